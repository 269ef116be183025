"""`python -m game`, and the command `baraza`."""

from __future__ import annotations

import sys

from game.signals import end_at_once


def run() -> None:
    """Play until the person quits, with the arguments of the command line."""
    end_at_once()
    # Only now: to load all this takes a second or more, and Ctrl+C may come meanwhile.
    import asyncio  # noqa: PLC0415 - as above

    from game.start import play  # noqa: PLC0415 - as above

    asyncio.run(play(sys.argv[1:]))


if __name__ == "__main__":
    run()
