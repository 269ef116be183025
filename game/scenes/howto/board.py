"""Where the board of a figure lies: as that of the table, in the room that there is."""

from __future__ import annotations

from game.rules.protocol import AnyGame, Place
from game.scenes.frame.pictures import within_shadow
from game.scenes.howto.figure import FigurePlay
from game.scenes.table.layout import table_layout
from game.view.board.plan import Plan
from game.view.box import Box
from game.view.measure import Measure
from game.view.registry import VIEWS

_SHARES = (1.0, 0.85, 0.7, 0.6, 0.5, 0.42, 0.35, 0.3)
"""Parts of a room in which a board is tried, until it lies as it does at the table."""

_EDGE = 10.0
"""So much of the edge and shadow of a board is left free around it, in CSS pixels."""


def figure_plan(figure: FigurePlay, room: Box, m: Measure) -> Plan:
    """Return the plan of a figure's board."""
    game = figure.game
    close = _near(figure) if figure.figure.closeup else ()
    if close:
        return _plan(game, room, m, close)
    upright = stands(game, m)
    for share in _SHARES:
        wide, high = (share, 1.0) if upright else (1.0, share)
        area = room.centred(room.width * wide, room.height * high)
        plan = _plan(game, area, m)
        if plan.upright == upright:
            return _within(game, area, m, plan)
    return _within(game, room, m, _plan(game, room, m))


def stands(game: AnyGame, m: Measure) -> bool:
    """Whether the board stands upright at the table, and so in the figures."""
    view = VIEWS[game.name]
    layout = table_layout(m, range(len(game.seats)), view.square, view.of_pieces)
    return _plan(game, layout.board, m).upright


def _within(game: AnyGame, area: Box, m: Measure, plan: Plan) -> Plan:
    """Return the plan with room for the board's edge and its shadow."""
    inner = _plan(game, within_shadow(area, min(plan.rim, _EDGE * m.unit)), m)
    return inner if inner.upright == plan.upright else plan


def _plan(game: AnyGame, area: Box, m: Measure, near: tuple[Place, ...] = ()) -> Plan:
    return VIEWS[game.name].plan(game, area, game.seats[0], m.unit, near)


def _near(figure: FigurePlay) -> tuple[Place, ...]:
    """Return what a close-up is to show: all places of the move, or those the figure names."""
    preview = figure.preview
    origin = () if preview.origin is None else (preview.origin,)
    places = (*preview.path, *preview.captures, *origin, *figure.figure.near)
    return tuple(dict.fromkeys(places))
