"""Where the game is started: natively, by pygbag, and by the page, which awaits `main()`."""

import sys
from collections.abc import Sequence

if __name__ == "__main__" and sys.platform != "emscripten":
    from game.signals import end_at_once

    end_at_once()  # before all that takes long to load

import asyncio


async def main(arguments: Sequence[str] | None = None) -> None:
    """Play until the person quits. `arguments` are those of the command line, if there is one."""
    # pygbag fetches the packages that it finds named in this one file.
    import pygame  # noqa: F401, PLC0415 - for pygbag

    from game.start import play  # noqa: PLC0415 - as it takes longest

    await play(sys.argv[1:] if arguments is None else arguments)


if __name__ == "__main__":
    asyncio.run(main())
