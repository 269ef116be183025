"""The entry of a glossary that was looked for: a plate below it, with a bar at its edge."""

from __future__ import annotations

import pygame

from game.scenes.frame.word_links import REACH
from game.view.art import draw_rounded
from game.view.box import Box
from game.view.brush import Brush
from game.view.pixels import px

ABOVE = 6.0
"""The plate reaches so far beyond the text above and below, in CSS pixels."""

EDGE = 3.0
"""The bar is so wide."""


def draw_marked(surface: pygame.Surface, entry: Box, brush: Brush) -> None:
    """Draw the plate of an entry, in the tint, and its bar."""
    plate = entry.shrunk(-REACH, -ABOVE)
    draw_rounded(surface, px(plate, brush.scale), 6 * brush.line, brush.theme.tint)
    bar = Box(plate.x, plate.y, EDGE, plate.height)
    draw_rounded(surface, px(bar, brush.scale), EDGE / 2 * brush.line, brush.theme.accent)
