"""The names of places on the board itself: those that texts say, small beside the counts."""

from __future__ import annotations

from game.view.theme import Colour, Theme, contrast, mixed

SIZE, SMALL = 13.0, 12.0
"""Size of a coordinate, in CSS pixels on an ordinary window; the second beside small pits.
None is smaller than that."""

SMALL_PIT = 50.0
"""Pits less wide than this are small."""


def coordinate_size(pit: float, unit: float) -> float:
    """Return the size of the coordinate beside a pit of that diameter."""
    return (SIZE if pit >= SMALL_PIT else SMALL) * unit


def coordinate_ink(theme: Theme) -> Colour:
    """Return the colour that stands out most on the wood."""
    wood = mixed(theme.wood_dark, theme.wood_light, 0.5)
    return max((theme.mark_line, theme.badge_text), key=lambda ink: contrast(ink, wood))
