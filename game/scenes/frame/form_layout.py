"""Layout of forms: fields in one or two columns, on as many pages as they need."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.scenes.frame.pager import pager_boxes
from game.view.box import Box
from game.view.measure import Measure

LABEL = 1.35
NOTE = 1.3
"""Height of a label, and of a line of a note, in sizes of the text."""
HOLD = 0.75
"""Distance between the rows of one control, in gaps."""


@dataclass(frozen=True, slots=True)
class FieldSize:
    """What a field of a form needs.

    `notes`: lines of text below it. `half`: half a row will do. `rows`: rows of buttons.
    `label`: lines of its label above it.
    """

    notes: int = 0
    half: bool = False
    rows: int = 1
    label: int = 1


@dataclass(frozen=True, slots=True)
class FieldBox:
    """A field of a form."""

    label: Box
    control: Box
    note: Box


def columns_of(m: Measure, area: Box) -> int:
    """Return how many columns a form has in an area."""
    return 1 if m.portrait or area.width < 480 else 2


def field_boxes(m: Measure, area: Box, fields: Sequence[FieldSize]) -> list[FieldBox]:
    """Lay fields out in one column, or in two if the window is wide."""
    rows = _form_rows(fields)
    if not rows:
        return []
    columns = columns_of(m, area)
    heights = [_row_height(m, fields, row) for row in rows]
    gap = m.gap
    split = _split(heights, gap, columns)
    used = max(sum(heights[index] + gap for index in part) for part in split) - gap
    longest = max(len(part) for part in split)
    extra = min(max(0.0, area.height - used) / longest, m.gap * 1.5)
    lower = max(0.0, area.height - used - extra * longest) * 0.36
    boxes: list[FieldBox] = []
    for column, part in zip(area.columns(columns, m.gap * 2.5), split, strict=True):
        y = column.y + lower
        for index in part:
            row = Box(column.x, y, column.width, heights[index])
            boxes.extend(_row(m, row, [fields[number] for number in rows[index]]))
            y += heights[index] + gap + extra
    return boxes


def form_pages(m: Measure, area: Box, fields: Sequence[FieldSize]) -> list[range]:
    """Return which fields stand on which page, with room for a pager if there are several."""
    if _fits(m, area, fields):
        return [range(len(fields))]
    room = pager_boxes(m, area)[1]
    pages: list[range] = []
    start = 0
    for end in range(1, len(fields) + 1):
        if end - start > 1 and not _fits(m, room, fields[start:end]):
            pages.append(range(start, end - 1))
            start = end - 1
    return [*pages, range(start, len(fields))]


def _fits(m: Measure, area: Box, fields: Sequence[FieldSize]) -> bool:
    """Tell whether fields fit on one page."""
    heights = [_row_height(m, fields, row) for row in _form_rows(fields)]
    parts = _split(heights, m.gap, columns_of(m, area))
    used = max(sum(heights[index] + m.gap for index in part) for part in parts) - m.gap
    return used <= area.height


def _form_rows(fields: Sequence[FieldSize]) -> list[list[int]]:
    """Return the fields by rows: two halves that follow each other share one."""
    rows: list[list[int]] = []
    for index, field in enumerate(fields):
        open_half = rows and len(rows[-1]) == 1 and fields[rows[-1][0]].half
        if field.half and open_half:
            rows[-1].append(index)
        else:
            rows.append([index])
    return rows


def _split(heights: Sequence[float], gap: float, columns: int) -> list[range]:
    """Return which rows go into which column, so that the higher column is least high."""
    if columns == 1:
        return [range(len(heights))]

    def highest(cut: int) -> float:
        parts = (heights[:cut], heights[cut:])
        return max(sum(part) + gap * len(part) for part in parts)

    cut = min(range(1, len(heights) + 1), key=highest)
    return [range(cut), range(cut, len(heights))]


def _row_height(m: Measure, fields: Sequence[FieldSize], row: Sequence[int]) -> float:
    """Return the height of a row: that of its highest field."""
    return max(_field_height(m, fields[index]) for index in row)


def _control_height(m: Measure, field: FieldSize) -> float:
    """Return the height of the buttons of a field."""
    return field.rows * m.button + (field.rows - 1) * m.gap * HOLD


def _field_height(m: Measure, field: FieldSize) -> float:
    """Return the height of a field."""
    label = m.small * LABEL * field.label
    return label + _control_height(m, field) + field.notes * m.small * NOTE


def _row(m: Measure, row: Box, fields: Sequence[FieldSize]) -> list[FieldBox]:
    """Return the fields of a row."""
    halves = row.columns(2, m.gap * 1.5) if fields[0].half else [row]
    return [_field(m, half, field) for half, field in zip(halves, fields, strict=False)]


def _field(m: Measure, box: Box, field: FieldSize) -> FieldBox:
    """Cut a field up."""
    label, rest = box.top_part(m.small * LABEL * field.label)
    control, note = rest.top_part(_control_height(m, field))
    return FieldBox(label, control, note)
