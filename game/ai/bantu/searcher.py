"""Bantu's searcher."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.bantu.duel import DuelSearch
from game.ai.thought import LOWEST, WIN, Slices, Steps
from game.rules.bantu.board import BantuMove, BantuPosition
from game.rules.bantu.game import Bantu


class DuelSearcher:
    unit = 1
    stride = 1

    def __init__(self, game: Bantu, position: BantuPosition, most_nodes: int) -> None:
        self._search = DuelSearch(game)
        me = position.to_move
        (other,) = (seat for seat in game.seats if seat != me)
        places = position.places
        root = self._search.pack(places[4 * me : 4 * me + 4], places[4 * other : 4 * other + 4])
        by_move = {BantuMove(m[1] + 1, m[2]): m for m in self._search.moves(root)}
        self.moves: Sequence[BantuMove] = sorted(by_move, key=lambda m: (m.piece, m.to < 0, m.to))
        self._afters = [self._search.made(root, by_move[move]) for move in self.moves]
        self._guesses = [None] * len(self.moves)
        self.most_nodes = most_nodes
        self.exact = False

    @property
    def nodes(self) -> int:
        return self._search.nodes

    def value(self, index: int, depth: int, low: int, high: int = -LOWEST) -> Slices:
        search, after = self._search, self._afters[index]
        search.stop_at = self.most_nodes
        self.exact = False
        search._step()
        if search.is_won(after):
            return WIN + depth - 1
        if depth == 1:
            return -after.lead
        least, most = LOWEST, -LOWEST
        guess = self._guesses[index]
        goal = low + 1 if low > LOWEST else -after.lead
        # sought: the value of the move
        while least < most:
            r = -(yield from self._search.value(after, depth - 1, 1 - goal))
            if r >= goal:
                least = r
                if r >= high: break
            else:
                most = r
                if r <= low: break
            goal = r + 1 if r == least else r
        return r

    def let_go(self) -> Steps[None]:
        return self._search.let_go()
