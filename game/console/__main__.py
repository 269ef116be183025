"""Answers requests on standard input, one to a line."""

from __future__ import annotations

import os
import sys

from game.signals import end_at_once


def main() -> int:
    """Run on standard input and output; return the exit status.

    Ctrl+C ends the process at once: each answer has left it as a whole, and nothing is kept.
    """
    end_at_once()
    from game.console.console import run  # noqa: PLC0415 - it takes a while to load
    from game.kernel import in_force, native  # noqa: PLC0415 - as above

    if sys.stdin is None or sys.stdout is None:
        return 0  # closed from the start: there is nothing to read, or nobody to answer
    in_force.use(native.NativeKernel())
    try:
        run(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        # Nobody reads the answers any more. Python must not try to flush them at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


if __name__ == "__main__":
    sys.exit(main())
