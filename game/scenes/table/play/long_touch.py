"""The one line that teaches the long touch, at the first table on a phone."""

from __future__ import annotations

from game.play.saved import quick_play
from game.scenes.frame.context import Context


class LongTouch:
    """Says once, before the first move, that a finger may rest on a place."""

    def __init__(self, context: Context, game: str) -> None:
        self._context = context
        self._game = game
        self._due = context.measure.phone and not quick_play.is_taught(
            context.host.storage, quick_play.LONG_TOUCH
        )
        self._told = False

    @property
    def due(self) -> bool:
        """Whether it stands in the line now, or would before the first move."""
        return self._due and self._told

    def line(self) -> str:
        """Return what is told beside the opening, "" if it was learned before."""
        if not self._due:
            return ""
        self._told = True
        words = self._context.words
        own = f"table.long-touch.{self._game}"
        return words.text(own if own in words else "table.long-touch")

    def learned(self) -> None:
        """Somebody has played, or tried it: it is not told again."""
        if not self.due:
            return
        self._due = False
        if not quick_play.note_taught(self._context.host.storage, quick_play.LONG_TOUCH):
            self._context.matches.report_unsaved(quick_play.KEY)
