"""The levels of the opponents, 1 the weakest: what each game's look ahead, as data.

Nodes, not seconds: the same game on every machine. Lower levels err as people do: they see what
a move brings at once, and overlook what comes after. How strong they are: docs/strength.md.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.ai.thought import Strength
from game.rules.protocol import AnyGame

LEVELS: Mapping[str, tuple[Strength, ...]] = {
    "kalah": (
        Strength(depth=1, nodes=1_000, wavers=4),
        Strength(depth=2, nodes=2_000, overlooks=50),
        Strength(depth=3, nodes=6_000),
        Strength(depth=5, nodes=30_000),
        Strength(depth=9, nodes=100_000),
        Strength(depth=80, nodes=200_000),
    ),
    "bao": (
        Strength(depth=1, nodes=2_000, wavers=40),
        Strength(depth=1, nodes=2_000),
        Strength(depth=2, nodes=2_000),
        Strength(depth=3, nodes=10_000),
        Strength(depth=4, nodes=20_000),
        Strength(depth=30, nodes=40_000),
    ),
    "four-player": (
        Strength(depth=1, nodes=2_000, overlooks=20, wavers=14, grabs=5),
        Strength(depth=2, nodes=2_000, overlooks=50),
        Strength(depth=3, nodes=4_000),
        Strength(depth=6, nodes=4_000),
        Strength(depth=9, nodes=50_000),
        Strength(depth=40, nodes=100_000),
    ),
    "bantu": (
        Strength(depth=1, nodes=2_000, wavers=50),
        Strength(depth=1, nodes=2_000, wavers=14),
        Strength(depth=2, nodes=2_000, wavers=24),
        Strength(depth=2, nodes=2_000),
        Strength(depth=3, nodes=10_000),
        Strength(depth=30, nodes=40_000),
    ),
}
"""By the name of the game, for two players."""

THREE: Mapping[str, tuple[Strength, ...]] = {
    "four-player": (
        Strength(depth=1, nodes=100, overlooks=17, wavers=300, grabs=5),
        Strength(depth=1, nodes=100, wavers=12),
        Strength(depth=2, nodes=100, overlooks=96),
        Strength(depth=2, nodes=100),
        Strength(depth=20, nodes=2_500),
        Strength(depth=40, nodes=15_000),
    ),
    "bantu": (
        Strength(depth=1, nodes=2_000, wavers=450),
        Strength(depth=1, nodes=2_000, wavers=80),
        Strength(depth=1, nodes=2_000, wavers=14),
        Strength(depth=2, nodes=2_000, wavers=12),
        Strength(depth=3, nodes=10_000, wavers=7),
        Strength(depth=4, nodes=25_000),
    ),
}
"""By the name of the game, for three players: to look further ahead helps less there."""

FOUR: Mapping[str, tuple[Strength, ...]] = {
    "four-player": (
        Strength(depth=1, nodes=100, overlooks=17, wavers=300, grabs=5),
        Strength(depth=1, nodes=100, wavers=11),
        Strength(depth=2, nodes=100, overlooks=77),
        Strength(depth=20, nodes=200),
        Strength(depth=20, nodes=3_000),
        Strength(depth=40, nodes=16_000),
    ),
    "bantu": (
        Strength(depth=1, nodes=2_000, wavers=1_000),
        Strength(depth=1, nodes=2_000, wavers=220),
        Strength(depth=1, nodes=2_000, wavers=82),
        Strength(depth=2, nodes=2_000, wavers=56),
        Strength(depth=3, nodes=4_000),
        Strength(depth=4, nodes=8_000),
    ),
}
"""By the name of the game, for four: the fourth move, a whole round, is the last that helps."""

USUAL: tuple[Strength, ...] = (
    Strength(depth=1, nodes=200),
    Strength(depth=2, nodes=400, overlooks=50),
    Strength(depth=2, nodes=1_000, overlooks=10),
    Strength(depth=3, nodes=2_500),
    Strength(depth=4, nodes=8_000),
    Strength(depth=20, nodes=25_000),
)
"""The levels of a game that is not named."""

ADVICE: Mapping[str, Strength] = {"kalah": Strength(depth=80, nodes=60_000)}
"""How hard a hint and an analysis think, by the name of the game: about a second in a page."""

USUAL_ADVICE = Strength(depth=30, nodes=20_000)
"""The same for a game that is not named."""

ADVICE_OF_TREES: Mapping[str, Strength] = {"four-player": Strength(depth=40, nodes=5_000)}
"""The same with three and four players: a position of a tree takes several times as long."""

ADVICE_SEED = 0
"""Among moves that seem equal advice always takes the same one."""


def advice_strength(game: AnyGame) -> Strength:
    """Return how hard hints and analyses of a game think."""
    if len(game.seats) > 2 and game.name in ADVICE_OF_TREES:
        return ADVICE_OF_TREES[game.name]
    return ADVICE.get(game.name, USUAL_ADVICE)


def levels_of(game: str, players: int = 2) -> tuple[Strength, ...]:
    """Return the strengths of the levels of a game, level 1 first; there are always as many."""
    return {2: LEVELS, 3: THREE, 4: FOUR}[players].get(game, USUAL)


def strength_of(game: str, level: int, players: int = 2) -> Strength:
    """Return the strength of `level`, or of the nearest level there is."""
    levels = levels_of(game, players)
    return levels[min(max(level, 1), len(levels)) - 1]


def name_key(level: int) -> str:
    """Return the key of the catalogue that names `level`."""
    return f"level.{level}"
