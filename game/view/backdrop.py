"""The table everything stands on: a soft light in the middle, darker to the corners."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.view.art import picture, tint
from game.view.steps import Steps
from game.view.theme import Theme


def backdrop_steps(surface: pygame.Surface, theme: Theme) -> Steps:
    """Cover a surface with the background, a few milliseconds at a time."""
    if theme.table != theme.table_edge:
        lit(theme)
        yield
    ground = backdrop(surface.get_size(), theme)
    yield
    surface.blit(ground, (0, 0))
    yield


@lru_cache(maxsize=1)
def backdrop(size: tuple[int, int], theme: Theme) -> pygame.Surface:
    """Return an opaque background of that size: the same surface each time, not to be drawn on."""
    surface = pygame.Surface(size)
    if theme.table == theme.table_edge:
        surface.fill(theme.table)
        return surface
    pygame.transform.smoothscale(lit(theme), size, surface)
    return surface


@lru_cache(maxsize=1)
def lit(theme: Theme) -> pygame.Surface:
    """Return the light in the theme's colours, at the size of its file."""
    light = pygame.Surface(picture("light.png").get_size())
    light.blit(picture("light.png"), (0, 0))
    tint(light, theme.table_edge, theme.table)
    return light
