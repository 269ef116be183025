"""`python -m game`, and the command `baraza`."""

from __future__ import annotations

import asyncio
import sys

from game.app import play


def run() -> None:
    """Play until the person quits, with the arguments of the command line."""
    asyncio.run(play(sys.argv[1:]))


if __name__ == "__main__":
    run()
