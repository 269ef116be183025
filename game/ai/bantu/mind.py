"""How the opponent thinks about Bantu."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from game.ai.bantu.duel import DuelSearcher
from game.ai.bantu.round import RoundSearcher
from game.ai.bantu.shares import BY_PLAYERS, Shares
from game.ai.bantu.worth import bantu_worth
from game.ai.mind import Judge, Mind
from game.ai.thought import Searcher, Strength
from game.rules.bantu.board import BantuPosition
from game.rules.bantu.game import Bantu
from game.rules.protocol import Seat


@lru_cache(maxsize=1)
def _shares_of(game: Bantu) -> Shares:
    """Return what judges a game: one for all trees, so that each need not work out all anew."""
    return Shares(game)


class BantuMind(Mind):
    """Judges by the steps that the pieces have gone, with four players also by their danger.

    Trees, which Elder and Master grow with three and four players, judge by the shares of the win:
    see `game.ai.bantu.shares`. Child, and with three and four Beginner and Learner too, go by the
    captures that they notice: they judge so roughly that else a capture would be nothing to them.
    """

    levels: Mapping[int, tuple[Strength, ...]] = {
        2: (
            Strength(depth=1, nodes=2_000, blunders=50, noise=5_000, greed=1),
            Strength(depth=1, nodes=2_000, noise=110),
            Strength(depth=1, nodes=2_000, noise=28),
            Strength(depth=2, nodes=2_000, noise=38),
            Strength(depth=3, nodes=10_000, noise=25),
            Strength(depth=5, nodes=20_000),
            Strength(depth=30, nodes=100_000),
        ),
        3: (
            Strength(depth=1, nodes=2_000, blunders=70, noise=5_000, greed=1),
            Strength(depth=1, nodes=2_000, blunders=40, noise=5_000, greed=1),
            Strength(depth=1, nodes=2_000, blunders=25, noise=120, greed=1),
            Strength(depth=1, nodes=2_000, noise=14),
            Strength(depth=3, nodes=10_000, noise=7),
            Strength(depth=20, nodes=25),
            Strength(depth=40, nodes=1_000),
        ),
        4: (
            Strength(depth=1, nodes=2_000, blunders=70, noise=5_000, greed=1),
            Strength(depth=1, nodes=2_000, blunders=40, noise=5_000, greed=1),
            Strength(depth=1, nodes=2_000, blunders=20, noise=380, greed=1),
            Strength(depth=1, nodes=2_000, noise=82),
            Strength(depth=3, nodes=4_000, noise=16),
            Strength(depth=20, nodes=25),
            Strength(depth=40, nodes=800),
        ),
    }
    advice: Mapping[int, Strength] = {
        2: Strength(depth=30, nodes=25_000),
        3: Strength(depth=40, nodes=450),
        4: Strength(depth=40, nodes=350),
    }
    glances: Mapping[int, Strength] = {
        2: Strength(depth=30, nodes=1_800),
        3: Strength(depth=40, nodes=30),
        4: Strength(depth=40, nodes=25),
    }
    tree_spread = 48.0
    chance_spreads = (58.0, 128.0, 96.0)
    team_spread = 96.0
    """The same for the team game."""

    grows_trees = True
    captures = "pieces"

    def searcher(self, game: Bantu, position: BantuPosition, most_nodes: int) -> Searcher:
        """Return the search of packed positions."""
        kind = DuelSearcher if len(game.seats) == 2 else RoundSearcher
        return kind(game, position, most_nodes)

    def chance_spread(self, game: Bantu, sides: int) -> float:
        """Return the spread of the chances; two teams have one of their own."""
        is_team = len(game.seats) > sides
        return self.team_spread if is_team else super().chance_spread(game, sides)

    def judge(self, game: Bantu) -> Judge:
        """Return how a tree judges an unfinished position."""
        return _shares_of(game) if len(game.seats) in BY_PLAYERS else super().judge(game)

    def points_of(self, game: Bantu, share: float) -> int:
        """Return the lead that gives a side such a chance."""
        return self.points_of_chance(game, share)

    def lead(self, game: Bantu, position: BantuPosition, seat: Seat) -> int:
        """Return the lead in points; see `game.ai.bantu.worth`."""
        worth = bantu_worth(game, position)
        friends = game.side_of(seat)
        own = sum(worth[friend] for friend in friends)
        against = [worth[other] for other in game.seats if other not in friends]
        if len(friends) > 1:
            return round(own - sum(against))
        if len(against) < 3:
            return round(own - max(against))
        # Half of what counts is the best of the others, half all of them: a piece sent back is a
        # gain though it is not that of the one who leads.
        return round(own - (max(against) + sum(against) / len(against)) / 2)
