"""Which of a language's forms goes with a number."""

from __future__ import annotations

from collections.abc import Callable


def _one_or_other(count: float) -> str:
    return "one" if count == 1 else "other"


def _below_two(count: float) -> str:
    return "one" if 0 <= count < 2 else "other"


_RULES: dict[str, Callable[[float], str]] = {
    "en": _one_or_other,
    "sw": _one_or_other,
    "fr": _below_two,
}


def form(language: str, count: float) -> str:
    """Return the name of the form for `count`: "one" or "other", as Unicode's CLDR names them.

    `language` may carry a region ("en-GB"). An unknown language follows English.
    """
    return _RULES.get(language.partition("-")[0].lower(), _one_or_other)(count)
