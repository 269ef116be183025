"""PyInstaller's part: the program of just those files that the page's pack is made of."""

import json
import os
import sys
from collections.abc import Collection
from pathlib import Path

from game.kernel.program import PACKAGE as KERNEL_RUNNER
from tools.app import icons
from tools.build.staging import stage
from tools.errors import BuildError
from tools.files import files_under
from tools.programs import run_quietly

ID = "org.baraza.Baraza"
"""What Linux and macOS call the program among all others."""

LEFT_OUT = ("numpy", "tkinter", "ssl", "_ssl", "_hashlib", "unittest", "pydoc", "doctest")
"""Modules that others can do without, and that the game has no use for."""

LIMIT = 1800
"""Seconds: far more than any machine needs, however busy."""

LISTING = """
import json, sys
from PyInstaller.archive.readers import CArchiveReader
archive = CArchiveReader(sys.argv[1])
print(json.dumps([*archive.toc, *archive.open_embedded_archive("PYZ.pyz").toc]))
"""
"""Prints the names of all files and modules in a program that PyInstaller made."""


def make(python: Path, scratch: Path) -> Path:
    """Have `python` make the program inside `scratch`; returns it, a file or a folder of macOS."""
    staged = stage(scratch / "source")
    run_quietly(
        "pyinstaller",
        [python, "-m", "PyInstaller", *options(scratch), scratch / "source" / "main.py"],
        cwd=scratch,
        seconds=LIMIT,
        env={**os.environ, "PYTHONPATH": str(scratch / "source")},
    )
    if sys.platform == "darwin":
        made = scratch / "made" / "Baraza.app"
        program, data = made / "Contents/MacOS/Baraza", made / "Contents/Resources"
        beside = [path.relative_to(data).as_posix() for path in files_under(data)]
    else:
        made = program = scratch / "made" / file_name()
        beside = list[str]()
    listing = run_quietly("app-listing", [python, "-c", LISTING, program], cwd=scratch)
    check_listing([*json.loads(listing.splitlines()[-1]), *beside], staged)
    return made


def file_name() -> str:
    """What the program is called here."""
    return {"win32": "Baraza.exe", "darwin": "Baraza.app"}.get(sys.platform, "baraza")


def options(scratch: Path) -> list[str]:
    """What PyInstaller is asked for: all that it makes lies in `scratch`."""
    places = {"--distpath": "made", "--workpath": "work", "--specpath": "spec"}
    return [
        # macOS takes a folder of a certain form for one program; elsewhere it is one file.
        *("--noconfirm", "--windowed", "--onedir" if sys.platform == "darwin" else "--onefile"),
        *("--name", file_name().partition(".")[0], "--osx-bundle-identifier", ID, "--noupx"),
        *("--icon", str(icons.write_for(sys.platform, scratch))),
        *("--collect-submodules", "game"),  # registries load modules by their names
        *("--collect-all", KERNEL_RUNNER),  # imported by its name, and has its library beside it
        *("--add-data", f"{scratch / 'source' / 'assets'}:assets"),
        *(word for option, folder in places.items() for word in (option, str(scratch / folder))),
        *(word for module in LEFT_OUT for word in ("--exclude-module", module)),
    ]


def check_listing(listed: Collection[str], staged: Collection[str]) -> None:
    """Complain unless every staged file is in the program, as a module or as it is.

    PyInstaller takes what it finds and tells nobody of the rest.
    """
    there = {name.replace("\\", "/") for name in listed}
    missing = sorted(name for name in staged if name_inside(name) not in there)
    if missing:
        raise BuildError(f"the program lacks {', '.join(missing)}: build/logs/pyinstaller.log")


def name_inside(staged: str) -> str:
    """What a staged file is called inside the program."""
    if not staged.endswith(".py"):
        return staged
    return staged.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
