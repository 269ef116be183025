"""How the opponent thinks about Bao."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.bao.worth import bao_lead
from game.ai.mind import Mind
from game.ai.thought import Strength
from game.rules.bao.board import BaoPosition
from game.rules.protocol import AnyGame, Seat


class BaoMind(Mind):
    """Judges by the seeds on the board, and by the front pits in use, where moves begin."""

    levels: Mapping[int, tuple[Strength, ...]] = {
        2: (
            Strength(depth=1, nodes=2_000, blunders=40, noise=400, greed=8),
            Strength(depth=1, nodes=2_000, noise=40),
            Strength(depth=1, nodes=2_000),
            Strength(depth=2, nodes=2_000),
            Strength(depth=3, nodes=10_000),
            Strength(depth=4, nodes=20_000),
            Strength(depth=30, nodes=40_000),
        )
    }
    tree_spread = 16.0
    chance_spreads = (40.0, 40.0, 40.0)
    finds_ends_late = True

    def lead(self, game: AnyGame, position: BaoPosition, seat: Seat) -> int:
        """Return the lead in seeds on the board, and in front pits that hold some."""
        del game
        return bao_lead(position, seat)
