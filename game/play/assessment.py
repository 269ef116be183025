"""The course of a match: how it stood before each move and at the end, and where it turned.

Every position is judged at a glance first. Where it seems to have changed much, both positions are
looked at as closely as a hint does, and only what is seen so, or proven, is called a turning point.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.ai.analysis import Standing, stand, turning_points
from game.ai.levels import advice_strength, glance_strength
from game.play.lines import Turn
from game.play.match import Match
from game.play.sliced import SLICE, Sliced
from game.rules.protocol import Seat

__all__ = ["Assessment", "Standing"]

DOUBT = 0.2
"""By how much the bar must move in one turn for its two positions to be looked at closely."""


class Assessment:
    """How a match stands for one seat, from its start to its last turn, worked out in slices."""

    def __init__(self, match: Match, seat: Seat, line: Sequence[Turn] | None = None) -> None:
        """Nothing is worked out yet. `line`: of the match's lines, by default the one played."""
        self.seat = seat
        self.standings: list[Standing] = []
        self._game = match.game
        turns = match.turns if line is None else line
        self._positions = [match.start, *(turn.after for turn in turns)]
        self.points = len(self._positions)
        self._close: dict[int, Standing] = {}
        self._next: int | None = 0
        self._job: Sliced[Standing] | None = None

    @property
    def done(self) -> bool:
        """Whether there is nothing left to look at."""
        return self._next is None

    @property
    def looked_count(self) -> int:
        """How many positions have been looked at, be it at a glance only."""
        return len(self.standings)

    @property
    def doubtful_count(self) -> int:
        """How many positions are still to be looked at closely, as far as that is known.

        What is seen there may lead to further ones, or spare some.
        """
        return 0 if self.done else len(set(self._doubtful()))

    def step(self, seconds: float = SLICE) -> bool:
        """Work for about `seconds`; True when another position is finished."""
        if self._next is None:
            return False
        standing = self._standing_at(self._next, seconds)
        if standing is None:
            return False
        if self._next == len(self.standings):
            self.standings.append(standing)
            if standing.exact:
                # No closer look can change what is proven.
                self._close[self._next] = standing
        else:
            self._close[self._next] = self.standings[self._next] = standing
        self._job, self._next = None, self._following()
        return True

    def _standing_at(self, cursor: int, seconds: float) -> Standing | None:
        """Return how a position stands, once it is known; what was seen closely is known."""
        if cursor in self._close:
            if self._job is not None:
                self._job.cancel()
            return self._close[cursor]
        if self._job is None:
            self._job = self._begun(cursor)
        return self._job.step(seconds)

    def _begun(self, cursor: int) -> Sliced[Standing]:
        """Begin to look at a position. A draw by repetition, or giving up, is not judged."""
        game = self._game
        closely = cursor < len(self.standings)
        strength = advice_strength(game) if closely else glance_strength(game)
        return Sliced(stand(game, self._positions[cursor], self.seat, strength))

    def _following(self) -> int | None:
        """Return which position to look at next; None if all is clear."""
        if len(self.standings) < self.points:
            return len(self.standings)
        return next(self._doubtful(), None)

    def _doubtful(self) -> Iterator[int]:
        """Give the positions, some of them twice, that are to be looked at closely."""
        bars = [standing.bar for standing in self.standings]
        return (
            cursor
            for turn in turning_points(bars, DOUBT)
            for cursor in (turn, turn + 1)
            if cursor not in self._close
        )

    def learn(self, cursor: int, standing: Standing) -> None:
        """Take over how a position stands from whoever has looked at it closely."""
        self._close[cursor] = standing
        if cursor < len(self.standings):
            self.standings[cursor] = standing
        if self._job is None and (self._next is not None or len(self.standings) == self.points):
            self._next = self._following()

    def cancel(self) -> None:
        """Give up the position that is being looked at; `step` begins it no more."""
        if self._job is not None:
            self._job.cancel()
        self._job = self._next = None

    def turning(self) -> tuple[int, ...]:
        """Return the turns that changed how the match stands, first turn 0, as far as known."""
        bars = [standing.bar for standing in self.standings]
        return tuple(
            turn for turn in turning_points(bars) if {turn, turn + 1} <= self._close.keys()
        )
