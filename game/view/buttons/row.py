"""Rows and cards of text: an icon, a label with a line of help below it, and a key or an icon."""

from __future__ import annotations

import pygame

from game.view.art import rounded
from game.view.box import Box
from game.view.brush import Brush
from game.view.icons import icon
from game.view.pixels import stroke
from game.view.text.text_box import LINE, TextBox, draw_text, fits
from game.view.theme import Colour
from game.view.widgets import Item

PAD = 14.0
"""Room at both ends of a row, in CSS pixels."""

_ICON = 1.3
_NOTE = 0.94
"""Sizes of the icon and of the line of help, in sizes of the text on buttons."""


def draw_row(
    surface: pygame.Surface, item: Item, rect: pygame.Rect, ink: Colour, brush: Brush
) -> None:
    """Draw what stands in a row."""
    side = round(brush.size * _ICON * brush.scale)
    if item.icon:
        picture = icon(item.icon, side, ink)
        left = rect.left + round(PAD * brush.scale)
        surface.blit(picture, picture.get_rect(left=left, centery=rect.centery))
    if item.end:
        picture = icon(item.end, round(side * 0.8), ink)
        right = rect.right - round(PAD * brush.scale)
        surface.blit(picture, picture.get_rect(right=right, centery=rect.centery))
    elif item.shortcut:
        draw_key_cap(surface, item.shortcut, (rect.right - round(PAD * brush.scale), rect), brush)
    for text_box in row_texts(item, brush):
        draw_text(surface, text_box, brush)


def row_texts(item: Item, brush: Brush) -> list[TextBox]:
    """Return label and note of a row as text in boxes."""
    size = brush.size
    left = PAD + (size * _ICON + 14 if item.icon else 0.0)
    right = PAD + (size * 2.2 if item.end or item.shortcut else 0.0)
    box = item.box
    room = Box(box.x + left, box.y, max(1.0, box.width - left - right), box.height)
    if not item.note:
        return [TextBox(item.label, room, size, "text", tone="panel_text")]
    top, low = room.top_part(room.height / 2)
    title = Box(top.x, top.bottom - size * LINE - 1, top.width, size * LINE)
    return [
        TextBox(item.label, title, size, "bold", tone="panel_text"),
        TextBox(item.note, low, size * _NOTE, valign="top", tone="soft_text"),
    ]


def row_fits(item: Item, brush: Brush) -> bool:
    """Whether label and note of a row can be read."""
    return all(fits(text_box, brush) for text_box in row_texts(item, brush))


def draw_key_cap(
    surface: pygame.Surface, key: str, at: tuple[int, pygame.Rect], brush: Brush
) -> pygame.Rect:
    """Draw a key with its letter, its right end at a point, in the middle of a rectangle's height.

    Return where it is.
    """
    right, room = at
    theme, size = brush.theme, brush.size * 0.82 * brush.scale
    letter = brush.type.line(key, "bold", size, theme.panel_text)
    line, height = stroke(brush.line, 1.4), round(size * 1.6)
    cap = pygame.Rect(0, 0, max(height, letter.get_width() + round(size * 0.8)), height)
    cap.midright = right, room.centery
    radius = 6 * brush.line
    surface.blit(rounded(cap.size, radius, theme.panel_edge), cap)
    inner = cap.inflate(-2 * line, -2 * line)
    surface.blit(rounded(inner.size, max(1.0, radius - line), theme.panel), inner)
    surface.blit(letter, letter.get_rect(center=cap.center))
    return cap
