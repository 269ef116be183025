"""Layout of the statistics: a table for one game, and lines below it."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.frame.header import Header, header
from game.scenes.frame.pager import Pager, pager_boxes
from game.view.box import Box
from game.view.measure import Measure

COLUMNS = 4
"""Opponent, won, lost, drawn."""


class StatisticsLayout(NamedTuple):
    """Title with the button that erases, the game's name, rows of cells, and lines of text."""

    top: Header
    game: Box
    rows: tuple[tuple[Box, ...], ...]
    lines: tuple[Box, ...]
    foot: Pager | None


def statistics_layout(m: Measure, rows: int, lines: int, paged: bool) -> StatisticsLayout:
    """Lay out a table of so many rows, and so many lines of text."""
    top = header(m, True)
    foot, area = pager_boxes(m, top.rest) if paged else (None, top.rest)
    area = area.centred(min(area.width, 640 * m.unit), area.height)
    game, area = area.top_part(min(m.heading * 1.4, area.height * 0.15))
    high = min(m.line * 1.3, area.height / (rows + lines))
    boxes = [Box(area.x, area.y + i * high, area.width, high) for i in range(rows + lines)]
    cells = tuple(_cells(box) for box in boxes[:rows])
    return StatisticsLayout(top, game, cells, tuple(boxes[rows:]), foot)


def _cells(row: Box) -> tuple[Box, ...]:
    """Cut a row up: the first cell is wider than the others."""
    first, rest = row.left_part(row.width * 0.36)
    return (first, *rest.columns(COLUMNS - 1, 2.0))
