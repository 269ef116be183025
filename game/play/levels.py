"""The levels from which a person chooses an opponent."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.levels import levels_of, name_key
from game.ai.mind import USUAL_LEVELS

LEVELS = range(len(USUAL_LEVELS))
"""The levels of every game, the weakest first: 0 is Child, 1 Beginner."""

GENTLE = range(3)
"""The levels of those who learn, Child, Beginner and Learner: they are played without hurry."""


def level_key(level: int) -> str:
    """Return the catalogue key of a level's name; of one that nobody has, that of the nearest."""
    return name_key(min(max(level, LEVELS[0]), LEVELS[-1]))


def level_names(game: str) -> Mapping[int, str]:
    """Return the levels of a game, the weakest first, each with the catalogue key of its name."""
    return {level: name_key(level) for level in range(len(levels_of(game)))}
