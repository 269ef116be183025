"""Layout of the result: headline, counts, a note and buttons."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.frame.header import page_area
from game.view.box import Box
from game.view.measure import Measure


class ResultLayout(NamedTuple):
    """The end of a match."""

    title: Box
    scores: Box
    note: Box
    buttons: tuple[Box, ...]


def result_layout(m: Measure, buttons: int) -> ResultLayout:
    """Lay out the result: the count in the middle, buttons below (beside it if short).

    Below, the first has a row of its own, and two of the others share one.
    """
    if m.short:
        area = page_area(m, 900)
        left, right = area.left_part(area.width * 0.64)
        right = right.right_part(right.width - m.gap * 2)[0]
        stack = right.centred(right.width, buttons * (m.button + m.gap) - m.gap)
        boxes = [
            Box(stack.x, stack.y + i * (m.button + m.gap), stack.width, m.button)
            for i in range(buttons)
        ]
        title, left = left.top_part(left.height * 0.22)
        note, scores = left.bottom_part(left.height * 0.5)
        layout = ResultLayout(title, scores, note, tuple(boxes))
        return _mirrored_result(m, layout) if m.left_handed else layout
    area = page_area(m, 620)
    area = area.centred(area.width, min(area.height, 640 * m.unit))
    rows = 1 + buttons // 2
    stack, rest = area.bottom_part(rows * (m.button + m.gap) - m.gap)
    first, *others = stack.rows(rows, m.gap)
    boxes = [first, *(half for row in others for half in row.columns(2, m.gap))][:buttons]
    title, rest = rest.top_part(m.heading * 3)
    note, scores = rest.bottom_part(m.line * 6.4)
    note = note.shrunk(m.gap, 0)
    return ResultLayout(title, scores, note, tuple(boxes))


def _mirrored_result(m: Measure, layout: ResultLayout) -> ResultLayout:
    """Return the result with its buttons at the left."""
    title, scores, note, buttons = layout
    return ResultLayout(
        title.mirrored(m.width),
        scores.mirrored(m.width),
        note.mirrored(m.width),
        tuple(box.mirrored(m.width) for box in buttons),
    )


def score_rows(m: Measure, area: Box, count: int) -> list[Box]:
    """Return so many rows, one for each seat, in the room of the counts."""
    gap = m.gap if count < 3 or not m.short else m.gap / 3
    height = min(72 * m.unit, (area.height - gap) / count - gap)
    block = area.centred(min(area.width, 460 * m.unit), (height + gap) * count - gap)
    return [Box(block.x, block.y + i * (height + gap), block.width, height) for i in range(count)]


def score_row_parts(m: Measure, row: Box) -> tuple[Box, Box]:
    """Return where name and count of a row stand, between the sign and the winner's flag."""
    inner = row.shrunk(m.gap * 1.2, 0)
    rest = inner.right_part(m.body * 1.4 + m.gap / 2)[1]
    count, rest = rest.right_part(m.heading * 1.9)
    return rest.right_part(rest.width - m.body * 1.9)[0], count
