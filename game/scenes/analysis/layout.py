"""Layout of the analysis: board, bar, moves with their values, and the graph of the match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.scenes.frame.header import Header, header
from game.view.box import TOUCH, Box
from game.view.measure import Measure

LEAST_MOVE = 112.0
"""A button with a move and its value is at least so wide, in CSS pixels."""

LEAST_TURN = 100.0
"""The same for a button that leads to a turning point, which has less to say."""

NARROW = 400.0
"""On a narrower column the line about a move needs more room."""


class AnalysisLayout(NamedTuple):
    """Rectangles of the analysis.

    `moves` and `turns` are the places of buttons, row by row: for moves, and for turning points.
    """

    top: Header
    board: Box
    bar: Box
    summary: Box
    graph: Box
    moves: tuple[Box, ...]
    turns: tuple[Box, ...]
    previous: Box
    number: Box
    following: Box


def analysis_layout(m: Measure, moves: int | None = None, turns: int = 0) -> AnalysisLayout:
    """Lay out the analysis: one column in an upright window, else the board at the left.

    Of the rows of buttons, `moves` legal moves (None: many) take what they need, one row is for
    `turns` turning points, which also get rows that are left. With no moves at all the graph gets
    what is left then; else it keeps its size, so that it stays when other positions are looked at.
    """
    top = header(m)
    gap = m.gap / 2 if m.short or m.height < 700 else m.gap
    rest = top.rest
    if m.portrait:
        left, right = rest.top_part(rest.height * 0.48)
        right = right.bottom_part(right.height - gap)[0]
    else:
        left, right = rest.left_part(rest.width * 0.52)
        right = right.right_part(right.width - 2 * m.gap)[0]
    lines = 3 if left.width < NARROW else 2
    summary, left = left.bottom_part(m.small * 1.35 * lines)
    bar, board = left.bottom_part(max(m.small * 1.35, TOUCH))
    nav, right = right.bottom_part(m.button)
    graph, places, flags = _buttons(m, right, gap, moves, turns)
    previous, middle = nav.left_part(m.button * 1.6)
    following, number = middle.right_part(m.button * 1.6)
    return AnalysisLayout(
        top,
        board.top_part(board.height - gap)[0],
        bar,
        summary,
        graph.top_part(graph.height - gap)[0],
        places,
        flags,
        previous,
        number,
        following,
    )


def _buttons(
    m: Measure, area: Box, gap: float, moves: int | None, turns: int
) -> tuple[Box, tuple[Box, ...], tuple[Box, ...]]:
    """Return the room of the graph, and the places for moves and for turning points below it."""
    high = m.button + gap
    most = 3 if area.height < 4 * high + 60 else 4
    across = _across(area, LEAST_MOVE * m.text * m.unit)
    beside = _across(area, LEAST_TURN * m.text)
    upper = most - 1 if moves is None else min(most - 1, -(-moves // across))
    lower = min(most - upper, max(1, -(-turns // beside)))
    count = most if upper else lower
    grid, graph = area.bottom_part(count * high)
    rows = [Box(grid.x, grid.y + row * high, grid.width, m.button) for row in range(count)]
    return graph, _cells(rows[:upper], across, gap), _cells(rows[-lower:], beside, gap)


def _across(area: Box, least: float) -> int:
    """Return how many buttons stand in a row: two to four, each at least so wide if may be."""
    return max(2, min(4, int(area.width / least)))


def _cells(rows: Sequence[Box], across: int, gap: float) -> tuple[Box, ...]:
    """Cut rows into so many places each."""
    return tuple(cell for row in rows for cell in row.columns(across, gap))
