"""Runs the tests of a module of the rules against mutants of it, in processes of their own.

First the quick tests, with the mutant's functions put into the modules that are loaded already:
most mistakes are noticed within a moment. What that leaves is run with all tests, loaded anew.
"""

from __future__ import annotations

import gc
import importlib.abc
import importlib.machinery
import importlib.util
import os
import resource
import signal
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from tools.mutations import Mutant

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "game" / "rules"

MEMORY = 3 * 2**30
"""The most bytes a test run may take."""

EXAMPLE_SECONDS = 4
"""The most seconds of the processor for one example: a mistake may make something endless."""

SLOW = "not endgames and not small_games and not count_as_listed and not random_games"
"""Tests that take too long to be run thousands of times, left out by name."""

MANY_INPUTS = {"test_no_illegal_try_gets_a_vague_or_untrue_answer"}
"""Tests that try many inputs without saying so to Hypothesis."""

REFERENCE = "tests/rules/test_against_reference.py"
"""Compares the rules with the second implementation; only the settings of one game are played."""

PLIES = 15
"""Random plies for each setting that is compared."""

TESTS = {
    "kalah": ("kalah", ("tests/rules/test_kalah*.py", REFERENCE)),
    "four": ("four-player", ("tests/rules/test_four_player*.py", REFERENCE)),
    "bao": ("bao", ("tests/rules/test_bao*.py", REFERENCE)),
    "bantu": ("bantu", ("tests/rules/test_bantu*.py", REFERENCE)),
}
"""The game and its tests, by the first word of the module's name; others have their own tests."""

QUICK = 2
"""Tests of a cost below this are the quick ones, see `_QuickFirst`."""


def tests_of(module: str) -> list[str]:
    """Return the test files for a module."""
    own = f"tests/rules/test_{module}.py", f"tests/test_{module}.py"
    _, patterns = TESTS.get(module.partition("_")[0], ("", own))
    return [str(path) for pattern in patterns for path in sorted(ROOT.glob(pattern))]


def cost(item: Any) -> int:
    """Return 0 for an example, 1 for the reference, `QUICK` for what tries many inputs."""
    if item.nodeid.startswith(REFERENCE):
        return 1
    many = getattr(item.obj, "is_hypothesis_test", False) or item.name in MANY_INPUTS
    return QUICK if many else 0


class _QuickFirst:
    """Has pytest run examples first, then the reference, then what tries many inputs."""

    def __init__(self, module: str, only_quick: bool) -> None:
        self.only_quick = only_quick
        self.game, _ = TESTS.get(module.partition("_")[0], ("", ()))

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = sorted(filter(self._concerns, items), key=cost)

    def pytest_runtest_setup(self, item: Any) -> None:
        """End the process (by a signal) if an example runs on and on."""
        signal.setitimer(signal.ITIMER_PROF, EXAMPLE_SECONDS if cost(item) < QUICK else 0)

    def _concerns(self, item: Any) -> bool:
        """Tell whether to run a test: the reference has settings of all games."""
        if self.only_quick and cost(item) >= QUICK:
            return False
        of_reference = item.nodeid.startswith(REFERENCE) and hasattr(item, "callspec")
        return not of_reference or item.callspec.params["name"] == self.game


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


def functions_in(module: ModuleType) -> Iterator[FunctionType]:
    """Give every function that a module defines, also those of its classes."""
    for value in vars(module).values():
        if getattr(value, "__module__", None) == module.__name__:
            inside = vars(value).values() if isinstance(value, type) else (value,)
            yield from (found for each in inside if (found := _function_of(each)) is not None)


def _function_of(value: Any) -> FunctionType | None:
    """Return the function in a property, a method of a class, or something cached."""
    for name in ("fget", "func", "__func__", "__wrapped__"):
        value = getattr(value, name, None) or value
    return value if isinstance(value, FunctionType) else None


def _codes(code: CodeType) -> Iterator[tuple[str, CodeType]]:
    """Give the code of each function in the code of a module, by its full name."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner.co_qualname, inner
            yield from _codes(inner)


def install(mutant: Mutant) -> bool:
    """Put the mutant's functions in place of those of its module, which is loaded.

    Return False if the mistake is outside of all functions: then only loading anew will do.
    """
    module = sys.modules.get(f"game.rules.{mutant.module}")
    if module is None:
        return False
    codes = dict(_codes(compile(mutant.tree, str(module.__file__), "exec", dont_inherit=True)))
    changed = False
    for function in functions_in(module):
        code = codes.get(function.__qualname__)
        if code is not None and code != function.__code__:
            function.__code__ = code
            changed = True
    for cached in vars(module).values():
        if hasattr(cached, "cache_clear"):
            cached.cache_clear()
    return changed


class _TryEach:
    """Has pytest, once it has read the tests, run the quick ones against one mutant after another.

    `noticed` are the numbers of the mutants that made a test fail.
    """

    def __init__(self, tried: Sequence[Mutant], seconds: int) -> None:
        self.tried = tried
        self.seconds = seconds
        self.noticed: list[int] = []
        self.is_trial = False

    def pytest_runtestloop(self) -> bool | None:
        gc.freeze()
        running: list[tuple[int, int]] = []
        for number, mutant in enumerate(self.tried):
            process = os.fork()
            if not process:
                return self._begin(mutant)
            running.append((number, process))
            if len(running) > 1:
                self._end(*running.pop(0))
        for left in running:
            self._end(*left)
        return True

    def _begin(self, mutant: Mutant) -> bool | None:
        """Let the tests go on in this process if the mutant can be put in place here."""
        self.is_trial = True
        resource.setrlimit(resource.RLIMIT_CPU, (self.seconds, self.seconds))
        return None if install(mutant) else True

    def _end(self, number: int, process: int) -> None:
        if not wait(process):
            self.noticed.append(number)


def noticed_quickly(tried: Sequence[Mutant], seconds: int) -> set[int]:
    """Return the numbers of those mutants (of one module) that the quick tests notice."""
    module = tried[0].module
    reading, writing = os.pipe()
    process = _forked()
    if process:
        os.close(writing)
        with os.fdopen(reading) as told:
            numbers = told.read()
        wait(process)
        return {int(number) for number in numbers.split()}
    status = 1
    try:
        os.close(reading)
        trials = _TryEach(tried, seconds)
        status = _run_tests(module, [trials], quick=True)
        if not trials.is_trial:
            os.write(writing, " ".join(map(str, trials.noticed)).encode())
    finally:
        os._exit(status)


def start(module: str, mutant: Mutant | None, seconds: int, *, quick: bool = False) -> int:
    """Run the tests of a module against a mutant (or none) in a new process and return its id.

    It is ended after so many seconds of the processor: a mistake may make something endless.

    The rules are loaded in the new process only.
    """
    process = _forked()
    if process:
        return process
    status = 1
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
        if mutant is not None:
            sys.meta_path.insert(0, _Finder(mutant))
        status = _run_tests(module, [], quick=quick)
    finally:
        os._exit(status)


def _forked() -> int:
    """Start a silent process that has pytest loaded, and return its id, or 0 in that process."""
    import hypothesis  # noqa: F401, PLC0415
    import pytest  # noqa: F401, PLC0415

    sys.stdout.flush()
    process = os.fork()
    if not process:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    return process


def _run_tests(module: str, plugins: list[object], *, quick: bool) -> int:
    """Run the tests of a module up to the first that fails; return pytest's status."""
    import pytest  # noqa: PLC0415

    options = ["-x", "-q", "-p", "no:cacheprovider", "-k", SLOW]
    options += ["--plies", str(PLIES), "--rng-seed", "1"]
    return int(pytest.main([*options, *tests_of(module)], [_QuickFirst(module, quick), *plugins]))


def wait(process: int) -> bool:
    """Wait for a test run; return whether it passed. One that was ended has not."""
    _, status = os.waitpid(process, 0)
    return os.waitstatus_to_exitcode(status) == 0


def survivors(tried: Sequence[Mutant], seconds: int, *, quick: bool) -> Iterator[Mutant]:
    """Yield the mutants, of one module, that no test notices; two are tried at a time.

    `quick`: with the quick tests only.
    """
    noticed = noticed_quickly(tried, seconds)
    running: list[tuple[Mutant, int]] = []
    for each in (mutant for number, mutant in enumerate(tried) if number not in noticed):
        running.append((each, start(each.module, each, seconds, quick=quick)))
        if len(running) > 1:
            yield from _passed(*running.pop(0))
    for left in running:
        yield from _passed(*left)


def _passed(tried: Mutant, process: int) -> list[Mutant]:
    return [tried] if wait(process) else []
