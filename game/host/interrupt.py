"""Ctrl+C in the terminal ends the game, once."""

from __future__ import annotations

import signal
from collections.abc import Callable
from types import FrameType

Handler = Callable[[int, FrameType | None], object]


def passing_over_the_second(heed: Handler) -> Handler:
    """Return what heeds each signal but the second one.

    A program in one file runs below another process, which passes on to it what the terminal
    has sent to both: one press comes twice, and the second would break off the orderly end.
    """
    times = 0

    def take(number: int, frame: FrameType | None) -> None:
        nonlocal times
        times += 1
        if times != 2:
            heed(number, frame)

    return take


def heed_interrupts_once() -> None:
    """Have Ctrl+C end the game as it does now, and be heeded once for each press."""
    heed = signal.getsignal(signal.SIGINT)
    if callable(heed):  # else whoever started the game has switched it off
        signal.signal(signal.SIGINT, passing_over_the_second(heed))
