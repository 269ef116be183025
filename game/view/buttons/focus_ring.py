"""The ring of the keyboard's focus."""

from __future__ import annotations

import pygame

from game.view.art import draw_ring
from game.view.brush import Brush
from game.view.pixels import stroke


def draw_focus(surface: pygame.Surface, rect: pygame.Rect, brush: Brush) -> None:
    """Draw the ring of the keyboard's focus around a rectangle."""
    gap = stroke(brush.line, 2)
    for ink, reach, wide in (
        (brush.theme.focus_gap, 5, 5),
        (brush.theme.focus, 4, 3),
    ):
        outer = rect.inflate(2 * reach * gap // 2, 2 * reach * gap // 2)
        radius = round(12 * brush.line + reach)
        draw_ring(surface, outer, radius, stroke(brush.line, wide), ink)
