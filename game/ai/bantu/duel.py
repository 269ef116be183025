"""Bantu's search for two players: alpha-beta with a table, by what moves gain.

Of the last move ahead only is asked how much it gains at most, and the one before it is not made
if the least reply already makes it too little.
"""

from __future__ import annotations

from game.ai.bantu.packed import NOTHING, PackedMove, Places
from game.ai.bantu.searcher import UNKNOWN, BantuSearcher
from game.ai.thought import LOWEST, WIN, Slices
from game.rules.bantu.board import HOME, BantuPosition
from game.rules.bantu.game import Bantu

Duel = tuple[Places, int, int]
"""Where the pieces are, seen by who is to move; the occupied circles; by how much he leads."""


class DuelSearcher(BantuSearcher):
    """A search from one position of two players."""

    slice = 60

    def __init__(self, game: Bantu, position: BantuPosition, most_nodes: int) -> None:
        """Find the moves of the position, which must have one."""
        super().__init__(game, position, most_nodes)
        worth_of = self.packed.worth_of
        lead = worth_of(self.places[:4]) - worth_of(self.places[4:])
        self._root: Duel = (self.places, self.occupied, lead)

    def bound(self, move: PackedMove, depth: int, goal: int) -> Slices:
        """Return a bound of what a move is worth; see `BantuSearcher.bound`."""
        self.count()
        after = self._made(self._root, move)
        if self._wins(move, after):
            return WIN + depth - 1
        if depth == 1:
            return -after[2]
        return -(yield from self._value(after, depth - 1, 1 - goal))

    def _made(self, position: Duel, move: PackedMove) -> Duel:
        places, occupied, lead = position
        return (*self.packed.made(places, occupied, move), -lead - move[0])

    def _passed(self, position: Duel) -> Duel:
        places, occupied, lead = position
        return self.packed.passed(places), occupied, -lead

    def _wins(self, move: PackedMove, after: Duel) -> bool:
        """Tell whether a move, which led to `after`, brought the last piece home."""
        return move[2] == HOME and after[0][4:] == self.packed.all_home

    def _value(self, position: Duel, depth: int, goal: int) -> Slices:
        """Return a bound of what a position is worth to who is to move."""
        if depth <= 2:
            return self._two(position, goal) if depth == 2 else self._one(position)
        self.count()
        if self.is_slice_over():
            yield None
        places, occupied, _ = position
        low_depth, least, high_depth, most, best = self.table.get(places, UNKNOWN)
        if least >= goal and low_depth >= depth:
            return least
        if most < goal and high_depth >= depth:
            return most
        moves = self.packed.moves(places, occupied)
        if not moves:
            return -(yield from self._value(self._passed(position), depth, 1 - goal))
        if best is not None:
            moves.remove(best)
            moves.insert(0, best)
        highest = LOWEST
        for move in moves:
            after = self._made(position, move)
            if self._wins(move, after):
                value = WIN + depth - 1
            else:
                value = -(yield from self._value(after, depth - 1, 1 - goal))
            if value > highest:
                highest, best = value, move
                if value >= goal:
                    low_depth, least = depth, value
                    break
        else:
            high_depth, most = depth, highest
        self.remember(places, (low_depth, least, high_depth, most, best))
        return highest

    def _two(self, position: Duel, goal: int) -> int:
        """Return a bound of what a position is worth two moves ahead."""
        self.count()
        places, occupied, lead = position
        moves = self.packed.moves(places, occupied)
        if not moves:
            return -self._two(self._passed(position), 1 - goal)
        reply = self.packed.least_start(places, occupied, player=1)
        highest = LOWEST
        for move in moves:
            at_most = lead + move[0] - reply
            if reply > NOTHING and at_most < goal and move[2] != HOME:
                value = at_most
            else:
                after = self._made(position, move)
                value = WIN + 1 if self._wins(move, after) else -self._one(after)
            if value > highest:
                highest = value
                if value >= goal:
                    break
        return highest

    def _one(self, position: Duel) -> int:
        """Return what a position is worth one move ahead."""
        self.count()
        places, occupied, lead = position
        gain, wins = self.packed.most_gained(places, occupied)
        if gain > NOTHING:
            return WIN if wins else lead + gain
        gain, wins = self.packed.most_gained(self.packed.passed(places), occupied)
        return -WIN if wins else lead - gain
