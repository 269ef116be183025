"""Rows and cards of text: an icon, a label with a line of help below it, and a key or an icon."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.view.box import Box
from game.view.brush import Brush
from game.view.buttons.key_cap import draw_key_cap, key_cap_width, key_in_force
from game.view.icons import icon
from game.view.text.pen import Face
from game.view.text.text_box import LINE, TextBox, Tone, draw_text, fits
from game.view.theme import Colour
from game.view.widgets import Item

PAD = 14.0
"""Room at both ends of a row, in CSS pixels."""

_ABOVE = 8.0
"""The least room above and below its text, in CSS pixels."""

_ICON = 1.3
_NOTE = 0.94
"""Sizes of the icon and of the line of help, in sizes of the text on buttons."""


_GAP = 0.6
"""Room between the text and a wide key, in sizes of the text on buttons."""


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
    elif key := key_in_force(item.shortcut, brush.shortcuts):
        draw_key_cap(surface, key, (rect.right - round(PAD * brush.scale), rect), brush)
    for text_box in row_texts(item, brush):
        draw_text(surface, text_box, brush)


def row_texts(item: Item, brush: Brush) -> list[TextBox]:
    """Return label and note of a row as text in boxes, one below the other."""
    texts, box = _texts(item), item.box
    room = Box(box.x + _left(item, brush), box.y, _width(item, box.width, brush), box.height)
    if len(texts) == 1:
        return [replace(texts[0], box=room, size=brush.size)]
    heights = [_height(text, room.width, brush) for text in texts]
    y = room.y + max(0.0, room.height - sum(heights)) / 2
    label = Box(room.x, y, room.width, heights[0])
    note = Box(room.x, label.bottom, room.width, heights[1])
    return [
        replace(texts[0], box=label, size=brush.size),
        replace(texts[1], box=note, size=brush.size * _NOTE, valign="top"),
    ]


def row_height(item: Item, width: float, brush: Brush) -> float:
    """Return how high a row of that width has to be for its label and note."""
    room = _width(item, width, brush)
    return sum(_height(text, room, brush) for text in _texts(item)) + 2 * _ABOVE


def _texts(item: Item) -> list[TextBox]:
    """Return label and note, in a room and at a size yet to be found."""
    tone: Tone = "bad" if item.warns else "panel_text"
    face: Face = "bold" if item.note else "text"
    label = TextBox(item.label, item.box, 1.0, face, tone=tone)
    note = TextBox(item.note, item.box, _NOTE, tone="soft_text")
    return [label, note] if item.note else [label]


def _height(text_box: TextBox, width: float, brush: Brush) -> float:
    """Return how high a text is, whose size is in sizes of the text on buttons."""
    size = text_box.size * brush.size
    lines = brush.type.wrapped(
        text_box.text, text_box.face, size * brush.scale, width * brush.scale
    )
    return len(lines) * size * LINE + 1


def _left(item: Item, brush: Brush) -> float:
    """Return where the text of a row begins."""
    return PAD + (brush.size * _ICON + 14 if item.icon else 0.0)


def _width(item: Item, width: float, brush: Brush) -> float:
    """Return how wide the text of a row may be."""
    key = "" if item.end else key_in_force(item.shortcut, brush.shortcuts)
    right = PAD + (brush.size * 2.2 if item.end or key else 0.0)
    if len(key) > 1:  # what is more than a letter may be wider than the room for one
        right = max(right, PAD + key_cap_width(key, brush) + brush.size * _GAP)
    return max(1.0, width - _left(item, brush) - right)


def row_fits(item: Item, brush: Brush) -> bool:
    """Whether label and note of a row can be read."""
    return all(fits(text_box, brush) for text_box in row_texts(item, brush))
