"""A field: text that can be typed."""

from __future__ import annotations

import pygame

from game.untrusted.clusters import clusters
from game.view.box import Box
from game.view.brush import Brush
from game.view.icons import icon
from game.view.pixels import px, stroke
from game.view.text.text_box import TextBox, draw_text, truncated
from game.view.theme import Colour
from game.view.widgets import Item, State

PAD = 12.0
"""Room at both ends of a field, in CSS pixels."""


def draw_field(
    surface: pygame.Surface, item: Item, ink: Colour, state: State, brush: Brush
) -> None:
    """Draw the text of a field, or its label where nothing is typed.

    With the focus, its end is seen with a caret behind it: there letters are typed.
    """
    box, size = item.box, brush.size
    end = size * 1.2 if item.end else 0.0
    room = Box(box.x + PAD, box.y, max(1.0, box.width - 2 * PAD - end), box.height)
    typed = _end_of(item.text, room, brush) if state.focus else item.text
    whole = TextBox(typed or item.label, room, size, tone="panel_text")
    draw_text(surface, truncated(whole, brush, within_words=True), brush)
    if item.end:
        picture = icon(item.end, round(size * brush.scale), ink)
        right = px(box, brush.scale).right - round(PAD * brush.scale)
        surface.blit(picture, picture.get_rect(right=right, centery=px(box, brush.scale).centery))
    if state.focus:
        _draw_caret(surface, typed, room, ink, brush)


def _end_of(text: str, room: Box, brush: Brush) -> str:
    """Return so much of the end of a text as stands on one line."""
    size, width = brush.size * brush.scale, room.width * brush.scale
    letters = clusters(text)
    while letters and brush.type.width("".join(letters), "text", size) > width:
        del letters[0]
    return "".join(letters)


def _draw_caret(surface: pygame.Surface, text: str, room: Box, ink: Colour, brush: Brush) -> None:
    """Draw the line behind what is typed."""
    size = brush.size * brush.scale
    rect = px(room, brush.scale)
    x = rect.left + min(rect.width, brush.type.width(text, "text", size)) + 1
    high = round(size * 1.2)
    line = pygame.Rect(x, rect.centery - high // 2, stroke(brush.line, 1.6), high)
    surface.fill(ink, line)
