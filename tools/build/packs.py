"""The packs of the page: the compiled standard library, pygame, the program and its later parts."""

import hashlib
import shutil
import zipfile
from pathlib import Path

from tools import node
from tools.build import pack
from tools.build.naming import PACK
from tools.errors import BuildError
from tools.files import cached, files_under, fingerprint
from tools.places import PYODIDE, RUNTIME, WEB
from tools.programs import run_quietly

LOADER = "pyodide.js"
"""The part of the interpreter that goes into the page as npm brings it."""

LATER = {"lessons": "assets/lessons", "letters": "assets/letters"}
"""Parts of the program that the page fetches when they are first needed, each with its folder."""

KERNEL = "kalah.wasm"
"""A file of the program that the page takes as it is: compiled for its worker (docs/kernel.md)."""

KERNELS = "assets/kernel"
"""Where it lies in the program."""

EARLIEST = (1980, 1, 1, 0, 0, 0)
"""The date of every file in a pack that is made here: the earliest that a zip can hold."""


def wheel() -> Path:
    """The browser's pygame, proven by its committed SHA-256."""
    digest, name = (RUNTIME / "SHA256SUMS").read_text(encoding="utf-8").split()
    path = RUNTIME / name
    if not path.exists() or hashlib.sha256(path.read_bytes()).hexdigest() != digest:
        raise BuildError(
            f"web/runtime/{name} is not the file that SHA256SUMS names: get it from git again, "
            f"or make it with ./build.sh runtime"
        )
    return path


def precompile(*job: str | Path) -> None:
    """Make a pack of compiled Python, the last of `job`: precompile.mjs tells what may be asked."""
    script = RUNTIME / "precompile.mjs"
    run_quietly("precompile", [node.program(), script, *job], cwd=RUNTIME, seconds=900)


def pack_key(*inputs: Path) -> str:
    """A name for a pack of compiled Python that is made of these files."""
    names = (
        "precompile.mjs",
        "precompile.py",
        "dataclass_methods.py",
        "packed_modules.py",
        "modules.py",
        "page_start.py",
        "boot.mjs",
        "stand_ins",
    )
    scripts = [RUNTIME / name for name in names]
    return fingerprint([*scripts, WEB / "package-lock.json", *inputs])


def add_runtime(folder: Path) -> None:
    """Put the interpreter and the compiled standard library and pygame into `folder`."""
    folder.mkdir()
    library, pygame = RUNTIME / "stdlib.txt", wheel()
    add_interpreter(folder, pygame)
    stdlib_pack = cached(
        f"stdlib{PACK}",
        pack_key(library),
        lambda made: precompile("--stdlib", made),
    )
    pygame_pack = cached(
        f"pygame{PACK}",
        pack_key(pygame),
        lambda made: precompile("--wheel", pygame, made),
    )
    shutil.copyfile(stdlib_pack, folder / f"stdlib{PACK}")
    shutil.copyfile(pygame_pack, folder / f"pygame{PACK}")
    add_library(pygame, folder / "pygame.wasm")


def add_library(pygame: Path, place: Path) -> None:
    """Put what is compiled in pygame's wheel at `place`.

    A file of its own: browsers keep the machine code of such a one for the next visit.
    """
    with zipfile.ZipFile(pygame) as wheel_content:
        (name,) = [name for name in wheel_content.namelist() if name.endswith(".so")]
        place.write_bytes(wheel_content.read(name))


def add_interpreter(folder: Path, pygame: Path) -> None:
    """Put the interpreter into `folder`, without what this page has no use for."""
    shutil.copyfile(PYODIDE / LOADER, folder / LOADER)
    slim = RUNTIME / "slim" / "slim.mjs"
    run_quietly(
        "slim",
        [node.program(), slim, "--wheel", pygame, "--out", folder],
        cwd=RUNTIME,
        seconds=300,
    )


def add_program(site: Path, scratch: Path) -> None:
    """Put the compiled program into `site`, made from the very archive that pygbag packed.

    The parts of it that are fetched later become packs of their own beside it.
    """
    program, pygame = pack.unpack(pack.make(scratch), scratch / "unpacked"), wheel()
    for name in LATER:
        take_out(program, name, site)
    shutil.copyfile(program / KERNELS / KERNEL, site / KERNEL)
    shutil.rmtree(program / KERNELS)
    game_pack = cached(
        f"game{PACK}",
        pack_key(program, pygame),
        lambda made: precompile("--pygame", pygame, "--game", program, made),
    )
    shutil.copyfile(game_pack, site / f"game{PACK}")


def take_out(program: Path, name: str, site: Path) -> None:
    """Take a part out of the program, and make a pack of it in `site`."""
    part = program / LATER[name]
    with zipfile.ZipFile(site / f"{name}{PACK}", "w", zipfile.ZIP_STORED) as content:
        for path in files_under(part):
            entry = zipfile.ZipInfo(path.relative_to(program).as_posix(), EARLIEST)
            content.writestr(entry, path.read_bytes())
    shutil.rmtree(part)
