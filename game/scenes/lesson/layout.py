"""Where everything lies in a lesson: beside the board, or above and below it."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any, Literal

from game.view.box import TOUCH, Box, around
from game.view.measure import Measure

BESIDE = 1.05
"""A window so much wider than high has the words beside the board."""

COLUMN = 376.0
"""Width of the column of words, in CSS pixels at the usual size of text."""


SMALL = 500.0
"""In a window less high than this, in CSS pixels, words stand close to the edges of their card."""

LOW = 360.0
"""A window less high than this, in CSS pixels, has hardly room for its words."""


@dataclass(frozen=True, slots=True)
class LessonLayout:
    """The boxes of a lesson.

    `legend` is None where there is no room for it, `all` and `send` are buttons of that name.
    `worded`: buttons have words, and not icons alone.
    """

    close: Box
    title: Box
    place: Box | None
    dots: Box
    all: Box | None
    send: Box | None
    bubble: Box
    band: Box
    show: Box
    why: Box
    back: Box
    next: Box
    answer: Box
    board: Box
    legend: Box | None = None
    beside: bool = False
    points: Literal["", "left", "right"] = ""
    """To which side the bubble points: that of the board."""
    worded: bool = True


def with_wide_next(layout: LessonLayout) -> LessonLayout:
    """Return a layout in which the way on has room for words, at the cost of others in its row.

    Where all stand in one row the answer is not to be shown any more: `why` takes its place.
    """
    back, show, next_ = layout.back, layout.show, layout.next
    if layout.points:
        row = around([back, next_])
        back, rest = row.left_part(TOUCH)
        return replace(layout, back=back, next=rest.right_part(rest.width - 8)[0])
    row = around([show, next_])
    small, rest = row.left_part(TOUCH + 10)
    return replace(layout, show=small, why=small, next=rest.right_part(rest.width - 6)[0])


Answers = Literal["", "button", "number"]
"""What an answer is given with that is no press on the board."""


def lesson_layout(m: Measure, answers: Answers) -> LessonLayout:
    """Return where everything lies."""
    if m.width < m.height * BESIDE:
        return _standing(m, answers)
    layout = _lying(m, answers) if m.short else _window(m, answers)
    return _for_the_left_hand(layout, m.width) if m.left_handed else layout


def _for_the_left_hand(layout: LessonLayout, width: float) -> LessonLayout:
    """Return a layout with the words at the other side of the board.

    Buttons that stand in a row keep their order: back is at the left of next.
    """
    boxes = {each.name: getattr(layout, each.name) for each in fields(layout)}
    mirrored: dict[str, Any] = {
        n: box.mirrored(width) for n, box in boxes.items() if isinstance(box, Box)
    }
    in_one_row = layout.back.y == layout.show.y
    for row in [[*_HELP, *_WAYS]] if in_one_row else [_HELP, _WAYS]:
        whole = around([boxes[name] for name in row])
        away = whole.mirrored(width).x - whole.x
        mirrored |= {name: boxes[name].moved(away, 0) for name in row}
    return replace(layout, **mirrored, points="left" if layout.points else "")


_HELP, _WAYS = ("show", "why"), ("back", "next")


def _window(m: Measure, answers: Answers) -> LessonLayout:
    """Lay out in a window: the words at the left, the board at the right."""
    unit, text = m.unit, m.text
    margin = m.margin if m.phone else 32 * unit
    side = max(TOUCH, 44 * unit)
    top = Box(margin, 18 * unit, m.width - 2 * margin - 8 * unit, side)
    wide = min(COLUMN * text, m.width * 0.36)
    close = Box(top.x, top.y, side, side)
    board_x = margin + wide + 32 * unit
    bottom = m.height - 22 * unit
    button = max(TOUCH, 52 * text)
    all_wide = min(150 * text, m.width * 0.16)
    all_box = Box(top.right - all_wide, top.y, all_wide, side)
    send = Box(all_box.x - side - 8 * unit, top.y, side, side)
    title_x = close.right + 16 * unit
    high = m.size("card") * 1.32
    title_y = max(6 * unit, top.y + 22 * unit - high * 0.8)  # a large one would leave the window
    title = Box(title_x, title_y, board_x - title_x - 8, high)
    place = Box(title_x, title.bottom - 2, title.width, m.size("least") * 1.35)
    dots = Box(board_x, top.y, send.x - board_x - 8 * unit, side)
    body = max(104 * unit, place.bottom + 12 * unit)
    room = Box(margin, body, wide, bottom - body)
    band_high = max(80 * unit, (m.size("least") + 2 * m.size("name")) * 1.4 + 12)
    bubble_high = min(room.height - band_high - button - 34 * unit, 420 * text)
    bubble = Box(room.x, room.y, wide, bubble_high)
    band = Box(room.x, bubble.bottom + 18 * unit, wide, band_high)
    row = Box(room.x, band.bottom + 16 * unit, wide, button)
    show, why = row.columns(2, 8 * unit)
    foot = Box(board_x, bottom - button, m.width - margin - 8 * unit - board_x, button)
    go, rest = foot.right_part(min(260 * text, foot.width * 0.48))
    back, next_ = go.columns(2, 12 * unit)
    board = Box(board_x, body, foot.width, foot.y - body - 36 * unit)
    below = rest.left_part(rest.width - 12 * unit)[0]
    return LessonLayout(
        close, title, place, dots, all_box, send, bubble, band, show, why, back, next_,
        below, board, None if answers else below, beside=True, points="right",
    )  # fmt: skip


def _standing(m: Measure, answers: Answers) -> LessonLayout:
    """Lay out on an upright window: one below the other."""
    text = m.text
    tight = m.phone and m.height < 680 * text
    pad = (6.0 if tight else 12.0) if m.phone else 24 * m.unit
    area = m.window.shrunk(pad, pad)
    top, rest = area.top_part(TOUCH)
    close, head = top.left_part(TOUCH)
    all_box, head = head.right_part(TOUCH)
    send, head = head.right_part(TOUCH + 6)
    send = send.left_part(TOUCH)[0]
    head = head.shrunk(8, 0)
    title_high = m.size("card") * 1.3
    least = m.size("least") * 1.25
    place: Box | None = None
    beyond = 4 if m.phone else 8
    if head.height + 2 * beyond >= title_high + least:
        title = Box(head.x, head.y - beyond, head.width, title_high)
        place = Box(head.x, title.bottom, head.width, least)
    else:
        title = head
    if tight:
        title, place = Box(head.x, top.y, head.width, TOUCH - 16), None
        dots = Box(title.x, title.bottom + 1, title.width, 14)
    else:
        dots, rest = rest.bottom_part(rest.height - 4)[0].top_part(14)
    bar, rest = rest.bottom_part(max(TOUCH, (44 if tight else 50) * text))
    size = m.size("lesson")
    wanted = 4 * m.size("least") * 1.3 + 18 if tight else 4 * size * 1.3 + 20
    bubble, rest = Box(rest.x, rest.y + 4, rest.width, rest.height - 4).top_part(
        min(wanted, rest.height * 0.32)
    )
    rest = rest.bottom_part(rest.height - 6)[0].top_part(rest.height - 12)[0]
    lines = 2 * m.size("least") if tight else m.size("least") + 2 * m.size("name")
    band, rest = rest.bottom_part(lines * 1.3 + (6 if tight else 12))
    answer = Box(band.x, band.y, band.width, 0)
    if answers == "button" and tight:
        # Beside what is to be done: the board needs all the height there is.
        answer, band = band.right_part(band.width * 0.38)
        band = band.left_part(band.width - 6)[0]
    elif answers:
        row, rest = rest.bottom_part(TOUCH + 8)
        answer = row.top_part(TOUCH)[0]
    board = Box(pad / 2, rest.y + 2, m.width - pad, rest.height - 8)
    back, middle = bar.left_part(TOUCH + 4)
    next_, middle = middle.right_part(max(TOUCH + 4, bar.width * 0.22))
    show, why = middle.shrunk(6, 0).columns(2, 6.0)
    return LessonLayout(
        close, title, place, dots, all_box, send, bubble, band, show, why, back, next_,
        answer, board, worded=m.width >= 380 * text,
    )  # fmt: skip


def _lying(m: Measure, answers: Answers) -> LessonLayout:
    """Lay out on a phone that lies on its side: the words beside the board, close together."""
    text = m.text
    area = m.window.shrunk(8, 6)
    # The lower the window, the more of its width the words need.
    wide = min(330 * text, area.width * (0.42 if m.height >= LOW else 0.45))
    column, board = area.left_part(wide)
    top, rest = column.top_part(TOUCH)
    close, head = top.left_part(TOUCH)
    all_box, head = head.right_part(TOUCH)
    title = head.shrunk(8, 0)
    bar, rest = rest.bottom_part(TOUCH)
    back, middle = bar.left_part(TOUCH)
    next_, middle = middle.right_part(max(TOUCH, 70 * text))
    show, why = middle.shrunk(4, 0).columns(2, 4.0)
    if m.height < LOW:
        title, dots = title.top_part(TOUCH - 14)
        rest = rest.bottom_part(rest.height - 4)[0]
    else:
        dots, rest = rest.top_part(14)
    rest = rest.top_part(rest.height - 6)[0]
    answer = Box(rest.x, rest.bottom, rest.width, 0)
    if answers:
        answer, rest = rest.bottom_part(TOUCH)
        rest = rest.top_part(rest.height - 6)[0]
    line = m.size("least") if m.height >= 360 * text else 0.0
    band, rest = rest.bottom_part((line + 2 * m.size("name")) * 1.3 + 8)
    bubble = rest.top_part(rest.height - 6)[0]
    board = board.right_part(board.width - 8)[0].shrunk(0, 2)
    return LessonLayout(
        close, title, None, dots, all_box, None, bubble, band, show, why, back, next_,
        answer, Box(board.x, board.y, board.width, board.height - 8), beside=True,
        worded=False,
    )  # fmt: skip
