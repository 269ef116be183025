"""Work that is cut into slices, so that the picture never waits for it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Generic, TypeVar

from game.ai.thought import Steps

SLICE = 0.008
"""Seconds of work in one frame."""

T = TypeVar("T")


class Sliced(Generic[T]):
    """Something being worked out; ask `step` for it, once a frame, until it is there.

    There is no thread: nothing happens between two calls.
    """

    def __init__(self, steps: Steps[T], clock: Callable[[], float] = time.perf_counter) -> None:
        """`clock` gives seconds; it only decides when a slice is over, never what comes out."""
        self._steps = steps
        self._clock = clock

    def step(self, seconds: float = SLICE) -> T | None:
        """Work for about `seconds`, less where it has to wait; return the result once finished."""
        until = self._clock() + seconds
        try:
            while next(self._steps) is None and self._clock() < until:
                pass
        except StopIteration as end:
            result: T | None = end.value
            return result
        return None

    def steps(self) -> Steps[T]:
        """Return the work itself, to be made part of other work."""
        return self._steps

    def cancel(self) -> None:
        """Give it up: a move, an undo, another scene."""
        self._steps.close()
