"""Waits for the window's next event, without looking for it over and over.

`pygame.event.wait` looks a thousand times a second, which takes two per cent of a core. SDL itself
sleeps until the system has something for the window, so its own function is called where it can be
reached: in the library that pygame has loaded.
"""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable
from functools import cache

import pygame
import pygame.base

LOOK = 1 / 60
"""Seconds between two looks for an event, where SDL is not asked to wait for it."""

Wait = Callable[[float], object]
"""Waits for an event, for so many seconds at most; the event stays where it is."""


def wait_for_event(seconds: float) -> None:
    """Wait until there is an event for the window, or until the time is over."""
    _way()(seconds)


def wake() -> None:
    """End what the window waits for; any thread may call it."""
    with contextlib.suppress(pygame.error):  # there is no window yet, or not any more
        pygame.event.post(pygame.Event(pygame.USEREVENT))


@cache
def _way() -> Wait:
    """Return the best way to wait that there is here."""
    return _by_sdl() or look_for_event


def look_for_event(seconds: float) -> None:
    """Look for an event now and then."""
    end = time.monotonic() + seconds
    while not pygame.event.peek(pump=True) and (left := end - time.monotonic()) > 0:
        time.sleep(min(LOOK, left))


def _by_sdl() -> Wait | None:
    """Return SDL's own way; None where its function cannot be reached."""
    if sys.platform != "emscripten":
        try:
            import ctypes  # noqa: PLC0415 - a browser has none

            # Elsewhere the library is found by the module of pygame that needs it.
            name = "SDL2.dll" if sys.platform == "win32" else pygame.base.__file__
            wait = ctypes.CDLL(name).SDL_WaitEventTimeout
        except (ImportError, OSError, AttributeError):
            return None
        wait.argtypes, wait.restype = [ctypes.c_void_p, ctypes.c_int], ctypes.c_int
        return lambda seconds: wait(None, round(seconds * 1000))
    return None
