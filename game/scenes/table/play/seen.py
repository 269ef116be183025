"""Which moves of the match have been seen by now, and what they did."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.table.play.current_match import CurrentMatch
from game.scenes.table.play.presses import Presses
from game.scenes.table.play.previews import Previews
from game.scenes.table.play.report import Report
from game.scenes.table.play.show import MoveShow
from game.view.board.preview import Preview


class Seen:
    """Follows from the report and from what is shown just now."""

    def __init__(
        self,
        current: CurrentMatch,
        previews: Previews,
        presses: Presses,
        show: MoveShow,
        report: Report,
    ) -> None:
        self._current = current
        self._previews = previews
        self._presses = presses
        self._show = show
        self._report = report

    def since(self) -> Sequence[Preview]:
        """Return what the reported moves did, as far as they are seen; nothing in mid-move.

        While a move is shown, for the first time or again, it is the last of them. Where laps are
        waited for, what the person did before gives way to it, and it is what happened so far.
        """
        if self._presses.bound:
            return ()
        moves, show = self._report.moves, self._show
        if not show.moving:
            return [move.preview for move in moves]
        if show.is_new:
            others = (move for move in moves if not self._current.is_here(move.seat))
            before = others if show.pausing else moves
            return [*(move.preview for move in before), self._shown()]
        return [move.preview for move in moves[: len(moves) - show.remaining]]

    def _shown(self) -> Preview:
        """Return what the move that is shown for the first time does, or did up to this lap."""
        show = self._show
        if show.waiting:
            return self._previews.of_part(show.events_passed(), show.event_begun())
        return self._previews.of_turn(self._current.match.cursor - 1)

    def count(self) -> int:
        """Return how many moves of the match have been seen to their end, or again up to there."""
        shown = self._show.moving and not self._presses.bound
        return self._current.match.cursor - (1 + self._show.remaining if shown else 0)
