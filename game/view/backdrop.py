"""The table everything stands on: a soft light in the middle, darker to the corners."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame

from game.view.theme import Theme, mixed

_SMALL = (48, 32)


@lru_cache(maxsize=1)
def backdrop(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """Return an opaque background of that size: the same surface each time, not to be drawn on."""
    surface = pygame.Surface(size)
    if theme.table == theme.table_edge:
        surface.fill(theme.table)
        return surface
    pygame.transform.smoothscale(_light(theme), size, surface)
    return surface


@lru_cache(maxsize=4)
def _light(theme: Theme) -> pygame.Surface:
    """Return the light on the table, very small."""
    small = pygame.Surface(_SMALL)
    for x in range(_SMALL[0]):
        for y in range(_SMALL[1]):
            across = (x + 0.5) / _SMALL[0] * 2 - 1
            down = (y + 0.5) / _SMALL[1] * 2 - 0.85
            far = min(1.0, math.hypot(across, down) / 1.35)
            small.set_at((x, y), mixed(theme.table, theme.table_edge, far**2.2))
    return small
