"""Puzzles of one's own mistakes, made of what a review has found out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.learn.exercise import Exercise
from game.play.lines import Turn
from game.play.own_puzzles import own_puzzles
from game.play.review import Review
from game.rules.protocol import AnyGame

PRACTISE = "practise"
"""The id of what leads to them."""


class OwnPuzzles:
    """The puzzles of one line of a match: made once for the mistakes that are known."""

    def __init__(self, game: AnyGame, start: Any, turns: Sequence[Turn]) -> None:
        self._line = start, turns, game
        self._known: tuple[Sequence[int], tuple[Exercise, ...]] = (), ()

    def of(self, review: Review, faults: Sequence[int]) -> tuple[Exercise, ...]:
        """Return a puzzle of each of these turns in which one move was the best."""
        if self._known[0] != faults:
            self._known = faults, own_puzzles(review, *self._line, faults)
        return self._known[1]
