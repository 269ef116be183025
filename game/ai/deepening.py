"""Deeper and deeper, so that there is an answer whenever the nodes run out."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from random import Random
from typing import Any, NamedTuple

from game.ai.thought import (
    LOWEST,
    WIN,
    OutOfNodesError,
    Searcher,
    Steps,
    Strength,
    Thinking,
    Thought,
)

BY_ONE = 9
"""Down to this depth a search goes deeper by one move at a time."""


def deepened(
    searcher: Searcher, strength: Strength, seed: int, among: Collection[Any] | None = None
) -> Thinking:
    """Choose one of the searcher's moves; among moves that seem equal the seed decides.

    `among`: only these may be chosen, at least one of them legal. A move that is misjudged by a
    blunder keeps the value it has at a glance, one move deep.
    """
    rng = Random(seed)
    # The first of the best moves is taken, so the order of the moves breaks ties.
    order = [i for i, move in enumerate(searcher.moves) if among is None or move in among]
    rng.shuffle(order)
    best = Thought(searcher.moves[order[0]], 0, 0, 0)
    # One who takes the only gift has looked at it, and so knows what it brings.
    if len(order) == 1 and (len(searcher.moves) == 1 or not strength.greed):
        return best
    errors = _errors(strength, searcher.unit, len(searcher.moves), rng)
    for depth in _depths(strength.depth, searcher.stride):
        try:
            values = yield from _level(searcher, order, depth, errors)
        except OutOfNodesError:
            break
        order = sorted(order, key=lambda index: -values[index])
        value = values[order[0]]
        points = round(value / searcher.unit)
        best = Thought(searcher.moves[order[0]], points, depth, searcher.nodes, searcher.exact)
        if searcher.exact or abs(value) >= WIN:
            break
    return best


def _depths(deepest: int, stride: int) -> Iterator[int]:
    """Yield how deep to look: first step by step, then `stride` at a time."""
    depth = 1
    while depth <= deepest:
        yield depth
        depth += 1 if depth < BY_ONE else stride


class _Errors(NamedTuple):
    """How a player errs: which moves are judged at a glance only, and what is added to each."""

    blunders: frozenset[int]
    noise: tuple[int, ...]


def _errors(strength: Strength, unit: int, moves: int, rng: Random) -> _Errors:
    blunders = frozenset(i for i in range(moves) if rng.randrange(100) < strength.blunders)
    return _Errors(blunders, tuple(rng.randrange(strength.noise * unit + 1) for _ in range(moves)))


def _level(
    searcher: Searcher, order: list[int], depth: int, errors: _Errors
) -> Steps[dict[int, int]]:
    """Return how each move seems, looking `depth` moves ahead; only the best one is exact."""
    searcher.exact = True
    values: dict[int, int] = {}
    best = LOWEST
    for index in order:
        reach = 1 if index in errors.blunders else depth
        noise = errors.noise[index]
        values[index] = noise + (yield from searcher.value(index, reach, best - noise))
        best = max(best, values[index])
    return values
