"""`./build.sh app`: the game as one program of this system, which needs no Python.

PyInstaller makes it, in an environment of its own, so that nothing else gets into the program and
nobody else has to install PyInstaller.
"""

import platform
import shutil
import sys
import tarfile
from argparse import Namespace
from pathlib import Path

from game import __version__
from tools.app.desktop import lay_out
from tools.app.making import make
from tools.environment import Environment
from tools.files import alone, replace_folder, scratch_folder
from tools.places import APP, APP_PYTHON, BUILD, ROOT, RUNTIME
from tools.programs import say

LOCK = "requirements-app.lock"

SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}

TEXTS = ("FreeType", "SDL2", "SDL2_image", "SDL2_mixer", "SDL2_ttf", "pygame-ce", "python", "zlib")

LICENCES = (
    ROOT / "LICENSE",
    ROOT / "THIRD-PARTY.md",
    *(RUNTIME / "licences" / f"{name}.txt" for name in TEXTS),
    *(Path(__file__).with_name("licences") / name for name in ("AccessKit.txt", "Wasmtime.txt")),
)
"""What tells under which licences the parts of the program are."""


def run(_options: Namespace) -> int:
    """Make the program in build/app/, and beside it the one file that is handed on."""
    environment = Environment(APP_PYTHON)
    if not environment.has(LOCK):
        environment.install(LOCK)
    say("Making the program; this takes about a minute.")
    with alone(), scratch_folder() as scratch:
        made = make(environment.python, scratch)
        replace_folder(gather(made, scratch / "app"), APP)
        release = release_of(scratch)
        release.replace(BUILD / release.name)
    size = (BUILD / release.name).stat().st_size / 1e6
    say(f"The program is in build/app/, and to hand on in build/{release.name}: {size:.1f} MB.")
    return 0


def gather(made: Path, folder: Path) -> Path:
    """Put the program and what belongs to it into `folder`, which is made; returns it."""
    if sys.platform == "linux":
        lay_out(made, folder)
    else:
        folder.mkdir()
        shutil.move(made, folder / made.name)
    licences = folder / "share" / "doc" / "baraza" if sys.platform == "linux" else folder
    licences.mkdir(parents=True, exist_ok=True)
    for path in LICENCES:
        shutil.copyfile(path, licences / path.name)
    return folder


def release_of(scratch: Path) -> Path:
    """Make an archive of build/app/ inside `scratch`, of the kind that its system opens."""
    name = f"baraza-{__version__}-{SYSTEMS.get(sys.platform, sys.platform)}-{machine()}"
    if sys.platform == "win32":
        return Path(shutil.make_archive(str(scratch / name), "zip", APP.parent, APP.name))
    path = scratch / f"{name}.tar.gz"
    with tarfile.open(path, "w:gz") as archive:  # a zip forgets which files are programs
        archive.add(APP, name)
    return path


def machine() -> str:
    """The kind of processor, by the name that most people know."""
    kind = platform.machine().lower()
    return {"amd64": "x86_64", "aarch64": "arm64"}.get(kind, kind)
