"""How the opponent thinks about Bao."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.bao.searcher import bao_searcher
from game.ai.bao.worth import bao_lead
from game.ai.mind import Mind
from game.ai.thought import Searcher, Strength
from game.rules.bao.board import BaoPosition
from game.rules.bao.game import Bao
from game.rules.protocol import AnyGame, Seat


class BaoMind(Mind):
    """Judges by the seeds on the board, with a search of its own that follows captures."""

    levels: Mapping[int, tuple[Strength, ...]] = {
        2: (
            Strength(depth=1, nodes=2_000, blunders=40, noise=400, greed=8),
            Strength(depth=1, nodes=2_000, noise=32),
            Strength(depth=2, nodes=2_000, blunders=25),
            Strength(depth=2, nodes=2_000),
            Strength(depth=4, nodes=10_000),
            Strength(depth=6, nodes=30_000),
            Strength(depth=30, nodes=100_000),
        )
    }
    advice: Mapping[int, Strength] = {2: Strength(depth=30, nodes=50_000)}
    glances: Mapping[int, Strength] = {2: Strength(depth=30, nodes=3_000)}
    tree_spread = 16.0
    chance_spreads = (14.0, 14.0, 14.0)
    finds_ends_late = True

    def lead(self, game: AnyGame, position: BaoPosition, seat: Seat) -> int:
        """Return the lead in seeds on the board, those in the back row counted twice."""
        del game
        return bao_lead(position, seat)

    def searcher(self, game: Bao, position: BaoPosition, most_nodes: int) -> Searcher:
        """Return the search of packed positions."""
        return bao_searcher(game, position, most_nodes)
