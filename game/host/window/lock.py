"""One process at a time: a lock on a file, which ends with the process that holds it."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

PATIENCE = 1.0
"""Seconds that one waits for a lock: whoever holds it for longer has been stopped."""

_PAUSE = 0.002


@contextmanager
def held(path: Path) -> Iterator[bool]:
    """Hold the lock on the file `path` for as long as the block lasts; True if it is held.

    Where the system has no locks, or another process keeps this one for too long, the block is
    entered all the same: a lock must never stop a game.
    """
    try:
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        yield False
        return
    try:
        yield _waited(handle)
    finally:
        os.close(handle)  # which gives the lock back


def _waited(handle: int) -> bool:
    """Take the lock as soon as it is free; False if that takes too long."""
    end = time.monotonic() + PATIENCE
    while True:  # once at least: a busy machine may take all the time before the first try
        with suppress(OSError):
            _take(handle)
            return True
        if time.monotonic() >= end:
            return False
        time.sleep(_PAUSE)


def _take(handle: int) -> None:
    """Take the lock at once. Raises OSError where somebody else has it."""
    # Each system has a module of its own for it, and a browser has none.
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - only Windows has it

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    elif sys.platform != "emscripten":
        import fcntl  # noqa: PLC0415 - Windows has none

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
