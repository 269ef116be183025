"""Looking at a match again: points in it, and what has happened up to each of them.

A point is (turn, event): `turn` moves are complete, and of the next one `event` of its events have
happened. It is always a point where something has moved: markers do not count. The match itself
does not change.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal, NamedTuple

from game.play.lines import Turn
from game.play.match import Match
from game.rules.protocol import MARKERS, Event


class Point(NamedTuple):
    """A point of a match; see the module."""

    turn: int
    event: int = 0


@dataclass(frozen=True, slots=True)
class Jump:
    """A move worth a look: `turn` is complete then."""

    turn: int
    kind: Literal["capture", "end"]


class Replay:
    """A line of a match, with a point in it that can be moved."""

    def __init__(self, match: Match, line: Sequence[Turn] | None = None) -> None:
        """Begin at the start of `line`, by default the one that is played."""
        self.match = match
        self.turns: tuple[Turn, ...] = tuple(match.turns if line is None else line)
        self.point = Point(0)
        self._stops: dict[int, tuple[int, ...]] = {}

    # The point

    @property
    def last(self) -> Point:
        """The end of the line."""
        return Point(len(self.turns))

    @property
    def before(self) -> Any:
        """The position after the complete moves of the point."""
        return self.turns[self.point.turn - 1].after if self.point.turn else self.match.start

    @property
    def turn(self) -> Turn | None:
        """The move that is going on at the point, or the next one; None at the end."""
        return self.turns[self.point.turn] if self.point.turn < len(self.turns) else None

    @property
    def happened(self) -> tuple[Event, ...]:
        """The events of the move that is going on, up to the point; () between two moves."""
        return self.turn.events[: self.point.event] if self.turn is not None else ()

    @property
    def moves_begun(self) -> int:
        """How many moves have begun: so many entries of the log can be shown."""
        return self.point.turn + (self.point.event > 0)

    def stops(self, turn: int) -> tuple[int, ...]:
        """Return the numbers of events at which one can stop inside a move, 0 among them.

        The end of the move is no stop of its own: it is stop 0 of the next one.
        """
        if turn not in self._stops:
            events = self.turns[turn].events
            moving = [number for number, event in enumerate(events, 1) if event.kind not in MARKERS]
            self._stops[turn] = (0, *moving[:-1])
        return self._stops[turn]

    def go_to(self, turn: int, event: int = 0) -> None:
        """Go to a point, or to the last possible one before it."""
        turn = min(max(turn, 0), len(self.turns))
        if turn == len(self.turns):
            self.point = self.last
            return
        stops = self.stops(turn)
        self.point = Point(turn, stops[bisect_right(stops, max(event, 0)) - 1])

    def forward(self) -> bool:
        """One event on; False at the end."""
        if self.turn is None:
            return False
        stops = self.stops(self.point.turn)
        after = bisect_right(stops, self.point.event)
        if after < len(stops):
            self.point = Point(self.point.turn, stops[after])
        else:
            self.point = Point(self.point.turn + 1)
        return True

    def back(self) -> bool:
        """One event back; False at the start."""
        turn, event = self.point
        if event:
            stops = self.stops(turn)
            self.point = Point(turn, stops[bisect_left(stops, event) - 1])
        elif turn:
            self.point = Point(turn - 1, self.stops(turn - 1)[-1])
        else:
            return False
        return True

    def next_turn(self) -> bool:
        """On to the end of the move; False at the end of the line."""
        if self.turn is None:
            return False
        self.point = Point(self.point.turn + 1)
        return True

    def previous_turn(self) -> bool:
        """Back to the beginning of the move, or of the one before; False at the start."""
        turn, event = self.point
        if not turn and not event:
            return False
        self.point = Point(turn if event else turn - 1)
        return True

    # Jumps

    @cached_property
    def jumps(self) -> tuple[Jump, ...]:
        """The moves worth a look, in order."""
        kinds: dict[int, Literal["capture", "end"]] = {}
        for number, turn in enumerate(self.turns, 1):
            if any(event.kind == "capture" for event in turn.events):
                kinds[number] = "capture"
        if self.turns:
            kinds.setdefault(len(self.turns), "end")
        return tuple(Jump(turn, kinds[turn]) for turn in sorted(kinds))

    def next_jump(self, *kinds: str) -> Jump | None:
        """Return the next jump after the point of one of `kinds` (default: all)."""
        later = (jump for jump in self.jumps if jump.turn > self.point.turn)
        return next((jump for jump in later if not kinds or jump.kind in kinds), None)

    def previous_jump(self, *kinds: str) -> Jump | None:
        """Return the jump before the point of one of `kinds` (default: all)."""
        inside = self.point.event > 0
        earlier = (jump for jump in reversed(self.jumps) if jump.turn < self.point.turn + inside)
        return next((jump for jump in earlier if not kinds or jump.kind in kinds), None)
