"""Layout of the error scene."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.frame.header import page_area
from game.view.box import Box
from game.view.measure import Measure


class ErrorLayout(NamedTuple):
    """What went wrong, in words, with a report and two buttons."""

    title: Box
    text: Box
    report: Box
    buttons: tuple[Box, ...]
    turning: tuple[Box, Box]


def error_layout(m: Measure, paged: bool = False) -> ErrorLayout:
    """Lay out the error scene; `paged`: with buttons that turn the pages of the report."""
    area = page_area(m, 760)
    area = area.centred(area.width, 560 * m.unit)
    title, rest = area.top_part(m.heading * 1.6)
    foot, rest = rest.bottom_part(m.button)
    text, report = rest.top_part(min(rest.height * 0.5, m.line * 7))
    report = report.shrunk(0, m.gap)
    earlier, middle = foot.left_part(m.button + m.gap)
    later, middle = middle.right_part(m.button + m.gap)
    turning = (earlier.left_part(m.button)[0], later.right_part(m.button)[0])
    columns = (middle if paged else foot).columns(2, m.gap * 1.5)
    return ErrorLayout(title, text, report, tuple(columns), turning)
