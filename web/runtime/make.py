#!/usr/bin/env python3
"""Builds the pygame-ce wheel that the page runs, from sources, on Debian as root.

    make.py [--work DIR] [--out DIR]

The wheel, SHA256SUMS, VERSIONS.json and licences/ are written to DIR (this folder unless
told otherwise).  The same versions give the same bytes, so the usual result is no change.
It takes some four minutes and about 2 GB in the work folder (build/runtime).  The Debian
inside that folder is used again the next time; delete the folder to start from nothing.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from pygame_wheel import compile as compiler  # noqa: E402 - found by the line above
from pygame_wheel import inputs, papers, patches, pins, units, wasm  # noqa: E402 - found by the line above
from pygame_wheel.chroot import BuildError, Chroot, why_not_here  # noqa: E402 - found by the line above
from pygame_wheel.pyconfig import write_pyconfig  # noqa: E402 - found by the line above

INCLUDE = "/build/include"
MODULE = "/build/base.so"
TOOLS = "/build/tools"
WHEEL = f"/build/{pins.WHEEL}"


@dataclass
class Build:
    """One run: where it works, where the results go, and when it began."""

    work: Path
    out: Path
    began: float

    @property
    def chroot(self) -> Chroot:
        """The Debian that compiles."""
        return Chroot(self.work / "debian", self.work / "build.log")

    def say(self, what: str) -> None:
        """Tell what is being done, and after how many seconds."""
        print(f"{time.monotonic() - self.began:4.0f} s  {what}", flush=True)


def prepare_sources(build: Build) -> None:
    """Unpack and patch the sources."""
    build.say("sources")
    commands = inputs.pip_environment(build.work)
    sources = inputs.fresh_sources(build.chroot, build.work, commands)
    patches.patch_all(sources)


def prepare_headers(build: Build, pyodide: Path) -> str:
    """Lay out Python's C headers; returns the suffix of extension modules."""
    build.say("headers")
    headers = inputs.python_headers(build.chroot)
    include = build.chroot.path(INCLUDE)
    shutil.rmtree(include, ignore_errors=True)
    shutil.copytree(headers, include)
    template = headers.parent / "x86_64-linux-gnu" / headers.name / "pyconfig.h"
    stdlib = pyodide / "python_stdlib.zip"
    return write_pyconfig(template, stdlib, include / "pyconfig.h")


def compile_module(build: Build) -> None:
    """Compile and link everything into one side module."""
    listed = units.all_units(build.chroot.path(units.INSIDE), INCLUDE)
    build.say(f"compiling {len(listed)} files")
    objects = compiler.compile_all(build.chroot, listed)
    build.say("linking")
    compiler.link(build.chroot, objects, MODULE)


def check_module(build: Build, pyodide: Path) -> None:
    """Refuse a module that asks for what the interpreter has not got."""
    side = wasm.parse(build.chroot.path(MODULE).read_bytes())
    main = wasm.parse((pyodide / "pyodide.asm.wasm").read_bytes())
    script = (pyodide / "pyodide.asm.js").read_text(encoding="utf-8")
    missing = wasm.unmet(side, main, wasm.javascript_functions(script))
    if missing:
        raise BuildError("the interpreter does not offer: " + ", ".join(missing))


def pack_wheel(build: Build, suffix: str) -> Path:
    """Pack the wheel with the chroot's own Python."""
    tools = build.chroot.path(TOOLS)
    shutil.rmtree(tools, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(HERE / "pygame_wheel", tools / "pygame_wheel", ignore=ignore)
    pygame = f"{units.INSIDE}/{pins.PYGAME_CE}"
    build.chroot.run("python3", "-m", "pygame_wheel.pack", pygame, MODULE, suffix, WHEEL, cwd=TOOLS)
    return build.chroot.path(WHEEL)


def deliver(build: Build, wheel: Path) -> None:
    """Write the results, and say whether they are what they were before."""
    build.out.mkdir(parents=True, exist_ok=True)
    sums, notes = build.out / "SHA256SUMS", build.out / "VERSIONS.json"
    versions, line = papers.versions(build.chroot), papers.sums_line(wheel)
    if sums.exists() and sums.read_text() != line:
        print("the wheel is not the one that was here before", file=sys.stderr)
        before = json.loads(notes.read_text()) if notes.exists() else {}
        print("\n".join(papers.changed(before, versions)), file=sys.stderr)
    shutil.copyfile(wheel, build.out / wheel.name)
    sums.write_text(line)
    notes.write_text(papers.to_json(versions))
    papers.write_licences(build.chroot, build.out / "licences")
    build.say(f"{line.strip()}, {wheel.stat().st_size} bytes")


def make(build: Build) -> None:
    """All the steps."""
    build.work.mkdir(parents=True, exist_ok=True)
    pyodide = inputs.pyodide_folder(HERE.parent)
    build.say("Debian with the compiler")
    build.chroot.prepare()
    prepare_sources(build)
    suffix = prepare_headers(build, pyodide)
    compile_module(build)
    check_module(build, pyodide)
    deliver(build, pack_wheel(build, suffix))


def main() -> int:
    """Read the command line and build."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--work", type=Path, default=HERE.parent.parent / "build/runtime")
    parser.add_argument("--out", type=Path, default=HERE)
    arguments = parser.parse_args()
    reason = why_not_here()
    if reason:
        print(reason, file=sys.stderr)
        return 1
    try:
        make(Build(arguments.work.resolve(), arguments.out.resolve(), time.monotonic()))
    except (BuildError, subprocess.CalledProcessError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
