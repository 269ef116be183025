"""Ways to think with three and four: `python -m tools.strength.ways` lets them meet.

"paranoid" (`game.ai.look_ahead`): all the others are taken to play against the thinker. "max-n":
each player for himself. "monte-carlo": a tree whose leaves are judged by the same evaluation
(`game.ai.tree`). All may look at as many positions a move. Each
way plays the paranoid one from the same openings; the seats go by turns to one way and the other.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any

from game.ai.deepening import deepened
from game.ai.look_ahead import LookAhead
from game.ai.thought import Strength, finished
from game.ai.tree import think_in_tree, worths
from game.rules.protocol import AnyGame
from game.rules.registry import make
from tools.strength.meeting import MOST_PLIES, opening

Choose = Callable[[AnyGame, Any, int, int], Any]
"""Takes game, position, how many positions may be looked at, and a seed; returns a move."""


class OutOfNodesError(Exception):
    """As many positions were looked at as may be."""


def paranoid(game: AnyGame, position: Any, nodes: int, seed: int) -> Any:
    """Choose with all the others against the thinker."""
    strength = Strength(depth=40, nodes=nodes)
    return finished(deepened(LookAhead(game, position, nodes), strength, seed)).move


class MaxN:
    """Each player takes what is best for himself, deeper and deeper until the nodes run out."""

    def __init__(self, game: AnyGame, nodes: int) -> None:
        self.game = game
        self.left = nodes

    def choose(self, position: Any, seed: int) -> Any:
        """Return the move that came out best."""
        mover = self.game.to_move(position)
        moves = list(self.game.legal_moves(position))
        Random(seed).shuffle(moves)
        afters = {move: self.game.after(position, move) for move in moves}
        for depth in range(40):
            try:
                values = {move: self.value(afters[move], depth)[mover] for move in moves}
            except OutOfNodesError:
                break
            moves.sort(key=lambda move: -values[move])
        return moves[0]

    def value(self, position: Any, depth: int) -> list[float]:
        """Return what a position is worth to each seat, looking so many moves ahead."""
        self.left -= 1
        if self.left < 0:
            raise OutOfNodesError
        moves = self.game.legal_moves(position) if depth else ()
        if not moves:
            return worths(self.game, position)
        mover = self.game.to_move(position)
        afters = (self.game.after(position, move) for move in moves)
        return max((self.value(after, depth - 1) for after in afters), key=lambda all_: all_[mover])


def max_n(game: AnyGame, position: Any, nodes: int, seed: int) -> Any:
    """Choose with each player for himself."""
    return MaxN(game, nodes).choose(position, seed)


def monte_carlo(game: AnyGame, position: Any, nodes: int, seed: int) -> Any:
    """Choose with a Monte Carlo tree."""
    return finished(think_in_tree(game, position, Strength(depth=40, nodes=nodes), seed)).move


WAYS: dict[str, Choose] = {"max-n": max_n, "monte-carlo": monte_carlo}

GAMES: Sequence[tuple[str, int]] = (
    ("four-player", 3),
    ("four-player", 4),
    ("bantu", 3),
    ("bantu", 4),
)


def points(
    game: AnyGame, start: Any, sides: Sequence[Choose], nodes: int, seed: int
) -> list[float]:
    """Play to the end; return each seat's share of the win."""
    position = start
    for _ in range(MOST_PLIES):
        if not game.legal_moves(position):
            break
        choose = sides[game.seats.index(game.to_move(position))]
        position = game.after(position, choose(game, position, nodes, seed))
    outcome = game.outcome(position)
    winners = game.seats if outcome is None else outcome.winners
    return [(seat in winners) / len(winners) for seat in game.seats]


def met(game: AnyGame, way: Choose, games: int, nodes: int, seed: int) -> tuple[float, float]:
    """Return what share of the points a way takes from the paranoid one, and the error.

    With three players one way has two seats of three in one game and one in the next, so that
    half of the points are an even share in a pair.
    """
    shares = []
    for number in range(games // 2):
        start, pair = opening(game, Random(f"{seed} {number}")), 0.0
        for swap in (0, 1):
            mine = [(i + swap) % 2 == 0 for i in range(len(game.seats))]
            sides = [way if own else paranoid for own in mine]
            values = points(game, start, sides, nodes, seed + number)
            pair += sum(point for point, own in zip(values, mine, strict=True) if own) / 2
        shares.append(pair)
    mean = sum(shares) / len(shares)
    spread = sum((one - mean) ** 2 for one in shares) / max(len(shares) - 1, 1)
    return mean, sqrt(spread / len(shares))


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=100)
    reader.add_argument("--nodes", type=int, default=2_000)
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    print(f"{asked.games} games, {asked.nodes} positions a move, against paranoid")
    for name, players in GAMES:
        table = make(name, {"players": players})
        for title, chosen in WAYS.items():
            share_, error = met(table, chosen, asked.games, asked.nodes, asked.seed)
            print(f"{name}, {players} players: {title} {share_:.0%} ± {error:.0%}", flush=True)
