"""Checks the shape of JSON values from outside: hostile until every part is looked at.

Each check returns the value with its type known, or raises `error` (one of the classes of
`game.rules.protocol`) with a reason and the place in the input.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.protocol import Json, Reason, RulesError

MOST = 9_999
"""The most seeds in one place, and of a whole board. A sow is told seed by seed."""


def is_whole(value: Json) -> bool:
    """Whether `value` is a whole number; True and False are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def members(
    value: Json, names: Sequence[str], error: type[RulesError], at: str = ""
) -> dict[str, Json]:
    """Return `value` if it is an object with exactly the keys `names`."""
    if not isinstance(value, dict):
        raise error(Reason("shape-object"), at)
    for name in value:
        if name not in names:
            unknown = str(name)[:40]
            raise error(Reason("shape-unknown-key", {"name": unknown}), inside(at, unknown))
    for name in names:
        if name not in value:
            raise error(Reason("shape-missing-key", {"name": name}), at)
    return value


def inside(at: str, place: str) -> str:
    """Return where in the input `place` is, which is told from `at` on: "pits" and "[2]"."""
    joined = at and place and not place.startswith("[")
    return f"{at}.{place}" if joined else f"{at}{place}"


def any_whole(value: Json, error: type[RulesError], at: str = "") -> int:
    """Return `value` if it is a whole number, whatever its size."""
    if not is_whole(value):
        raise error(Reason("shape-whole-number"), at)
    return int(value)


def whole(value: Json, low: int, high: int, error: type[RulesError], at: str = "") -> int:
    """Return `value` if it is a whole number from `low` to `high`."""
    number = any_whole(value, error, at)
    if not low <= number <= high:
        raise error(Reason("shape-range", {"low": low, "high": high}), at)
    return number


def counts(value: Json, length: int, error: type[RulesError], at: str = "") -> tuple[int, ...]:
    """Return `value` if it is a list of `length` counts, each 0..`MOST`."""
    if not isinstance(value, list) or len(value) != length:
        raise error(Reason("shape-list", {"length": length}), at)
    return tuple(whole(count, 0, MOST, error, f"{at}[{i}]") for i, count in enumerate(value))


def one_of(value: Json, choices: Sequence[Json], error: type[RulesError], at: str = "") -> Json:
    """Return `value` if it is one of `choices`; 1 and True are not the same."""
    for choice in choices:
        if type(value) is type(choice) and value == choice:
            return value
    raise error(Reason("shape-choice", {"choices": [_written(choice) for choice in choices]}), at)


def _written(choice: Json) -> str:
    """Return a choice as a person writes it in JSON: true, not True."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)
