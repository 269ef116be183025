"""The course of a match: how it stood before each move and at the end, and where it turned."""

from __future__ import annotations

from collections.abc import Iterator

from game.ai.analysis import Standing, stand, turning_points
from game.ai.thought import Strength
from game.play.advice import Advice
from game.play.match import Match
from game.play.thinker import SLICE
from game.rules.protocol import Seat

__all__ = ["Course", "Standing"]

GLANCE = {"kalah": Strength(depth=60, nodes=12_000)}
"""How hard each position is thought about, by the name of the game."""

USUAL_GLANCE = Strength(depth=12, nodes=2_500)


class Course:
    """How a match stands for one seat, from its start to its last turn, worked out in slices."""

    def __init__(self, match: Match, seat: Seat) -> None:
        """Nothing is worked out yet. The match must not change meanwhile."""
        self.seat = seat
        self.standings: list[Standing] = []
        self.points = len(match.turns) + 1
        self._jobs = self._all(match)
        self._job: Advice[Standing] | None = None

    def _all(self, match: Match) -> Iterator[Advice[Standing]]:
        """Yield the work of each position. A draw by repetition, or giving up, is not judged."""
        strength = GLANCE.get(match.game.name, USUAL_GLANCE)
        for cursor in range(self.points):
            yield Advice(stand(match.game, match.position_at(cursor), self.seat, strength))

    @property
    def done(self) -> bool:
        """Whether every position has been looked at."""
        return len(self.standings) == self.points

    def step(self, seconds: float = SLICE) -> bool:
        """Work for about `seconds`; True when another position is finished."""
        if self.done:
            return False
        if self._job is None:
            self._job = next(self._jobs)
        found = self._job.step(seconds)
        if found is None:
            return False
        self._job = None
        self.standings.append(found)
        return True

    def cancel(self) -> None:
        """Give up the position that is being looked at; `step` begins it no more."""
        if self._job is not None:
            self._job.cancel()
        self.points = len(self.standings)

    def turning(self) -> tuple[int, ...]:
        """Return the turns that changed how the match stands, first turn 0, as far as known."""
        return turning_points([standing.bar for standing in self.standings])
