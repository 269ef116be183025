"""Puzzles of one's own mistakes, made of what a review has found out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.learn.exercise import Exercise
from game.play.own_puzzles import own_puzzles

if TYPE_CHECKING:
    from game.scenes.review.study import Study

PRACTISE = "practise"
"""The id of what leads to them."""


class OwnPuzzles:
    """The puzzles of one study: made once for the mistakes that are known."""

    def __init__(self) -> None:
        self._known: tuple[tuple[int, ...], tuple[Exercise, ...]] = (), ()

    def of(self, study: Study) -> tuple[Exercise, ...]:
        """Return a puzzle of each mistake in which one move was best; () until all are known."""
        if not study.counted or study.trial is not None:
            return ()
        faults = tuple(sorted((*study.faults("mistake"), *study.faults("blunder"))))
        if self._known[0] != faults:
            turns = study.match_playback.replay.turns
            puzzles = own_puzzles(study.review, study.match.start, turns, study.game, faults)
            self._known = faults, puzzles
        return self._known[1]
