"""`./build.sh test`: lint, types, import arrows and all tests."""

import os
import sys
from argparse import Namespace
from collections.abc import Mapping

from tools import browser, environment, page
from tools.places import ROOT
from tools.programs import run_openly, say

CHECKS = {
    "Lint": ["ruff", "check"],
    "Layout of the code": ["ruff", "format", "--check"],
    "Types": ["mypy"],
}
"""What is checked before the tests run: a heading, and the module with its arguments."""

OUTSIDE = ("tests/web/browser", "tests/native")
"""Tests that need programs of the system: a browser, and a screen for windows."""


def module(name: str, *arguments: str) -> list[str]:
    """The command that runs a Python module of .venv."""
    return [sys.executable, "-m", name, *arguments]


def run(options: Namespace) -> int:
    """Check and test everything; returns the status of the first that fails."""
    environment.refuse_black()
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    arguments = list(options.rest)
    if options.no_browser:
        arguments += [f"--ignore={folder}" for folder in OUTSIDE]
    else:
        env[browser.VARIABLE] = browser.ensure()
    page.make()
    status = check(env)
    if status == 0:
        say("== Tests")
        status = run_openly(module("pytest", *arguments), cwd=ROOT, env=env)
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
