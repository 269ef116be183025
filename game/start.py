"""The start and the end: a host for where the program runs, and the game on it."""

from __future__ import annotations

import sys
from collections.abc import Sequence

import pygame

from game.app import App
from game.host.choose import choose_host, choose_kernel
from game.host.interface import Host
from game.i18n.catalogue import FALLBACK, Catalogue
from game.kernel import in_force


async def play(arguments: Sequence[str]) -> None:
    """Play until the person quits. Only a native window has `arguments`."""

    def native() -> Host:
        from game.arguments import native_host  # noqa: PLC0415 - a page does without argparse

        return native_host(arguments, Catalogue.load([FALLBACK]))

    host = choose_host(native)
    in_force.use(choose_kernel())
    try:
        app = App(host)
    except (pygame.error, MemoryError) as error:
        sys.exit(Catalogue.load([FALLBACK]).text("cli-no-window", why=error))
    await app.run()
    if host.name == "native":
        from game.signals import status  # noqa: PLC0415 - a page gets no signals

        if status():
            sys.exit(status())
