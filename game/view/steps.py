"""Drawing in steps, so that no frame takes long: each step is a few milliseconds of work."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import Any

Steps = Generator[None, None, Any]
"""A piece of work that pauses after each step; what it makes, if anything, is its result."""


def go_on(steps: Steps, patience: float) -> bool:
    """Take steps for `patience` seconds, at least one; tell whether all are done."""
    until = time.perf_counter() + patience
    return all(time.perf_counter() < until for _ in steps)
