"""The moves of a match in words, told when they are asked for: long matches cost no more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.play.lines import Turn
from game.play.match import Match
from game.rules.protocol import Seat
from game.scenes.frame.context import Context
from game.scenes.frame.names import teller_of


class Entry(NamedTuple):
    """A move: its number from 1, who made it, and what is told of it, line by line."""

    number: int
    seat: Seat
    lines: tuple[str, ...]


class Entries:
    """The moves of a match up to its cursor, or the first `seen` of them."""

    def __init__(self, context: Context, match: Match, seen: int | None = None) -> None:
        self.match = match
        self._seen = seen
        self._teller = teller_of(context.words, match)
        self._known: dict[int, tuple[Turn, Entry]] = {}

    @property
    def count(self) -> int:
        """How many moves there are."""
        return self.match.cursor if self._seen is None else min(self._seen, self.match.cursor)

    def between(self, first: int, end: int) -> Sequence[Entry]:
        """Return the moves whose numbers, counted from 0, are at least `first` and below `end`."""
        return [self._entry(number) for number in range(max(0, first), min(end, self.count))]

    def _entry(self, number: int) -> Entry:
        turn = self.match.turns[number]
        known = self._known.get(number)
        if known is None or known[0] is not turn:
            lines = self._teller.log(self.match.position_at(number), turn.events)
            known = self._known[number] = turn, Entry(number + 1, turn.seat, tuple(lines))
        return known[1]
