"""What the statistics say: for each game a table against others, one of the seats, and records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.i18n.catalogue import Catalogue
from game.play.levels import level_names
from game.play.saved.statistics import FRIEND, PEOPLE, GameStatistics, Results

_LINES = ("longest", "biggest")
_NAMED = (PEOPLE, FRIEND)


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a table: against whom, or which seat, and its numbers; `spoken` is all of it."""

    who: str
    results: Results
    spoken: str
    total: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Rows under a head: what stands before the numbers."""

    head: str
    rows: Sequence[Row]


@dataclass(frozen=True, slots=True)
class GameTold:
    """All that is told of a game; `name` is the program's, `title` the people's."""

    name: str
    title: str
    tables: Sequence[Table]
    records: Sequence[str]

    def sentences(self) -> Iterator[str]:
        """Yield all of it, line by line."""
        yield from (row.spoken for table in self.tables for row in table.rows)
        yield from self.records


def told_of(words: Catalogue, name: str, game: GameStatistics) -> GameTold:
    """Return what the statistics say of a game."""
    text = words.text
    tables = []
    if game.results:
        rows = [_against(words, _opponent(words, name, who), r) for who, r in game.results.items()]
        if len(rows) > 1:
            total = _against(words, text("statistics.total"), game.total, total=True)
            rows.append(total)
        tables.append(Table(text("statistics.opponent"), rows))
    if game.seats:
        seats = [_of_seat(words, name, seat, r) for seat, r in sorted(game.seats.items())]
        tables.append(Table(text("statistics.seat"), seats))
    records = [text(f"statistics.{name}.{line}", count=getattr(game, line)) for line in _LINES]
    return GameTold(name, text(f"menu.game.{name}"), tables, records)


def total_of(words: Catalogue, name: str, game: GameStatistics) -> str:
    """Return how the matches of a game against others have ended, in a sentence."""
    who = words.text(f"menu.game.{name}")
    if game.results:
        return _seat_sentence(words, who, game.total)
    return words.text("statistics.played", game=who, played=game.finished)


def _against(words: Catalogue, who: str, results: Results, total: bool = False) -> Row:
    key = "statistics.row-total" if total else "statistics.row"
    return Row(who, results, _sentence(words, key, who, results), total)


def _of_seat(words: Catalogue, name: str, seat: int, results: Results) -> Row:
    who = words.text(f"table.{name}.seat-{seat}")
    return Row(who, results, _seat_sentence(words, who, results))


def _seat_sentence(words: Catalogue, who: str, results: Results) -> str:
    return _sentence(words, "statistics.row-seat", who, results)


def _sentence(words: Catalogue, key: str, who: str, results: Results) -> str:
    return words.text(
        key,
        who=who,
        played=results.played,
        won=results.won,
        lost=results.lost,
        drawn=results.drawn,
    )


def _opponent(words: Catalogue, game: str, name: str) -> str:
    """Return what an opponent is called."""
    if name in _NAMED:
        return words.text(f"statistics.{name}")
    key = level_names(game).get(int(name.removeprefix("level-")))
    return name if key is None else words.text(key)
