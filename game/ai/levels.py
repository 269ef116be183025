"""The levels of the opponents, 1 the weakest: what each game's look ahead, as data.

Nodes, not seconds: the same game on every machine. Lower levels err as people do: they see what
a move brings at once, and overlook what comes after. How strong they are: docs/strength.md.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.thought import Strength

LEVELS: Mapping[str, tuple[Strength, ...]] = {
    "kalah": (
        Strength(depth=1, nodes=1_000),
        Strength(depth=2, nodes=1_000, overlooks=40),
        Strength(depth=3, nodes=4_000, overlooks=10),
        Strength(depth=5, nodes=20_000),
        Strength(depth=9, nodes=60_000),
        Strength(depth=60, nodes=250_000),
    ),
}
"""By the name of the game."""

USUAL: tuple[Strength, ...] = (
    Strength(depth=1, nodes=200),
    Strength(depth=2, nodes=400, overlooks=50),
    Strength(depth=2, nodes=1_000, overlooks=10),
    Strength(depth=3, nodes=2_500),
    Strength(depth=4, nodes=8_000),
    Strength(depth=20, nodes=25_000),
)
"""The levels of a game that is not named."""


def levels_of(game: str) -> tuple[Strength, ...]:
    """Return the strengths of the levels of a game, level 1 first."""
    return LEVELS.get(game, USUAL)


def strength_of(game: str, level: int) -> Strength:
    """Return the strength of `level`, or of the nearest level there is."""
    levels = levels_of(game)
    return levels[min(max(level, 1), len(levels)) - 1]


def name_key(level: int) -> str:
    """Return the key of the catalogue that names `level`."""
    return f"level.{level}"
