"""Bantu's search for three and four players: all the others are taken to play against the thinker.

Partners play with him. Values are always those of the side that is to move: the thinker's, or that
of all who play against it.
"""

from __future__ import annotations

from game.ai.bantu.packed import NOBODY, PackedMove, Places
from game.ai.bantu.searcher import BantuSearcher, Round
from game.ai.bantu.standing import Standing
from game.ai.thought import LOWEST, WIN
from game.rules.bantu.board import HOME, BantuPosition
from game.rules.bantu.game import Bantu


class RoundSearcher(BantuSearcher[Round]):
    """A search from one position of three or four players."""

    slice = 50
    near = 1

    def __init__(self, game: Bantu, position: BantuPosition, most_nodes: int) -> None:
        """Find the moves of the position, which must have one."""
        super().__init__(game, position, most_nodes)
        self._standing = Standing(self.packed)
        self._players = players = len(game.seats)
        self._friends = frozenset(range(players)) - self.packed.opponents
        self._turn_matters = players == 4

    def _first(self) -> Round:
        hands = (self.places[first : first + 4] for first in range(0, len(self.places), 4))
        return self.places, self.occupied, tuple(self.packed.worth_of(hand) for hand in hands), 0

    def _key(self, position: Round) -> tuple[Places, int]:
        return position[0], position[3]

    def _made(self, position: Round, move: PackedMove) -> Round:
        places, occupied, worths, thinker = position
        own, *others = worths
        own += move[0]
        victim = move[3]
        if victim != NOBODY:
            taken = self.packed.worth[victim & 3][places[victim]]
            own -= taken
            others[(victim >> 2) - 1] -= taken
        places, occupied = self.packed.made(places, occupied, move)
        return places, occupied, (*others, own), (thinker or self._players) - 1

    def _passed(self, position: Round) -> Round:
        places, occupied, worths, thinker = position
        passed = self.packed.passed(places)
        return passed, occupied, (*worths[1:], worths[0]), (thinker or self._players) - 1

    def _is_same_side(self, before: Round, after: Round) -> bool:
        return (before[3] in self._friends) == (after[3] in self._friends)

    def _wins(self, move: PackedMove, after: Round) -> bool:
        """Tell whether a move, which led to `after`, brought the last piece of a side home."""
        if move[2] != HOME:
            return False
        home, places = self.packed.all_home, after[0]
        return all(
            places[4 * player : 4 * player + 4] == home
            for player in ((friend or self._players) - 1 for friend in self._friends)
        )

    def _nearby(self, position: Round, depth: int, goal: int) -> int:
        moves = self.packed.moves(position[0], position[1])
        if not moves:
            passed = self._passed(position)
            if self._is_same_side(position, passed):
                return self._nearby(passed, depth, goal)
            return -self._nearby(passed, depth, 1 - goal)
        highest, sign = LOWEST, 1 if position[3] in self._friends else -1
        for move in moves:
            self.count()
            after = self._made(position, move)
            value = WIN if self._wins(move, after) else sign * self._glance(after)
            if value > highest:
                highest = value
                if value >= goal:
                    break
        return highest

    def _glance(self, after: Round) -> int:
        if self._turn_matters:
            while not self.packed.can_move(after[0], after[1]):
                after = self._passed(after)
        return self._standing.lead(*after)
