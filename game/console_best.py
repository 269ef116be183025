"""The opponents' move for the console: by level, or by the time they may think."""

from __future__ import annotations

from dataclasses import replace
from time import monotonic

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


def best(table: Table, level: Json = None, millis: Json = None) -> dict[str, Json]:
    """Return the move, what it seems worth to the mover, and the work it took.

    One of `level` and `millis` says how hard to think. Raises RequestError.
    """
    if (level is None) == (millis is None):
        raise RequestError(Reason("console-level-or-millis"))
    if not table.legal_moves():
        raise RequestError(Reason("game-over"))
    thought = _by_level(table, level) if millis is None else _by_time(table, millis)
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
    return finished(think(table.game, table.position, levels[chosen - 1], SEED))


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
    return think(table.game, table.position, Strength(depth, UNLIMITED), SEED)


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
