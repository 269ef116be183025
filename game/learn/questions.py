"""Reads what is asked in an exercise, and its answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, get_args

from game.learn import shapes
from game.learn.exercise import (
    Goal,
    NumberQuestion,
    Over,
    PlayQuestion,
    Question,
    TakenQuestion,
    Want,
    WhereQuestion,
    WrongTry,
)
from game.learn.measures import MEASURES
from game.rules.protocol import AnyGame, Json, Place, Reason
from game.rules.shape import inside

Told = Mapping[str, Json]

_BEST = ("most", "least")
"""What is wanted without a value."""


def question(game: AnyGame, words: str, value: Json, at: str) -> Question:
    """Return what is asked; `words` is the beginning of the exercise's keys of the catalogue."""
    if not isinstance(value, dict):
        raise shapes.ExerciseError(Reason("shape-object"), at)
    kind = shapes.choice(value.get("kind"), tuple(_KINDS), inside(at, "kind"))
    needed, optional, read = _KINDS[kind]
    told = shapes.members(value, ("kind", *needed), optional, at)
    return read(game, words, told, at)


def goals(value: Json, at: str) -> tuple[Goal, ...]:
    """Return goals, at least one."""
    return shapes.some(value, _goal, at)


def measure(value: Json, at: str) -> str:
    """Return the name of a measure."""
    name: str = shapes.choice(value, tuple(MEASURES), at)
    return name


def _goal(value: Json, at: str) -> Goal:
    told = shapes.members(value, ("measure", "want"), ("value",), at)
    want: Want = shapes.choice(told["want"], get_args(Want), inside(at, "want"))
    name = measure(told["measure"], inside(at, "measure"))
    if want in _BEST:
        shapes.members(value, ("measure", "want"), at=at)
        return Goal(name, want)
    shapes.members(value, ("measure", "want", "value"), at=at)
    read = shapes.value if want == "is" else shapes.number
    return Goal(name, want, read(told["value"], inside(at, "value")))


def _play(game: AnyGame, words: str, told: Told, at: str) -> Question:
    over: Over = shapes.choice(told.get("over", "move"), get_args(Over), inside(at, "over"))
    gives = told["gives"] if isinstance(told["gives"], dict) else {}
    shapes.members(told["gives"], (), tuple(MEASURES), inside(at, "gives"))

    def moves(value: Json, at: str) -> Any:
        return shapes.moves(game, value, at)

    return PlayQuestion(
        goals(told["goal"], inside(at, "goal")),
        shapes.some(told["accept"], moves, inside(at, "accept")),
        over,
        {name: shapes.value(each, f"{at}.gives.{name}") for name, each in gives.items()},
        _wrong(told, words, "play", moves, at),
    )


def _where(game: AnyGame, words: str, told: Told, at: str) -> Question:
    return WhereQuestion(
        _move(game, told, at),
        shapes.place(told["answer"], inside(at, "answer")),
        _wrong(told, words, "place", shapes.place, at),
    )


def _taken(game: AnyGame, words: str, told: Told, at: str) -> Question:
    return TakenQuestion(
        _move(game, told, at),
        _places(told["answer"], inside(at, "answer")),
        _wrong(told, words, "places", _places, at),
    )


def _number(game: AnyGame, words: str, told: Told, at: str) -> Question:
    return NumberQuestion(
        _move(game, told, at),
        measure(told["measure"], inside(at, "measure")),
        shapes.number(told["answer"], inside(at, "answer")),
        _wrong(told, words, "number", shapes.number, at),
    )


def _move(game: AnyGame, told: Told, at: str) -> Any:
    return shapes.part(game.move_from_json, told["move"], inside(at, "move"))


def _places(value: Json, at: str) -> frozenset[Place]:
    return frozenset(shapes.some(value, shapes.place, at))


def _wrong(
    told: Told, words: str, tried: str, read: Callable[[Json, str], Any], at: str
) -> tuple[WrongTry, ...]:
    """Return the wrong tries of a question, each of which names under `tried` what was tried.

    One that says what it gives needs no words of its own.
    """
    count = 0

    def one(value: Json, at: str) -> WrongTry:
        nonlocal count
        count += 1
        each = shapes.members(value, (tried,), ("reason", "gives", "slip"), at)
        answer = read(each[tried], inside(at, tried))
        if "gives" in each:
            return WrongTry(answer, gives=shapes.number(each["gives"], inside(at, "gives")))
        reason = shapes.name(each["reason"], inside(at, "reason")) if "reason" in each else None
        slip = "slip" in each and shapes.flag(each["slip"], inside(at, "slip"))
        return WrongTry(answer, f"{words}.wrong-{count}", reason, slip=slip)

    return shapes.items(told.get("wrong", []), one, inside(at, "wrong"))


_Read = Callable[[AnyGame, str, Told, str], Question]

_KINDS: Mapping[str, tuple[tuple[str, ...], tuple[str, ...], _Read]] = {
    "play": (("goal", "accept", "gives"), ("over", "wrong"), _play),
    "where": (("move", "answer"), ("wrong",), _where),
    "taken": (("move", "answer"), ("wrong",), _taken),
    "number": (("move", "measure", "answer"), ("wrong",), _number),
}
"""By the kind of a question: the members it needs, those that may be left out, what reads it."""
