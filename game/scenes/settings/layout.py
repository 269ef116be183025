"""Layout of a row of settings: its words, and the control at the right or below them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from game.view.box import TOUCH, Box
from game.view.text.ruler import Ruler
from game.view.text.text_box import LINE, TextBox

ABOVE = 8.0
"""Room above and below what stands in a row, in CSS pixels."""

BESIDE = 16.0
"""Room between words and control, in CSS pixels."""

WORDS, WORDS_WITH_NOTE = 0.18, 0.36
"""The control stands beside the words if these have so much of the row's width."""

ROW = 60.0
"""The least height of a row, in CSS pixels."""


class SettingBox(NamedTuple):
    """A row: its words, the place of its control, and how high all of it is."""

    words: list[TextBox]
    control: Box
    height: float


def setting_box(
    label: str, note: str, wide: float, area: Box, ruler: Ruler, *, notes: Sequence[str]
) -> SettingBox:
    """Lay out a row at the top of `area`, with a control that is `wide`.

    The control is as high as one line of answers; where it stands below the words, it is as wide
    as the row. Any of `notes` has room, so that nothing moves with another answer.
    """
    high = max(TOUCH, ruler.measure.button)
    room = area.width - wide - BESIDE
    least = area.width * (WORDS_WITH_NOTE if note else WORDS)
    beside = room >= least and _fits(label, room, ruler)
    column = Box(area.x, area.y, room if beside else area.width, 0)
    tallest = max((_words(label, each, column, ruler) for each in notes), key=_bottom)
    words = [tallest[0], *(replace(each, text=note) for each in tallest[1:])]
    tall = words[-1].box.bottom - area.y
    if not beside:
        below = Box(area.x, area.y + ABOVE + tall + ABOVE / 2, area.width, high)
        moved = [_moved(each, ABOVE) for each in words]
        return SettingBox(moved, below, below.bottom + ABOVE - area.y)
    height = max(ROW * ruler.measure.unit, tall + 2 * ABOVE, high + 2 * ABOVE)
    control = Box(area.right - wide, area.y + (height - high) / 2, wide, high)
    moved = [_moved(each, (height - tall) / 2) for each in words]
    return SettingBox(moved, control, height)


def _fits(label: str, width: float, ruler: Ruler) -> bool:
    """Whether a label stands in two lines at most, with no word wider than these."""
    brush = ruler.brush
    size, type_ = ruler.measure.size("body") * brush.scale, brush.type
    lines = type_.wrapped(label, "bold", size, width * brush.scale)
    wide = max(type_.width(line, "bold", size) for line in lines)
    return len(lines) <= 2 and wide <= width * brush.scale


def _words(label: str, note: str, area: Box, ruler: Ruler) -> list[TextBox]:
    """Return label and note one below the other, at the top of `area`."""
    m, brush = ruler.measure, ruler.brush
    texts = [TextBox(label, area, m.size("body"), "bold", tone="panel_text")]
    if note:
        texts.append(TextBox(note, area, m.size("least") * 0.94, tone="soft_text"))
    placed: list[TextBox] = []
    y = area.y
    for text in texts:
        lines = brush.type.wrapped(
            text.text, text.face, text.size * brush.scale, area.width * brush.scale
        )
        height = len(lines) * text.size * LINE + 1
        placed.append(_in(text, Box(area.x, y, area.width, height)))
        y += height
    return placed


def _bottom(words: Sequence[TextBox]) -> float:
    """Return where words end."""
    return words[-1].box.bottom


def _in(text_box: TextBox, box: Box) -> TextBox:
    return TextBox(
        text_box.text, box, text_box.size, text_box.face, valign="top", tone=text_box.tone
    )


def _moved(text_box: TextBox, down: float) -> TextBox:
    return _in(text_box, text_box.box.moved(0, down))
