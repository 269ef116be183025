"""Ways to think with three and four: `python -m tools.strength_ways` lets them meet.

The opponents take all the others to play against the thinker ("paranoid", `game.ai.look_ahead`).
Here are the two other ways that were tried: each player for himself ("max-n"), and a Monte Carlo
tree whose leaves are judged by the same evaluation. All may look at as many positions a move. Each
way plays the paranoid one from the same openings; the seats go by turns to one way and the other.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from math import log, sqrt
from random import Random
from typing import Any

from game.ai.evaluation import EVALUATIONS, allies, share
from game.ai.opponent import think
from game.ai.thought import Strength, finished
from game.rules.protocol import AnyGame
from game.rules.registry import make
from tools.strength import MOST_PLIES, opening

Choose = Callable[[AnyGame, Any, int, int], Any]
"""Takes game, position, how many positions may be looked at, and a seed; returns a move."""

CURIOUS = 0.35
"""How much a branch seldom tried gains in the Monte Carlo tree; found by trying a few."""


class OutOfNodesError(Exception):
    """As many positions were looked at as may be."""


def paranoid(game: AnyGame, position: Any, nodes: int, seed: int) -> Any:
    """Choose as the opponents do."""
    return finished(think(game, position, Strength(depth=40, nodes=nodes), seed)).move


def worths(game: AnyGame, position: Any) -> list[float]:
    """Return what a position is worth to each seat, from 0.0 to 1.0."""
    outcome = game.outcome(position)
    if outcome is not None:
        part = 1 / len({allies(game, seat) for seat in outcome.winners})
        return [part if seat in outcome.winners else 0.0 for seat in game.seats]
    judge = EVALUATIONS[game.name]
    return [share(game.name, judge(game, position, seat)) for seat in game.seats]


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
                found = {move: self.value(afters[move], depth)[mover] for move in moves}
            except OutOfNodesError:
                break
            moves.sort(key=lambda move: -found[move])
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


class Branch:
    """A position of the Monte Carlo tree, and what came of it."""

    def __init__(self, game: AnyGame, position: Any) -> None:
        self.position = position
        self.mover = game.to_move(position)
        self.tried = 0
        self.sums = [0.0 for _ in game.seats]
        self.grown: list[Branch] | None = None

    def best(self) -> Branch:
        """Return the branch to try next: good for the mover, or seldom tried."""
        assert self.grown, "only a branch that has grown is asked"
        pull = CURIOUS * sqrt(log(self.tried + 1))

        def promise(branch: Branch) -> float:
            if not branch.tried:
                return 2.0
            return branch.sums[self.mover] / branch.tried + pull / sqrt(branch.tried)

        return max(self.grown, key=promise)


def monte_carlo(game: AnyGame, position: Any, nodes: int, seed: int) -> Any:
    """Choose the branch tried most."""
    moves = list(game.legal_moves(position))
    Random(seed).shuffle(moves)
    root = Branch(game, position)
    root.grown = [Branch(game, game.after(position, move)) for move in moves]
    for _ in range(nodes):
        line = [root]
        while line[-1].grown:
            line.append(line[-1].best())
        last = line[-1]
        if last.tried and last.grown is None:
            afters = (game.after(last.position, move) for move in game.legal_moves(last.position))
            last.grown = [Branch(game, after) for after in afters]
        found = worths(game, last.position)
        for branch in line:
            branch.tried += 1
            branch.sums = [had + more for had, more in zip(branch.sums, found, strict=True)]
    return max(zip(moves, root.grown, strict=True), key=lambda pair: pair[1].tried)[0]


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
            found = points(game, start, sides, nodes, seed + number)
            pair += sum(point for point, own in zip(found, mine, strict=True) if own) / 2
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
