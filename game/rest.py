"""When the game is at rest: then the loop waits for somebody to do something, and draws nothing.

It still turns now and then, as another window may have written over the match that is played, and
some texts go away after they have been read.
"""

from __future__ import annotations

import sys
import time

LULL = 5.0
"""Seconds in which nothing was drawn, pressed or worked out, after which the game is at rest."""

TURN = 1.0
"""Most seconds between two turns of the loop at rest."""

WORK = 0.003
"""A turn that takes longer, in seconds, has worked something out."""

_clock = time.thread_time if sys.platform in ("linux", "darwin") else time.perf_counter
"""What other programs do meanwhile is no work of ours, where the system can tell."""


class Rest:
    """Finds out whether the game is at rest."""

    def __init__(self) -> None:
        self._lull = 0.0
        self._began = 0.0

    def begin_turn(self) -> None:
        """Note when a turn of the loop begins."""
        self._began = _clock()

    def end_turn(self, seconds: float, stirred: bool) -> None:
        """End a turn, `seconds` after the one before; `stirred`: whether something goes on."""
        calm = not stirred and _clock() - self._began <= WORK
        self._lull = self._lull + seconds if calm else 0.0

    @property
    def seconds(self) -> float:
        """How long the loop may wait for something to happen; 0 while the game is not at rest."""
        return TURN if self._lull >= LULL else 0.0
