"""What chance to win a lead gives: for whoever asks how a game stands.

The numbers were fitted to games of opponents among themselves: of the players who led by so many
points, as a search told it, so many won (docs/strength.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

from game.ai.allies import allies
from game.rules.protocol import AnyGame

SPREADS: Mapping[str, tuple[float, ...]] = {
    "kalah": (3.0,),
    "bao": (40.0,),
    "four-player": (5.0, 9.0, 10.0),
    "bantu": (96.0, 128.0, 96.0),
}
"""By the name of the game and for two, three and four sides: the lead, in points, that makes the
odds to win 2.7 times (e) as good.
"""

USUAL = (8.0, 8.0, 8.0)
"""The same for a game that is not named."""

_SURE = 40.0
"""A lead of so many spreads cannot be told from a win any more, and keeps `exp` in its range."""


def sides(game: AnyGame) -> int:
    """Return how many sides play: partners are one."""
    return len({allies(game, seat) for seat in game.seats})


def even_share(game: AnyGame) -> float:
    """Return the chance to win that each side has while nobody leads: of two sides a half."""
    return 1 / sides(game)


def chance(game: AnyGame, points: float) -> float:
    """Return the chance to win, from 0.0 to 1.0, of a player who leads by so many points."""
    others = sides(game) - 1
    spread = SPREADS.get(game.name, USUAL)[others - 1]
    return 1 / (1 + others * exp(-min(max(points / spread, -_SURE), _SURE)))
