"""Where the game is started: natively, by pygbag, and by the page, which awaits `main()`."""

import asyncio
import sys
from collections.abc import Sequence

from game.app import play


async def main(arguments: Sequence[str] | None = None) -> None:
    """Play until the person quits. `arguments` are those of the command line, if there is one."""
    # pygbag fetches the packages that it finds named in this one file.
    import pygame  # noqa: F401, PLC0415 - for pygbag

    await play(sys.argv[1:] if arguments is None else arguments)


if __name__ == "__main__":
    asyncio.run(main())
