"""A move of the log as a row: its number, the sign of its player, and what is told of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.scenes.log.entries import Entry
from game.view.box import TOUCH, Box
from game.view.brush import Brush
from game.view.icons import icon
from game.view.pixels import px
from game.view.text.ruler import Ruler
from game.view.text.text_box import LINE, TextBox, Tone, draw_text
from game.view.theme import Colour

_ABOVE = 9.0
"""Room above and below the text of a row, in CSS pixels."""

_NUMBER = 2.0
_SIGN = 1.5
"""Widths of the columns of numbers and signs, in sizes of the text."""


@dataclass(frozen=True, slots=True)
class Row:
    """A move laid out."""

    entry: Entry
    box: Box
    number: TextBox
    sign: Box
    lines: Sequence[TextBox]


def row_of(entry: Entry, area: Box, ruler: Ruler) -> Row:
    """Lay out a move at the top of `area`; what happened in it stands below its first line."""
    size = ruler.measure.size("least")
    left = size * (_NUMBER + _SIGN) + _ABOVE
    lines: list[TextBox] = []
    y = area.y + _ABOVE
    for text in entry.lines:
        line = _line(text, Box(area.x + left, y, area.width - left - _ABOVE, 0), ruler, not lines)
        lines.append(line)
        y = line.box.bottom + 2
    height = max(TOUCH, y + _ABOVE - area.y)
    if len(lines) == 1:
        lines = [_middle(lines[0], area.y, height)]
    first = Box(area.x, lines[0].box.y, left, size * LINE) if lines else area
    number, rest = first.left_part(size * _NUMBER)
    sign = rest.left_part(size * _SIGN)[0].centred(size, size)
    label = TextBox(str(entry.number), number, size, align="right", tone="soft_text")
    return Row(entry, Box(area.x, area.y, area.width, height), label, sign, lines)


def _line(text: str, area: Box, ruler: Ruler, first: bool) -> TextBox:
    """Return a line that is told of a move, at the top of `area`."""
    brush, m = ruler.brush, ruler.measure
    size = m.size("least") if first else m.size("least") * 0.94
    count = len(brush.type.wrapped(text, "text", size * brush.scale, area.width * brush.scale))
    box = Box(area.x, area.y, area.width, count * size * LINE + 1)
    tone: Tone = "panel_text" if first else "soft_text"
    return TextBox(text, box, size, valign="top", tone=tone)


def _middle(line: TextBox, y: float, height: float) -> TextBox:
    """Return a line in the middle of its row."""
    box = Box(line.box.x, y + (height - line.box.height) / 2, line.box.width, line.box.height)
    return TextBox(line.text, box, line.size, valign="top", tone=line.tone)


def draw_row_of_move(
    surface: pygame.Surface, row: Row, sign_of: tuple[str, Colour], brush: Brush
) -> None:
    """Draw number, sign and lines of a move; `sign_of` its player are shape and colour."""
    draw_text(surface, row.number, brush)
    shape, colour = sign_of
    rect = px(row.sign, brush.scale)
    sign = icon(shape, round(rect.height * 0.86), colour)
    surface.blit(sign, sign.get_rect(center=rect.center))
    for line in row.lines:
        draw_text(surface, line, brush)
