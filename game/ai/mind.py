"""How a game is thought about: everything that thinking has to know of it, in one object."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp, log
from types import MappingProxyType
from typing import Any

from game.ai.thought import Searcher, Steps, Strength, Thought, Valued
from game.rules.protocol import Seat

Judge = Callable[[Any], list[float]]
"""Returns how near to winning each seat seems, from 0.0 to 1.0, in the order of the seats."""

CERTAIN = 40.0
"""A lead of so many spreads cannot be told from a win any more, and keeps `exp` in its range."""

USUAL_LEVELS = (
    Strength(depth=1, nodes=200, blunders=30, noise=40, greed=1),
    Strength(depth=1, nodes=200),
    Strength(depth=2, nodes=400, blunders=50),
    Strength(depth=2, nodes=1_000, blunders=10),
    Strength(depth=3, nodes=2_500),
    Strength(depth=4, nodes=8_000),
    Strength(depth=20, nodes=25_000),
)
"""The levels of a game, or of a number of players, for which none were measured."""

USUAL_ADVICE = Strength(depth=30, nodes=20_000)
"""How hard a hint and an analysis think where nothing else is said: a second or so in a page."""

USUAL_GLANCE = Strength(depth=30, nodes=1_200)
"""How hard each position is thought about when a whole match is looked at, where nothing else is
said: 200 positions take some five seconds natively."""


def log_odds(share: float) -> float:
    """Return the logarithm of the odds of a share of the win; one of 0 or 1 is just inside."""
    within = min(max(share, 0.001), 0.999)
    return log(within / (1 - within))


class Mind:
    """How any game can be thought about: judged by its outcomes alone. Each game has its own."""

    levels: Mapping[int, tuple[Strength, ...]] = MappingProxyType({})
    """By the number of players: the strengths of the levels, level 0 first, as many as
    `USUAL_LEVELS`. How strong they are: docs/strength.md."""

    advice: Mapping[int, Strength] = MappingProxyType({})
    """By the number of players: how hard a hint and an analysis think, if not as `USUAL_ADVICE`."""

    glances: Mapping[int, Strength] = MappingProxyType({})
    """By the number of players: how hard each position of a match is thought about when the whole
    of it is looked at, if not as `USUAL_GLANCE`."""

    mistake, blunder = 10, 25
    """How much worse than the best a move is that is called so: in chances of 100 to win, in seeds
    where `value_is_lead`."""

    tree_spread = 8.0
    """The lead, in points, with which a tree judges a player at 0.73."""

    chance_spreads: tuple[float, float, float] = (8.0, 8.0, 8.0)
    """For two, three and four sides: the lead, in points, that makes the odds to win 2.7 times (e)
    as good. Fitted to games of opponents among themselves (docs/strength.md)."""

    grows_trees = False
    """Whether far thoughts grow a Monte Carlo tree when three or four play."""

    finds_ends_late = False
    """Whether it takes long to find that a position is over: a search finds it a move later."""

    value_is_lead = False
    """Whether a proven value is the number of seeds by which a player will lead at the end."""

    captures = "seeds"
    """What a capture takes: "seeds" or "pieces"."""

    def lead(self, game: Any, position: Any, seat: Seat) -> int:
        """Return by how many points an unfinished position looks better for `seat` than for others.

        A whole number, far less than `game.ai.thought.WIN`.
        """
        del game, position, seat
        return 0

    def leads(self, game: Any, position: Any) -> list[int]:
        """Return the lead of every seat, in the order of the seats."""
        return [self.lead(game, position, seat) for seat in game.seats]

    def searcher(self, game: Any, position: Any, most_nodes: int) -> Searcher | None:
        """Return a search of the game's own that looks at `most_nodes`; None if it has none."""
        del game, position, most_nodes
        return None

    def by_kernel(self, game: Any, position: Any, strength: Strength) -> Steps[Valued | None]:
        """Have every move valued by a kernel; None where there is none that can."""
        del game, position, strength
        yield from ()
        return None

    def from_book(self, game: Any, position: Any) -> Thought | None:
        """Return what an opening book says; None if the position is not in it."""
        del game, position
        return None

    def moves_from_book(self, game: Any, position: Any) -> Mapping[Any, int]:
        """Return what moves are worth that a book proves, for their player."""
        del game, position
        return {}

    def chance_spread(self, game: Any, sides: int) -> float:
        """Return the one of `chance_spreads` that holds for a game."""
        del game
        return self.chance_spreads[sides - 2]

    def share(self, points: float) -> float:
        """Return how near to winning a tree sees who leads by `points`, from 0.0 to 1.0."""
        spreads = min(max(points / self.tree_spread, -CERTAIN), CERTAIN)
        return 1 / (1 + exp(-spreads))

    def judge(self, game: Any) -> Judge:
        """Return how a tree judges an unfinished position."""
        return lambda position: [self.share(lead) for lead in self.leads(game, position)]

    def points_of(self, game: Any, share: float) -> int:
        """Return by how many points a player leads whose `share` that is; far off at 0 and 1."""
        del game
        return round(self.tree_spread * log_odds(share))

    def points_of_chance(self, game: Any, share: float) -> int:
        """Return the lead that gives a side such a chance to win: none for an even share."""
        others = len({game.side_of(seat) for seat in game.seats}) - 1
        return round(self.chance_spread(game, others + 1) * (log_odds(share) + log(others)))
