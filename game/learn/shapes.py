"""Checks the shape of what lessons and puzzles are made of: hostile until each part is looked at.

Each check returns the value with its type known, or raises ExerciseError with the place in the
input.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, get_args

from game.learn.exercise import Moves
from game.rules import shape
from game.rules.protocol import (
    AnyGame,
    Event,
    Json,
    Marker,
    Movement,
    Place,
    Reason,
    RulesError,
    Seat,
)

MOST_ITEMS = 1_000
"""So many members may a list have."""

MOST_NUMBER = 9_999
"""No measure of an exercise gives more, or less than minus so much."""

_MOST_AT = 99
_PLACE_KINDS = ("house", "store", "pit", "reservoir", "stock", "circle", "start", "home")
_EVENT_KINDS = (*get_args(Movement), *get_args(Marker))
_NAME = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
_LONGEST_NAME = 60

T = TypeVar("T")


class ExerciseError(RulesError):
    """Lessons or puzzles are malformed."""


def members(
    value: Json, needed: Sequence[str], optional: Sequence[str] = (), at: str = ""
) -> dict[str, Json]:
    """Return `value` if it is an object with all keys of `needed`, and no others but `optional`."""
    there = [name for name in optional if isinstance(value, dict) and name in value]
    return shape.members(value, (*needed, *there), ExerciseError, at)


def items(value: Json, read: Callable[[Json, str], T], at: str) -> tuple[T, ...]:
    """Return what `read` makes of each member of a list."""
    if not isinstance(value, list):
        raise ExerciseError(Reason("shape-any-list"), at)
    if len(value) > MOST_ITEMS:
        raise ExerciseError(Reason("exercise-too-many", {"most": MOST_ITEMS}), at)
    return tuple(read(each, f"{at}[{number}]") for number, each in enumerate(value))


def some(value: Json, read: Callable[[Json, str], T], at: str) -> tuple[T, ...]:
    """Return what `read` makes of each member of a list that is not empty."""
    if value == []:
        raise ExerciseError(Reason("exercise-empty"), at)
    return items(value, read, at)


def name(value: Json, at: str) -> str:
    """Return `value` if it is a word of small letters, digits and hyphens, as ids are."""
    fitting = isinstance(value, str) and len(value) <= _LONGEST_NAME and _NAME.fullmatch(value)
    if not fitting:
        raise ExerciseError(Reason("exercise-name"), at)
    return str(value)


def flag(value: Json, at: str) -> bool:
    """Return `value` if it is true or false."""
    return bool(shape.one_of(value, (True, False), ExerciseError, at))


def choice(value: Json, choices: Sequence[Json], at: str) -> Any:
    """Return `value` if it is one of `choices`."""
    return shape.one_of(value, choices, ExerciseError, at)


def number(value: Json, at: str, low: int = -MOST_NUMBER, high: int = MOST_NUMBER) -> int:
    """Return `value` if it is a whole number from `low` to `high`."""
    return shape.whole(value, low, high, ExerciseError, at)


def part(read: Callable[[Json], T], value: Json, at: str) -> T:
    """Return what the rules read in a part of the input; their errors say where in the whole."""
    try:
        return read(value)
    except RulesError as error:
        raise ExerciseError(error.reason, shape.inside(at, error.at)) from error


def moves(game: AnyGame, value: Json, at: str) -> Moves:
    """Return moves of a game, at least one."""
    return some(value, lambda move, at: part(game.move_from_json, move, at), at)


def place(value: Json, at: str) -> Place:
    """Return a place, as the console writes it."""
    told = members(value, ("kind", "at"), at=at)
    kind = choice(told["kind"], _PLACE_KINDS, shape.inside(at, "kind"))
    inside = shape.inside(at, "at")
    numbers = some(told["at"], lambda each, at: number(each, at, 0, _MOST_AT), inside)
    return Place(kind, numbers)


def value(value: Json, at: str) -> int | Place:
    """Return what a measure gives: a place or a number."""
    return place(value, at) if isinstance(value, dict) else number(value, at)


def seat(game: AnyGame, value: Json, at: str) -> Seat:
    """Return the seat that is called so."""
    names = {game.seat_name(seat): seat for seat in game.seats}
    return names[choice(value, tuple(names), at)]


def point(game: AnyGame, value: Json, at: str) -> tuple[int, Event]:
    """Return the number of an event, and the event itself."""
    told = members(value, ("event", "is"), at=at)
    index = number(told["event"], shape.inside(at, "event"), 0)
    return index, _event(game, told["is"], shape.inside(at, "is"))


def _event(game: AnyGame, value: Json, at: str) -> Event:
    told = members(value, ("kind", "seat"), ("count", "source", "target"), at)
    places = [
        place(told[name], shape.inside(at, name)) if name in told else None
        for name in ("source", "target")
    ]
    return Event(
        choice(told["kind"], _EVENT_KINDS, shape.inside(at, "kind")),
        seat(game, told["seat"], shape.inside(at, "seat")),
        number(told.get("count", 0), shape.inside(at, "count"), 0),
        *places,
    )
