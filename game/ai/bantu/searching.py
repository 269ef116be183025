"""What Bantu's searches have in common: positions are counted, and what was found is remembered.

They only ever ask whether a position is worth a certain `goal`, as Kalah's search does: the answer
is a lower bound of its worth if that is `goal` or more, else an upper one.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from game.ai.bantu.packed import PackedBantu, PackedMove, occupied_by
from game.ai.thought import LOWEST, OutOfNodesError, Slices, Steps, emptied
from game.rules.bantu.board import BantuPosition
from game.rules.bantu.game import Bantu

MOST_ENTRIES = 100_000
"""Positions remembered at most."""

Bounds = tuple[int, int, int, int, PackedMove | None]
"""What is known of a position.

It is worth at least so much, as seen at some depth; at most so much, at some depth; its best move.
"""

UNKNOWN: Bounds = (0, LOWEST, 0, -LOWEST, None)


class BantuSearch(ABC):
    """A search from one position, for who is to move there."""

    slice: ClassVar[int]
    """Positions looked at between two yields: a millisecond natively, a few in a page."""

    def __init__(self, game: Bantu, position: BantuPosition) -> None:
        """Find the moves of the position, which must have one."""
        self.packed = PackedBantu(game)
        self.places = self.packed.pack(position)
        self.occupied = occupied_by(self.places)
        self.moves = self.packed.moves(self.places, self.occupied)
        self.nodes = 0
        self.most_nodes = 0
        self.table: dict[object, Bounds] = {}
        self._yield_at = self.slice

    @abstractmethod
    def move_value(self, move: PackedMove, depth: int, goal: int) -> Slices:
        """Return a bound of what a move is worth, looking `depth` moves ahead, itself included.

        Raises OutOfNodesError.
        """

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

    def let_go(self) -> Steps[None]:
        """Forget what was found, piece by piece."""
        return emptied(self.table)
