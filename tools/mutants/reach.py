"""Which lines of the rules each test runs: only those tests can notice a mistake in a line."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

from tools.mutants.mutations import Mutant

_Trace = Callable[[FrameType, str, Any], Any]


@dataclass(slots=True)
class Reach:
    """For each test, by its id: the lines it runs of each module, and its seconds while watched."""

    lines: dict[str, dict[str, set[int]]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)
    on_loading: dict[str, set[int]] = field(default_factory=dict)
    """The lines of each module that run before any test."""

    def is_run_on_loading(self, mutant: Mutant) -> bool:
        """Tell whether a mistake may matter before any test begins."""
        return not self.on_loading.get(mutant.module, set()).isdisjoint(mutant.lines)

    def tests_for(self, mutant: Mutant) -> set[str]:
        """Return the tests that run the statement in which the mistake is."""
        lines = set(mutant.lines)
        return {
            test
            for test, modules in self.lines.items()
            if not lines.isdisjoint(modules.get(mutant.module, ()))
        }

    def seconds_for(self, tests: Iterable[str]) -> int:
        """Return how many seconds of the processor a run of these tests may take."""
        return 3 + int(2 * sum(self.seconds[test] for test in tests))

    def seconds_for_one(self, test: str) -> float:
        """Return how many a single test may take: a mistake may make something endless."""
        return 1.5 + 5 * self.seconds.get(test, 1)


class Watch:
    """Has pytest note which lines of some files each test runs."""

    def __init__(self, files: Mapping[str, Path], before_each: Callable[[], object]) -> None:
        """`files` by the names of their modules."""
        self.reach = Reach()
        self._before_each = before_each
        self._lines: dict[str, set[int]] = {module: set() for module in files}
        self._traces = {str(file): _note_in(self._lines[module]) for module, file in files.items()}
        self._began = 0.0

    def pytest_collection(self) -> None:
        """Begin to note what runs while the tests are read."""
        sys.settrace(self._trace)

    def pytest_collection_finish(self) -> None:
        """Keep what was noted until then."""
        sys.settrace(None)
        self.reach.on_loading = self._noted()

    def pytest_runtest_logstart(self, nodeid: str) -> None:  # noqa: ARG002 - pytest's name
        """Begin to note: called before the test and what it needs are set up."""
        self._before_each()
        for lines in self._lines.values():
            lines.clear()
        self._began = time.process_time()
        sys.settrace(self._trace)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        """Keep what was noted: called after everything is torn down."""
        sys.settrace(None)
        self.reach.seconds[nodeid] = time.process_time() - self._began
        self.reach.lines[nodeid] = self._noted()

    def _noted(self) -> dict[str, set[int]]:
        return {module: set(lines) for module, lines in self._lines.items() if lines}

    def _trace(self, frame: FrameType, _event: str, _value: Any) -> _Trace | None:
        return self._traces.get(frame.f_code.co_filename)


def _note_in(lines: set[int]) -> _Trace:
    """Return a trace function that adds the lines to a set."""

    def note(frame: FrameType, event: str, _value: Any) -> _Trace:
        if event == "line":
            lines.add(frame.f_lineno)
        return note

    return note
