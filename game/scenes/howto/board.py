"""Where the board of a figure lies: as that of the table, in the room that there is."""

from __future__ import annotations

from game.rules.protocol import Place
from game.scenes.frame.pictures import within_shadow
from game.scenes.howto.figure import FigurePlay
from game.scenes.table.layout import table_layout
from game.view.board.plan import Plan
from game.view.box import Box
from game.view.measure import Measure

_SHARES = (1.0, 0.85, 0.7, 0.6, 0.5, 0.42, 0.35, 0.3)
"""Parts of a room in which a board is tried, until it lies as it does at the table."""


def figure_plan(figure: FigurePlay, room: Box, m: Measure) -> Plan:
    """Return the plan of a figure's board."""
    upright = table_plan(figure, m).upright
    close = _near(figure) if figure.figure.closeup else ()
    if close:
        return _plan(figure, room, m, close)
    for share in _SHARES:
        wide = share if upright else 1.0
        high = 1.0 if upright else share
        area = room.centred(room.width * wide, room.height * high)
        plan = _plan(figure, area, m)
        if plan.upright == upright:
            return _within(figure, area, m, plan)
    return _within(figure, room, m, _plan(figure, room, m))


def _within(figure: FigurePlay, area: Box, m: Measure, plan: Plan) -> Plan:
    """Return the plan with room for the board's edge and its shadow."""
    inner = _plan(figure, within_shadow(area, min(plan.rim, 10 * m.unit)), m)
    return inner if inner.upright == plan.upright else plan


def table_plan(figure: FigurePlay, m: Measure) -> Plan:
    """Return the plan of the same game's board at the table."""
    seats = len(figure.game.seats)
    layout = table_layout(m, range(seats), figure.view.square, figure.view.of_pieces)
    return _plan(figure, layout.board, m)


def _plan(figure: FigurePlay, area: Box, m: Measure, near: tuple[Place, ...] = ()) -> Plan:
    return figure.view.plan(figure.game, area, figure.game.seats[0], m.unit, near)


def _near(figure: FigurePlay) -> tuple[Place, ...]:
    """Return what a close-up is to show: all places of the move, or those the figure names."""
    preview = figure.preview
    places = (*preview.path, *preview.captures, *((preview.origin,) if preview.origin else ()))
    return tuple(dict.fromkeys((*places, *figure.figure.near)))
