"""Where everything stands in a review: board, verdict, graph, list of moves, and what is pressed.

There are six ways, taken by the room there is (`review_layout`): a long board above the graph, or
a square one beside it, with the list in a window; one below the other in an upright window; board
and graph side by side on a phone that lies; and where there is less room board and buttons alone,
these below the board, or in a strip above it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from game.view.box import TOUCH, Box
from game.view.measure import LEAST_TEXT, Measure

LIST = 356.0
"""The width of the list in a window, in CSS pixels of text at its usual size."""

LEAST_LIST = 138.0
"""Beside a board that stands the list has at least this width, in the same pixels."""

LOW = 600.0
"""An upright phone that is lower has no row of doors, in CSS pixels."""

LEAST_GRAPH = 58.0
"""A lower graph is left out, in CSS pixels."""

LEAST_SLIDERS = 2 * TOUCH + 8
"""In an upright window it is as high as the two sliders of a replay, one below the other."""

_NARROW_ENOUGH = 0.84
"""A board that stands leaves room for the list if it stays so high, of its greatest height."""

FrameOf = Callable[[Box], Box]
"""Says which part of a room the board would take."""


@dataclass(frozen=True, slots=True)
class ReviewLayout:
    """Where everything stands. `graph` is also the room of a replay's sliders.

    `title` is None where there is no room for it; so are `graph`, and `moves`, the list: it is on a
    sheet then. `controls` is the row of the buttons that go through the match, `doors` that of
    those that lead to moves of one's own: without it they are on the sheet of "more". `words`:
    whether these have words.
    """

    back: Box
    title: Box | None
    switch: Box
    more: Box
    chips: Box | None
    verdict: Box
    board: Box
    graph: Box | None
    moves: Box | None
    controls: Box
    doors: Box | None
    words: bool = True

    def mirrored(self, width: float) -> ReviewLayout:
        """Return the layout for the left hand."""
        parts: dict[str, Any] = {field.name: getattr(self, field.name) for field in fields(self)}
        boxes = {name: part for name, part in parts.items() if isinstance(part, Box)}
        mirrored = {name: box.mirrored(width) for name, box in boxes.items()}
        return ReviewLayout(**parts | mirrored)


def review_layout(
    m: Measure, square: bool, title: float, frame_of: FrameOf, lines: int = 0
) -> ReviewLayout:
    """Lay out a review; `square`: whether the board is as high as wide; `title`: how wide it is.

    `lines`: how many lines of text a small window has room for at least.
    """
    if m.short or (m.phone and not m.portrait):
        layout = _lying(m, frame_of) if m.width >= 700 else _strip(m)
    elif m.phone and m.height < 700:
        layout = _small(m, lines)
    elif m.portrait or m.width < 760 * m.text:
        layout = _standing(m, title, frame_of)
    else:
        layout = _beside(m, title) if square else _above(m, title)
    return layout.mirrored(m.width) if m.left_handed else layout


@dataclass(frozen=True, slots=True)
class _Head:
    """What stands in the top row."""

    back: Box
    title: Box | None
    switch: Box
    chips: Box | None
    more: Box


def _head(bar: Box, m: Measure, title: float, switch: float) -> _Head:
    """Cut the top row up; what has no room is left out: first the chips, then the title."""
    gap = 12 * m.unit if not m.phone else 8.0
    back, rest = bar.left_part(max(TOUCH, m.icon))
    more, rest = rest.right_part(max(TOUCH, m.icon))
    rest = rest.shrunk(gap, 0)
    head = None
    if rest.width >= title + gap + min(switch, 150 * m.text):
        head, rest = rest.left_part(title)
        rest = rest.right_part(rest.width - gap)[0]
    bar_of_modes, rest = rest.left_part(min(switch, rest.width))
    chips = rest.right_part(rest.width - 2 * gap)[0] if rest.width > 150 * m.text else None
    return _Head(back, head, bar_of_modes, chips, more)


# In a window


def _frame(m: Measure) -> tuple[Box, Box, float]:
    """Return the top row of a window, the rest of it, and how high its buttons are."""
    area = Box(m.margin, 16 * m.unit, m.width - 2 * m.margin, m.height - 38 * m.unit)
    bar, rest = area.top_part(max(TOUCH, 44 * m.text))
    return bar, rest, max(TOUCH, 52 * m.text)


def _above(m: Measure, title: float) -> ReviewLayout:
    """Lay out with a long board above the graph, and the list at the right."""
    unit, text = m.unit, m.text
    bar, rest, button = _frame(m)
    head = _head(bar, m, title, 330 * text)
    rest = rest.bottom_part(rest.height - 14 * unit)[0]
    aside, main = rest.right_part(min(LIST * text, rest.width * 0.36))
    main = main.left_part(main.width - 24 * unit)[0]
    controls, main = main.bottom_part(button)
    doors, aside = aside.bottom_part(button)
    main = main.top_part(main.height - 16 * unit)[0]
    aside = aside.top_part(aside.height - 16 * unit)[0]
    verdict, main = main.top_part(70 * text)
    graph, board = main.bottom_part(min(190 * unit, main.height * 0.36))
    # The board is thick, and its shadow falls below it.
    board = board.shrunk(0, 4 * unit).top_part(board.height - 22 * unit)[0]
    return _whole(
        head,
        verdict=verdict,
        board=board,
        graph=graph,
        moves=aside,
        controls=controls,
        doors=doors,
    )


def _beside(m: Measure, title: float) -> ReviewLayout:
    """Lay out with a square board at the left, graph and list at the right."""
    unit, text = m.unit, m.text
    bar, rest, button = _frame(m)
    head = _head(bar, m, title, 330 * text)
    rest = rest.bottom_part(rest.height - 12 * unit)[0]
    side = min(rest.height - button - 26 * unit, rest.width * 0.52)
    left, right = rest.left_part(side)
    right = right.right_part(right.width - 28 * unit)[0]
    controls, left = left.bottom_part(button)
    doors, right = right.bottom_part(button)
    board = left.top_part(left.height - 22 * unit)[0]
    board = board.centred(side, side)
    right = right.top_part(right.height - 16 * unit)[0]
    verdict, right = right.top_part(128 * text)
    graph, moves = right.bottom_part(right.height - 8 * unit)[0].top_part(132 * unit)
    moves = moves.bottom_part(moves.height - 14 * unit)[0]
    return _whole(
        head,
        verdict=verdict,
        board=board,
        graph=graph,
        moves=moves,
        controls=controls,
        doors=doors,
    )


def _whole(head: _Head, **boxes: Any) -> ReviewLayout:
    """Return a layout of its top row and all else."""
    top = {field.name: getattr(head, field.name) for field in fields(head)}
    return ReviewLayout(**top, **boxes)


# In an upright window


def _standing(m: Measure, title: float, frame_of: FrameOf) -> ReviewLayout:
    """Lay out one below the other; the list stands beside a narrow board, or below a wide one."""
    unit, text = m.unit, m.text
    gap = 8.0 if m.phone else 12 * unit
    side = m.margin if not m.phone else 10.0
    area = Box(side, gap, m.width - 2 * side, m.height - 2 * gap)
    bar, rest = area.top_part(max(TOUCH, 44 * text))
    head = _head(bar, m, title, 330 * text)
    doors, rest = rest.bottom_part(max(TOUCH, 52 * text if not m.phone else 48 * text))
    rest = rest.top_part(rest.height - gap)[0]
    controls, rest = rest.bottom_part(max(TOUCH, 52 * text if not m.phone else 48 * text))
    rest = rest.top_part(rest.height - gap)[0]
    rest = rest.bottom_part(rest.height - gap)[0]
    line = m.size("body") * 1.3
    verdict, rest = rest.top_part(line * (4 if m.phone else 3) + 4)
    graph: Box | None
    if rest.height >= (330 if m.phone else 520):
        graph, rest = rest.bottom_part(max(LEAST_SLIDERS, min(150 * unit, rest.height * 0.17)))
        rest = rest.top_part(rest.height - gap - 6)[0]
    else:
        graph = None
    board, moves = _with_list(m, rest.bottom_part(rest.height - 4)[0], gap, frame_of)
    if moves is None:
        # A square board leaves room for more words.
        spare = max(0.0, min(board.height - frame_of(board).height - 12, 3 * line))
        verdict = Box(verdict.x, verdict.y, verdict.width, verdict.height + spare)
        board = board.bottom_part(board.height - spare)[0]
    return _whole(
        head,
        verdict=verdict,
        board=board,
        graph=graph,
        moves=moves,
        controls=controls,
        doors=doors,
    )


def _with_list(m: Measure, room: Box, gap: float, frame_of: FrameOf) -> tuple[Box, Box | None]:
    """Return the rooms of the board and of the list: beside it, below it, or nowhere."""
    alone = frame_of(room)
    column, left = room.right_part(max(LEAST_LIST * m.text, room.width * 0.42))
    left = left.left_part(left.width - gap)[0]
    beside = frame_of(left)
    if beside.height > beside.width and beside.height >= _NARROW_ENOUGH * alone.height:
        board, column = room.left_part(beside.width + 6)
        return board, column.right_part(column.width - gap)[0]
    spare = room.height - alone.height
    if not m.phone and spare >= 180 * m.text:
        board, column = room.top_part(alone.height + 16 * m.unit)
        return board, column.bottom_part(column.height - gap)[0]
    return room, None


# On a phone that lies, and in small windows


def _lying(m: Measure, frame_of: FrameOf) -> ReviewLayout:
    """Lay out with the board at the left, and all else beside it."""
    text = m.text
    area = m.window.shrunk(8, 6)
    bar, rest = area.top_part(TOUCH)
    rest = rest.bottom_part(rest.height - 4)[0]
    wide = max(5 * TOUCH + 16, min(area.width * 0.42, 340 * text))
    framed = frame_of(rest.left_part(rest.width - wide - 12)[0])
    wide = max(wide, rest.width - framed.width - 20)
    head = _head(bar, m, area.width, min(260 * text, area.width * 0.4))
    right, board = rest.right_part(min(wide, rest.width * 0.6))
    board = board.left_part(board.width - 12)[0].top_part(board.height - 6)[0]
    doors, right = right.bottom_part(TOUCH)
    controls, right = right.top_part(right.height - 4)[0].bottom_part(TOUCH)
    right = right.top_part(right.height - 4)[0]
    graph: Box | None = None
    if right.height >= 100 + LEAST_GRAPH:
        graph, right = right.bottom_part(min(84.0, right.height * 0.4))
        right = right.top_part(right.height - 4)[0]
    return _whole(
        head,
        verdict=right,
        board=board,
        graph=graph,
        moves=None,
        controls=controls,
        doors=doors,
    )


def _small(m: Measure, lines: int) -> ReviewLayout:
    """Lay out an upright window that is low: board, verdict, and two rows of buttons, or one."""
    area = m.window.shrunk(6, 4)
    bar, rest = area.top_part(TOUCH)
    head = _head(bar, m, area.width, min(240.0, area.width - 2 * TOUCH - 24))
    rest = rest.bottom_part(rest.height - 6)[0]
    doors: Box | None = None
    if m.height >= LOW:
        doors, rest = rest.bottom_part(TOUCH)
        rest = rest.top_part(rest.height - 4)[0]
    controls, rest = rest.bottom_part(TOUCH)
    lines = max(lines, 3 if m.height >= LOW else 2)
    verdict, board = rest.top_part(LEAST_TEXT * 1.3 * lines + 2)
    return _whole(
        head,
        verdict=verdict,
        board=Box(2, board.y, m.width - 4, board.height - 5),
        graph=None,
        moves=None,
        controls=controls,
        doors=doors,
        words=m.width >= 360,
    )


def _strip(m: Measure) -> ReviewLayout:
    """Lay out with all buttons in a strip at the top, and the rest for the board."""
    area = m.window.shrunk(4, 2)
    bar, rest = area.top_part(TOUCH)
    controls, bar = bar.right_part(min(5 * TOUCH + 16, bar.width * 0.5))
    bar = bar.left_part(bar.width - 6)[0]
    head = _head(bar, m, area.width, bar.width - 2 * TOUCH - 16)
    rest = rest.bottom_part(rest.height - 6)[0]
    verdict, board = rest.top_part(LEAST_TEXT * 1.3 * (2 if m.height >= 300 else 1) + 2)
    return _whole(
        head,
        verdict=verdict,
        board=board.shrunk(0, 1),
        graph=None,
        moves=None,
        controls=controls,
        doors=None,
        words=False,
    )
