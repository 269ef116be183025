"""The table everything stands on: a soft light in the middle, darker to the corners."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.view.art import picture, tint
from game.view.theme import Theme


@lru_cache(maxsize=1)
def backdrop(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """Return an opaque background of that size: the same surface each time, not to be drawn on."""
    surface = pygame.Surface(size)
    if theme.table == theme.table_edge:
        surface.fill(theme.table)
        return surface
    light = pygame.Surface(picture("light.png").get_size())
    light.blit(picture("light.png"), (0, 0))
    tint(light, theme.table_edge, theme.table)
    pygame.transform.smoothscale(light, size, surface)
    return surface
