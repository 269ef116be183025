"""Runs the tests of a module of the rules against mutants of it, in processes of their own.

A mutant's functions are put into the modules that are loaded already, and the tests that run the
statement with the mistake are tried, the quick ones before the others: nearly all mistakes are
noticed within a moment. A mistake outside of functions, or in one that runs while the tests are
loaded, is tried with all tests, loaded anew.
"""

from __future__ import annotations

import gc
import mmap
import os
import pickle
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from tools.mutants.mutations import Mutant
from tools.mutants.places import Finder, forget_in_rules_and_tests, install, modules
from tools.mutants.reach import Reach, Watch
from tools.places import ROOT

T = TypeVar("T")

MEMORY = 3 * 2**30
"""The most bytes a test run may take."""

SLOW = "not endgames and not small_games and not count_as_listed and not random_games"
"""Tests that take too long to be run thousands of times, left out by name."""

MANY_INPUTS = {"test_no_illegal_try_gets_a_vague_or_untrue_answer"}
"""Tests that try many inputs without saying so to Hypothesis."""

REFERENCE = "tests/rules/test_against_reference.py"
"""Compares the rules with the second implementation; only the settings of one game are played."""

NOT_PLACED = 3
"""The exit status of a process in which a mutant could not be put in place."""

PLIES = 15
"""Random plies for each setting that is compared."""

QUICK = 2
"""Tests of a cost below this are the quick ones, see `_QuickFirst`."""


def tests_of(module: str) -> list[str]:
    """Return the test files for a module."""
    package, _, part = module.partition(".")
    if part:
        patterns = [f"tests/rules/{package}/test_*.py", REFERENCE]
    else:
        patterns = [f"tests/rules/test_{module}.py", f"tests/test_{module}.py"]
    return [str(path) for pattern in patterns for path in sorted(ROOT.glob(pattern))]


def _stem(module: str) -> str:
    """Return how the file of a module's own tests begins, if there is one."""
    return f"/test_{module.rpartition('.')[2]}."


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
        self.game = module.partition(".")[0].replace("_", "-")

    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        items[:] = sorted(filter(self._concerns, items), key=cost)

    def _concerns(self, item: Any) -> bool:
        """Tell whether to run a test: the reference has settings of all games."""
        if self.only_quick and cost(item) >= QUICK:
            return False
        of_reference = item.nodeid.startswith(REFERENCE) and hasattr(item, "callspec")
        return not of_reference or item.callspec.params["name"] == self.game


class _EndAtOnce:
    """Has the process end with the first test that fails, or (by a signal) runs on and on.

    Nobody reads why it failed, so pytest need not write that. `begun` gets each test that begins.
    """

    def __init__(self, reach: Reach, begun: Callable[[Any], object]) -> None:
        self.reach = reach
        self.begun = begun

    def pytest_runtest_setup(self, item: Any) -> None:
        self.begun(item)
        signal.setitimer(signal.ITIMER_PROF, self.reach.seconds_for_one(item.nodeid))

    def pytest_runtest_makereport(self, call: Any) -> None:
        if call.excinfo is not None and call.excinfo.typename != "Skipped":
            os._exit(1)


class _TryEach:
    """Has pytest, once it has read the tests, run those that can notice against each mutant.

    `noticed` are the numbers of the mutants that made a test fail, `not_placed` of those that
    could not be put in place.
    """

    def __init__(self, mutants: Sequence[Mutant], reach: Reach) -> None:
        self.mutants = mutants
        self.reach = reach
        self.noticed: set[int] = set()
        self.not_placed: set[int] = set()
        self.is_trial = False
        self._begun = _Slots(len(mutants))
        self._recent: dict[str, int] = {}
        """When a test last noticed something: likely it will again."""

    def pytest_runtestloop(self, session: Any) -> bool | None:
        gc.freeze()
        running: list[tuple[int, int, list[Any]]] = []
        for number, mutant in enumerate(self.mutants):
            items = self._items_for(mutant, session.items)
            if not items:  # nothing runs it here, or nothing at all
                continue
            process = os.fork()
            if not process:
                session.items[:] = items
                return self._begin(session, number, mutant)
            running.append((number, process, items))
            if len(running) > 1:
                self._end(*running.pop(0))
        for left in running:
            self._end(*left)
        return True

    def _items_for(self, mutant: Mutant, items: list[Any]) -> list[Any]:
        """Return the tests that run the mistake: likely and quick ones first."""
        able = self.reach.tests_for(mutant)
        return sorted(
            (item for item in items if item.nodeid in able),
            key=lambda item: (
                cost(item) >= QUICK,
                -self._recent.get(item.nodeid, -1),
                self.reach.seconds[item.nodeid],
            ),
        )

    def _begin(self, session: Any, number: int, mutant: Mutant) -> bool | None:
        """Let the tests go on in this process if the mutant can be put in place here."""
        self.is_trial = True
        seconds = self.reach.seconds_for(item.nodeid for item in session.items)
        limit("RLIMIT_CPU", seconds)
        if not install(mutant):
            os._exit(NOT_PLACED)
        places = {item: place for place, item in enumerate(session.items)}
        end_at_once = _EndAtOnce(self.reach, lambda item: self._begun.put(number, places[item]))
        session.config.pluginmanager.register(end_at_once)
        return None

    def _end(self, number: int, process: int, items: list[Any]) -> None:
        status = _status_of(process)
        if status == NOT_PLACED:
            self.not_placed.add(number)
        elif status:
            self.noticed.add(number)
            self._recent[items[self._begun.get(number)].nodeid] = number


class _Slots:
    """Small numbers that a process of ours writes and we read."""

    def __init__(self, many: int) -> None:
        self._shared = mmap.mmap(-1, 4 * max(1, many))

    def put(self, place: int, number: int) -> None:
        self._shared[4 * place : 4 * place + 4] = number.to_bytes(4, "little")

    def get(self, place: int) -> int:
        return int.from_bytes(self._shared[4 * place : 4 * place + 4], "little")


def reach_of(module: str) -> Reach | None:
    """Return which lines the tests of a module run; None if they fail without any mistake."""

    def run() -> Reach | None:
        watch = Watch(modules(), forget_in_rules_and_tests)
        failed = _run_tests(module, tests_of(module), [watch], quick=False)
        return None if failed else watch.reach

    return _answer_of(run)


def noticed_in_place(
    mutants: Sequence[Mutant], reach: Reach, *, quick: bool
) -> tuple[set[int], set[int]]:
    """Put mutants (of one module) into what is loaded.

    Return the numbers of those that tests notice, and of those that cannot be put there.
    """
    module = mutants[0].module

    def run() -> tuple[set[int], set[int]]:
        trials = _TryEach(mutants, reach)
        status = _run_tests(module, tests_of(module), [trials], quick=quick)
        if trials.is_trial:
            os._exit(status)
        return trials.noticed, trials.not_placed

    return _answer_of(run) or (set(), set(range(len(mutants))))


def _answer_of(run: Callable[[], T]) -> T | None:
    """Run something in a process of its own and return what it returned, or None if it ended."""
    reading, writing = os.pipe()
    process = _forked()
    if process:
        os.close(writing)
        with os.fdopen(reading, "rb") as pipe:
            answer = pipe.read()
        value: T | None = pickle.loads(answer) if wait(process) else None
        return value
    try:
        os.close(reading)
        answer = pickle.dumps(run())
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(answer)
        os._exit(0)
    finally:
        os._exit(1)


class _Anew:
    """Runs the tests of a module against mutants of it, with everything loaded anew."""

    def __init__(self, module: str, reach: Reach, *, quick: bool) -> None:
        self.tests = tests_of(module)
        self.reach = reach
        self.quick = quick
        self._begun = _Slots(1)
        self._first = next((test for test in self.tests if _stem(module) in test), self.tests[0])
        """The file that noticed last: it is tried before all are."""

    def start(self, mutant: Mutant) -> int:
        """Begin in a new process, and return its id."""
        process = _forked()
        if process:
            return process
        passed = wait(self._start(mutant, [self._first]))
        os._exit(0 if passed and wait(self._start(mutant, self.tests)) else 1)

    def passed(self, process: int) -> bool:
        """Wait for a process that was started; tell whether all tests passed."""
        passed = wait(process)
        if not passed:
            self._first = self.tests[self._begun.get(0)]
        return passed

    def _start(self, mutant: Mutant, tests: list[str]) -> int:
        process = _forked()
        if process:
            return process
        try:
            seconds = self.reach.seconds_for(self.reach.seconds)
            limit("RLIMIT_CPU", seconds)
            sys.meta_path.insert(0, Finder(mutant))
            end_at_once = _EndAtOnce(self.reach, self._note)
            os._exit(_run_tests(mutant.module, tests, [end_at_once], quick=self.quick))
        finally:
            os._exit(1)

    def _note(self, item: Any) -> None:
        self._begun.put(0, self.tests.index(str(item.path)))


def _forked() -> int:
    """Start a silent process that has pytest loaded, and return its id, or 0 in that process."""
    import hypothesis  # noqa: F401, PLC0415 - loaded once, for all processes that begin here
    import pytest  # noqa: F401, PLC0415 - the same

    sys.stdout.flush()
    process = os.fork()
    if not process:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        limit("RLIMIT_AS", MEMORY)
    return process


def _run_tests(module: str, tests: list[str], plugins: list[object], *, quick: bool) -> int:
    """Run tests of a module up to the first that fails; return pytest's status."""
    import pytest  # noqa: PLC0415 - `_forked` has loaded it

    options = ["-x", "-q", "-p", "no:cacheprovider", "-k", SLOW]
    options += ["--plies", str(PLIES), "--rng-seed", "1"]
    return int(pytest.main([*options, *tests], [_QuickFirst(module, quick), *plugins]))


def limit(kind: str, most: int) -> None:
    """Have this process ended by the system when it takes more than `most`."""
    import resource  # noqa: PLC0415 - Windows, which cannot do any of this, has none

    resource.setrlimit(getattr(resource, kind), (most, most))


def wait(process: int) -> bool:
    """Wait for a test run; return whether it passed. One that was ended has not."""
    return _status_of(process) == 0


def _status_of(process: int) -> int:
    _, status = os.waitpid(process, 0)
    return os.waitstatus_to_exitcode(status)


def survivors(mutants: Sequence[Mutant], reach: Reach, *, quick: bool) -> Iterator[Mutant]:
    """Yield the mutants, of one module, that no test notices; two are tried at a time.

    `quick`: with the quick tests only.
    """
    noticed, not_placed = noticed_in_place(mutants, reach, quick=quick)
    anew = _Anew(mutants[0].module, reach, quick=quick)
    running: list[tuple[Mutant, int]] = []
    for number, mutant in enumerate(mutants):
        if number in noticed:
            continue
        if number not in not_placed and not reach.is_run_on_loading(mutant):
            yield mutant
            continue
        running.append((mutant, anew.start(mutant)))
        if len(running) > 1:
            yield from _passed(anew, *running.pop(0))
    for left in running:
        yield from _passed(anew, *left)


def _passed(anew: _Anew, mutant: Mutant, process: int) -> list[Mutant]:
    return [mutant] if anew.passed(process) else []
