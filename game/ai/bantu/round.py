"""Bantu's search for three and four players: all the others are taken to play against the thinker.

Partners play with him. Values are always those of the side that is to move: the thinker's, or that
of all who play against it.
"""

from __future__ import annotations

from game.ai.bantu.packed import NOBODY, PackedMove, Places
from game.ai.bantu.searcher import UNKNOWN, BantuSearcher
from game.ai.bantu.standing import Standing, Worths
from game.ai.thought import LOWEST, WIN, Slices
from game.rules.bantu.board import HOME, BantuPosition
from game.rules.bantu.game import Bantu

Round = tuple[Places, int, Worths, int]
"""Where the pieces are, seen by who is to move; the occupied circles; what the pieces of each
player are worth, from who is to move on; who of them is the thinker."""


class RoundSearcher(BantuSearcher):
    """A search from one position of three or four players."""

    slice = 50

    def __init__(self, game: Bantu, position: BantuPosition, most_nodes: int) -> None:
        """Find the moves of the position, which must have one."""
        super().__init__(game, position, most_nodes)
        self._standing = Standing(self.packed)
        self._players = players = len(game.seats)
        self._friends = frozenset(range(players)) - self.packed.opponents
        self._turn_matters = players == 4
        hands = [self.places[4 * player : 4 * player + 4] for player in range(players)]
        worths = tuple(self.packed.worth_of(hand) for hand in hands)
        self._root: Round = (self.places, self.occupied, worths, 0)

    def bound(self, move: PackedMove, depth: int, goal: int) -> Slices:
        """Return a bound of what a move is worth; see `BantuSearcher.bound`."""
        self.count()
        after = self._made(self._root, move)
        if self._wins(move, after):
            return WIN + depth - 1
        if depth == 1:
            return self._leaf(after)
        return (yield from self._value_from(self._root, after, depth - 1, goal))

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

    def _wins(self, move: PackedMove, after: Round) -> bool:
        """Tell whether a move, which led to `after`, brought the last piece of a side home."""
        if move[2] != HOME:
            return False
        home, places = self.packed.all_home, after[0]
        return all(
            places[4 * player : 4 * player + 4] == home
            for player in ((friend or self._players) - 1 for friend in self._friends)
        )

    def _value_from(self, before: Round, after: Round, depth: int, goal: int) -> Slices:
        """Return a bound of what `after` is worth to the side that is to move at `before`."""
        if (before[3] in self._friends) == (after[3] in self._friends):
            return (yield from self._value(after, depth, goal))
        return -(yield from self._value(after, depth, 1 - goal))

    def _value(self, position: Round, depth: int, goal: int) -> Slices:
        """Return a bound of what a position is worth to the side that is to move."""
        if self.is_slice_over():
            yield None
        places, occupied, _, thinker = position
        key = thinker, places
        low_depth, least, high_depth, most, best = self.table.get(key, UNKNOWN)
        if least >= goal and low_depth >= depth:
            return least
        if most < goal and high_depth >= depth:
            return most
        moves = self.packed.moves(places, occupied)
        if not moves:
            return (yield from self._value_from(position, self._passed(position), depth, goal))
        if depth == 1:
            return self._one(position, moves, goal)
        self.count()
        if best is not None:
            moves.remove(best)
            moves.insert(0, best)
        highest = LOWEST
        for move in moves:
            after = self._made(position, move)
            if self._wins(move, after):
                value = WIN + depth - 1
            else:
                value = yield from self._value_from(position, after, depth - 1, goal)
            if value > highest:
                highest, best = value, move
                if value >= goal:
                    low_depth, least = depth, value
                    break
        else:
            high_depth, most = depth, highest
        self.remember(key, (low_depth, least, high_depth, most, best))
        return highest

    def _one(self, position: Round, moves: list[PackedMove], goal: int) -> int:
        """Return a bound of what a position is worth one move ahead."""
        highest, sign = LOWEST, 1 if position[3] in self._friends else -1
        for move in moves:
            self.count()
            after = self._made(position, move)
            value = WIN if self._wins(move, after) else sign * self._leaf(after)
            if value > highest:
                highest = value
                if value >= goal:
                    break
        return highest

    def _leaf(self, position: Round) -> int:
        """Judge a position for the thinker without looking further."""
        if self._turn_matters:
            while not self.packed.can_move(position[0], position[1]):
                position = self._passed(position)
        return self._standing.lead(*position)
