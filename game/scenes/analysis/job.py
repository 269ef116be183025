"""What the analysis works out between the frames: one position, then the course of the match."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.play.advice import Analysis, Standing, Steps, analysis_steps, standing_steps
from game.play.assessment import Assessment
from game.play.match import Match
from game.play.sliced import Sliced
from game.rules.protocol import Seat
from game.view.game_view import GameView
from game.view.presses import Chosen

ASSESSMENT_SLICE = 0.012
"""Seconds of a frame for the course: nothing moves meanwhile, and of a long match it is much."""


class PositionAnalysis(NamedTuple):
    """A position's moves with their values, how each is pressed, and how it stands for the seat.

    The values are for the player to move; the seat is that of the whole course.
    """

    analysis: Analysis
    presses: dict[Any, Chosen]
    standing: Standing


def _steps(match: Match, game_view: GameView, cursor: int, seat: Seat) -> Steps[PositionAnalysis]:
    """Work out what the moves of one position are worth, and how it stands."""
    position = match.position_at(cursor)
    presses = yield from game_view.ways(match.game, position, ())
    analysis = yield from analysis_steps(match.game, position)
    standing = yield from standing_steps(match.game, position, seat, analysis)
    return PositionAnalysis(analysis, presses, standing)


class AnalysisJob:
    """Works on the position that is looked at first, then on the course of the match."""

    def __init__(self, match: Match, game_view: GameView, seat: Seat) -> None:
        self.match = match
        self.game_view = game_view
        self.seat = seat
        self.assessment = Assessment(match, seat)
        self.results: dict[int, PositionAnalysis] = {}
        self._work: Sliced[PositionAnalysis] | None = None
        self._cursor = 0

    @property
    def busy(self) -> bool:
        """Whether there is anything left to work out."""
        return self._work is not None or not self.assessment.done

    def look_at(self, cursor: int) -> None:
        """Work on this position next, if it is not known and has a move."""
        if self._work is not None:
            self._work.cancel()
        self._work, self._cursor = None, cursor
        position = self.match.position_at(cursor)
        if cursor not in self.results and self.match.game.legal_moves(position):
            self._work = Sliced(_steps(self.match, self.game_view, cursor, self.seat))

    def step(self) -> bool:
        """Work for a moment; True when there is something new to show."""
        if self._work is None:
            return self.assessment.step(ASSESSMENT_SLICE)
        result = self._work.step()
        if result is None:
            return False
        self.results[self._cursor] = result
        self.assessment.learn(self._cursor, result.standing)
        self._work = None
        return True

    def cancel(self) -> None:
        """Give everything up; what is known stays."""
        if self._work is not None:
            self._work.cancel()
            self._work = None
        self.assessment.cancel()
