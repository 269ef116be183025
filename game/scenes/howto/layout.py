"""Layout of how to play: contents, text and figure side by side, or one below the other.

`desk`: contents, text and figure side by side. `round`: the same for a board as high as wide, with
what steers the figure below the text. `lying`: text and figure side by side, for a low window.
`standing`: the figure above the text, for an upright phone. Where there are no contents a button
leads to them. Text has its part of the window, and scrolls there if it is longer.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from game.view.box import TOUCH, Box
from game.view.measure import Measure

Form = Literal["desk", "round", "lying", "standing"]

CONTENTS = 250.0
"""Width of the contents, in CSS pixels of text at its usual size."""

ROW = 46.0
"""Height of a row of the contents."""

COLUMN = 252.0
"""Width of the text beside a long board; beside a round one it has more."""

ROUND_COLUMN = 340.0

SHADE = 6.0
"""So far below buttons their shade and the ring of the focus may reach, in CSS pixels."""

TOLD, NARROW_TOLD = 2.7, 4.0
"""Room for what is told of a step, in sizes of its text: two lines, or three where it is narrow."""

NARROW = 640.0
"""A window is narrow that has less room than this, in CSS pixels."""


@dataclass(frozen=True, slots=True)
class HowToLayout:
    """Where everything stands; None for what is not there.

    `controls`: to the start, a step back, play, a step on. `told`: what is told of the step.
    """

    back: Box
    title: Box
    lesson: Box | None
    papers: Box | None
    list_button: Box | None
    contents: Box | None
    text: Box
    previous: Box
    following: Box
    number: Box | None
    figure: Box | None = None
    bar: Box | None = None
    told: Box | None = None
    controls: tuple[Box, ...] = ()
    dots: Box | None = None
    legend: Box | None = None

    def mirrored(self, width: float) -> HowToLayout:
        """Return the layout for the left hand: all but the head of the window is turned round."""

        def other(box: Box | None) -> Box | None:
            return None if box is None else box.mirrored(width)

        in_head = self.bar is not None and self.bar.y < self.back.bottom
        previous, following = _turned((self.previous, self.following), width)
        return replace(
            self,
            previous=previous,
            following=following,
            number=other(self.number),
            contents=other(self.contents),
            text=self.text.mirrored(width),
            figure=other(self.figure),
            bar=self.bar if in_head else other(self.bar),
            told=other(self.told),
            dots=other(self.dots),
            legend=other(self.legend),
            controls=_turned(self.controls, width),
        )


def _turned(boxes: tuple[Box, ...], width: float) -> tuple[Box, ...]:
    """Return boxes in the mirror, in the order in which they were from left to right."""
    if not boxes:
        return ()
    shift = width - boxes[-1].right - boxes[0].x
    return tuple(box.moved(shift, 0) for box in boxes)


def form_of(m: Measure, square: bool) -> Form:
    """Return how a window is laid out."""
    if m.portrait:
        return "standing"
    if m.short or m.phone or m.width < 900 * m.text:
        return "lying"
    return "round" if square else "desk"


def has_contents(m: Measure) -> bool:
    """Whether a window has room for the contents beside the page."""
    roomy = m.width >= 1080 * m.unit and m.text <= 1.2 * m.unit
    return roomy and not (m.portrait or m.short or m.phone)


def howto_layout(
    m: Measure,
    *,
    square: bool,
    figure: bool,
    moves: bool,
    contents: bool,
    lesson: bool,
    papers: bool = False,
    told: float = 0.0,
    text: float = 0.0,
) -> HowToLayout:
    """Lay out a page.

    `figure`, `moves`: whether it has a figure, and whether anything moves in it. `contents`:
    whether they stand beside it, where there is room. `lesson`: whether a lesson belongs to it.
    `papers`: whether there is something to be printed. `told`: how high the room for what is told
    of a step is at least, where the usual room is too low; `text`: how high the text is at least
    that stands below a figure.
    """
    beside = contents and has_contents(m)
    form = form_of(m, square)
    base = _frame(m, form, beside, lesson=lesson, papers=papers and not m.phone)
    if not figure:
        layout = base
    elif form == "standing":
        layout = _standing(m, base, moves, told, text)
    elif form == "round":
        layout = _round(m, base, moves, beside, told)
    elif form == "desk":
        layout = _desk(m, base, moves, told)
    else:
        layout = _lying(m, base, moves, told)
    return layout.mirrored(m.width) if m.left_handed else layout


def _frame(m: Measure, form: Form, beside: bool, *, lesson: bool, papers: bool) -> HowToLayout:
    """Lay out what every page has; the text has all that is left."""
    margin = 12.0 if m.phone else 32 * m.unit
    side = m.icon
    top = 6.0 if m.phone else 18 * m.unit
    bar = Box(margin, top, m.width - 2 * margin, side)
    back, rest = bar.left_part(side)
    list_button = None
    if not beside:
        list_button, rest = rest.right_part(side)
        rest = rest.left_part(rest.width - m.gap)[0]
    button = None
    if lesson:
        wide = side if m.phone else min(230 * m.text, rest.width * 0.45)
        button, rest = rest.right_part(wide)
        rest = rest.left_part(rest.width - m.gap)[0]
    printing = None
    if papers:
        printing, rest = rest.right_part(min(120 * m.text, rest.width * 0.3))
        rest = rest.left_part(rest.width - m.gap)[0]
    title = rest.right_part(rest.width - 2 * m.gap)[0]
    below = bar.bottom + (8.0 if m.phone else 22 * m.unit)
    area = Box(
        margin, below, m.width - 2 * margin, m.height - below - (8 if m.phone else margin * 0.7)
    )
    high = TOUCH if m.short else max(TOUCH, 52 * m.unit if not m.phone else 48)
    wide = 130 * m.text
    if beside:
        column, text = area.left_part(CONTENTS * m.text)
        foot, rows = column.bottom_part(high)
        previous, following = foot.columns(2, m.gap)
        rows = rows.top_part(rows.height - 2 * m.gap)[0]
        text = text.right_part(text.width - 24 * m.unit)[0]
        return HowToLayout(
            back, title, button, printing, list_button, rows, text, previous, following, None
        )
    foot, text = area.bottom_part(high)
    text = text.top_part(text.height - m.gap)[0]
    if form != "standing":
        foot = foot.left_part(min(foot.width, 3.4 * wide))[0]
    step = min(foot.width * 0.38, wide)
    previous, middle = foot.left_part(step)
    following, number = middle.right_part(step)
    return HowToLayout(
        back, title, button, printing, list_button, None, text, previous, following, number
    )


def _controls(m: Measure, row: Box, moves: bool) -> tuple[tuple[Box, ...], Box | None]:
    """Return the buttons that steer in a row, and the room of the dots at its end."""
    if not moves:
        return (), None
    room = row.width - 3 * m.gap
    small = max(TOUCH, min(row.height * 1.1, room * 0.18))
    play = min(150 * m.text, (room - 2 * small) * 0.54)
    step = min(130 * m.text, (room - 2 * small) * 0.46)
    boxes, x = [], row.x
    for wide in (small, small, play, step):
        boxes.append(Box(x, row.y, wide, row.height))
        x += wide + m.gap
    rest = row.right - x
    dots = Box(x, row.y, rest, row.height) if rest >= 60 else None
    return tuple(boxes), dots


def _told(m: Measure, least: float) -> float:
    """Return how high the room is for what is told, in a window without contents."""
    return max(least, (NARROW_TOLD if m.width < NARROW else TOLD) * m.size("least"))


def _desk(m: Measure, base: HowToLayout, moves: bool, least_told: float) -> HowToLayout:
    """Lay out a long board beside the text, with what steers it above and below."""
    area = base.text
    share = min(COLUMN * m.text, area.width * 0.34) if base.contents else area.width * 0.36
    text, figure = area.left_part(share)
    figure = figure.right_part(figure.width - 24 * m.unit)[0]
    if base.contents is not None:
        figure = Box(figure.x, figure.y, figure.width, base.previous.bottom - figure.y)
        text = Box(text.x, text.y, text.width, base.previous.bottom - text.y)
    if not moves:
        return replace(base, text=text, figure=figure)
    told_high = max(44 * m.unit, TOLD * m.size("body"), least_told)
    head, rest = figure.top_part(told_high)
    bar, told = head.left_part(236 * m.text)
    told = told.right_part(told.width - 1.5 * m.gap)[0]
    legend, rest = rest.bottom_part(1.6 * m.size("least"))
    row, rest = rest.bottom_part(max(TOUCH, 52 * m.unit) + 1.5 * m.gap)
    row = row.top_part(row.height - 1.5 * m.gap)[0]
    board = rest.shrunk(0, m.gap * 1.5)
    controls, dots = _controls(m, row, moves)
    bar = bar.centred(bar.width, max(TOUCH, 44 * m.unit))
    return replace(
        base,
        text=text,
        figure=board,
        bar=bar,
        told=told,
        controls=controls,
        dots=dots,
        legend=legend,
    )


def _round(
    m: Measure, base: HowToLayout, moves: bool, beside: bool, least_told: float
) -> HowToLayout:
    """Lay out a round board as high as there is room, with what steers it below the text."""
    area = base.text
    if beside:
        area = Box(area.x, area.y, area.width, base.previous.bottom - area.y)
    side = min(area.height, area.width - min(ROUND_COLUMN * m.text, area.width * 0.5))
    figure, text = area.right_part(side)
    text = text.left_part(text.width - 24 * m.unit)[0]
    if not moves:
        return replace(base, text=text, figure=figure)
    text, bar, told, row, legend, dots = _column(m, text, least_told)
    controls, _ = _controls(m, row, moves)
    return replace(
        base,
        text=text,
        figure=figure,
        bar=bar,
        told=told,
        controls=controls,
        dots=dots,
        legend=legend,
    )


def _column(m: Measure, area: Box, least_told: float) -> tuple[Box, Box, Box, Box, Box, Box]:
    """Cut what steers a figure off the lower end of a column; the rest is the text's."""
    legend, rest = area.bottom_part(3.2 * m.size("least"))
    dots, rest = rest.bottom_part(22 * m.unit)
    rest = rest.top_part(rest.height - SHADE)[0]
    row, rest = rest.bottom_part(max(TOUCH, 50 * m.unit))
    rest = rest.top_part(rest.height - m.gap)[0]
    told, rest = rest.bottom_part(max(1.4 * TOLD * m.size("body"), least_told))
    bar, rest = rest.bottom_part(max(TOUCH, 44 * m.unit))
    text = rest.top_part(rest.height - m.gap)[0]
    return text, bar, told, row, legend, dots


def _lying(m: Measure, base: HowToLayout, moves: bool, least_told: float) -> HowToLayout:
    """Lay out a low window: the text left, the figure with what steers it right."""
    area = base.text
    whole = Box(area.x, area.y, area.width, base.previous.bottom - area.y)
    text, figure = area.left_part(area.width * 0.4)
    figure = Box(
        text.right + 2 * m.gap, whole.y, whole.right - text.right - 2 * m.gap, whole.height
    )
    previous, following, number = base.previous, base.following, base.number
    foot = Box(text.x, base.previous.y, text.width, base.previous.height)
    step = min(foot.width * 0.38, 130 * m.text)
    previous, middle = foot.left_part(step)
    following, number = middle.right_part(step)
    base = replace(base, text=text, previous=previous, following=following, number=number)
    if not moves:
        return replace(base, figure=figure)
    row, rest = figure.bottom_part(TOUCH)
    bar, title = base.title.right_part(max(3 * TOUCH, min(0.55 * base.title.width, 230 * m.text)))
    base = replace(base, title=title.left_part(title.width - m.gap)[0])
    told, rest = rest.bottom_part(_told(m, least_told))
    legend = None
    if not m.short:
        legend, rest = rest.bottom_part(1.6 * m.size("least"))
    controls, dots = _controls(m, row, moves)
    board = rest.top_part(rest.height - m.gap / 2)[0]
    return replace(
        base, figure=board, bar=bar, told=told, controls=controls, dots=dots, legend=legend
    )


def _standing(
    m: Measure, base: HowToLayout, moves: bool, least_told: float, least_text: float
) -> HowToLayout:
    """Lay out an upright window: the figure with what steers it, then the text."""
    area = base.text
    tall = m.height >= 600
    if not moves:
        most = area.height - least_text - m.gap
        figure, text = area.top_part(min(area.height * (0.5 if tall else 0.42), most))
        text = text.bottom_part(text.height - m.gap)[0]
        return replace(base, text=text, figure=figure)
    bar, rest = area.top_part(TOUCH)
    rest = rest.bottom_part(rest.height - m.gap)[0]
    least = max((9.0 if tall else 3.6) * 17 * m.text, least_text)
    told_high = _told(m, least_told)
    fixed = TOUCH + told_high + (1.8 * m.size("least") if tall else 0) + 2 * m.gap
    high = max(90.0, rest.height - fixed - least)
    figure, rest = rest.top_part(high)
    told, rest = rest.top_part(told_high)
    row, rest = rest.bottom_part(rest.height - 4)[0].top_part(TOUCH)
    legend = None
    if tall:
        legend, rest = rest.top_part(1.8 * m.size("least"))
    text = rest.bottom_part(rest.height - m.gap)[0]
    controls, dots = _controls(m, row, moves)
    return replace(
        base,
        text=text,
        figure=figure,
        bar=bar,
        told=told,
        controls=controls,
        dots=dots,
        legend=legend,
    )
