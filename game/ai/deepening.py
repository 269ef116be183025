"""Deeper and deeper, so that there is an answer whenever the nodes run out."""

from __future__ import annotations

from random import Random

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


def deepened(searcher: Searcher, strength: Strength, seed: int) -> Thinking:
    """Choose one of the searcher's moves; among moves that seem equal the seed decides.

    A move that is overlooked keeps the value it has at a glance, one move deep.
    """
    rng = Random(seed)
    # The first of the best moves is taken, so the order of the moves breaks ties.
    order = list(range(len(searcher.moves)))
    rng.shuffle(order)
    best = Thought(searcher.moves[order[0]], 0, 0, 0)
    if len(order) == 1:
        return best
    overlooked = {index for index in sorted(order) if rng.randrange(100) < strength.overlooks}
    for depth in range(1, strength.depth + 1):
        try:
            values = yield from _level(searcher, order, depth, overlooked)
        except OutOfNodesError:
            break
        order = sorted(order, key=lambda index: -values[index])
        found = values[order[0]]
        points = round(found / searcher.unit)
        best = Thought(searcher.moves[order[0]], points, depth, searcher.nodes, searcher.exact)
        if searcher.exact or abs(found) >= WIN:
            break
    return best


def _level(
    searcher: Searcher, order: list[int], depth: int, overlooked: set[int]
) -> Steps[dict[int, int]]:
    """Return the value of every move; only the best one is exact."""
    searcher.exact = True
    values: dict[int, int] = {}
    best = LOWEST
    for index in order:
        seen = 1 if index in overlooked else depth
        values[index] = yield from searcher.value(index, seen, best)
        best = max(best, values[index])
    return values
