"""Matches that the same players play one after another, and how often each has won.

A series belongs to a game and to who sits where; it goes on between visits. Kept as JSON, the
series played last at the end::

    [{"game": "kalah", "players": [[0, "person", "Asha", 0], [1, "opponent", "", 3]],
      "wins": [4, 2], "draws": 1, "played": 7, "last": "id of the match counted last",
      "won": [0], "before": [["id", [1]], ["id", [0]], ...]}, ...]

Players, wins and `won` are in the order of the seats in play; `before` are the matches counted
before the last one, the newest at the end, each with who won it. What cannot be read counts as
none.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from game.play.match import Match
from game.play.saved import stored
from game.play.saved.storage import Storage
from game.rules.protocol import Json, Seat
from game.rules.shape import is_whole

KEY = "series"
"""The key in the host's storage."""

MOST = 24
"""So many series are kept."""

MOST_BEFORE = 24
"""So many matches of a series are known one by one: as many as are kept themselves."""

_MOST_WINS = 1_000_000


@dataclass(frozen=True, slots=True)
class Tally:
    """Wins by seat (a shared win counts for each), draws, and matches played.

    `recent` are those who won each of the last matches, up to the one that was asked about, which
    is last; of a match before the last one nothing is known of them.
    """

    wins: Mapping[Seat, int]
    draws: int
    played: int
    recent: tuple[tuple[Seat, ...], ...] = ()

    def wins_in_a_row(self, seat: Seat) -> int:
        """Return how many matches a seat has won one after another, up to now; draws end that."""
        return _run(self._won_by(won, seat) for won in self.recent)

    def losses_in_a_row(self, seat: Seat) -> int:
        """Return how many it has lost one after another."""
        return _run(seat not in won for won in self.recent)

    def _won_by(self, won: tuple[Seat, ...], seat: Seat) -> bool:
        return seat in won and len(won) < len(self.wins)


@dataclass(frozen=True, slots=True)
class _Ending:
    """A match that has ended: which, of whom, and the numbers of the seats that have won."""

    match: str
    game: str
    players: list[Json]
    won: list[int]


class Series:
    """All series, in storage and in memory; without storage they last as long as the program.

    Another window may count as well: each ending is added to what lies in the storage then.
    """

    def __init__(
        self, storage: Storage, report_unsaved: Callable[[str], None] = lambda _key: None
    ) -> None:
        """`report_unsaved` is called with the key when a count could not be kept."""
        self._storage = storage
        self._report_unsaved = report_unsaved
        self._there: list[Json] = []
        """What lay in the storage when it was read last."""
        self._unsaved: list[_Ending] = []
        """What was counted and is not in the storage."""
        with suppress(OSError):
            self._there = stored.value(storage, KEY)

    def count(self, match: Match) -> Tally:
        """Count a finished match, once however often it is asked for; return how it stands.

        A match that was taken back and ended in another way counts as it ended last; one before
        the last one was counted, and stays as it is. A guided game, or one that began from a
        position that was set up, belongs to no series.
        """
        outcome, seats = match.outcome(), match.game.seats
        if not match.counts:
            return Tally(dict.fromkeys(seats, 0), 0, 0)
        won = [seats.index(seat) for seat in outcome.winners] if outcome else []
        self._unsaved.append(_Ending(match.id, match.game.name, _players(match), won))
        series = self._with_unsaved(self._there)

        def counted(there: list[Any]) -> list[Any]:
            nonlocal series
            series = self._with_unsaved(there)
            return series

        if stored.change(self._storage, KEY, counted):
            self._there, self._unsaved = series, []
        else:
            self._report_unsaved(KEY)
        last = series[-1]
        endings = [*last["before"], [last["last"], last["won"]]] if last["last"] == match.id else []
        return Tally(
            dict(zip(seats, last["wins"], strict=True)),
            last["draws"],
            last["played"],
            tuple(tuple(seats[number] for number in won) for _, won in endings),
        )

    def _with_unsaved(self, there: list[Any]) -> list[Any]:
        """Return what lies in the storage with what was counted since, the series of that last.

        What makes no sense here, and may to another version, is kept as it is.
        """
        strange = [series for series in there if not _sound(series)]
        series_read = [series for series in there if _sound(series)]
        for ending in self._unsaved:
            series_read = _counted(series_read, ending)
        return [*strange, *series_read]


def _counted(all_series: list[dict[str, Any]], ending: _Ending) -> list[dict[str, Any]]:
    """Return the series with one ending more; the one that it belongs to comes last."""
    whose = ending.game, ending.players
    others = [series for series in all_series if (series["game"], series["players"]) != whose]
    there = next((series for series in all_series if series not in others), {})
    series: dict[str, Any] = {
        "game": ending.game,
        "players": ending.players,
        "draws": 0,
        "played": 0,
        "last": "",
    }
    series |= {"wins": [0] * len(ending.players), "won": [], **copy.deepcopy(there)}
    series["before"] = _endings(series.get("before"), len(ending.players))
    if all(id_ != ending.match for id_, _ in series["before"]):
        _add_last(series, ending)
    return [*others, series][-MOST:]


def _add_last(series: dict[str, Any], ending: _Ending) -> None:
    """Count an ending as the last one of a series, in place of what the same match was before."""
    if series["last"] == ending.match:
        _add(series, series["won"], -1)
    elif series["last"]:
        last = [series["last"], series["won"]]
        series["before"] = [*series["before"], last][-MOST_BEFORE:]
    series["last"], series["won"] = ending.match, ending.won
    _add(series, ending.won, 1)


def _endings(before: Json, seats: int) -> list[list[Any]]:
    """Return what makes sense of the matches before the last one."""
    listed = before if isinstance(before, list) else []
    return [ending for ending in listed if _is_ending(ending, seats)]


def _is_ending(ending: Json, seats: int) -> bool:
    """Tell whether something read is an id with the numbers of those who won."""
    if not (isinstance(ending, list) and len(ending) == 2):
        return False
    id_, won = ending
    if not (isinstance(id_, str) and isinstance(won, list)):
        return False
    return all(isinstance(n, int) and is_whole(n) and 0 <= n < seats for n in won)


def _run(recent: Iterable[bool]) -> int:
    """Return how many of the last ones are true."""
    return len(list(takewhile(bool, reversed(list(recent)))))


def _players(match: Match) -> list[Json]:
    """Return who sits where."""
    seated = [(seat, match.players[seat]) for seat in match.game.seats]
    return [
        [seat, player.kind, player.name, player.level if player.kind == "opponent" else 0]
        for seat, player in seated
    ]


def _add(series: dict[str, Any], won: list[int], times: int) -> None:
    """Count an ending `times` times; a match that all have won is drawn."""
    series["played"] += times
    if len(won) == len(series["wins"]):
        series["draws"] += times
        return
    for number in won:
        series["wins"][number] += times


def _sound(series: Json) -> bool:
    """Tell whether something read is a series."""
    if not isinstance(series, dict):
        return False
    wins, won, players = (series.get(name) for name in ("wins", "won", "players"))
    if not (isinstance(wins, list) and isinstance(won, list) and isinstance(players, list)):
        return False
    if not wins or len(wins) != len(players):
        return False
    numbers = [*wins, series.get("draws"), series.get("played")]
    counted = all(type(number) is int and 0 <= number <= _MOST_WINS for number in numbers)
    seated = all(type(number) is int and 0 <= number < len(wins) for number in won)
    named = isinstance(series.get("game"), str) and isinstance(series.get("last"), str)
    return counted and seated and named and (not series["last"] or _has_counted(series))


def _has_counted(series: dict[str, Any]) -> bool:
    """Whether the ending counted last is among those counted, so that it can be taken back."""
    wins, won = series["wins"], series["won"]
    if len(set(won)) != len(won):
        return False
    drawn = len(won) == len(wins)
    counted = series["draws"] > 0 if drawn else all(wins[number] > 0 for number in won)
    return bool(counted and series["played"] > 0)
