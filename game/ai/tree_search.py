"""Monte Carlo tree search for three and four players: a tree that grows where play is best.

Each player follows his own interest (partners theirs). There are no random playouts: the end of
a branch is judged by the game's evaluation. How it did against the search that takes all the
others for one opponent: docs/strength.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log, sqrt
from random import Random
from typing import Any

from game.ai.evaluation import EVALUATIONS, SPREAD, Evaluate, allies, nothing, share
from game.ai.thought import Strength, Thinking, Thought
from game.rules.protocol import AnyGame, Seat

CURIOSITY = 0.7
"""How much a branch that was little looked at is preferred."""

SLICE = 40
"""Branches grown between two yields."""


class _Branch:
    """A position in the tree: how often it was looked at, and what each seat had of it in all."""

    __slots__ = ("branches", "depth", "mover", "moves", "position", "seen", "shares")

    def __init__(self, game: AnyGame, position: Any, rng: Random, depth: int) -> None:
        self.position = position
        self.mover: Seat = game.to_move(position)
        self.moves = list(game.legal_moves(position))
        rng.shuffle(self.moves)
        self.branches: list[tuple[Any, _Branch]] = []
        self.seen = 0
        self.shares = dict.fromkeys(game.seats, 0.0)
        self.depth = depth

    def most_promising(self) -> _Branch:
        """Return the branch to look at next: good for the mover, or seldom looked at."""
        mover, size = self.mover, CURIOSITY * sqrt(log(self.seen))
        return max(
            (branch for _, branch in self.branches),
            key=lambda branch: branch.shares[mover] / branch.seen + size / sqrt(branch.seen),
        )


def tree_thought(game: AnyGame, position: Any, strength: Strength, seed: int) -> Thinking:
    """Choose a move at `position`, which must have one, growing `strength.nodes` branches."""
    rng = Random(seed)
    root = _Branch(game, position, rng, 0)
    moves, deepest = len(root.moves), 0
    if moves == 1:
        return Thought(root.moves[0], 0, 0, 0)
    for number in range(max(strength.nodes, moves)):
        path = _grown(game, root, rng)
        deepest = max(deepest, path[-1].depth)
        shares = _shares(game, path[-1])
        for branch in path:
            branch.seen += 1
            for seat in game.seats:
                branch.shares[seat] += shares[seat]
        if not number % SLICE:
            yield
    move, best = max(root.branches, key=_seen)
    value = _points(game, best.shares[root.mover] / best.seen)
    return Thought(move, value, deepest, max(strength.nodes, moves))


def _seen(item: tuple[Any, _Branch]) -> int:
    return item[1].seen


def _grown(game: AnyGame, root: _Branch, rng: Random) -> list[_Branch]:
    """Follow the most promising branches, add a new one, and return the way there."""
    path = [root]
    while not path[-1].moves and path[-1].branches:
        path.append(path[-1].most_promising())
    last = path[-1]
    if last.moves:
        move = last.moves.pop()
        branch = _Branch(game, game.after(last.position, move), rng, last.depth + 1)
        last.branches.append((move, branch))
        path.append(branch)
    return path


def _shares(game: AnyGame, branch: _Branch) -> Mapping[Seat, float]:
    """Return how near each seat is to winning, 0 to 1."""
    outcome = game.outcome(branch.position)
    if outcome is not None:
        sides = len({allies(game, seat) for seat in outcome.winners})
        return {seat: (seat in outcome.winners) / sides for seat in game.seats}
    evaluate: Evaluate = EVALUATIONS.get(game.name, nothing)
    return {seat: share(game.name, evaluate(game, branch.position, seat)) for seat in game.seats}


def _points(game: AnyGame, part: float) -> int:
    """Return the lead in points that stands for a share of the win."""
    part = min(max(part, 0.001), 0.999)
    return round(SPREAD.get(game.name, 8.0) * log(part / (1 - part)))
