"""A hint or an analysis for a person at the table, worked out in slices like an opponent's move."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from typing import Any, Generic, Literal, TypeVar

from game.ai.analysis import (
    Analysis,
    MoveValue,
    Standing,
    analyse,
    ended,
    seen_by,
    standing,
)
from game.ai.chances import even_share
from game.ai.hint import Claim, Hint, hint
from game.ai.levels import advice_strength
from game.ai.registry import mind_of
from game.ai.thought import WIN, Steps, Strength
from game.play.match import Match
from game.play.thinker import SLICE
from game.rules.protocol import AnyGame, Seat

__all__ = [
    "Advice",
    "Analysis",
    "Claim",
    "Hint",
    "MoveValue",
    "Standing",
    "Steps",
    "analysis_of",
    "analysis_steps",
    "ended",
    "even_share",
    "hint_for",
    "in_percent",
    "outcome_of",
    "share_of",
    "standing_steps",
    "tells_lead",
]

T = TypeVar("T")


def tells_lead(game: AnyGame) -> bool:
    """Whether the value of a move is told as a lead in seeds, in place of a chance."""
    return mind_of(game.name).value_is_lead


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


def analysis_of(match: Match, strength: Strength | None = None) -> Advice[Analysis]:
    """Begin an analysis of the position at the cursor of `match`, which must have a move.

    `strength`: by default as hard as a hint thinks, so that both name the same move.
    """
    return Advice(analysis_steps(match.game, match.position, strength))


def analysis_steps(
    game: AnyGame, position: Any, strength: Strength | None = None
) -> Steps[Analysis]:
    """Return the work of an analysis, to be made part of other work."""
    return analyse(game, position, strength or advice_strength(game))


def standing_steps(game: AnyGame, position: Any, seat: Seat, analysis: Analysis) -> Steps[Standing]:
    """Return the work of finding out how an analysed position stands for `seat`."""
    return seen_by(game, position, seat, analysis, advice_strength(game))


def share_of(game: AnyGame, value: MoveValue) -> float:
    """Return how near to winning a move brings its player: 0.0 is lost, 1.0 is won."""
    return standing(game, value)


def in_percent(game: AnyGame, value: MoveValue) -> int:
    """Return the same from 0 to 100."""
    return round(100 * standing(game, value))


def outcome_of(game: AnyGame, value: MoveValue) -> Literal["wins", "loses", "draws"] | None:
    """Return what a move is proven to lead to with the best play of all; None if it is not."""
    if not value.exact and abs(value.value) < WIN:
        return None
    share = standing(game, value)
    return "wins" if share > 0.5 else "loses" if share < 0.5 else "draws"
