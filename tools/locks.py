"""A lock on a file: whoever comes second waits, and a process that ends gives its lock back."""

import contextlib
import sys
from typing import IO


def wait_for(file: IO[str]) -> None:
    """Take the lock on an open file, however long another process keeps it.

    It is given back when the file is closed.
    """
    # Each system has a module of its own for it.
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415 - only Windows has it

        while True:
            with contextlib.suppress(OSError):  # which it raises after ten seconds of waiting
                msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
                return
    else:
        import fcntl  # noqa: PLC0415 - Windows has none

        fcntl.flock(file, fcntl.LOCK_EX)
