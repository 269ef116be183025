"""Layout of the table in a window that is too low for it, as that of a strongly zoomed page is.

The line of text and the most needed tools stay where they are, and what cannot be shown beside
them scrolls: the board, as high as its places need it, and the plates of the players. A window as
high as wide has a strip with plates and tools at its top, a wide one a column of tools at its side.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.scenes.frame.low_window.heights import LowRoom
from game.scenes.table.bar import ACTION_PLACE, HINT_PLACE, MENU_PLACE, MORE_PLACE, UNDO_PLACE
from game.scenes.table.layout import STRIP_KINDS, TableLayout
from game.view.board.plan import Plan
from game.view.box import TOUCH, Box
from game.view.measure import Measure
from game.view.text.text_box import LINE

LEAST_PLACE = 24.0
"""A place of the board is at least so wide and high, in CSS pixels, where it can be."""

LEAST_PIT = 20.0
"""A pit has at least this diameter, where it can."""

WIDE = 1.5
"""A window is wide that is at least so many times wider than high."""

LETTERS = 15.0
"""The size of the line of text, in CSS pixels."""

LINES, GUIDED_LINES = 3, 5
"""So many lines of it find room; more where something may be pointed out in them."""

PIECE = 54.0
"""The height of the button of a piece, in CSS pixels: a number, and what it may do."""

_FEW_TOOLS = (MENU_PLACE, ACTION_PLACE, MORE_PLACE)
_MORE_TOOLS = (MENU_PLACE, HINT_PLACE, UNDO_PLACE, ACTION_PLACE, MORE_PLACE)
_STEP = 6.0
"""Heights of the board are tried in such steps, in CSS pixels."""


class _Top(NamedTuple):
    """What stays: tools, the line of text, plates if they find room; and the room below that."""

    tools: dict[int, Box]
    message: Box
    plates: Box | None
    view: Box


def low_table_layout(
    m: Measure, seats: int, pieces: bool, guided: bool, plan: Callable[[Box], Plan]
) -> tuple[TableLayout, LowRoom]:
    """Lay out the table, and say how it stands in the window.

    `pieces`: whether pieces have buttons. `guided`: whether things are pointed out in the line of
    text. `plan` lays out the board in a room.
    """
    lines = GUIDED_LINES if guided else LINES
    wide = m.width >= WIDE * m.height
    top = _beside(m, lines) if wide else _above(m, lines, plates=seats == 2)
    view = top.view
    y, buttons, plates = view.y, None, top.plates
    if pieces:
        buttons = Box(view.x + 4, y + 2, view.width - 8, PIECE)
        y = buttons.bottom + 4
    room = Box(view.x, y + 1, view.width, max(LEAST_PLACE, view.bottom - y - 3))
    board = _high_enough(room, plan)
    y = board.bottom + 6
    if plates is None:
        plates = Box(view.x + 4, y, view.width - 8, TOUCH)
        y = plates.bottom + 6
    columns = tuple(plates.columns(seats, 4.0))
    kind = next(kind for least, kind in STRIP_KINDS if columns[0].width >= least)
    layout = TableLayout(
        columns,
        kind,
        top.message,
        top.tools,
        board,
        words=False,
        pieces=buttons,
        letters=LETTERS,
    )
    if m.left_handed:
        layout = layout.mirrored(m.width)
        view = view.mirrored(m.width)
    return layout, LowRoom(max(y, view.bottom), view)


def _above(m: Measure, lines: int, plates: bool) -> _Top:
    """Return a strip of tools, and of `plates` if it is to have them, over the line of text."""
    strip = Box(4, 2, m.width - 8, TOUCH)
    places = _FEW_TOOLS if plates else _MORE_TOOLS
    bar, rest = strip.right_part(len(places) * (TOUCH + 2) if plates else strip.width)
    tools = dict(zip(places, bar.columns(len(places), 2.0), strict=True))
    message = Box(strip.x, strip.bottom + 2, strip.width, _height(lines))
    view = Box(0, message.bottom, m.width, m.height - message.bottom)
    return _Top(tools, message, rest.left_part(rest.width - 6)[0] if plates else None, view)


def _beside(m: Measure, lines: int) -> _Top:
    """Return a column of tools, with the line of text left of it."""
    area = m.window.shrunk(4, 2)
    column, rest = area.right_part(TOUCH)
    places = _MORE_TOOLS if column.height >= len(_MORE_TOOLS) * (TOUCH + 2) else _FEW_TOOLS
    tools = dict(zip(places, column.rows(len(places), 2.0), strict=True))
    message = Box(rest.x, rest.y, rest.width - 4, _height(lines))
    view = Box(0, message.bottom, column.x - 2, m.height - message.bottom)
    return _Top(tools, message, None, view)


def _height(lines: int) -> float:
    """Return the height of so many lines of text, with what the last one has below its line."""
    return LETTERS * LINE * lines + 4


def _high_enough(room: Box, plan: Callable[[Box], Plan]) -> Box:
    """Return the room for a board whose places are large enough, no higher than need be.

    A board of very many small places gets a square: it shows those in play large.
    """
    height = room.height
    while height < room.width:
        now = plan(room._replace(height=height))
        if not now.crowded and _is_large(now):
            return room._replace(height=height)
        height += _STEP
    return room._replace(height=max(room.height, room.width))


def _is_large(plan: Plan) -> bool:
    """Whether all places of a board are large enough to be pressed with ease."""
    return all(
        min(spot.touch.width, spot.touch.height) >= LEAST_PLACE
        and min(spot.pit.width, spot.pit.height) >= LEAST_PIT
        for spot in plan.spots.values()
    )
