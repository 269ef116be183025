"""Fetches all that is compiled, and checks it against the pins."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

from pygame_wheel.chroot import BuildError, Chroot
from pygame_wheel.pins import FROM_DEBIAN, FROM_PYPI, PYGAME, PYTHON, Source

#: pip asks an sdist's build system for metadata before it keeps the file; this answers.
PIP_STUB = Path(__file__).parent / "pip_stub"


def checked(path: Path, source: Source) -> Path:
    """The path, if the file is the very one that was pinned."""
    if not path.exists():
        raise BuildError(f"{source.package}: {source.file} could not be fetched")
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != source.sha256:
        raise BuildError(f"{path.name} is not the file that was pinned (its SHA-256 is {found})")
    return path


def unpack(archive: Path, folder: Path) -> None:
    """Unpack a source archive into a folder."""
    subprocess.run(["tar", "-C", folder, "--no-same-owner", "-xf", archive], check=True)


def debian_archives(chroot: Chroot) -> list[Path]:
    """The upstream archives of Debian's source packages, without Debian's own patches.

    apt fails after fetching some of a package when a part has left the mirror.  The
    archive that matters is checked by itself, so that failure is let pass.
    """
    folder = chroot.path("/build/download")
    folder.mkdir(parents=True, exist_ok=True)
    for source in FROM_DEBIAN:
        if not (folder / source.file).exists():
            try:
                chroot.run(
                    "apt-get", "source", "--download-only", source.package, cwd="/build/download"
                )
            except BuildError:
                continue
    return [checked(folder / source.file, source) for source in FROM_DEBIAN]


def python_headers(chroot: Chroot) -> Path:
    """CPython's C headers: Debian's package, unpacked but not installed."""
    folder = chroot.path("/build/headers")
    include = folder / "usr/include" / f"python{PYTHON}"
    if not include.exists():
        folder.mkdir(parents=True, exist_ok=True)
        chroot.run("apt-get", "download", f"libpython{PYTHON}-dev", cwd="/build/headers")
        package = next(folder.glob("*.deb")).name
        chroot.run("dpkg-deb", "-x", package, ".", cwd="/build/headers")
    return include


def pip_environment(work: Path) -> Path:
    """A virtual environment with pip; returns its folder of commands."""
    folder = work / "venv"
    if not (folder / "bin/pip").exists():
        venv.create(folder, with_pip=True, clear=True)
    return folder / "bin"


def pygame_archive(work: Path, commands: Path) -> Path:
    """pygame-ce's source archive."""
    path = work / FROM_PYPI.file
    if not path.exists():
        command = [
            str(commands / "pip"),
            "download",
            "--quiet",
            "--no-binary",
            ":all:",
            "--no-deps",
        ]
        command += ["--no-build-isolation", f"pygame-ce=={PYGAME}"]
        environment = {**os.environ, "PYTHONPATH": str(PIP_STUB)}
        subprocess.run(command, cwd=work, env=environment, check=True)
    return checked(path, FROM_PYPI)


def fresh_sources(chroot: Chroot, work: Path, commands: Path) -> Path:
    """Unpack every archive into a new folder, and return it."""
    folder = chroot.path("/build/src")
    if folder.exists():
        shutil.rmtree(folder)
    folder.mkdir(parents=True)
    for archive in [*debian_archives(chroot), pygame_archive(work, commands)]:
        unpack(archive, folder)
    return folder


def pyodide_folder(web: Path) -> Path:
    """The interpreter that `npm ci` puts in `web`; fetches it if it is not there."""
    folder = web / "node_modules/pyodide"
    if not (folder / "python_stdlib.zip").exists():
        print("fetching Pyodide with npm", file=sys.stderr)
        subprocess.run(["npm", "ci", "--silent"], cwd=web, check=True)
    return folder
