"""What a device remembers of finished matches: results, the longest sow, the biggest capture.

The form in the storage, of schema 1::

    {"schema": 1, "counted": [ids of matches, the oldest first],
     "games": {"kalah": {"results": {"level-3": {"won": 2, "lost": 1, "drawn": 0}, ...},
                         "longest": 17, "biggest": 12}}}

Results are those of the one person at the table; against opponents of several levels they stand
under the highest. Matches between persons stand under "people": `won` counts those that somebody
won. Matches without a person are not counted.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field

from game.play.lines import Turn
from game.play.match import Match
from game.play.saves import Storage
from game.rules.protocol import Json
from game.rules.registry import GAMES
from game.rules.shape import is_whole

KEY = "statistics"
"""Where they are kept."""

PEOPLE = "people"
"""The opponent's name in matches between persons."""

_MOST_IDS = 400
_HIGHEST_LEVEL = 9
_MOST = 1_000_000_000
_SCHEMA = 1
_WALKS = frozenset({"drop", "store", "step"})


@dataclass(slots=True)
class Results:
    """How many matches ended in which way."""

    won: int = 0
    lost: int = 0
    drawn: int = 0

    @property
    def played(self) -> int:
        """All of them."""
        return self.won + self.lost + self.drawn


@dataclass(slots=True)
class GameStatistics:
    """What is remembered of one game.

    `results` by opponent: "people", or "level-1" and so on. `longest`: most seeds sown (steps
    walked) in one move of a person; `biggest`: most seeds or pieces captured in one.
    """

    results: dict[str, Results] = field(default_factory=dict)
    longest: int = 0
    biggest: int = 0

    @property
    def total(self) -> Results:
        """The results against all opponents together."""
        every = self.results.values()
        return Results(
            sum(each.won for each in every),
            sum(each.lost for each in every),
            sum(each.drawn for each in every),
        )


class Statistics:
    """The statistics of this device. Where storage refuses they are those of this visit."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._games: dict[str, GameStatistics] = {}
        self._ids: dict[str, None] = {}

    def games(self) -> dict[str, GameStatistics]:
        """Return what is remembered of each game that was played, in the order of the menu."""
        self._load()
        return {name: self._games[name] for name in GAMES if name in self._games}

    def count(self, match: Match) -> None:
        """Count a match that has ended, if it was not counted before."""
        outcome = match.outcome()
        name = opponent_of(match)
        if outcome is None or name is None or not self._is_new(match.id):
            return
        game = self._games.setdefault(match.game.name, GameStatistics())
        results = game.results.setdefault(name, Results())
        persons = match.persons()
        if len(outcome.winners) == len(match.game.seats):
            results.drawn += 1
        elif name == PEOPLE or set(persons) & set(outcome.winners):
            results.won += 1
        else:
            results.lost += 1
        own = [turn for turn in match.turns[: match.cursor] if turn.seat in persons]
        game.longest = max([game.longest, *map(length_of, own)])
        game.biggest = max([game.biggest, *map(capture_of, own)])
        self._save()

    def pass_over(self, match: Match) -> None:
        """Remember a match that was not played here, so that it is never counted."""
        if self._is_new(match.id):
            self._save()

    def erase(self) -> None:
        """Forget everything, but not which matches were counted: they are not counted again."""
        self._load()
        self._games.clear()
        self._save()

    def _is_new(self, id_: str) -> bool:
        """Note the id of a match; False if it was known."""
        self._load()
        if id_ in self._ids:
            return False
        self._ids[id_] = None
        while len(self._ids) > _MOST_IDS:
            del self._ids[next(iter(self._ids))]
        return True

    def _load(self) -> None:
        """Take over what is kept: another window may have counted too."""
        with suppress(OSError, ValueError, RecursionError):
            text = self._storage.get(KEY)
            if text is not None:
                self._games, self._ids = _read(json.loads(text))

    def _save(self) -> None:
        value = {
            "schema": _SCHEMA,
            "counted": list(self._ids),
            "games": {name: _game_json(game) for name, game in self._games.items()},
        }
        with suppress(OSError):
            self._storage.set(KEY, json.dumps(value, separators=(",", ":")))


def opponent_of(match: Match) -> str | None:
    """Return the name under which a match's result stands; None where no person plays."""
    persons = len(match.persons())
    if persons != 1:
        return PEOPLE if persons else None
    levels = [player.level for player in match.players.values() if player.kind == "opponent"]
    return f"level-{max(levels)}"


def length_of(turn: Turn) -> int:
    """Return how many seeds were sown, or steps walked, in a move."""
    return sum(event.count or 1 for event in turn.events if event.kind in _WALKS)


def capture_of(turn: Turn) -> int:
    """Return how many seeds or pieces were captured in a move."""
    return sum(event.count or 1 for event in turn.events if event.kind == "capture")


def _game_json(game: GameStatistics) -> Json:
    results = {
        name: {"won": each.won, "lost": each.lost, "drawn": each.drawn}
        for name, each in game.results.items()
    }
    return {"results": results, "longest": game.longest, "biggest": game.biggest}


def _read(value: Json) -> tuple[dict[str, GameStatistics], dict[str, None]]:
    """Return what makes sense of kept statistics; the rest is left out."""
    games = _member(value, "games")
    counted = value.get("counted") if isinstance(value, dict) else None
    ids = [id_ for id_ in counted if isinstance(id_, str)] if isinstance(counted, list) else []
    found = {name: _read_game(games[name]) for name in GAMES if name in games}
    return found, dict.fromkeys(ids[-_MOST_IDS:])


def _read_game(value: Json) -> GameStatistics:
    results = _member(value, "results")
    known = {name: _read_results(results[name]) for name in _opponents() if name in results}
    return GameStatistics(known, _count(value, "longest"), _count(value, "biggest"))


def _opponents() -> Iterator[str]:
    yield PEOPLE
    for level in range(1, _HIGHEST_LEVEL + 1):
        yield f"level-{level}"


def _read_results(value: Json) -> Results:
    return Results(_count(value, "won"), _count(value, "lost"), _count(value, "drawn"))


def _member(value: Json, name: str) -> dict[str, Json]:
    found = value.get(name) if isinstance(value, dict) else None
    return found if isinstance(found, dict) else {}


def _count(value: Json, name: str) -> int:
    found = value.get(name, 0) if isinstance(value, dict) else 0
    return min(max(found, 0), _MOST) if is_whole(found) else 0
