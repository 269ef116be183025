"""Matches that the same players play one after another, and how often each has won.

A series belongs to a game and to who sits where; it goes on between visits. Kept as JSON, the
series played last at the end::

    [{"game": "kalah", "players": [[0, "person", "Asha", 0], [1, "opponent", "", 3]],
      "wins": [4, 2], "draws": 1, "played": 7, "last": "id of the match counted last",
      "won": [0]}, ...]

Players, wins and `won` are in the order of the seats in play. What cannot be read counts as none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from game.host.interface import Storage
from game.play import stored
from game.play.match import Match
from game.rules.protocol import Json, Seat

KEY = "series"
"""The key in the host's storage."""

MOST = 24
"""So many series are kept."""

_MOST_WINS = 1_000_000


@dataclass(frozen=True, slots=True)
class Tally:
    """Wins by seat (a shared win counts for each), draws, and matches played."""

    wins: Mapping[Seat, int]
    draws: int
    played: int


class Series:
    """All series, in storage and in memory; without storage they last as long as the program."""

    def __init__(
        self, storage: Storage, tell_unkept: Callable[[str], None] = lambda _key: None
    ) -> None:
        """`tell_unkept` is called with the key when a count could not be kept."""
        self._storage = storage
        self._tell_unkept = tell_unkept
        self._known: list[dict[str, Any]] = []
        self._strange: list[Json] = []
        """What makes no sense here, and may to another version: it is kept as it is."""
        self._loaded = False
        self._load()

    def _load(self) -> None:
        """Take over what is kept, once; before that nothing is written."""
        if self._loaded:
            return
        with suppress(OSError):
            kept = stored.value(self._storage, KEY)
            self._strange = [series for series in kept if not _sound(series)]
            self._known = [*(series for series in kept if _sound(series)), *self._known]
            self._loaded = True

    def count(self, match: Match) -> Tally:
        """Count a finished match, once however often it is asked for; return how it stands.

        A match that was taken back and ended in another way counts as it ended last.
        """
        self._load()
        series = self._of(match)
        outcome, seats = match.outcome(), match.game.seats
        won = [seats.index(seat) for seat in outcome.winners] if outcome else []
        if series["last"] == match.id:
            _add(series, series["won"], -1)
        series["last"], series["won"] = match.id, won
        _add(series, won, 1)
        if not self._save():
            self._tell_unkept(KEY)
        wins = dict(zip(seats, series["wins"], strict=True))
        return Tally(wins, series["draws"], series["played"])

    def _save(self) -> bool:
        """Keep all series; False where that cannot be, or nobody knows what lies there."""
        return self._loaded and stored.change(
            self._storage, KEY, lambda _: [*self._strange, *self._known]
        )

    def _of(self, match: Match) -> dict[str, Any]:
        """Return the series to which a match belongs, and make it the last one."""
        game, players = match.game.name, _players(match)
        found = None
        for series in self._known:
            if (series["game"], series["players"]) == (game, players):
                found = series
        if found is None:
            found = {"game": game, "players": players, "wins": [0] * len(players)}
            found |= {"draws": 0, "played": 0, "last": "", "won": []}
        else:
            self._known.remove(found)
        self._known = [*self._known, found][-MOST:]
        return found


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
