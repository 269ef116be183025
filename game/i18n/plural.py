"""Which of a language's plural forms goes with a number, by the rules of Unicode's CLDR.

A rule is CLDR's text of it: conditions on what a number is when written in digits. "v in 0 and
i mod 10 in 2..4" holds for numbers that show no fraction and whose last digit is 2, 3 or 4. The
letters are CLDR's operands: n the number, i its whole part, v and w how many digits of a fraction
it shows, with and without zeros at its end, f and t these digits as a number, e the power of ten
that a compact number leaves out, which ours never do.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache

from game.paths import ASSETS

TABLE = ASSETS / "plural-rules.json"
"""The rules of all languages that CLDR knows; tools/make/plurals.py makes them."""

LANGUAGES = "languages"
"""Where an entry of the table names the languages that share its rules; the rest are the rules."""

OTHER = "other"
"""The form of all numbers that no rule of the language is about."""

FALLBACK = "en"
"""Whose rules an unknown language follows."""

Operands = Mapping[str, int | None]
"""A number as CLDR sees it; n is None if the number is not whole."""

Rule = Callable[[Operands], bool]

_WRITTEN = re.compile(r"-?(\d+)(?:\.(\d*?)(0*))?")
_CONDITION = re.compile(r"(\w)(?: mod (\d+))?( not)? in ([\d.,]+)")


@lru_cache(maxsize=1_000, typed=True)
def form(language: str, number: float | str) -> str:
    """Return the form for `number`: zero, one, two, few, many or other.

    A text is a number as it is written, such as "1.50": in many languages "1.0" goes with another
    form than "1". `language` may carry a region ("en-GB"); an unknown one follows English.
    """
    operands = _operands(number)
    if operands is None:
        return OTHER
    rules = _rules(language)
    return next((name for name, holds in rules.items() if holds(operands)), OTHER)


def forms(language: str) -> tuple[str, ...]:
    """Return the names of all forms that `language` has."""
    return (*_rules(language), OTHER)


def _operands(number: float | str) -> Operands | None:
    """Return what the rules ask about a number; None for what cannot be written in digits."""
    if isinstance(number, int):
        whole, fraction, zeros = abs(number), "", ""
    else:
        is_whole = isinstance(number, float) and number.is_integer()
        match = _WRITTEN.fullmatch(f"{number:.0f}" if is_whole else str(number))
        if match is None:
            return None
        whole, fraction, zeros = int(match[1]), match[2] or "", match[3] or ""
    return {
        "n": None if fraction else whole,
        "i": whole,
        "v": len(fraction + zeros),
        "w": len(fraction),
        "f": int(fraction + zeros or "0"),
        "t": int(fraction or "0"),
        "e": 0,
    }


@cache
def _rules(language: str) -> dict[str, Rule]:
    name = language.lower()
    for candidate in (name, name.partition("-")[0], FALLBACK):
        if candidate in _table():
            return {form: _rule(text) for form, text in _table()[candidate].items()}
    return {}


@cache
def _table() -> dict[str, dict[str, str]]:
    """Return the text of the rules of each language."""
    entries = json.loads(TABLE.read_text(encoding="utf-8"))
    return {language: entry for entry in entries for language in entry.pop(LANGUAGES).split()}


def _rule(text: str) -> Rule:
    """Return the rule that is written in `text`: conditions joined by "and", these by "or"."""
    choices = [
        [_condition(part) for part in choice.split(" and ")] for choice in text.split(" or ")
    ]
    return lambda operands: any(all(holds(operands) for holds in parts) for parts in choices)


def _condition(text: str) -> Rule:
    match = _CONDITION.fullmatch(text)
    if match is None:
        raise ValueError(text)
    operand, modulus, negation, values = match.groups()
    ranges = [_range(part) for part in values.split(",")]

    def holds(operands: Operands) -> bool:
        value = operands[operand]
        if value is not None and modulus:
            value %= int(modulus)
        return any(value in numbers for numbers in ranges) is not bool(negation)

    return holds


def _range(text: str) -> range:
    first, _, last = text.partition("..")
    return range(int(first), int(last or first) + 1)
