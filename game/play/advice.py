"""A hint or an analysis for a person at the table, worked out in slices like an opponent's move."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Any, Generic, TypeVar

from game.ai.analysis import Analysis, analyse
from game.ai.hint import Hint, hint
from game.ai.thought import Steps, Strength
from game.play.match import Match
from game.play.thinker import SLICE

__all__ = ["ANALYSIS", "Advice", "Analysis", "Hint", "Steps", "analysis_of", "hint_for"]

ANALYSIS = Strength(depth=40, nodes=60_000)
"""How hard every move of one position is thought about."""

T = TypeVar("T")


class Advice(Generic[T]):
    """Something being worked out; ask `step` for it, once a frame, until it is there."""

    def __init__(self, steps: Steps[T], clock: Callable[[], float] = time.perf_counter) -> None:
        """`clock` gives seconds; it only decides when a slice is over, never what comes out."""
        self._steps = steps
        self._clock = clock

    def step(self, seconds: float = SLICE) -> T | None:
        """Work for about `seconds`; return the result once it is finished."""
        until = self._clock() + seconds
        try:
            next(self._steps)
            while self._clock() < until:
                next(self._steps)
        except StopIteration as end:
            found: T | None = end.value
            return found
        return None

    def steps(self) -> Steps[T]:
        """Return the work itself, to be made part of other work."""
        return self._steps

    def cancel(self) -> None:
        """Give it up: a move, an undo, another scene."""
        self._steps.close()


def hint_for(match: Match, among: Collection[Any] | None = None) -> Advice[Hint]:
    """Begin a hint for the player to move at the cursor of `match`, who must have a move.

    `among`: the moves that can still be played, where part of the move has been made.
    """
    return Advice(hint(match.game, match.position, among=among))


def analysis_of(match: Match, strength: Strength = ANALYSIS) -> Advice[Analysis]:
    """Begin an analysis of the position at the cursor of `match`, which must have a move."""
    return Advice(analyse(match.game, match.position, strength))
