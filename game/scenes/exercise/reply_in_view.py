"""In a window that is too low for all of an exercise, a new reply is scrolled to."""

from __future__ import annotations

from game.scenes.frame.low_window.window import LowWindow
from game.view.box import Box


class ReplyInView:
    """Knows which reply was scrolled to."""

    def __init__(self) -> None:
        self._reply = ""

    def follow(self, reply: str, low: LowWindow | None, area: Box) -> bool:
        """Scroll to `area` where the reply in it is a new one; True if that moved anything."""
        before, self._reply = self._reply, reply
        return reply not in ("", before) and low is not None and low.reveal(area)
