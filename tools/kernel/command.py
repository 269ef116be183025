"""`./build.sh kernel`: the kernel of Kalah from its sources in C, with its manifest."""

import shutil
from argparse import Namespace
from pathlib import Path

from tools.errors import BuildError
from tools.files import alone, scratch_folder
from tools.kernel import manifest
from tools.places import KERNEL_SOURCES, ROOT
from tools.programs import run_quietly, say

OPTIONS = (
    *("--target=wasm32", "-O3", "-std=c11", "-Wall", "-Wextra", "-Werror", "-ffreestanding"),
    *("-nostdlib", "-mbulk-memory", "-Wl,--no-entry", "-Wl,--strip-all", "-Wl,--stack-first"),
    "-Wl,-z,stack-size=262144",
)
"""No library and nothing but whole numbers: it computes the same everywhere. What would overrun
the stack leaves the memory, and ends."""

LIMIT = 600
"""Seconds: far more than any machine needs."""


def run(options: Namespace) -> int:
    """Build it, or with `check` build it beside and compare."""
    for program in ("clang", "wasm-ld"):
        if shutil.which(program) is None:
            raise BuildError(
                f"{program} is missing: install it (Debian: apt-get install clang lld)"
            )
    with alone(), scratch_folder() as scratch:
        built = scratch / manifest.BUILT.name
        compile_to(built)
        made = manifest.made_of(built, compiler(), " ".join(OPTIONS))
        if options.check:
            return compare(made)
        shutil.copyfile(built, manifest.BUILT)
    manifest.write(made)
    place = manifest.BUILT.relative_to(ROOT).as_posix()
    say(f"The kernel is in {place}: {manifest.BUILT.stat().st_size:,} bytes.")
    return 0


def compile_to(built: Path) -> None:
    """Compile the kernel into a file."""
    command: list[str | Path] = ["clang", *OPTIONS, "-o", built, "kernel.c"]
    run_quietly("kernel", command, cwd=KERNEL_SOURCES, seconds=LIMIT)


def compiler() -> str:
    """What the compiler says it is."""
    said = run_quietly("clang", ["clang", "--version"], cwd=ROOT, seconds=LIMIT)
    return said.splitlines()[0]


def compare(made: manifest.Manifest) -> int:
    """Tell whether the file that there is was built of just this, by the same compiler."""
    there = manifest.read()
    if manifest.digest(manifest.BUILT) == made["sha256"] and there == made:
        say("The kernel is what its sources make, byte for byte.")
        return 0
    parts = [name for name in made if there[name] != made[name]]
    say(f"The kernel is another than its sources make here; not the same: {', '.join(parts)}.")
    return 1
