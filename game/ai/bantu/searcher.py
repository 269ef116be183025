"""What Bantu's two searchers have in common: how they are asked, how they look ahead and remember.

They only ever find out whether a move is worth a certain `goal`, as Kalah's search does; a few
such questions, cheap with the table, find its value.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from game.ai.bantu.packed import PackedBantu, PackedMove, Places, occupied_by
from game.ai.thought import LOWEST, WIN, OutOfNodesError, Slices, Steps, emptied
from game.rules.bantu.board import BantuMove, BantuPosition
from game.rules.bantu.game import Bantu

MOST_ENTRIES = 100_000
"""Positions remembered at most."""

Bounds = tuple[int, int, int, int, PackedMove | None]
"""What is known of a position.

It is worth at least so much, as seen at some depth; at most so much, at some depth; its best move.
"""

UNKNOWN: Bounds = (0, LOWEST, 0, -LOWEST, None)

Duel = tuple[Places, int, int]
"""Where the pieces are, seen by who is to move; the occupied circles; by how much he leads."""

Worths = tuple[int, ...]
"""What the pieces of each player are worth by the steps they have gone, from who is to move on."""

Round = tuple[Places, int, Worths, int]
"""Where the pieces are, seen by who is to move; the occupied circles; what the pieces of each
player are worth, from who is to move on; who of them is the thinker."""

At = TypeVar("At", Duel, Round)
"""A position as a searcher has it: the first two are those of `PackedBantu`."""


class BantuSearcher(ABC, Generic[At]):
    """A search from one position, for who is to move there.

    Values are those of the side that is to move.
    """

    unit = 1
    stride = 1

    slice: ClassVar[int]
    """Positions looked at between two yields: a millisecond natively, a few in a page."""

    near: ClassVar[int]
    """So many moves ahead, and fewer, are looked at in a way of their own, without the table."""

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
        self._root: At = self._first()

    @abstractmethod
    def _first(self) -> At:
        """Return the position that is thought about."""

    @abstractmethod
    def _key(self, position: At) -> object:
        """Return what is remembered of a position to know it again."""

    @abstractmethod
    def _made(self, position: At, move: PackedMove) -> At:
        """Return the position after a move."""

    @abstractmethod
    def _passed(self, position: At) -> At:
        """Return the same position with the next player to move."""

    @abstractmethod
    def _is_same_side(self, before: At, after: At) -> bool:
        """Tell whether the same side is to move in both."""

    @abstractmethod
    def _wins(self, move: PackedMove, after: At) -> bool:
        """Tell whether a move, which led to `after`, ended the game."""

    @abstractmethod
    def _glance(self, after: At) -> int:
        """Return what a position right after a move from the root looks like to its mover."""

    @abstractmethod
    def _nearby(self, position: At, depth: int, goal: int) -> int:
        """Return a bound of what a position is worth, at most `near` moves ahead."""

    def value(self, index: int, depth: int, low: int, high: int = -LOWEST) -> Slices:
        """Return what a move is worth; see `game.ai.thought.Searcher`.

        It is cheap to find out that a move is not above `low`, and most are not. Else what it was
        worth two moves less deep is a good guess: who makes the last move ahead looks better.
        """
        self.exact = False
        least, most, seen = LOWEST, -LOWEST, self._seen[index]
        goal = low + 1 if low > LOWEST else seen[depth & 1]
        while True:
            bound = yield from self._bound(self._packed_moves[index], depth, goal)
            if bound >= goal:
                least = bound
            else:
                most = bound
            if least >= min(most, high) or most <= low:
                break
            goal = least + 1 if bound == least else bound
        seen[depth & 1] = bound
        return bound

    def _bound(self, move: PackedMove, depth: int, goal: int) -> Slices:
        """Return a bound of what a move is worth, looking `depth` moves ahead, itself included.

        It is a lower one if it is `goal` or more, else an upper one. Raises OutOfNodesError.
        """
        self.count()
        after = self._made(self._root, move)
        if self._wins(move, after):
            return WIN + depth - 1
        if depth == 1:
            return self._glance(after)
        return (yield from self._value_from(self._root, after, depth - 1, goal))

    def _value_from(self, before: At, after: At, depth: int, goal: int) -> Slices:
        """Return a bound of what `after` is worth to the side that is to move at `before`."""
        if self._is_same_side(before, after):
            return (yield from self._value(after, depth, goal))
        return -(yield from self._value(after, depth, 1 - goal))

    def _value(self, position: At, depth: int, goal: int) -> Slices:
        """Return a bound of what a position is worth."""
        if depth <= self.near:
            return self._nearby(position, depth, goal)
        self.count()
        key = self._key(position)
        low_depth, least, high_depth, most, best = self.table.get(key, UNKNOWN)
        if least >= goal and low_depth >= depth:
            return least
        if most < goal and high_depth >= depth:
            return most
        moves = self.packed.moves(position[0], position[1])
        if not moves:
            return (yield from self._value_from(position, self._passed(position), depth, goal))
        if best is not None:
            moves.remove(best)
            moves.insert(0, best)
        highest = LOWEST
        for move in moves:
            if self.nodes >= self._yield_at:
                self._yield_at = self.nodes + self.slice
                yield None
            after = self._made(position, move)
            if self._wins(move, after):
                value = WIN + depth - 1
            else:
                # As in `_value_from`, without a generator more for each move.
                is_same = self._is_same_side(position, after)
                reply = yield from self._value(after, depth - 1, goal if is_same else 1 - goal)
                value = reply if is_same else -reply
            if value > highest:
                highest, best = value, move
                if value >= goal:
                    low_depth, least = depth, value
                    break
        else:
            high_depth, most = depth, highest
        self._remember(key, (low_depth, least, high_depth, most, best))
        return highest

    def let_go(self) -> Steps[None]:
        """Forget what was found, piece by piece."""
        return emptied(self.table)

    def count(self) -> None:
        """Count a position. Raises OutOfNodesError."""
        self.nodes += 1
        if self.nodes > self.most_nodes:
            raise OutOfNodesError

    def _remember(self, key: object, bounds: Bounds) -> None:
        """Keep what was found, and forget all before if it became too much."""
        if len(self.table) >= MOST_ENTRIES:
            self.table.clear()
        self.table[key] = bounds
