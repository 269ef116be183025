"""Bao's searcher: packed positions, thought about in slices."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.bao.packed import PackedBao
from game.ai.bao.search import BaoSearch
from game.ai.look_ahead import LookAhead
from game.ai.thought import LOWEST, Searcher, Slices
from game.rules.bao.board import BaoMove, BaoPosition
from game.rules.bao.game import Bao

SLOWER = 3
"""By how many times the rules take longer for a position than the packed form does."""


class BaoSearcher(BaoSearch):
    """Looks one move ahead by a glance, and further by a search that follows captures."""

    unit = 1
    stride = 1

    def __init__(self, game: Bao, position: BaoPosition, most_nodes: int) -> None:
        """Raise OverflowError if there are more seeds than the packed form holds."""
        packed = PackedBao(game.switches)
        successors = list(game.moves_with_after(position))
        self.moves: Sequence[BaoMove] = [move for move, _ in successors]
        self._afters = [packed.pack(after) for _, after in successors]
        super().__init__(packed, most_nodes)

    def value(self, index: int, depth: int, low: int, high: int = -LOWEST) -> Slices:
        """Return what a move is worth to the thinker; see `game.ai.thought.Searcher`."""
        after = self._afters[index]
        if depth == 1:
            return -self.glance(after)
        return (yield from self.after_move(after, depth - 1, low, high))


def bao_searcher(game: Bao, position: BaoPosition, most_nodes: int) -> Searcher:
    """Return the search that suits `position`: by the rules if it holds too many seeds to pack."""
    try:
        return BaoSearcher(game, position, most_nodes)
    except OverflowError:
        return LookAhead(game, position, max(most_nodes // SLOWER, 1))
