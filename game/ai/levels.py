"""The levels of the opponents, 0 the weakest: what each looks ahead is told by the game's mind.

Nodes, not seconds: the same game on every machine. Lower levels err as people do: they see what
a move brings at once, and judge at a glance what comes after.
"""

from __future__ import annotations

from game.ai.mind import USUAL_ADVICE, USUAL_GLANCE, USUAL_LEVELS
from game.ai.registry import mind_of
from game.ai.thought import Strength
from game.rules.protocol import AnyGame

ADVICE_SEED = 0
"""Among moves that seem equal advice always takes the same one."""


def advice_strength(game: AnyGame) -> Strength:
    """Return how hard hints and analyses of a game think."""
    return mind_of(game.name).advice.get(len(game.seats), USUAL_ADVICE)


def glance_strength(game: AnyGame) -> Strength:
    """Return how hard each position is thought about when a whole match is looked at."""
    return mind_of(game.name).glances.get(len(game.seats), USUAL_GLANCE)


def levels_of(game: str, players: int = 2) -> tuple[Strength, ...]:
    """Return the strengths of the levels of a game, level 0 first; there are always as many."""
    return mind_of(game).levels.get(players, USUAL_LEVELS)


def strength_of(game: str, level: int, players: int = 2) -> Strength:
    """Return the strength of `level`, or of the nearest level there is."""
    levels = levels_of(game, players)
    return levels[min(max(level, 0), len(levels) - 1)]


def name_key(level: int) -> str:
    """Return the key of the catalogue that names `level`."""
    return f"level.{level}"
