"""The opponents' move for the console: by level, or by the time they may think."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from time import monotonic

from game.ai.analysis import analyse
from game.ai.levels import levels_of
from game.ai.opponent import think
from game.ai.thought import WIN, Strength, Thinking, Thought, finished
from game.console_lines import RequestError
from game.console_table import Table
from game.rules import shape
from game.rules.protocol import Json, Reason, RulesError

SEED = 0
"""Among moves that seem equal the same one is always taken."""

MOST_MILLIS = 600_000
DEEPEST = 60
"""Moves ahead at which thinking by time ends in any case."""

UNLIMITED = 10**12
"""More positions than can be looked at in the time there is."""


def best(table: Table, effort: Mapping[str, Json]) -> dict[str, Json]:
    """Return the move, what it seems worth to the mover, and the work it took.

    `effort` says how hard to think, by one member: "level" or "millis". Raises RequestError.
    """
    if len(effort) != 1:
        raise RequestError(Reason("console-level-or-millis"))
    if not table.legal_moves():
        raise RequestError(Reason("game-over"))
    ((name, value),) = effort.items()
    thought = _EFFORTS[name](table, value)
    return {
        "move": table.game.move_to_json(thought.move),
        "value": thought.value,
        "depth": thought.depth,
        "nodes": thought.nodes,
        "exact": thought.exact or abs(thought.value) >= WIN,
    }


def _by_level(table: Table, level: Json) -> Thought:
    """Think as an opponent of this level does."""
    levels = levels_of(table.game.name, len(table.game.seats))
    chosen = shape.whole(level, 1, len(levels), RulesError, "level")
    return finished(_thinking(table, levels[chosen - 1]))


def _by_time(table: Table, millis: Json) -> Thought:
    """Think deeper and deeper; what was not thought to its end when time is up is dropped."""
    end = monotonic() + shape.whole(millis, 1, MOST_MILLIS, RulesError, "millis") / 1000
    found = finished(_to_depth(table, 1))
    nodes = found.nodes
    for depth in range(2, DEEPEST + 1):
        deeper = _until(end, _to_depth(table, depth))
        if deeper is None:
            break
        found, nodes = deeper, nodes + deeper.nodes
        if found.exact or abs(found.value) >= WIN or found.depth < depth:
            break
    return replace(found, nodes=nodes)


def _to_depth(table: Table, depth: int) -> Thinking:
    return _thinking(table, Strength(depth, UNLIMITED))


def _thinking(table: Table, strength: Strength) -> Thinking:
    if len(table.legal_moves()) > 1:
        return think(table.game, table.position, strength, SEED)
    return _about_the_only_move(table, strength)


def _about_the_only_move(table: Table, strength: Strength) -> Thinking:
    """Think about a move that has to be played: its value is asked for nonetheless."""
    found = yield from analyse(table.game, table.position, strength)
    only = found.moves[0]
    return Thought(only.move, round(only.value), found.depth, found.nodes, only.exact)


def _until(end: float, thinking: Thinking) -> Thought | None:
    """Return the thought, or None if it was not ready at `end` (of the monotonic clock)."""
    while monotonic() < end:
        try:
            next(thinking)
        except StopIteration as stop:
            thought: Thought = stop.value
            return thought
    thinking.close()
    return None


_EFFORTS: Mapping[str, Callable[[Table, Json], Thought]] = {"level": _by_level, "millis": _by_time}
