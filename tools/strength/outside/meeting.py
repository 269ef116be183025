"""Games of two players that are told every move since the start, and how long each one thought."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from typing import Any

from game.rules.protocol import AnyGame
from tools.strength.meeting import MOST_PLIES, OPENING, is_even
from tools.strength.outside.players import Timed


@dataclass
class Result:
    """What came of the games so far: points of the first player, and all the times of both."""

    points: list[float] = field(default_factory=list)
    seconds: tuple[list[float], list[float]] = field(default_factory=lambda: ([], []))

    @property
    def share(self) -> float:
        """What part of the points the first player made."""
        return sum(self.points) / len(self.points)

    @property
    def error(self) -> float:
        """The standard error of that."""
        spread = sum((point - self.share) ** 2 for point in self.points)
        return sqrt(spread / max(len(self.points) - 1, 1) / len(self.points))

    def mean_seconds(self, number: int) -> float:
        """How long the first player (0) or the second (1) thought about a move, on average."""
        return sum(self.seconds[number]) / max(len(self.seconds[number]), 1)


def meet(game: AnyGame, pair: tuple[Timed, Timed], games: int, seed: int) -> Result:
    """Let two players meet: each opening twice, every second seat the other's the second time."""
    result = Result()
    for number in range(games // 2):
        moves = opening(game, Random(f"{seed} {number}"))
        for swap in (0, 1):
            sides = [(i + swap) % 2 for i in range(len(game.seats))]
            result.points.append(play(game, moves, sides, pair, seed + number, result))
    return result


def opening(game: AnyGame, rng: Random) -> list[Any]:
    """Return a few random moves from the start after which neither of two is as good as lost."""
    while True:
        position, moves = game.start(), []
        for _ in range(rng.randint(OPENING - 2, OPENING)):
            legal = game.legal_moves(position)
            if not legal:
                break
            moves.append(rng.choice(list(legal)))
            position = game.after(position, moves[-1])
        if game.legal_moves(position) and is_even(game, position):
            return moves


def play(  # noqa: PLR0917 - all of them are what a game depends on
    game: AnyGame,
    begun: Sequence[Any],
    sides: Sequence[int],
    pair: tuple[Timed, Timed],
    seed: int,
    result: Result,
) -> float:
    """Play a game on from its opening; return the first player's share of the win."""
    moves, position = list(begun), game.start()
    for move in moves:
        position = game.after(position, move)
    while len(moves) < MOST_PLIES and game.legal_moves(position):
        side = sides[game.seats.index(game.to_move(position))]
        move, seconds = pair[side].choose(game, position, 1_000 * seed + len(moves), moves)
        result.seconds[side].append(seconds)
        moves.append(move)
        position = game.after(position, move)
    outcome = game.outcome(position)
    winners = game.seats if outcome is None else outcome.winners
    first = sum(sides[game.seats.index(seat)] == 0 for seat in winners)
    return first / len(winners)
