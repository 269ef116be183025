"""The opponents' move for the console: by level, or by the time they may think."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import inf
from time import monotonic

from game.ai.analysis import analyse
from game.ai.levels import levels_of
from game.ai.opponent import is_tree, searcher_for, think
from game.ai.registry import mind_of
from game.ai.thought import LOWEST, WIN, Steps, Strength, T, Thinking, Thought, finished
from game.ai.tree import Branch, grow_on, sprout, thought_of
from game.console.lines import RequestError
from game.console.table import Table
from game.rules import shape
from game.rules.protocol import Json, Reason, RulesError

SEED = 0
"""Among moves that seem equal the same one is always taken."""

MOST_MILLIS = 600_000
DEEPEST = 60
"""Moves ahead at which thinking by time ends in any case."""

UNLIMITED = 10**12
"""More positions than can be looked at in the time there is."""

FEWEST_OF_KERNEL, MOST_OF_KERNEL = 1 << 16, 1 << 30
"""How many positions a kernel looks at first, and at most, in the time there is."""

FARTHEST = Strength(DEEPEST, UNLIMITED)
"""How hard it is thought where only time sets a limit."""


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
    chosen = shape.whole(level, 0, len(levels) - 1, RulesError, "level")
    return finished(_thinking(table, levels[chosen]))


def _by_time(table: Table, millis: Json) -> Thought:
    """Think until the time is over, or nothing better can come."""
    end = monotonic() + shape.whole(millis, 1, MOST_MILLIS, RulesError, "millis") / 1000
    if len(table.legal_moves()) == 1:
        return _only_move_by(end, table)
    if is_tree(table.game, FARTHEST):
        return _tree_by(end, table)
    return _kernel_by(end, table) or _deeper_by(end, table)


def _kernel_by(end: float, table: Table) -> Thought | None:
    """Have the game's kernel look at more and more positions; None where there is none.

    None as well for what an opening book knows better.
    """
    mind, thought, nodes = mind_of(table.game.name), None, FEWEST_OF_KERNEL
    while nodes <= MOST_OF_KERNEL and mind.from_book(table.game, table.position) is None:
        strength = replace(FARTHEST, kernel=nodes)
        steps = mind.by_kernel(table.game, table.position, strength)
        valued = _until(end, steps)
        steps.close()
        if valued is None:
            break
        thought = valued.best(SEED)
        if valued.exact:
            break
        nodes *= 4
    return thought


def _deeper_by(end: float, table: Table) -> Thought:
    """Think deeper and deeper; a depth that was not thought to its end counts for nothing."""
    searcher = searcher_for(table.game, table.position, UNLIMITED)
    thinking = think(table.game, table.position, FARTHEST, SEED, None, searcher)
    thought = _until(end, thinking)
    if thought is None:
        searcher.most_nodes = searcher.nodes
        thought = finished(thinking)
    if not thought.depth:
        # There was no time for a single look at all moves: that much is always done.
        thought = finished(_thinking(table, Strength(1, UNLIMITED)))
    return replace(thought, nodes=max(searcher.nodes, thought.nodes))


def _tree_by(end: float, table: Table) -> Thought:
    """Let a tree grow until the time is over, or a win is certain."""
    root = sprout(table.game, table.position, SEED)
    growing = grow_on(table.game, root, UNLIMITED)
    next(growing)
    over = False
    while not over:
        over = _is_over_before(end, growing, root, 2 * root.visits)
        thought = thought_of(table.game, root)
        if thought.value >= WIN:
            break
    return thought


def _is_over_before(end: float, growing: Steps[None], root: Branch, most: int) -> bool:
    """Let a tree grow until `most` positions were looked at; tell whether time was over first."""
    for _ in growing:
        if monotonic() >= end:
            return True
        if root.visits >= most:
            break
    return False


def _only_move_by(end: float, table: Table) -> Thought:
    """Think about the move that has to be played, deeper and deeper."""
    searcher = searcher_for(table.game, table.position, UNLIMITED)
    (move,) = searcher.moves
    thought = Thought(move, 0, 0, 0)
    for depth in range(1, DEEPEST + 1):
        searcher.exact = True
        value = _until(end if depth > 1 else inf, searcher.value(0, depth, LOWEST))
        if value is None:
            break
        points = round(value / searcher.unit)
        thought = Thought(move, points, depth, searcher.nodes, searcher.exact)
        if thought.exact or abs(points) >= WIN:
            break
    return replace(thought, nodes=searcher.nodes)


def _thinking(table: Table, strength: Strength) -> Thinking:
    if len(table.legal_moves()) > 1:
        return think(table.game, table.position, strength, SEED)
    return _about_the_only_move(table, strength)


def _about_the_only_move(table: Table, strength: Strength) -> Thinking:
    """Think about a move that has to be played: its value is asked for nonetheless."""
    analysis = yield from analyse(table.game, table.position, strength)
    only = analysis.moves[0]
    return Thought(only.move, round(only.value), analysis.depth, analysis.nodes, only.exact)


def _until(end: float, thinking: Steps[T]) -> T | None:
    """Return what thinking comes to, or None if it is not ready at `end` (of the monotonic clock).

    It can be gone on with then.
    """
    while monotonic() < end:
        try:
            pause = next(thinking)
        except StopIteration as stop:
            thought: T = stop.value
            return thought
        if pause is not None:
            pause.wait()
    return None


_EFFORTS: Mapping[str, Callable[[Table, Json], Thought]] = {"level": _by_level, "millis": _by_time}
