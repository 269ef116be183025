"""Keys as they are drawn: a cap with what is written on it."""

from __future__ import annotations

import pygame

from game.view.art import draw_edged
from game.view.brush import Brush
from game.view.pixels import stroke

_SIZE = 0.82
"""The size of the letter, in sizes of the text on buttons."""


def key_in_force(key: str, shortcuts: str) -> str:
    """Return what to press for a key as it is written: "" for a letter that does nothing.

    `shortcuts` is the setting of that name; keys with a name of more letters always count.
    """
    if len(key) != 1 or shortcuts == "on":
        return key
    return f"Alt+{key}" if shortcuts == "modifier" else ""


def key_cap_width(key: str, brush: Brush) -> float:
    """Return how wide a key is drawn, in CSS pixels."""
    letter = brush.type.width(key, "bold", brush.size * _SIZE * brush.scale) / brush.scale
    return max(brush.size * _SIZE * 1.6, letter + brush.size * _SIZE * 0.8)


def draw_key_cap(
    surface: pygame.Surface, key: str, at: tuple[int, pygame.Rect], brush: Brush
) -> pygame.Rect:
    """Draw a key with its letter, its right end at a point, in the middle of a rectangle's height.

    Return where it is.
    """
    right, room = at
    theme, size = brush.theme, brush.size * _SIZE * brush.scale
    letter = brush.type.line(key, "bold", size, theme.panel_text)
    line, height = stroke(brush.line, 1.4), round(size * 1.6)
    cap = pygame.Rect(0, 0, max(height, letter.get_width() + round(size * 0.8)), height)
    cap.midright = right, room.centery
    radius = 6 * brush.line
    draw_edged(surface, cap, radius, line, edge=theme.panel_edge, face=theme.panel)
    surface.blit(letter, letter.get_rect(center=cap.center))
    return cap
