"""Ctrl+C, SIGTERM and a terminal that goes away end the program at any time, without a word.

While its modules are loaded nothing can be lost: the process ends at once. From then on a signal is
noted, and the loop ends the game in an orderly way, so that the match is saved. Whoever does not
want to wait sends another two, and a process that cannot end by itself is ended after a while.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from types import FrameType

Handler = Callable[[int, FrameType | None], None]

NAMES = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
"""The signals that ask a program to end, as far as the system has them."""

INSISTING = 3
"""With so many signals the process ends at once. One press may come twice: a program of one file
runs below another process, which passes on what the terminal has sent to both."""

GRACE = 15.0
"""Seconds that the orderly end may take; longer takes only what waits for a device, say."""

_noted: list[int] = []


def end_at_once() -> None:
    """Have each signal end the process where it stands, with the status that tells its number."""
    _handle(lambda number, _frame: os._exit(128 + number))


def end_in_order(wake: Callable[[], object]) -> None:
    """Have signals noted from now on: see `asked`. `wake` is called by a thread at each of them.

    It is to end whatever the program waits for: until then Python takes note of nothing.
    """
    # Threads and pipes are for the window alone; the console begins with this module too.
    from threading import Thread  # noqa: PLC0415 - as above

    reading, writing = os.pipe()
    if sys.platform != "win32":  # which sees to it by itself
        os.set_blocking(writing, False)
    Thread(target=_watch, args=(reading, wake), daemon=True).start()
    signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
    _handle(lambda number, _frame: _noted.append(number))


def asked() -> bool:
    """Whether a signal has asked the program to end."""
    return bool(_noted)


def status() -> int:
    """Return the status with which the program ends: 0, or what tells the signal's number."""
    return 128 + _noted[0] if _noted else 0


def _handle(handler: Handler) -> None:
    """Handle all signals so, but those that whoever started the program has switched off."""
    for name in NAMES:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, handler)


def _watch(reading: int, wake: Callable[[], object]) -> None:
    """Wait for signals, and see to it that the process ends."""
    from threading import Timer  # noqa: PLC0415 - as above

    for count in range(1, INSISTING + 1):
        ending = 128 + os.read(reading, 1)[0]
        if count == 1:
            last_resort = Timer(GRACE, os._exit, [ending])
            last_resort.daemon = True
            last_resort.start()
        wake()
    os._exit(ending)
