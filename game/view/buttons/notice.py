"""What came of the last press, on a plate of its own."""

from __future__ import annotations

import pygame

from game.view.art import draw_rounded
from game.view.box import Box
from game.view.brush import Brush
from game.view.buttons.plate import RADIUS
from game.view.pixels import px, stroke
from game.view.text.text_box import LINE, TextBox

PAD = 12.0
"""Room around its words, in CSS pixels."""


def notice_box(text: str, area: Box, brush: Brush) -> TextBox:
    """Return a notice as text in a box, at the top of `area`; words that are too long break."""
    size, room = brush.size, area.shrunk(PAD, 0)
    lines = brush.type.wrapped(text, "bold", size * brush.scale, room.width * brush.scale, True)
    box = Box(room.x, area.y + PAD, room.width, len(lines) * size * LINE + 1)
    return TextBox(text, box, size, "bold", tone="panel_text", breaks=True)


def bottom_of(notice: TextBox) -> float:
    """Return where the plate of a notice ends."""
    return notice.box.bottom + PAD


def draw_notice(ground: pygame.Surface, notice: TextBox, brush: Brush) -> None:
    """Draw the plate of a notice, on which its words are drawn."""
    rect, line = px(notice.box.shrunk(-PAD), brush.scale), stroke(brush.line, 1.4)
    radius = RADIUS * brush.line
    draw_rounded(ground, rect, radius, brush.theme.accent)
    inner = rect.inflate(-2 * line, -2 * line)
    draw_rounded(ground, inner, radius - line, brush.theme.tint)
