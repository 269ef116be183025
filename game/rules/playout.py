"""Games played at random, for any game."""

from __future__ import annotations

from random import Random
from typing import Protocol, runtime_checkable

from game.rules.protocol import Game, M, P


@runtime_checkable
class HasOwnPlayout(Protocol[P]):
    """A game with a faster way of its own, equal to `step_by_step` move for move."""

    def playout(self, position: P, rng: Random, max_plies: int) -> tuple[P, int]:
        """See `random_playout`."""


def random_playout(
    game: Game[P, M], position: P, rng: Random, max_plies: int = 10_000
) -> tuple[P, int]:
    """Play random legal moves until the game is over, or `max_plies` were played.

    Return the last position and the number of moves played. The same `rng` state gives the same
    game. Draws by repetition are not looked for.
    """
    if isinstance(game, HasOwnPlayout):
        return game.playout(position, rng, max_plies)
    return step_by_step(game, position, rng, max_plies)


def step_by_step(game: Game[P, M], position: P, rng: Random, max_plies: int) -> tuple[P, int]:
    """As `random_playout`, by the protocol alone: each move is drawn with one `rng.random()`."""
    legal_moves, after, draw = game.legal_moves, game.after, rng.random
    for plies in range(max_plies):
        moves = legal_moves(position)
        if not moves:
            return position, plies
        position = after(position, moves[int(draw() * len(moves))])
    return position, max_plies
