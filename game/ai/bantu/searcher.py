"""What Bantu's two searchers have in common: how they are asked, and what they remember.

They only ever find out whether a move is worth a certain `goal`, as Kalah's search does; a few
such questions, cheap with the table, find its value.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from game.ai.bantu.packed import PackedBantu, PackedMove, occupied_by
from game.ai.thought import LOWEST, OutOfNodesError, Slices, Steps, emptied
from game.rules.bantu.board import BantuMove, BantuPosition
from game.rules.bantu.game import Bantu

MOST_ENTRIES = 100_000
"""Positions remembered at most."""

Bounds = tuple[int, int, int, int, PackedMove | None]
"""What is known of a position.

It is worth at least so much, as seen at some depth; at most so much, at some depth; its best move.
"""

UNKNOWN: Bounds = (0, LOWEST, 0, -LOWEST, None)


class BantuSearcher(ABC):
    """A search from one position, for who is to move there."""

    unit = 1
    stride = 1

    slice: ClassVar[int]
    """Positions looked at between two yields: a millisecond natively, a few in a page."""

    def __init__(self, game: Bantu, position: BantuPosition, most_nodes: int) -> None:
        """Find the moves of the position, which must have one."""
        self.packed = PackedBantu(game)
        self.places = self.packed.pack(position)
        self.occupied = occupied_by(self.places)
        self.moves: Sequence[BantuMove] = game.legal_moves(position)
        packed_moves = self.packed.moves(self.places, self.occupied)
        by_name = {(move[1] + 1, move[2]): move for move in packed_moves}
        self._packed_moves = [by_name[move] for move in self.moves]
        self._seen = [[0, 0] for _ in self.moves]
        self.most_nodes = most_nodes
        self.nodes = 0
        self.exact = False
        self.table: dict[object, Bounds] = {}
        self._yield_at = self.slice

    @abstractmethod
    def bound(self, move: PackedMove, depth: int, goal: int) -> Slices:
        """Return a bound of what a move is worth, looking `depth` moves ahead, itself included.

        It is a lower one if it is `goal` or more, else an upper one. Raises OutOfNodesError.
        """

    def value(self, index: int, depth: int, low: int, high: int = -LOWEST) -> Slices:
        """Return what a move is worth; see `game.ai.thought.Searcher`.

        It is cheap to find out that a move is not above `low`, and most are not. Else what it was
        worth two moves less deep is a good guess: who makes the last move ahead looks better.
        """
        self.exact = False
        least, most, seen = LOWEST, -LOWEST, self._seen[index]
        goal = low + 1 if low > LOWEST else seen[depth & 1]
        while True:
            bound = yield from self.bound(self._packed_moves[index], depth, goal)
            if bound >= goal:
                least = bound
            else:
                most = bound
            if least >= min(most, high) or most <= low:
                break
            goal = least + 1 if bound == least else bound
        seen[depth & 1] = bound
        return bound

    def let_go(self) -> Steps[None]:
        """Forget what was found, piece by piece."""
        return emptied(self.table)

    def count(self) -> None:
        """Count a position. Raises OutOfNodesError."""
        self.nodes += 1
        if self.nodes > self.most_nodes:
            raise OutOfNodesError

    def is_slice_over(self) -> bool:
        """Tell whether it is time to yield."""
        if self.nodes < self._yield_at:
            return False
        self._yield_at = self.nodes + self.slice
        return True

    def remember(self, key: object, bounds: Bounds) -> None:
        """Keep what was found, and forget all before if it became too much."""
        if len(self.table) >= MOST_ENTRIES:
            self.table.clear()
        self.table[key] = bounds
