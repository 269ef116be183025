"""What chance to win a lead gives: for whoever asks how a game stands.

The numbers, `Mind.chance_spreads`, were fitted to games of opponents among themselves: of the
players who led by so many points, as a search told it, so many won (docs/strength.md).
"""

from __future__ import annotations

from math import exp

from game.ai.mind import CERTAIN
from game.ai.registry import mind_of
from game.rules.protocol import AnyGame


def sides(game: AnyGame) -> int:
    """Return how many sides play: partners are one."""
    return len({game.side_of(seat) for seat in game.seats})


def even_share(game: AnyGame) -> float:
    """Return the chance to win that each side has while nobody leads: of two sides a half."""
    return 1 / sides(game)


def chance(game: AnyGame, points: float) -> float:
    """Return the chance to win, from 0.0 to 1.0, of a player who leads by so many points."""
    others = sides(game) - 1
    spread = mind_of(game.name).chance_spread(game, others + 1)
    return 1 / (1 + others * exp(-min(max(points / spread, -CERTAIN), CERTAIN)))
