"""Moves tried on the spot: a line of one's own that leaves the match from a point of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.play.advice import Analysis, analysis_steps
from game.play.lines import Turn
from game.play.match import Match
from game.play.sliced import SLICE, Sliced
from game.scenes.review.playback import Playback


class Trial:
    """A copy of a match up to a point, in which anybody's moves can be tried.

    The match itself does not change. `start`: how many turns the copy began with.
    """

    def __init__(self, match: Match, turns: Sequence[Turn], like: Playback) -> None:
        """Begin after `turns` of the match; it is shown `like` that."""
        self._like = like
        self.match = Match(match.game, match.players, match.first, match.start)
        self.match.side = match.side
        self.match.take_over(tuple(turns))
        self.start = len(turns)
        self.undone: list[Any] = []
        """Tried moves that were taken back, the last one first to come again."""
        self.playback = self._playback()
        self._analyses: dict[Any, Analysis] = {}
        self._work: Sliced[Analysis] | None = None
        self._worked_on: Any = None

    def _playback(self) -> Playback:
        """Return what shows the copy, at its end."""
        playback = Playback(self._like.context, self.match, self._like.teller)
        playback.speed = self._like.speed
        return playback

    @property
    def tried(self) -> int:
        """How many moves have been tried."""
        return len(self.match.turns) - self.start

    @property
    def tried_moves(self) -> list[Any]:
        """The moves tried so far."""
        return [turn.move for turn in self.match.turns[self.start :]]

    def play(self, move: Any) -> None:
        """Play a move that is legal at the point that is shown; what comes after that is let go."""
        self._end_here()
        self.undone.clear()
        self._show(move)

    def _end_here(self) -> None:
        """End the copy at the point that is shown; that may lie before the first tried move."""
        shown = self.playback.replay.point.turn
        self.start = min(self.start, shown)
        self.match.take_over(tuple(self.match.turns[:shown]))

    def to_end(self) -> None:
        """Show the copy at its end."""
        self.playback.go(len(self.match.turns))

    def _show(self, move: Any) -> None:
        self.match.play(move)
        self.playback = self._playback()
        self.playback.go(len(self.match.turns) - 1)
        self.playback.play()

    def undo(self) -> bool:
        """Take the last tried move back; False if there is none."""
        if not self.tried:
            return False
        self.undone.append(self.match.turns[-1].move)
        self.match.take_over(tuple(self.match.turns[:-1]))
        self.playback = self._playback()
        return True

    def redo(self) -> bool:
        """Play the tried move again that was taken back last; False if there is none."""
        if not self.undone:
            return False
        self._show(self.undone.pop())
        return True

    # What its moves are worth

    def analysis(self) -> Analysis | None:
        """Return what the moves at its end are worth; None if not known yet."""
        return self._analyses.get(self.match.position)

    @property
    def thinks(self) -> bool:
        """Whether the values at its end are still to be worked out."""
        return bool(self.match.legal_moves()) and self.analysis() is None

    def step(self, seconds: float = SLICE) -> bool:
        """Work on these values for about `seconds`; True once they are known."""
        if not self.thinks:
            return False
        position = self.match.position
        if self._work is None or self._worked_on != position:
            self.cancel()
            self._work = Sliced(analysis_steps(self.match.game, position))
            self._worked_on = position
        analysis = self._work.step(seconds)
        if analysis is None:
            return False
        self._analyses[position], self._work = analysis, None
        return True

    def cancel(self) -> None:
        """Give up what is not worked out yet."""
        if self._work is not None:
            self._work.cancel()
            self._work = None
