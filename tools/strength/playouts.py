"""A plain Monte Carlo tree that knows nothing of a game but its rules, to be held against.

It is the textbook's (UCT: Kocsis and Szepesvári, Bandit based Monte-Carlo planning, ECML 2006):
each player follows what has been good for himself or has seldom been tried, a new position is
played to its end at random, and the move tried most is made.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random
from typing import Any

from game.rules.playout import random_playout
from game.rules.protocol import AnyGame
from tools.strength.players import Player

CURIOSITY = sqrt(2)
"""How much a move draws that has seldom been tried."""

MOST_PLIES = 500
"""A playout that is not over by then counts as shared by all."""


class Node:
    """A position of the tree: its moves in a random order, and what came of those tried."""

    __slots__ = ("children", "moves", "position", "shares", "visits")

    def __init__(self, game: AnyGame, position: Any, rng: Random) -> None:
        self.position = position
        self.moves = list(game.legal_moves(position))
        rng.shuffle(self.moves)
        self.children: list[Node] = []
        self.visits = 0
        self.shares = dict.fromkeys(game.seats, 0.0)

    def next(self, game: AnyGame, rng: Random) -> Node:
        """Return where to go on: a move never tried, else the one that draws most."""
        if len(self.children) < len(self.moves):
            after = game.after(self.position, self.moves[len(self.children)])
            self.children.append(Node(game, after, rng))
            return self.children[-1]
        mover, pull = game.to_move(self.position), CURIOSITY * sqrt(log(self.visits))
        return max(
            self.children,
            key=lambda node: node.shares[mover] / node.visits + pull / sqrt(node.visits),
        )


def plain_tree(playouts: int) -> Player:
    """Return the player whose tree grows by so many playouts a move."""

    def choose(game: AnyGame, position: Any, seed: int) -> Any:
        rng = Random(seed)
        root = Node(game, position, rng)
        if len(root.moves) > 1:
            for _ in range(playouts):
                _grow(game, root, rng)
        tried = max(root.children, key=lambda node: node.visits, default=None)
        return root.moves[root.children.index(tried) if tried else 0]

    return choose


def _grow(game: AnyGame, root: Node, rng: Random) -> None:
    """Go down to a new position, or to an end, play on from there, and count who won."""
    line = [root]
    while line[-1].moves:
        line.append(line[-1].next(game, rng))
        if not line[-1].visits:
            break
    end, _ = random_playout(game, line[-1].position, rng, MOST_PLIES)
    outcome = game.outcome(end)
    winners = game.seats if outcome is None else outcome.winners
    for node in line:
        node.visits += 1
        for seat in winners:
            node.shares[seat] += 1 / len(winners)
