"""`./build.sh test`: lint, types, import arrows and all tests."""

import os
import sys
from argparse import Namespace
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from tools import browser, environment
from tools.build import page
from tools.load import load
from tools.places import ROOT
from tools.programs import run_openly, say

CHECKS = {
    "Lint": ["ruff", "check"],
    "Layout of the code": ["ruff", "format", "--check"],
    "Types": ["mypy"],
    "Types on Windows": [
        *("mypy", "--platform", "win32", "--cache-dir", ".mypy_cache/windows"),
        *("--exclude", "^tools/(mutants|torture)/"),  # words that are not for it
    ],
}
"""What is checked before the tests run: a heading, and the module with its arguments."""

TESTS = ROOT / "tests"

OUTSIDE = (
    TESTS / "web" / "browser",
    TESTS / "web" / "engines",
    TESTS / "web" / "atspi",
    TESTS / "native",
)
"""Tests that need programs of the system: browsers, a screen, the bus of screen readers."""

PATH_FOLLOWS = ("--ignore", "--ignore-glob", "--deselect", "--basetemp", "--rootdir", "-k", "-m")
"""Options of pytest after which a path is no choice of tests."""

NO_TESTS = 5
"""Pytest's exit status where nothing was to be run."""


@dataclass(frozen=True)
class Part:
    """Tests that are one run of pytest: a heading, and which they are."""

    heading: str
    choice: Sequence[str]


PROCESSES = str(min(6, (os.cpu_count() or 1) + 1))
"""Tests run side by side: one more than there are cores, as some wait for a process or a frame."""

# Single tests are shared out: whoever is done takes half of what the other has yet to do, from
# the end, so that tests of one file stay together and few fixtures of a file are made twice.
SHARED = ("-n", PROCESSES, "--dist", "worksteal")


def module(name: str, *arguments: str) -> list[str]:
    """The command that runs a Python module of .venv."""
    return [sys.executable, "-m", name, *arguments]


def run(options: Namespace) -> int:
    """Check and test everything; returns the status of the first that fails."""
    environment.refuse_black()
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    env.pop("PYTHONDONTWRITEBYTECODE", None)  # many processes are started: each would compile all
    chosen, others = split(options.rest)
    if options.deep:
        others.append("--deep")
    parts = list(parts_of(chosen, with_system=not options.no_browser))
    if not options.no_browser:
        env[browser.VARIABLE] = browser.ensure()
    page.make()
    status = check(env)
    if status == 0:
        with load(options.busy):
            status = run_tests(parts, others, env)
    if options.no_browser:
        say("Left out, as --no-browser asks: the tests in a real browser and a real window.")
    return status


def check(env: Mapping[str, str]) -> int:
    """Run the checks in turn until one fails; returns its status."""
    for heading, (name, *arguments) in CHECKS.items():
        say(f"== {heading}")
        status = run_openly(module(name, *arguments), cwd=ROOT, env=env)
        if status != 0:
            return status
    return 0


def run_tests(parts: Sequence[Part], arguments: Sequence[str], env: Mapping[str, str]) -> int:
    """Run all parts, whatever fails; returns the status of the first that failed."""
    statuses = []
    for part in parts:
        say(f"== {part.heading}")
        command = module("pytest", *SHARED, *arguments, *part.choice)
        statuses.append(run_openly(command, cwd=ROOT, env=env))
    return verdict(statuses)


def verdict(statuses: Sequence[int]) -> int:
    """The status of the first part that failed; one without tests fails if none had any."""
    ran = [status for status in statuses if status != NO_TESTS]
    if not ran:
        return NO_TESTS
    return next((status for status in ran if status != 0), 0)


def split(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Part what was given for pytest: the tests that it chooses, and everything else."""
    chosen: list[str] = []
    others: list[str] = []
    for before, argument in zip(["", *arguments], arguments, strict=False):
        chooses = before not in PATH_FOLLOWS and is_choice(argument)
        (chosen if chooses else others).append(argument)
    return chosen, others


def is_choice(argument: str) -> bool:
    """Whether it names a file or folder of tests, or tests in a file."""
    path = place(argument)
    return not argument.startswith("-") and path.is_relative_to(TESTS) and path.exists()


def place(choice: str) -> Path:
    """The file or folder of a choice such as tests/test_main.py::test_it."""
    return (ROOT / choice.partition("::")[0]).resolve()


def parts_of(chosen: Sequence[str], *, with_system: bool = True) -> Iterator[Part]:
    """The runs of pytest for a choice of tests; without a choice all tests."""
    alone, system = [], []
    for choice in chosen or ["tests"]:
        if any(place(choice).is_relative_to(folder) for folder in OUTSIDE):
            system.append(choice)
            continue
        alone.append(choice)
        inside = [folder for folder in OUTSIDE if folder.is_relative_to(place(choice))]
        system += [str(folder.relative_to(ROOT)) for folder in inside]
    if alone:
        apart = [f"--ignore={folder.relative_to(ROOT)}" for folder in OUTSIDE]
        yield Part("Tests", [*alone, *apart])
    if system and with_system:
        yield Part("Tests in a browser and a window", system)
