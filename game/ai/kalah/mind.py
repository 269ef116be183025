"""How the opponent thinks about Mancala (Kalah)."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.kalah.kernel import valued_by_kernel
from game.ai.kalah.opening import look_up, look_up_moves
from game.ai.kalah.searcher import kalah_searcher
from game.ai.kalah.worth import kalah_lead
from game.ai.mind import Mind
from game.ai.thought import Searcher, Steps, Strength, Thought, Valued
from game.rules.kalah.board import KalahPosition
from game.rules.kalah.game import Kalah
from game.rules.protocol import Seat


class KalahMind(Mind):
    """Judges by the stores, with a search of its own and an opening book."""

    levels: Mapping[int, tuple[Strength, ...]] = {
        2: (
            Strength(depth=1, nodes=1_000, blunders=70, noise=40, greed=1),
            Strength(depth=1, nodes=1_000, noise=4),
            Strength(depth=2, nodes=2_000, blunders=50),
            Strength(depth=3, nodes=6_000),
            Strength(depth=6, nodes=30_000),
            Strength(depth=11, nodes=100_000, kernel=2_000_000),
            Strength(depth=80, nodes=200_000, kernel=48_000_000),
        )
    }
    advice: Mapping[int, Strength] = {2: Strength(depth=80, nodes=60_000, kernel=48_000_000)}
    glances: Mapping[int, Strength] = {2: Strength(depth=80, nodes=4_500, kernel=200_000)}
    mistake, blunder = 3, 10
    tree_spread = 5.0
    chance_spreads = (3.0, 3.0, 3.0)
    value_is_lead = True

    def lead(self, game: Kalah, position: KalahPosition, seat: Seat) -> int:
        """Return the lead in the stores."""
        return kalah_lead(game, position, seat)

    def searcher(self, game: Kalah, position: KalahPosition, most_nodes: int) -> Searcher:
        """Return the search of packed positions."""
        return kalah_searcher(game, position, most_nodes)

    def by_kernel(
        self, game: Kalah, position: KalahPosition, strength: Strength
    ) -> Steps[Valued | None]:
        """Have the kernel value every house."""
        return valued_by_kernel(game, position, strength)

    def from_book(self, game: Kalah, position: KalahPosition) -> Thought | None:
        """Return what the opening book says."""
        return look_up(game, position)

    def moves_from_book(self, game: Kalah, position: KalahPosition) -> Mapping[int, int]:
        """Return what the opening book says of each move."""
        return look_up_moves(game, position)
