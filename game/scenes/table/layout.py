"""Layout of the table: plates of the players, tools, the line of text, and the board's room.

There are five ways to lay it out, taken by the room there is (`table_layout`): around a long board
or a square one in a window, one below the other on an upright phone, beside the board on one that
lies on its side, and with a strip at the top where there is hardly room for the board.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from game.scenes.table.bar import (
    ACTION_PLACE,
    HINT_PLACE,
    LOG_PLACE,
    MENU_PLACE,
    MORE_PLACE,
    REDO_PLACE,
    UNDO_PLACE,
)
from game.view.box import TOUCH, Box
from game.view.measure import LEAST_TEXT, Measure

Way = Literal["usual", "guided", "presented", "facing"]
"""guided: what is pointed out always has room. presented: to a class, the board and large text.
facing: to two who sit opposite each other."""

PlateKind = Literal["wide", "narrow", "mini", "tall", "sign"]
"""wide: a disc with the sign, two lines, a number. narrow: the same without the disc. mini: sign
and number, the name below. tall: sign and number above, name and second line below. sign: sign and
number alone."""

COLUMN = 240.0
"""A column beside a square board is at least so wide, in CSS pixels of text at its usual size."""

WIDE_PLATE = 240.0
"""A plate has a disc where it is at least so wide, in CSS pixels of text at its usual size."""

LEAST_SQUARE = 0.62
"""A square board stands between columns where it is at least so much of the window's height."""

PROJECTED = 32.0
"""The line of text for a projector is at least so large, in CSS pixels."""

_WIDE_TOOLS = (MENU_PLACE, HINT_PLACE, UNDO_PLACE, REDO_PLACE, LOG_PLACE, MORE_PLACE)
_NARROW_TOOLS = (MENU_PLACE, HINT_PLACE, UNDO_PLACE, MORE_PLACE)
_PHONE_TOOLS = (MENU_PLACE, HINT_PLACE, UNDO_PLACE, ACTION_PLACE, MORE_PLACE)
_FEW_TOOLS = (MENU_PLACE, ACTION_PLACE, MORE_PLACE)

LEAST_BUBBLE = 300.0
"""What is pointed out has a place of its own where that is at least so wide, in CSS pixels of text
at its usual size."""

LONG_BESIDE, ROUND_BESIDE = 700.0, 560.0
"""So wide is a low window, in CSS pixels, where plates stand beside a long, or a round board."""

STRIP_KINDS: Sequence[tuple[float, PlateKind]] = ((150, "narrow"), (72, "mini"), (0, "sign"))
"""The kinds of plates in a strip, by how wide each is at least, in CSS pixels."""

_CORNERS = ("bottom right", "top right", "top left", "bottom left")
"""Of plates around a square board, by how many seats they come after the near one."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Where everything stands.

    `plates` are those of the players, the near one first, then in the order of play. `tools` are
    the boxes of the bar by place. `framed`: the line of text lies on a card. `column` is the room
    of what happened since, `aside` of what is said of a piece, `pieces` of buttons for pieces;
    `title` that of the game's name. `remark` that of what is pointed out, where it has one of its
    own; else that stands in the line. `words`: whether tools have words.
    """

    plates: tuple[Box, ...]
    plate_kind: PlateKind
    message: Box
    tools: Mapping[int, Box]
    board: Box
    framed: bool = False
    words: bool = True
    column: Box | None = None
    aside: Box | None = None
    pieces: Box | None = None
    title: Box | None = None
    remark: Box | None = None
    letters: float = 0.0
    """The size of the line of text, where it is not that of a name."""
    opposite: Box | None = None
    """Where who sits opposite reads the line of text, as large as it."""

    def mirrored(self, width: float) -> TableLayout:
        """Return the layout for the left hand.

        Plates at the corners of their players, or in a row like the rows of the board, stay.
        """
        in_row = self.plate_kind in ("narrow", "mini") and self.words and self.opposite is None
        stay = self.title is not None or in_row

        def other(box: Box | None) -> Box | None:
            return None if box is None else box.mirrored(width)

        return replace(
            self,
            plates=self.plates if stay else tuple(box.mirrored(width) for box in self.plates),
            message=self.message.mirrored(width),
            tools={place: box.mirrored(width) for place, box in self.tools.items()},
            board=self.board.mirrored(width),
            column=other(self.column),
            aside=other(self.aside),
            pieces=other(self.pieces),
            title=other(self.title),
            remark=other(self.remark),
            opposite=other(self.opposite),
        )


def table_layout(
    m: Measure, turns: Sequence[int], square: bool, pieces: bool, way: Way = "usual"
) -> TableLayout:
    """Lay out the table.

    `turns` says of each player, the near one first, by how many places at the table he sits after
    the near one. `square`: whether the board is as high as wide. `pieces`: whether pieces have
    buttons of their own where the board is small.
    """
    if way in ("usual", "guided"):
        layout = _fitting(m, turns, square, pieces, way == "guided")
    else:
        layout = _presented(m) if way == "presented" else _facing(m)
    return layout.mirrored(m.width) if m.left_handed else layout


def _fitting(
    m: Measure, turns: Sequence[int], square: bool, pieces: bool, guided: bool
) -> TableLayout:
    """Return the layout for the room there is."""
    if m.short or (m.phone and not m.portrait):
        beside = m.width >= (ROUND_BESIDE if pieces else LONG_BESIDE)
        return _lying(m, len(turns), pieces, guided) if beside else _strip(m, len(turns), guided)
    if m.portrait or m.width < 760 * m.text:
        return _standing(m, len(turns), pieces, guided)
    if square:
        enough = _square_side(m) >= LEAST_SQUARE * (m.height - 36 * m.unit)
        return _around(m, turns) if enough else _standing(m, len(turns), pieces, guided)
    return _across(m, guided)


def _row(places: Sequence[int], bar: Box, gap: float = 4.0) -> dict[int, Box]:
    """Return boxes side by side for places of the bar."""
    return dict(zip(places, bar.columns(len(places), gap), strict=True))


# To a class, and to two who sit opposite each other


def _presented(m: Measure) -> TableLayout:
    """Lay out for a projector: the board, a line that is read from afar, and a way out."""
    letters = max(PROJECTED, m.size("name"))
    area = m.window.shrunk(16 * m.unit, 10 * m.unit)
    low, board = area.bottom_part(min(2.7 * letters, area.height * 0.3))
    message, menu = low.left_part(low.width - TOUCH - 8)
    tools = {MENU_PLACE: menu.right_part(TOUCH)[0].centred(TOUCH, TOUCH)}
    board = board.top_part(board.height - 20 * m.unit)[0]
    return TableLayout((), "sign", message, tools, board, words=False, letters=letters)


def _facing(m: Measure) -> TableLayout:
    """Lay out for two: each has a plate and the line of text on the own side, tools between."""
    unit, text = m.unit, m.text
    area = m.window.shrunk(12 * unit, 10 * unit)
    column, rest = area.right_part(max(TOUCH, 64 * text))
    rest = rest.left_part(rest.width - 10 * unit)[0]
    row = min(max(TOUCH, 60 * text), 0.16 * rest.height)
    low, board = rest.bottom_part(row)
    top, board = board.top_part(row)
    wide = min(260 * text, 0.36 * low.width)
    near, message = low.left_part(wide)
    message = message.right_part(message.width - 12 * unit)[0]
    # As who sits opposite sees it: the same, turned half around the board.
    far = Box(top.right - wide, top.y, wide, row)
    opposite = Box(top.x, top.y, message.width, row)
    tools = dict(zip(_NARROW_TOOLS, _middle_rows(column, len(_NARROW_TOOLS), text), strict=True))
    kind: PlateKind = "wide" if wide >= WIDE_PLATE * text and row >= 56 else "narrow"
    board = board.shrunk(0, 10 * unit)
    return TableLayout((near, far), kind, message, tools, board, framed=True, opposite=opposite)


def _middle_rows(column: Box, count: int, text: float) -> Sequence[Box]:
    """Return boxes for tools in the middle of a column, which both players reach."""
    high = min(column.height, count * max(TOUCH, 60 * text))
    return column.centred(column.width, high).rows(count, 2.0)


# In a window


def _across(m: Measure, guided: bool) -> TableLayout:
    """Lay out around a long board: one plate and the tools above it, one and the words below.

    What is pointed out stands between plate and tools; without room there in the words.
    """
    unit, text = m.unit, m.text
    margin = 32 * unit
    row = 64 * text
    area = Box(margin, 12 * unit, m.width - 2 * margin, m.height - 24 * unit)
    wide = min(340 * text, area.width * 0.34)
    between = area.width - wide - len(_WIDE_TOOLS) * 68 * text - 32 * unit
    apart = between >= LEAST_BUBBLE * text
    top, rest = area.top_part(row * (1.3 if guided and apart else 1))
    remark = None
    if apart:
        remark = Box(top.x + wide + 16 * unit, top.y - 6 * unit, between, top.height + 12 * unit)
    low, board = rest.bottom_part(row * (1.5 if guided and not apart else 1))
    far = top.left_part(wide)[0].top_part(row)[0]
    tool = min(64 * text, (top.width - wide - 24 * unit) / len(_WIDE_TOOLS))
    bar = top.right_part(tool * len(_WIDE_TOOLS))[0]
    near, message = low.left_part(wide)
    near = near.centred(near.width, row)
    message = Box(message.x + 20 * unit, low.y, message.width - 20 * unit, low.height)
    tools = _row(_WIDE_TOOLS, bar.top_part(max(56 * text, TOUCH))[0], 4 * unit)
    action = message.right_part(min(180 * text, message.width * 0.32))[0].shrunk(12 * unit, 0)
    tools[ACTION_PLACE] = action.centred(action.width, max(TOUCH, 44 * text))
    # The board is thick, and its shadow falls below it.
    room = Box(board.x, board.y + 10 * unit, board.width, board.height - 34 * unit)
    return TableLayout((near, far), "wide", message, tools, room, framed=True, remark=remark)


def _square_side(m: Measure) -> float:
    """Return the side of a square board in a window: words stand below it, columns beside it."""
    return min(m.height - 52 * m.unit - 68 * m.text, m.width - 2 * COLUMN * m.text)


def _around(m: Measure, turns: Sequence[int]) -> TableLayout:
    """Lay out around a square board: plates at its corners, columns between them."""
    unit, text = m.unit, m.text
    side = _square_side(m)
    words = max(68 * text, 60 * unit)
    spare = max(0.0, m.height - side - 52 * unit - words)
    board = Box((m.width - side) / 2, 20 * unit + spare / 2, side, side)
    margin, gap = 24 * unit, 26 * unit
    wide = min(board.x - margin - gap, 330 * text)
    row, top = 64 * text, 56 * text + 54 * unit
    columns = {"left": margin, "right": m.width - margin - wide}
    heights = {"top": top, "bottom": board.bottom - row}
    plates = []
    for turn in turns:
        up, across = _CORNERS[turn % len(_CORNERS)].split()
        plates.append(Box(columns[across], heights[up], wide, row))
    pause = (24 if text == 1 else 12) * unit
    between = Box(0, top + row + pause, wide, heights["bottom"] - top - row - 2 * pause)
    left, right = between.moved(columns["left"], 0), between.moved(columns["right"], 0)
    remark = left.bottom_part(min(172 * text, left.height * 0.44))[0]
    # A tool keeps away from its neighbour's word, if need be beyond the column.
    beyond = max(0.0, min(gap - 6, margin - 6, (6 * 56 * text - wide) / 2))
    bar = Box(right.x - beyond, 14 * unit, wide + 2 * beyond, max(56 * text, TOUCH))
    tools = _row(_WIDE_TOOLS if bar.width >= len(_WIDE_TOOLS) * TOUCH else _NARROW_TOOLS, bar, 0)
    low = Box(board.x, board.bottom + 20 * unit, side, words)
    beside = Box(right.x, low.y, min(wide, 200 * text), low.height)
    tools[ACTION_PLACE] = beside.centred(beside.width, max(TOUCH, min(52 * text, low.height)))
    return TableLayout(
        tuple(plates),
        "wide" if wide >= WIDE_PLATE * text else "narrow",
        low,
        tools,
        board,
        framed=True,
        column=left.top_part(left.height - remark.height)[0],
        aside=right,
        remark=remark,
        title=Box(margin + 4, bar.y, wide, bar.height),
    )


# On a phone


def _standing(m: Measure, seats: int, pieces: bool, guided: bool) -> TableLayout:
    """Lay out on an upright phone or tablet: one below the other."""
    text, tight = m.text, m.phone and m.height < 640 * m.text
    pad = (4.0 if tight else 8.0) if m.phone else 16 * m.unit
    area = m.window.shrunk(pad, pad)
    top, rest = area.top_part(TOUCH if tight else 60 * text)
    size = LEAST_TEXT if tight else m.size("name")
    # Larger letters need a line more, or they would be made small again; so do several reports.
    lines = 3 if m.phone and not tight and (text > 1 or seats > 2) else 2
    lines += 2 if guided else 0
    high = max(size * 1.3 * lines, LEAST_TEXT * 1.3 * 3 if m.phone and not tight else 0.0)
    # Boards of more than two players are square, so that there is room below the plates.
    gap = 10.0 if m.phone and not tight and seats > 2 else 2.0
    if guided and not tight:
        # All lines may be full: the glow of a plate above them and the board below stay clear.
        gap, high = 12.0, high + 6.0
    message = Box(rest.x, rest.y + gap, rest.width, high)
    rest = rest.bottom_part(rest.bottom - message.bottom)[0]
    bar, rest = rest.bottom_part(TOUCH if tight else max(TOUCH, 56 * text))
    buttons = None
    if pieces:
        buttons, rest = rest.bottom_part(max(TOUCH, 52 * text) + 8)
        buttons = buttons.top_part(buttons.height - 8)[0]
    slack = 1 if tight else 4
    board = Box(pad / 2, rest.y + slack, m.width - pad, rest.height - 2 * slack)
    return TableLayout(
        tuple(top.columns(seats, 6.0)),
        "narrow" if seats == 2 else "mini",
        message,
        _row(_PHONE_TOOLS, bar),
        board,
        pieces=buttons,
    )


def _lying(m: Measure, seats: int, pieces: bool, guided: bool) -> TableLayout:
    """Lay out on a phone that lies on its side: plates left, tools right, words over the board."""
    text = m.text
    area = m.window.shrunk(8, 6)
    wide, tool = 118 * text, max(TOUCH, 64 * text)
    left, rest = area.left_part(wide)
    right, middle = rest.right_part(tool)
    middle = middle.shrunk(8, 0)
    high = min(104 * text, (area.height + 6) / seats - 6)
    plates = left.centred(wide, seats * (high + 6) - 6).rows(seats, 6.0)
    if seats == 2:
        high = min(high, area.height / 2 - 8)
        plates = [left.bottom_part(high)[0], left.top_part(high)[0]]
    # One line, or two of small letters; of larger ones two if that leaves room for the board.
    lines = 2.8 if text > 1 and m.height >= 360 else 1.4
    if guided:
        lines = 4.0
    high = max(m.size("name") * lines, LEAST_TEXT * 1.3 * 2)
    message, board = middle.top_part(high)
    tools = dict(zip(_PHONE_TOOLS, right.rows(len(_PHONE_TOOLS), 2.0), strict=True))
    buttons = None
    if pieces:
        column, board = board.right_part(max(TOUCH, 74 * text))
        buttons = column.shrunk(0, 4).centred(column.width, 4 * 104 * text)
    return TableLayout(tuple(plates), "tall", message, tools, board.shrunk(0, 2), pieces=buttons)


def _strip(m: Measure, seats: int, guided: bool) -> TableLayout:
    """Lay out with a strip at the top, and the rest for the board."""
    area = m.window.shrunk(4, 2)
    strip, rest = area.top_part(TOUCH)
    places = _PHONE_TOOLS if m.width >= 460 else _FEW_TOOLS
    bar, plates = strip.right_part(len(places) * (TOUCH + 2))
    room = plates.left_part(plates.width - 6)[0]
    lines = 2 if guided or m.height >= 300 else 1
    message, board = rest.top_part(LEAST_TEXT * 1.3 * lines)
    columns = tuple(room.columns(seats, 4.0))
    return TableLayout(
        columns,
        next(kind for least, kind in STRIP_KINDS if columns[0].width >= least),
        message,
        _row(places, bar, 2.0),
        board.shrunk(0, 1),
        words=False,
    )
