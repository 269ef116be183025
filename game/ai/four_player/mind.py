"""How the opponent thinks about Four Player Mancala."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.four_player.shares import BY_PLAYERS, shares_of
from game.ai.four_player.worth import four_player_leads
from game.ai.mind import Judge, Mind
from game.ai.thought import Strength
from game.rules.four_player.board import FourPlayerPosition
from game.rules.four_player.game import FourPlayer
from game.rules.protocol import Seat

ACROSS = 3
"""The variation in which only the pit across is captured."""

TURN = 3
"""Halves of a piece that it is worth to be on the move.

Where `game.ai.four_player.worth` judges, it has its own number.
"""

_TREE_ADVICE = Strength(depth=40, nodes=2_500)
"""A position of a tree takes several times as long as one of a search."""


class FourPlayerMind(Mind):
    """Judges by the reservoirs, with three and four players by the pits as well.

    Trees judge by the shares of the win: see `game.ai.four_player.shares`.
    """

    levels: Mapping[int, tuple[Strength, ...]] = {
        2: (
            Strength(depth=1, nodes=2_000, blunders=65, noise=100, greed=1),
            Strength(depth=1, nodes=2_000, blunders=20, noise=14, greed=5),
            Strength(depth=2, nodes=2_000, blunders=50),
            Strength(depth=3, nodes=4_000),
            Strength(depth=6, nodes=4_000),
            Strength(depth=9, nodes=50_000),
            Strength(depth=40, nodes=100_000),
        ),
        3: (
            Strength(depth=1, nodes=100, blunders=55, noise=300, greed=1),
            Strength(depth=1, nodes=100, blunders=18, noise=300, greed=2),
            Strength(depth=1, nodes=100, noise=12),
            Strength(depth=2, nodes=100, blunders=96),
            Strength(depth=2, nodes=100),
            Strength(depth=20, nodes=150),
            Strength(depth=40, nodes=10_000),
        ),
        4: (
            Strength(depth=1, nodes=50, blunders=55, noise=300, greed=1),
            Strength(depth=1, nodes=50, blunders=18, noise=300, greed=2),
            Strength(depth=1, nodes=50, noise=11),
            Strength(depth=2, nodes=50, blunders=77),
            Strength(depth=2, nodes=50),
            Strength(depth=20, nodes=100),
            Strength(depth=40, nodes=10_000),
        ),
    }
    advice: Mapping[int, Strength] = {3: _TREE_ADVICE, 4: _TREE_ADVICE}
    glances: Mapping[int, Strength] = {
        2: Strength(depth=30, nodes=1_900),
        3: Strength(depth=40, nodes=300),
        4: Strength(depth=40, nodes=300),
    }
    tree_spread = 16.0
    chance_spreads = (5.0, 9.0, 10.0)
    grows_trees = True

    def lead(self, game: FourPlayer, position: FourPlayerPosition, seat: Seat) -> int:
        """Return twice the lead of the seat's reservoir over the best of the others, and the turn.

        More where pits count: see `game.ai.four_player.worth`.
        """
        if _pits_count(game):
            return four_player_leads(game, position)[game.seats.index(seat)]
        best = max(position.reservoir(other) for other in game.seats if other != seat)
        return 2 * (position.reservoir(seat) - best) + TURN * (position.to_move == seat)

    def leads(self, game: FourPlayer, position: FourPlayerPosition) -> list[int]:
        """Return the lead of every seat."""
        if _pits_count(game):
            return four_player_leads(game, position)
        return super().leads(game, position)

    def judge(self, game: FourPlayer) -> Judge:
        """Return how a tree judges an unfinished position."""
        by_leads = super().judge(game)
        return shares_of(game.seats, by_leads) if len(game.seats) in BY_PLAYERS else by_leads

    def points_of(self, game: FourPlayer, share: float) -> int:
        """Return the lead that gives a seat such a chance."""
        return self.points_of_chance(game, share)


def _pits_count(game: FourPlayer) -> bool:
    """Tell whether what lies in the pits counts: with three and four players.

    Not where captures come from across only: there it lost.
    """
    return len(game.seats) > 2 and ACROSS not in game.options["variations"]
