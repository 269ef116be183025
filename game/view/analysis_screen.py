"""Layout of the analysis: board, bar, moves with their values, and the graph of the match."""

from __future__ import annotations

from typing import NamedTuple

from game.view.box import TOUCH, Box
from game.view.measure import Measure
from game.view.screens import Header, header

LEAST_MOVE = 112.0
"""A button with a move and its value is at least so wide, in CSS pixels."""

NARROW = 400.0
"""On a narrower column the line about a move needs more room."""


class AnalysisScreen(NamedTuple):
    """Rectangles of the analysis.

    `moves` and `turns` are the places of buttons: for moves, and for turning points.
    """

    top: Header
    board: Box
    bar: Box
    told: Box
    graph: Box
    moves: tuple[Box, ...]
    turns: tuple[Box, ...]
    previous: Box
    number: Box
    following: Box


def analysis_screen(m: Measure) -> AnalysisScreen:
    """Lay out the analysis: one column in an upright window, else the board at the left."""
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
    told, left = left.bottom_part(m.small * 1.35 * lines)
    bar, board = left.bottom_part(max(m.small * 1.35, TOUCH))
    nav, right = right.bottom_part(m.button)
    turns, right = right.bottom_part(m.button + gap)
    rows = 2 if right.height < 3 * (m.button + gap) + 60 else 3
    moves, graph = right.bottom_part(rows * (m.button + gap))
    across = max(2, min(4, int(moves.width / (LEAST_MOVE * m.text * m.unit))))
    buttons = [
        box
        for row in moves.rows(rows, gap)
        for box in row.top_part(m.button)[0].columns(across, gap)
    ]
    previous, middle = nav.left_part(m.button * 1.6)
    following, number = middle.right_part(m.button * 1.6)
    places = turns.top_part(m.button)[0].columns(min(4, across), gap)
    return AnalysisScreen(
        top,
        board.top_part(board.height - gap)[0],
        bar,
        told,
        graph.top_part(graph.height - gap)[0],
        tuple(buttons),
        tuple(places),
        previous,
        number,
        following,
    )
