"""What is pointed out in a guided game: the first moment not yet spoken of that is there."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from game.learn.exercise import Guided, Moment, Moves
from game.learn.goals import left_by
from game.learn.plays import plays

MOST = Fraction(2, 3)
"""Moves are pointed out only if they are at most this part of all: else it would be no help."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A moment that came up, and the moves that are pointed out with it."""

    moment: Moment
    moves: Moves


def advise(guided: Guided, position: Any, spoken: Collection[str]) -> Advice | None:
    """Return what to point out to the learner, whose turn it is; None where there is nothing.

    `spoken`: the ids of moments that came up before. A moment is there if some moves meet it, but
    not most do (`is_a_choice`), unless it is one that is always told.
    """
    played = tuple(plays(guided.game, position))
    for moment in guided.moments:
        if moment.id in spoken or (moment.gate and not left_by(played, moment.gate)):
            continue
        fitting = left_by(played, moment.when)
        if fitting and (moment.always or is_a_choice(len(fitting), len(played))):
            return Advice(moment, tuple(play.moves[0] for play in fitting))
    return None


def is_a_choice(fitting: int, played: int) -> bool:
    """Whether it says something that so many moves, of all that can be played, meet a moment."""
    return fitting < played and fitting <= MOST * played
