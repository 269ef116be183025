"""Bantu's searcher: what each move is worth, from bounds of it."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.bantu.duel import DuelSearch
from game.ai.bantu.round import RoundSearch
from game.ai.bantu.searching import BantuSearch
from game.ai.thought import LOWEST, Slices, Steps
from game.rules.bantu.board import BantuMove, BantuPosition
from game.rules.bantu.game import Bantu


class BantuSearcher:
    """Values are quarters of a step."""

    unit = 1
    stride = 1

    def __init__(self, game: Bantu, position: BantuPosition, most_nodes: int) -> None:
        """Find the moves of the position, which must have one."""
        kind = DuelSearch if len(game.seats) == 2 else RoundSearch
        self._search: BantuSearch = kind(game, position)
        by_move = {BantuMove(move[1] + 1, move[2]): move for move in self._search.moves}
        self.moves: Sequence[BantuMove] = game.legal_moves(position)
        self._packed = [by_move[move] for move in self.moves]
        self._values = [[0, 0] for _ in self.moves]
        self.most_nodes = most_nodes
        self.exact = False

    @property
    def nodes(self) -> int:
        """Positions looked at so far."""
        return self._search.nodes

    def value(self, index: int, depth: int, low: int, high: int = -LOWEST) -> Slices:
        """Return what a move is worth; see `game.ai.thought.Searcher`.

        It is cheap to find out that a move is not above `low`, and most are not. Else what it was
        worth two moves less deep is asked first: to look one move deeper favours who moves last.
        """
        self.exact = False
        self._search.most_nodes = self.most_nodes
        least, most, guess = LOWEST, -LOWEST, self._values[index][depth & 1]
        goal = low + 1 if low > LOWEST else guess
        while True:
            bound = yield from self._search.move_value(self._packed[index], depth, goal)
            if bound >= goal:
                least = bound
            else:
                most = bound
            if least >= min(most, high) or most <= low:
                break
            goal = least + 1 if bound == least else bound
        self._values[index][depth & 1] = bound
        return bound

    def let_go(self) -> Steps[None]:
        """Forget what was found, piece by piece."""
        return self._search.let_go()
