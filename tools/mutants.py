"""`./build.sh mutants`: makes small mistakes in the rules and sees whether the tests notice.

Each mutant is a module with one mistake; the quick tests of that module run against it in a
process of their own. What survives should be a mistake that cannot matter; such are listed with
their reason in docs/mutants.md, and are not held against the tests.
"""

from __future__ import annotations

import argparse
import importlib.abc
import importlib.machinery
import importlib.util
import os
import re
import resource
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import Random
from types import CodeType

from tools.mutations import Mutant, mutant, sites

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "game" / "rules"
JUSTIFIED = ROOT / "docs" / "mutants.md"

AIM = 0.95
"""The share of mutants that the tests of a module have to notice."""

MEMORY = 3 * 2**30
"""The most bytes a test run may take."""

SLOW = "not endgames and not small_games and not count_as_listed and not random_games"
"""Tests that take too long to be run thousands of times, left out by name."""

TESTS = {
    "kalah": ("tests/rules/test_kalah*.py",),
    "four": ("tests/rules/test_four_player*.py",),
    "bao": ("tests/rules/test_bao*.py",),
    "bantu": ("tests/rules/test_bantu*.py",),
}
"""The tests that are run, by the first word of the module's name; others have their own."""

LEFT_OUT = {"__init__", "protocol", "bantu_shipped"}
"""Modules with nothing to go wrong in them: types, and the shipped board."""


def tests_of(module: str) -> list[str]:
    """Return the test files for a module, the quickest kinds first."""
    patterns = TESTS.get(module.partition("_")[0], (f"tests/rules/test_{module}.py",))
    files = [path for pattern in patterns for path in sorted(ROOT.glob(pattern))]
    return [str(path) for path in sorted(files, key=lambda path: "propert" in path.name)]


class _Loader(importlib.machinery.SourceFileLoader):
    """Loads a module from a tree in place of its file."""

    def __init__(self, mutant: Mutant, name: str, path: str) -> None:
        super().__init__(name, path)
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:  # noqa: ARG002 - the loader is for one module
        return compile(self.mutant.tree, self.path, "exec")


class _Finder(importlib.abc.MetaPathFinder):
    """Finds the mutant when its module is asked for."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(
        self, fullname: str, _path: object, _target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != f"game.rules.{self.mutant.module}":
            return None
        path = str(RULES / f"{self.mutant.module}.py")
        loader = _Loader(self.mutant, fullname, path)
        return importlib.util.spec_from_file_location(fullname, path, loader=loader)


def start(mutant: Mutant | None, tests: Sequence[str], seconds: int) -> int:
    """Run the tests against a mutant (or none) in a new process and return its id.

    It is ended after so many seconds of the processor: a mistake may make something endless.

    Pytest is loaded here, once; the rules are loaded in the new process only.
    """
    import hypothesis  # noqa: F401, PLC0415
    import pytest  # noqa: PLC0415

    sys.stdout.flush()
    process = os.fork()
    if process:
        return process
    status = 1
    try:
        with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
            os.dup2(nowhere.fileno(), 1)
            os.dup2(nowhere.fileno(), 2)
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
            if mutant is not None:
                sys.meta_path.insert(0, _Finder(mutant))
            options = ["-x", "-q", "-p", "no:cacheprovider", "-k", SLOW]
            status = int(pytest.main([*options, *tests]))
    finally:
        os._exit(status)


def wait(process: int) -> bool:
    """Wait for a test run; return whether it passed. One that was ended has not."""
    _, status = os.waitpid(process, 0)
    return os.waitstatus_to_exitcode(status) == 0


def survivors(tried: Iterable[Mutant], tests: Sequence[str], seconds: int) -> Iterator[Mutant]:
    """Yield the mutants that no test notices; two are tried at a time."""
    running: list[tuple[Mutant, int]] = []
    for each in tried:
        running.append((each, start(each, tests, seconds)))
        if len(running) > 1:
            yield from _passed(*running.pop(0))
    for left in running:
        yield from _passed(*left)


def _passed(tried: Mutant, process: int) -> list[Mutant]:
    return [tried] if wait(process) else []


def justified() -> set[tuple[str, str]]:
    """Return (module, name) of the mutants that docs/mutants.md gives a reason for."""
    if not JUSTIFIED.is_file():
        return set()
    rows = re.findall(r"^\| (\w+) \| `(.+?)` \|", JUSTIFIED.read_text("utf-8"), re.MULTILINE)
    return set(rows)


def try_module(module: str, sample: int, seed: int) -> bool:
    """Try the mutants of a module, print what survived, and return whether enough were noticed."""
    tests = tests_of(module)
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
    if not wait(start(None, tests, 600)):
        print(f"{module}: its tests fail without any mistake, so nothing can be said")
        return False
    taken = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
    seconds = 3 + int(2 * taken)
    source = (RULES / f"{module}.py").read_text(encoding="utf-8")
    found = sites(source)
    if sample and sample < len(found):
        found = sorted(Random(seed).sample(found, sample))
    known, alive, excused = justified(), 0, 0
    for alive_one in survivors((mutant(module, source, site) for site in found), tests, seconds):
        alive += 1
        excuse = (module, alive_one.name) in known
        excused += excuse
        told = "justified" if excuse else "SURVIVED "
        print(f"  {told} {module}.py:{alive_one.line} {alive_one.name}", flush=True)
    noticed = len(found) - alive
    rate = noticed / max(1, len(found) - excused)
    print(
        f"{module}: {noticed} of {len(found)} noticed, {excused} justified: {rate:.1%}", flush=True
    )
    return rate >= AIM


def main() -> int:
    """Try the modules asked for; return the exit status."""
    reader = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    reader.add_argument("--module", action="append", help="only this module, such as kalah_ring")
    reader.add_argument("--sample", type=int, default=0, help="at most so many of each module")
    reader.add_argument("--seed", type=int, default=1, help="of the sample")
    options = reader.parse_args()
    os.chdir(ROOT)
    os.environ["BARAZA_HYPOTHESIS"] = "mutants"
    every = [path.stem for path in sorted(RULES.glob("*.py")) if path.stem not in LEFT_OUT]
    chosen = options.module or every
    unknown = sorted(set(chosen) - set(every))
    if unknown:
        print(f"there is no module {unknown[0]}; there are {', '.join(every)}")
        return 2
    results = [try_module(module, options.sample, options.seed) for module in chosen]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
