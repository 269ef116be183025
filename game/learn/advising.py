"""The thinking of a guided game in slices, so that no frame waits for it.

What comes out is what `advise` and `middling` return; only the way there is cut up.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from game.ai.thought import Steps
from game.learn.exercise import Goal, Guided, Moment
from game.learn.goals import best, fits, measured
from game.learn.measures import MEASURES, Value
from game.learn.moments import Advice, is_a_choice
from game.learn.plays import Play, play_of
from game.rules.protocol import AnyGame


def advising(guided: Guided, position: Any, spoken: Collection[str]) -> Steps[Advice | None]:
    """Find what to point out to the learner, whose turn it is: see `advise`."""
    thought = _Thought((yield from _plays(guided.game, position)))
    for moment in guided.moments:
        if moment.id not in spoken:
            fitting = yield from thought.fitting(moment)
            if fitting:
                return Advice(moment, tuple(play.moves[0] for play in fitting))
    return None


def choosing(game: AnyGame, position: Any, measure: str) -> Steps[Any]:
    """Find the move of the gentle opponent: see `middling`."""
    played = yield from _plays(game, position)
    gains: list[Any] = [MEASURES[measure](play) for play in played]
    ranked = sorted(range(len(played)), key=gains.__getitem__)
    return played[ranked[(len(ranked) - 1) // 2]].moves[0]


def _plays(game: AnyGame, position: Any) -> Steps[Sequence[Play]]:
    """Play all moves from a position."""
    played = []
    for move in game.legal_moves(position):
        played.append(play_of(game, position, move))
        yield None
    return played


class _Thought:
    """The moves from one position, and what is known of them by now."""

    def __init__(self, played: Sequence[Play]) -> None:
        self._played = played
        self._known: dict[tuple[str, int], Value] = {}
        """By measure and number of the move."""

    def fitting(self, moment: Moment) -> Steps[Sequence[Play]]:
        """Return the moves with which a moment is there; none if it is not."""
        everything = range(len(self._played))
        if moment.gate and not (yield from self._left_by(everything, moment.gate)):
            return ()
        left = yield from self._left_by(everything, moment.when)
        if not moment.always and not is_a_choice(len(left), len(self._played)):
            return ()
        return [self._played[number] for number in left]

    def _left_by(self, numbers: Sequence[int], goals: Sequence[Goal]) -> Steps[Sequence[int]]:
        """Return those of some moves that meet all goals: see `game.learn.goals.left_by`."""
        for goal in goals:
            if not numbers:
                break
            values = []
            for number in numbers:
                values.append((yield from self._value(goal, number)))
            wanted = best(goal, values)
            pairs = zip(numbers, values, strict=True)
            numbers = [number for number, value in pairs if fits(goal, value, wanted)]
        return numbers

    def _value(self, goal: Goal, number: int) -> Steps[Value]:
        """Return what a move gives in the measure of a goal, which is worked out once."""
        key = goal.measure, number
        if key not in self._known:
            self._known[key] = measured(goal, self._played[number])
            yield None
        return self._known[key]
