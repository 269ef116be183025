"""Bantu's search for two players: alpha-beta with a table, by what moves gain.

Of the last move ahead only is asked how much it gains at most, and the one before it is not made
if the least reply already makes it too little.
"""

from __future__ import annotations

from game.ai.bantu.packed import NOTHING, PackedMove, Places
from game.ai.bantu.searcher import BantuSearcher, Duel
from game.ai.thought import LOWEST, WIN
from game.rules.bantu.board import HOME


class DuelSearcher(BantuSearcher[Duel]):
    """A search from one position of two players."""

    slice = 60
    near = 2

    def _first(self) -> Duel:
        worth_of = self.packed.worth_of
        return self.places, self.occupied, worth_of(self.places[:4]) - worth_of(self.places[4:])

    def _key(self, position: Duel) -> Places:
        return position[0]

    def _made(self, position: Duel, move: PackedMove) -> Duel:
        places, occupied, lead = position
        return (*self.packed.made(places, occupied, move), -lead - move[0])

    def _passed(self, position: Duel) -> Duel:
        places, occupied, lead = position
        return self.packed.passed(places), occupied, -lead

    def _is_same_side(self, before: Duel, after: Duel) -> bool:
        del before, after
        return False

    def _wins(self, move: PackedMove, after: Duel) -> bool:
        """Tell whether a move, which led to `after`, brought the last piece home."""
        return move[2] == HOME and after[0][4:] == self.packed.all_home

    def _glance(self, after: Duel) -> int:
        return -after[2]

    def _nearby(self, position: Duel, depth: int, goal: int) -> int:
        return self._two(position, goal) if depth == 2 else self._one(position)

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
