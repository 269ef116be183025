"""Compiles and links the side module with the compiler in the chroot."""

from __future__ import annotations

import os
import shutil
from concurrent.futures import ThreadPoolExecutor

from pygame_wheel.chroot import Chroot
from pygame_wheel.units import COMMON, LIBRARIES, LINK, Unit

OBJECTS = "/build/objects"


def compile_unit(chroot: Chroot, unit: Unit) -> str:
    """Compile one file; returns the path of the object file."""
    out = f"{OBJECTS}/{unit.object_name}"
    chroot.run("emcc", "-c", *COMMON, *unit.flags, unit.source, "-o", out)
    return out


def compile_all(chroot: Chroot, units: list[Unit]) -> list[str]:
    """Compile every file, as many at a time as there are processors."""
    folder = chroot.path(OBJECTS)
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(lambda unit: compile_unit(chroot, unit), units))


def link(chroot: Chroot, objects: list[str], out: str) -> None:
    """Link the object files into one side module."""
    listing = f"{OBJECTS}/objects.rsp"
    chroot.path(listing).write_text("\n".join(objects))
    chroot.run("emcc", *LINK, f"@{listing}", *LIBRARIES, "-o", out)
