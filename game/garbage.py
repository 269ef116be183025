"""When Python looks for things that nothing can reach any more: while nobody waits for a picture.

What is thrown away goes at once, unless it holds on to itself in a circle. For such things Python
searches through all there are whenever enough new ones have come: in the midst of a move that is
shown, or of a thought about many thousand positions, and no picture comes until it is done.
"""

from __future__ import annotations

import gc
import sys

QUIET = 0.5
"""Seconds without anything going on after which it is time to search."""

FEW = 700
"""With no more new things than this a search is not worth it."""

MANY = 1_000_000
"""With so many it is made in any case: in a page that is some hundred megabytes."""


class GarbageCollection:
    """Searches in quiet moments, from `begin` to `end`."""

    def __init__(self) -> None:
        self._begun = False
        self._quiet = 0.0
        self._modules = 0

    def begin(self) -> None:
        """From now on search in quiet moments only, and never through what there is already."""
        if not self._begun:
            self._begun = True
            gc.disable()
            gc.freeze()

    def end(self) -> None:
        """Leave it to Python again."""
        if self._begun:
            self._begun = False
            gc.unfreeze()
            gc.enable()

    def pass_time(self, seconds: float, busy: bool) -> None:
        """Let time pass; `busy`: whether something goes on. Search if this is the moment."""
        self._quiet = 0.0 if busy else self._quiet + seconds
        new = gc.get_count()[0]
        if self._begun and (new > MANY or (new > FEW and self._quiet >= QUIET)):
            self._search()
            self._quiet = 0.0

    def _search(self) -> None:
        """Search through what is new; modules that came since the last time stay, so never again.

        What else there is at that moment is not searched through either, which costs little: most
        modules come in the first seconds.
        """
        gc.collect()
        if len(sys.modules) != self._modules:
            self._modules = len(sys.modules)
            gc.freeze()
