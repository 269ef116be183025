"""The levels from which a person chooses an opponent."""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.levels import levels_of, name_key
from game.ai.mind import USUAL_LEVELS

LEVELS = range(1, len(USUAL_LEVELS) + 1)
"""The levels of every game, the weakest first."""

GENTLE = range(1, 4)
"""The levels of those who learn: they are played against without hurry."""


def level_names(game: str) -> Mapping[int, str]:
    """Return the levels of a game, the weakest first, each with the catalogue key of its name."""
    return {level: name_key(level) for level in range(1, len(levels_of(game)) + 1)}
