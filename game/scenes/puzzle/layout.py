"""Where everything lies in a puzzle: beside the board, or above and below it."""

from __future__ import annotations

from dataclasses import dataclass

from game.view.box import TOUCH, Box
from game.view.measure import Measure

BESIDE = 1.05
"""A window so much wider than high has the words beside the board."""

COLUMN = 360.0
"""Width of the column of words, in CSS pixels at the usual size of text."""

TICK = 44.0
"""From one puzzle of a row to the next, in CSS pixels."""

LEAST_TICK = 44.0
"""Where there is less room for each, the row is left out: the list has all of them."""


SHADE = 28.0
"""So far below a board its shade reaches, in CSS pixels."""


@dataclass(frozen=True, slots=True)
class PuzzleLayout:
    """The boxes of a puzzle.

    `ticks`: the row of puzzles, None where the number leads to the list instead. `card`: the goal,
    on a plate where it stands beside the board. `before` is None where there is no room for it.
    `worded`: buttons have words, and not icons alone.
    """

    close: Box
    title: Box
    place: Box | None
    number: Box
    ticks: Box | None
    card: Box
    band: Box
    hint: Box
    again: Box
    answer: Box
    send: Box
    before: Box | None
    next: Box
    tally: Box | None
    reply: Box
    board: Box
    beside: bool
    worded: bool


ROOMY = 680.0
"""An upright window at least so high has room for the longest replies, in CSS pixels."""


def puzzle_layout(m: Measure, in_row: int, square: bool) -> PuzzleLayout:
    """Return where everything lies; `in_row`: how many puzzles stand in the row with this one.

    `square`: whether the board is as high as wide.
    """
    if m.width < m.height * BESIDE:
        return _standing(m)
    return _lying(m) if m.short else _window(m, in_row, square)


def _window(m: Measure, in_row: int, square: bool) -> PuzzleLayout:
    """Lay out in a window: the words at the left, the board at the right."""
    unit, text = m.unit, m.text
    gap, margin = 16 * unit, 32 * unit
    side = max(TOUCH, m.icon)
    wide = min(COLUMN * text, m.width * 0.38)
    left = m.width - margin - wide if m.left_handed else margin
    board_x = margin if m.left_handed else margin + wide + 2 * gap
    board_wide = m.width - 2 * margin - wide - 2 * gap
    close = Box(left, 18 * unit, side, side)
    head = Box(close.right + gap, close.y - 6 * unit, wide - side - gap, 0)
    title = head._replace(height=m.size("card") * 1.3)
    place = Box(head.x, title.bottom - 2, head.width, m.size("least") * 1.35)
    ticks = Box(board_x, close.middle[1] - side / 2, board_wide, side)
    shown = ticks if in_row > 1 and ticks.width >= in_row * LEAST_TICK else None
    body = max(close.bottom + 2 * gap, place.bottom + gap, 104 * unit)
    bottom = m.height - 22 * unit
    button = max(TOUCH, 52 * text)
    foot = Box(board_x, bottom - button, board_wide, button)
    go = foot.right_part(min(290 * text, foot.width))[0]
    before, next_ = go.columns(2, 10 * unit)
    column = Box(left, body, wide, bottom - body)
    tally = column.bottom_part(button)[0]
    buttons = 2 * button + 8 * unit
    band_high = max(76 * unit, (m.size("least") + m.size("name")) * 1.4 + 16)
    rest = column.height - tally.height - buttons - band_high - 3 * gap
    card = Box(left, body, wide, min(rest, 238 * text))
    band = Box(left, card.bottom + gap, wide, band_high)
    rows = Box(left, band.bottom + gap, wide, buttons).rows(2, 8 * unit)
    (hint, again), (answer, send) = (row.columns(2, 8 * unit) for row in rows)
    reply_high = max(3 * m.size("lesson") * 1.3, button)
    room = Box(board_x, body, board_wide, foot.y - body - 8 * unit)
    if square:
        # Beside a square board there is room at the foot.
        spare = foot.left_part(foot.width - go.width - gap)[0]
        high = max(button, 2 * m.size("name") * 1.3 + 4)
        reply = spare._replace(y=foot.bottom - high, height=high)
        board = room._replace(height=reply.y - room.y - 22 * unit)
    else:
        board, reply = _above(room, reply_high)
    return PuzzleLayout(
        close, title, place, Box(left, body, wide, TOUCH), shown, card, band, hint, again, answer,
        send, before, next_, tally, reply, board, beside=True, worded=True,
    )  # fmt: skip


def _above(room: Box, reply_high: float) -> tuple[Box, Box]:
    """Return the room of a long board, and of the words close below it."""
    reply, board = room.bottom_part(reply_high)
    most = board.width * 0.5
    if board.height > most:
        spare = board.height - most
        shade = min(SHADE, spare)
        board = board._replace(y=board.y + (spare - shade) / 3, height=most)
        reply = reply._replace(y=board.bottom + shade)
    return board, reply


def _standing(m: Measure) -> PuzzleLayout:
    """Lay out on an upright window: one below the other."""
    text = m.text
    tight = m.height < 600 * text
    pad = (6.0 if tight else 12.0) if m.phone else 24 * m.unit
    area = m.window.shrunk(pad, pad)
    top, rest = area.top_part(TOUCH)
    close, head = top.left_part(TOUCH)
    number, head = head.right_part(min(104 * text, head.width * 0.4))
    head = head.shrunk(8, 0)
    high, least = m.size("card") * 1.25, m.size("least") * 1.25
    title, place = head, None
    if not tight:
        title = Box(head.x, head.y - 6, head.width, high)
        place = Box(head.x, title.bottom - 2, head.width, least)
    bar, rest = rest.bottom_part(max(TOUCH, (46 if tight else 52) * text))
    rest = rest.bottom_part(rest.height - 6)[0]
    card, rest = rest.top_part(m.size("screen") * (1.2 if tight else 2.4))
    band, rest = rest.top_part(m.size("name") * 1.5)
    tools, rest = rest.bottom_part(TOUCH + 6)
    tools = tools.top_part(TOUCH)[0]
    again, tally = tools.left_part(TOUCH)
    send, tally = tally.right_part(TOUCH)
    lines = 2 if tight else 3 if m.height < ROOMY * text else 4
    reply, rest = rest.bottom_part(lines * m.size("body") * 1.3)
    board = Box(pad / 2, rest.y + 2, m.width - pad, rest.height - 6)
    before: Box | None = None
    if bar.width >= 4 * 84 * text:
        before, bar = bar.left_part(max(TOUCH, 52 * text))
        bar = bar.right_part(bar.width - 8)[0]
    hint, answer, next_ = bar.columns(3, 8.0)
    return PuzzleLayout(
        close, title, place, number, None, card, band, hint, again, answer, send, before, next_,
        tally.shrunk(4, 0), reply, board, beside=False, worded=m.width >= 360 * text,
    )  # fmt: skip


def _lying(m: Measure) -> PuzzleLayout:
    """Lay out on a phone that lies on its side: the words beside the board, close together."""
    text = m.text
    area = m.window.shrunk(8, 6)
    wide = min(320 * text, area.width * 0.42)
    if m.left_handed:
        column, board = area.right_part(wide)
        board = board.left_part(board.width - 8)[0]
    else:
        column, board = area.left_part(wide)
        board = board.right_part(board.width - 8)[0]
    top, rest = column.top_part(TOUCH)
    close, head = top.left_part(TOUCH)
    number, head = head.right_part(min(96 * text, head.width * 0.4))
    bar, rest = rest.bottom_part(TOUCH)
    hint, answer, next_ = bar.columns(3, 6.0)
    rest = rest.top_part(rest.height - 4)[0]
    tools, rest = rest.bottom_part(TOUCH)
    again, tally = tools.left_part(TOUCH)
    send, tally = tally.right_part(TOUCH)
    before, tally = tally.left_part(TOUCH + 4)
    before = before.right_part(TOUCH)[0]
    rest = rest.top_part(rest.height - 4)[0]
    band_high = m.size("name") * 1.5
    reply, rest = rest.bottom_part(min(3 * m.size("body") * 1.3, rest.height * 0.44))
    band, card = rest.bottom_part(min(band_high, rest.height * 0.4))
    return PuzzleLayout(
        close, head.shrunk(8, 0), None, number, None, card, band, hint, again, answer, send, before,
        next_, tally.shrunk(4, 0), reply, board.top_part(board.height - 8)[0], beside=True,
        worded=False,
    )  # fmt: skip
