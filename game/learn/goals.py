"""Goals: what a play has to reach, and which plays reach it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from game.learn.exercise import Goal, Over, Want
from game.learn.measures import MEASURES, Value
from game.learn.plays import Play, plays
from game.rules.protocol import AnyGame

_FITS: Mapping[Want, Callable[[Any, Any], bool]] = {
    "most": lambda value, wanted: value == wanted,
    "least": lambda value, wanted: value == wanted,
    "is": lambda value, wanted: value == wanted,
    "at-least": lambda value, wanted: value >= wanted,
    "at-most": lambda value, wanted: value <= wanted,
}

_BEST: Mapping[Want, Callable[[Iterable[Any]], Any]] = {
    "most": max,
    "at-least": max,
    "least": min,
    "at-most": min,
}


def measured(goal: Goal, play: Play) -> Value:
    """Return what a play gives in the measure of a goal."""
    return MEASURES[goal.measure](play)


def fits(goal: Goal, value: Value, best: Value | None = None) -> bool:
    """Whether a value meets a goal; `best` is that of an answer, for goals of most and least."""
    wanted = best if goal.want in ("most", "least") else goal.value
    return _FITS[goal.want](value, wanted)


def best(goal: Goal, values: Sequence[Value]) -> Value:
    """Return which of some values comes nearest to a goal: one that meets it, if there is one."""
    if goal.want in _BEST:
        nearest: Value = _BEST[goal.want](values)
        return nearest
    return next((value for value in values if value == goal.value), values[0])


def meeting(game: AnyGame, position: Any, over: Over, goals: Sequence[Goal]) -> tuple[Play, ...]:
    """Return the plays that meet all goals, one goal after the other.

    Most and least are those of the plays that are left by the goals before.
    """
    return left_by(tuple(plays(game, position, over)), goals)


def left_by(played: tuple[Play, ...], goals: Sequence[Goal]) -> tuple[Play, ...]:
    """Return those of some plays that meet all goals, one goal after the other."""
    for goal in goals:
        if not played:
            break
        values = [measured(goal, play) for play in played]
        wanted = best(goal, values)
        pairs = zip(played, values, strict=True)
        played = tuple(play for play, value in pairs if fits(goal, value, wanted))
    return played
