"""Layout of the replay: board, log line, two sliders, buttons."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.frame.header import header
from game.view.box import TOUCH, Box
from game.view.measure import Measure

ROW = 4
"""So many buttons stand side by side where there is no room for all of them."""


class ReplayLayout(NamedTuple):
    """Back, the number of the move, a main button, what is told, and the controls."""

    back: Box
    number: Box
    action: Box
    story: Box
    board: Box
    moves: Box
    steps: Box
    buttons: tuple[Box, ...]


def replay_layout(m: Measure, buttons: int) -> ReplayLayout:
    """Lay out the replay with so many buttons; on a phone on its side they stand at the right."""
    top = header(m, True)
    if m.short:
        board, side = top.rest.left_part(top.rest.width - max(4 * (TOUCH + 6), m.width * 0.34))
        side = side.right_part(side.width - m.gap)[0]
        story, side = side.top_part(side.height - _controls_height(m, buttons, ROW))
        lines = ROW
    else:
        lines = buttons if m.width > 760 * m.unit else ROW
        board, side = top.rest.top_part(top.rest.height - _controls_height(m, buttons, lines))
        height = m.small * 1.3 * 3 + m.gap
        story, board = board.top_part(height)
        board = board.top_part(board.height - 2.5 * m.gap)[0]
    sliders, rest = side.top_part(TOUCH * m.unit)
    moves, steps = sliders.left_part(sliders.width * 0.58)
    steps = steps.right_part(steps.width - m.gap)[0]
    return ReplayLayout(
        top.back,
        top.title,
        top.action,
        story,
        board,
        moves,
        steps,
        tuple(_buttons(m, rest.bottom_part(rest.height - m.gap)[0], buttons, lines)),
    )


def _controls_height(m: Measure, buttons: int, row: int) -> float:
    """Return the height of sliders and buttons."""
    rows = -(-buttons // row)
    return TOUCH * m.unit + rows * (m.icon + m.gap)


def _buttons(m: Measure, area: Box, count: int, row: int) -> list[Box]:
    """Cut the room of the buttons up."""
    rows = -(-count // row)
    widest = row * 84 * m.unit
    area = area.centred(min(area.width, widest), area.height)
    return [
        cell
        for line in area.rows(rows, m.gap)
        for cell in line.top_part(m.icon)[0].columns(row, min(m.gap, 4.0 * m.unit))
    ][:count]
