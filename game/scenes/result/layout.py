"""Layout of the result: what is told in the middle, buttons in rows below it, or beside it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from game.i18n.emphasis import ON, unemphasised
from game.view.box import TOUCH, Box
from game.view.brush import Brush
from game.view.buttons.drawing import item_fits
from game.view.measure import Measure
from game.view.text.pen import Face
from game.view.text.text_box import LINE, TextBox
from game.view.widgets import Item

WIDEST = 560.0
"""The width of the sheet, in CSS pixels of text at its usual size."""

WIDEST_BESIDE = 760.0
"""The same where the buttons stand beside what is told: on a phone on its side."""

MAIN, LEVEL = 54.0, 52.0
"""The least height of the main button, and of those that play at another level."""

_GAP = 10.0


class Row(NamedTuple):
    """Buttons that stand side by side, as far as their labels have room, and how high they are."""

    items: Sequence[Item]
    height: float = TOUCH


def inner(m: Measure, area: Box) -> Box:
    """Return where everything stands on the sheet: farther in than on other sheets."""
    return area if m.phone else area.shrunk(16 * m.unit, 0)


def halves(m: Measure, area: Box) -> tuple[Box, Box]:
    """Return where is told what happened and where the buttons are: one below the other, or not."""
    if not m.short or m.width < WIDEST:
        return area, area
    told, buttons = area.columns(2, 3 * m.gap)
    return (buttons, told) if m.left_handed else (told, buttons)


def title_box(text: str, m: Measure, brush: Brush, area: Box) -> TextBox:
    """Return the title at the top of an area: a little smaller in one line, or else in several."""
    width = area.width * brush.scale
    for share, most in ((1.0, 1), (0.9, 1), (0.8, 1), (1.0, 2), (0.8, 2), (0.6, 9)):
        size = m.size("result") * share
        lines = brush.type.wrapped(text, "title", size * brush.scale, width, breaks=share < 0.8)
        widest = max(brush.type.width(line, "title", size * brush.scale) for line in lines)
        if len(lines) <= most and widest <= width + 1:
            break
    box = Box(area.x, area.y, area.width, size * LINE * len(lines))
    return TextBox(text, box, size, "title", "centre", tone="title", breaks=True)


def note_box(text: str, m: Measure, brush: Brush, area: Box) -> TextBox:
    """Return a text at the top of an area, as high as it needs."""
    size = m.size("body")
    face: Face = "bold" if ON in text else "text"
    width = area.width * brush.scale
    lines = brush.type.wrapped(unemphasised(text), face, size * brush.scale, width)
    box = Box(area.x, area.y, area.width, size * LINE * len(lines))
    return TextBox(text, box, size, align="centre", valign="top", tone="panel_text")


def button_rows(rows: Sequence[Row], m: Measure, brush: Brush, area: Box) -> list[Item]:
    """Return buttons in rows at the top of an area; where labels find no room each has its own."""
    placed: list[Item] = []
    y = area.y
    for row in rows:
        high = max(row.height * m.unit, m.line + 20)
        columns = _columns(row.items, Box(area.x, y, area.width, high), brush)
        placed += columns
        y = columns[-1].box.bottom + _GAP * m.unit
    return placed


def _columns(row: Sequence[Item], room: Box, brush: Brush) -> list[Item]:
    """Return the buttons of a row side by side, or one below the other."""
    gap = _GAP * brush.unit
    columns = room.columns(len(row), gap)
    beside = [replace(item, box=box) for item, box in zip(row, columns, strict=True)]
    if all(item_fits(item, brush) for item in beside):
        return beside
    step = room.height + gap
    return [replace(item, box=room.moved(0, number * step)) for number, item in enumerate(row)]
