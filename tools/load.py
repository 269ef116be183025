"""Processes that keep the machine busy while something runs beside them."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

# Ctrl+C ends it without a word. It looks after its parent, as that may be killed and end nobody.
BUSY = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.SIG_DFL)
while os.getppid() == int(sys.argv[1]):
    for _ in range(1_000_000):
        pass
"""


@contextmanager
def load(processes: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """Keep so many processes busy, plain children of this one, until the block is left."""
    command = [sys.executable, "-S", "-c", BUSY, str(os.getpid())]
    busy: list[subprocess.Popen[bytes]] = []
    try:
        for _ in range(processes):
            busy.append(subprocess.Popen(command, stdin=subprocess.DEVNULL))
        yield busy
    finally:
        for process in busy:
            process.kill()
        for process in busy:
            process.wait()
