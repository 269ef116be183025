"""How the game is started in the page: its modules are found, and brought in step by step.

What is done here before `wake` may be done in another interpreter long before, whose memory is kept
and gone on from (web/page/snapshot.js).
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib
import os
import sys
import time
import zipimport

import dataclass_methods
import packed_modules

SLICE = 0.012
"""So many seconds modules are brought in before the browser may do something else."""

ORDER = "start.order"
"""The file with the names of all modules that are needed for the first picture, in their order."""


def set_up(app: str, packages: str) -> None:
    """Have the modules of the game, which lie in `app`, and of pygame be found."""
    sys.path.insert(0, app)
    dataclass_methods.use(f"{app}/dataclass_methods.bin")
    packed_modules.use("game", app)
    packed_modules.use("pygame", packages)


async def bring_in(app: str) -> None:
    """Import what is needed for the first picture, a few modules at a time."""
    began = time.perf_counter()
    for name in _order(app):
        importlib.import_module(name)
        if time.perf_counter() - began > SLICE:
            await asyncio.sleep(0)
            began = time.perf_counter()
    await asyncio.sleep(0)


def _order(app: str) -> list[str]:
    with open(f"{app}/{ORDER}", encoding="utf-8") as file:  # noqa: PTH123 - needs no pathlib
        return file.read().split()


def prepare(app: str) -> None:
    """Do what can be done before the memory is kept, and leave nothing that would grow old."""
    for name in _order(app):
        importlib.import_module(name)
    for name in _standard_library():
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    dataclass_methods.let_go()
    packed_modules.close()
    sys.path.remove("")
    os.environ.pop("LANG", None)
    gc.collect()


def _standard_library() -> list[str]:
    """The names of all modules in the zip of the standard library."""
    names = [
        name.removesuffix(".pyc").removesuffix("/__init__").replace("/", ".")
        for directory in zipimport._zip_directory_cache.values()  # type: ignore[attr-defined]  # zipimport has no other way to tell
        for name in directory
        if name.endswith(".pyc")
    ]
    return sorted(names)


def wake() -> None:
    """Make new what a memory that was kept had when it was made."""
    random = sys.modules.get("random")
    if random is not None:
        random.seed()
