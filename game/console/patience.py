"""How long the console works on one request before it gives up."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

MOST_SECONDS = 600.0
"""Counts and games at random that take longer are given up, so that an answer always comes."""


class TooSlowError(Exception):
    """The time for one request is over."""


def patience(seconds: float) -> Callable[[], None]:
    """Return a check that raises TooSlowError once `seconds` have passed from now on."""
    end = monotonic() + seconds

    def check() -> None:
        if monotonic() >= end:
            raise TooSlowError

    return check
