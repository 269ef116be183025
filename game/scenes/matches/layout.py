"""Layout of the list of matches: its head, what is looked for, a message, and rows that scroll."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame

from game.view.art import draw_edged
from game.view.box import TOUCH, Box
from game.view.brush import Brush
from game.view.buttons.answers import answers_of
from game.view.buttons.controls import Segment
from game.view.buttons.plate import RADIUS
from game.view.measure import Measure
from game.view.pixels import px, stroke
from game.view.text.text_box import LINE, TextBox
from game.view.widgets import Item

WIDEST = 1000.0
"""The list is no wider, in CSS pixels."""

LOW = 520.0
"""In a window that is lower, in CSS pixels, all but the head scrolls with the rows."""

GAP = 10.0

_FIELD = 290.0
"""The width of the field beside the games, in CSS pixels of usual text."""


class Head(NamedTuple):
    """The button that leads back, the title, the room beside it, and all that is left below."""

    back: Box
    title: Box
    beside: Box
    rest: Box


def head_of(m: Measure, title_width: float) -> Head:
    """Lay out the top of the window."""
    width = min(m.width - 2 * m.margin, WIDEST * m.unit)
    x, top = (m.width - width) / 2, 8.0 if m.phone else 14 * m.unit
    high = max(TOUCH, TOUCH * m.unit, m.size("screen") * LINE)
    bar = Box(x, top, width, high)
    back, rest = bar.left_part(max(TOUCH, m.icon))
    back = back.centred(back.width, back.width)
    rest = rest.right_part(rest.width - 2 * GAP)[0]
    title, beside = rest.left_part(min(rest.width, title_width + 4))
    beside = beside.right_part(max(0.0, beside.width - 2 * GAP))[0]
    below = Box(x, bar.bottom + GAP, width, max(1.0, m.height - bar.bottom - GAP))
    return Head(back, title, beside, below)


def search_items(
    field: Item, games: Sequence[Segment], area: Box, m: Measure, brush: Brush
) -> tuple[list[Item], float]:
    """Return field and games at the top of an area, side by side if they can be; how high all is.

    Without `games` there is only one of which to look.
    """
    high = max(TOUCH, m.line + 16)
    wide = min(_FIELD * m.text, area.width)
    beside = replace(field, box=Box(area.x, area.y, wide, high))
    if not games:
        return [beside], high
    room = Box(area.x + wide + GAP, area.y, area.width - wide - GAP, high)
    if room.width > wide:
        items, tall = answers_of(games, room, "games", brush, high)
        if tall <= high:
            return [beside, *items], high
    below = area.moved(0, high + GAP)
    items, tall = answers_of(games, below, "games", brush, high)
    whole = replace(field, box=Box(area.x, area.y, area.width, high))
    return [whole, *items], high + GAP + tall


class Message(NamedTuple):
    """A plate with words, and a button at its right end."""

    plate: Box
    words: TextBox
    button: Box


def message_of(text: str, label: str, area: Box, m: Measure, brush: Brush) -> Message:
    """Return a message at the top of an area, as high as its words need."""
    size, high = m.size("body"), max(TOUCH, m.line + 16)
    wide = brush.type.width(label, "bold", brush.size * brush.scale) / brush.scale + 64 * m.text
    room = area.width - wide - 3 * GAP
    lines = brush.type.wrapped(text, "text", size * brush.scale, room * brush.scale, True)
    plate = Box(area.x, area.y, area.width, max(high + GAP, len(lines) * size * LINE + 2 * GAP))
    words, button = plate.shrunk(GAP, 0).left_part(room)
    box = button.right_part(wide)[0].centred(wide, high)
    return Message(plate, TextBox(text, words, size, tone="panel_text", breaks=True), box)


def draw_message(ground: pygame.Surface, message: Message, brush: Brush) -> None:
    """Draw the plate of a message."""
    theme, line = brush.theme, stroke(brush.line, 1.4)
    rect = px(message.plate, brush.scale)
    draw_edged(ground, rect, RADIUS * brush.line, line, edge=theme.accent, face=theme.tint)


class Empty(NamedTuple):
    """What stands in place of the rows where there are none."""

    words: TextBox
    button: Box
    height: float


def empty_of(text: str, label: str, area: Box, m: Measure, brush: Brush) -> Empty:
    """Return why there are no rows, with a button below, at the top of an area."""
    size, width = m.size("lesson"), min(area.width, 520 * m.text)
    column = Box(area.x + (area.width - width) / 2, area.y + 3 * GAP * m.unit, width, 0)
    lines = brush.type.wrapped(text, "text", size * brush.scale, width * brush.scale)
    words = Box(column.x, column.y, width, len(lines) * size * LINE)
    wide = brush.type.width(label, "bold", brush.size * brush.scale) / brush.scale + 88 * m.text
    wide = min(width, wide)
    high = max(52 * m.unit, m.line + 20)
    button = Box(column.x + (width - wide) / 2, words.bottom + 2 * GAP, wide, high)
    text_box = TextBox(text, words, size, align="centre", tone="text")
    return Empty(text_box, button, button.bottom + GAP - area.y)
