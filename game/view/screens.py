"""Layouts of the scenes: pure functions from the size of the window to rectangles."""

from __future__ import annotations

from typing import NamedTuple

from game.view.box import TOUCH, Box
from game.view.measure import Measure

PAD = 8.0
"""The least distance from the edge of the window."""


class Header(NamedTuple):
    """The top of a scene: back button, title, the room of a main button, and what is left."""

    back: Box
    title: Box
    action: Box
    rest: Box


def header(m: Measure, action: bool = False, widest: float = 1080) -> Header:
    """Return the top of a scene; `action` keeps room at its right for a button."""
    area = _page(m, widest)
    bar, rest = area.top_part(max(TOUCH, m.icon))
    back, title = bar.left_part(m.icon)
    wide = min(190 * m.unit, bar.width * 0.36) if action else m.icon
    side, title = title.right_part(wide)
    rest = rest.shrunk(0, m.gap / 2)
    return Header(back, title.shrunk(m.gap, 0), side, rest)


def _page(m: Measure, widest: float) -> Box:
    """Return the window less its edges, no wider than reads well."""
    pad = max(PAD, min(m.width, m.height) * 0.02)
    area = m.window.shrunk(pad)
    return area.centred(widest * m.unit, area.height)


class Card(NamedTuple):
    """A game in the menu: the part that plays, with picture and plate, and two buttons."""

    play: Box
    picture: Box
    plate: Box
    setup: Box
    rules: Box


class MenuScreen(NamedTuple):
    """The opening page."""

    title: Box
    motto: Box
    resume: Box | None
    cards: tuple[Card, ...]
    buttons: tuple[Box, ...]


def menu_screen(m: Measure, games: int, resume: bool, buttons: int = 1) -> MenuScreen:
    """Lay out the menu; `resume` keeps room for the button that continues a match."""
    if m.short or m.width > m.height * 1.5:
        return _wide_menu(m, games, resume, buttons)
    area = _page(m, 760)
    title, rest = area.top_part(m.heading * 2.2)
    motto, rest = rest.top_part(m.line)
    # Words stand below the pictures of narrow buttons.
    foot, rest = rest.shrunk(0, m.gap).bottom_part(m.button + m.gap)
    kept = None
    if resume:
        kept, rest = rest.bottom_part(m.button + m.gap)
        kept = kept.top_part(m.button)[0]
    rest = rest.bottom_part(rest.height - m.gap)[0].top_part(rest.height - 2 * m.gap)[0]
    return MenuScreen(
        title, motto, kept, _cards(m, rest, games), tuple(foot.columns(buttons, m.gap / 2))
    )


def _wide_menu(m: Measure, games: int, resume: bool, buttons: int) -> MenuScreen:
    """Lay out the menu in a wide window: words and buttons left, cards right."""
    area = _page(m, 1180)
    left, right = area.left_part(max(178 * m.unit, area.width * 0.28))
    right = right.right_part(right.width - 2 * m.gap)[0]
    strip = min(left.height, 420 * m.unit)
    left = left.centred(left.width, strip)
    title, left = left.top_part(min(m.heading * 2.2, strip * 0.3))
    across = 3 if m.short else 2
    rows = -(-buttons // across)
    high = m.button + (m.gap if m.short else 0)
    foot, left = left.bottom_part(rows * (high + m.gap) - m.gap)
    cells = [cell for row in foot.rows(rows, m.gap) for cell in row.columns(across, m.gap)]
    left = left.top_part(left.height - m.gap)[0]
    kept = None
    if resume:
        kept, left = left.bottom_part(m.button + m.gap)
        kept = kept.top_part(m.button)[0]
    motto = left.top_part(min(m.line * 3, left.height))[0]
    return MenuScreen(title, motto, kept, _cards(m, right, games), tuple(cells[:buttons]))


def _cards(m: Measure, area: Box, games: int) -> tuple[Card, ...]:
    """Cut an area into cards."""
    if games == 1:
        lying = min(area.height, max(area.width * 0.62, 240 * m.unit))
        return (_card(m, area.centred(area.width, lying)),)
    number = (games + 1) // 2
    # Three rows are as many as fit a phone on its side, if they stand close together.
    between = m.gap * (1.5 if number < 3 else 1)
    rows = [row.columns(2, m.gap * 1.5) for row in area.rows(number, between)]
    return tuple(_card(m, box) for row in rows for box in row)[:games]


def _card(m: Measure, box: Box) -> Card:
    """Cut one card up; where height is dear, its small buttons stand beside the part that plays."""
    side = max(TOUCH, m.icon)
    if m.short:
        buttons, upper = box.right_part(side)
        upper = upper.left_part(upper.width - m.gap * 0.75)[0]
        setup, rules = buttons.rows(2, m.gap * 0.75)
    else:
        buttons, upper = box.bottom_part(side)
        upper = upper.top_part(upper.height - m.gap * 0.75)[0]
        setup, rules = buttons.columns(2, m.gap * 0.75)
    plate, picture = upper.shrunk(m.gap * 0.75).bottom_part(min(m.button, upper.height * 0.34))
    picture = picture.top_part(picture.height - m.gap * 0.75)[0]
    return Card(upper, picture, plate, setup, rules)


class TableScreen(NamedTuple):
    """The table: menu button, whose turn it is, what happened, tools, and room for the board."""

    menu: Box
    banner: Box
    story: Box
    tools: tuple[Box, ...]
    board: Box


def table_screen(m: Measure, tools: int, beside: float = 0.0) -> TableScreen:
    """Lay out the table with so many tools; at its right so much width is taken by a sheet.

    For the left hand what is left is mirrored.
    """
    if m.short:
        screen, width = _short_table(m, tools), m.width
    else:
        width = m.width - beside
        screen = _tall_table(m, tools, m.window.left_part(width)[0])
    if not m.left_handed:
        return screen
    return TableScreen(
        screen.menu.mirrored(width),
        screen.banner.mirrored(width),
        screen.story.mirrored(width),
        tuple(box.mirrored(width) for box in screen.tools),
        screen.board.mirrored(width),
    )


def _short_table(m: Measure, tools: int) -> TableScreen:
    """Lay out the table on a phone on its side: one bar at the top, a line of words under it."""
    area = m.window.shrunk(4)
    bar, board = area.top_part(TOUCH + 2)
    menu, bar = bar.left_part(TOUCH)
    right, words = bar.right_part(tools * (TOUCH + 2))
    banner = words.shrunk(m.gap, 0)
    story, board = board.top_part(m.small * 2.6 if m.height < 360 else m.body * 1.4)
    boxes = [Box(right.x + 2 + i * (TOUCH + 2), right.y, TOUCH, TOUCH) for i in range(tools)]
    return TableScreen(menu.top_part(TOUCH)[0], banner, story, tuple(boxes), board.shrunk(0, 1))


def _tall_table(m: Measure, tools: int, window: Box) -> TableScreen:
    """Lay out the table with a bar at the top; tools beside the banner, or at the bottom."""
    pad = max(4.0, min(m.width, m.height) * 0.012)
    area = window.shrunk(pad)
    bar, rest = area.top_part(m.icon)
    menu, bar = bar.left_part(m.icon)
    step = m.icon + m.gap * 0.75
    if bar.width > tools * step * 2 + 220 * m.unit:
        right, bar = bar.right_part(tools * step)
        boxes = [
            Box(right.right - (tools - i) * step + m.gap * 0.75, right.y, m.icon, m.icon)
            for i in range(tools)
        ]
        # The banner stands in the middle of the table, not of what the tools leave.
        banner = Box(menu.right + tools * step - m.icon, bar.y, 0, bar.height)
        banner = Box(banner.x, bar.y, area.width - 2 * (banner.x - area.x), bar.height)
        story, rest = rest.bottom_part(max(m.line * 2, m.body * 3))
        # The shadow of the board falls below it: no words are to stand there.
        rest = rest.top_part(rest.height - m.gap * 2)[0]
    else:
        low, rest = rest.bottom_part(m.icon)
        gap = (low.width - tools * m.icon) / max(1, tools)
        boxes = [
            Box(low.x + gap / 2 + i * (m.icon + gap), low.y, m.icon, m.icon) for i in range(tools)
        ]
        banner = bar.shrunk(m.gap, 0)
        lines = 2 if m.height < 600 else 3
        story, rest = rest.top_part(m.small * 1.3 * lines)
    board = rest.shrunk(0, m.gap / 2 if m.height > 600 else 2)
    return TableScreen(menu, banner, story, tuple(boxes), board)


class ResultScreen(NamedTuple):
    """The end of a match."""

    title: Box
    scores: Box
    note: Box
    buttons: tuple[Box, ...]


def result_screen(m: Measure, buttons: int) -> ResultScreen:
    """Lay out the result: the count in the middle, buttons below (beside it if short).

    Below, the first has a row of its own, and two of the others share one.
    """
    if m.short:
        area = _page(m, 900)
        left, right = area.left_part(area.width * 0.64)
        right = right.right_part(right.width - m.gap * 2)[0]
        stack = right.centred(right.width, buttons * (m.button + m.gap) - m.gap)
        boxes = [
            Box(stack.x, stack.y + i * (m.button + m.gap), stack.width, m.button)
            for i in range(buttons)
        ]
        title, left = left.top_part(left.height * 0.22)
        note, scores = left.bottom_part(left.height * 0.5)
        screen = ResultScreen(title, scores, note, tuple(boxes))
        return _mirrored_result(m, screen) if m.left_handed else screen
    area = _page(m, 620)
    area = area.centred(area.width, min(area.height, 640 * m.unit))
    rows = 1 + buttons // 2
    stack, rest = area.bottom_part(rows * (m.button + m.gap) - m.gap)
    first, *others = stack.rows(rows, m.gap)
    boxes = [first, *(half for row in others for half in row.columns(2, m.gap))][:buttons]
    title, rest = rest.top_part(m.heading * 3)
    note, scores = rest.bottom_part(m.line * 6.4)
    return ResultScreen(title, scores, note, tuple(boxes))


class ConfirmScreen(NamedTuple):
    """A question and two buttons."""

    question: Box
    buttons: tuple[Box, ...]


def confirm_screen(m: Measure) -> ConfirmScreen:
    """Lay out a question in the middle of the window, with its buttons below."""
    area = _page(m, 560)
    area = area.centred(area.width, 260 * m.unit)
    foot, question = area.bottom_part(m.button)
    question = question.top_part(question.height - m.gap * 2)[0]
    return ConfirmScreen(question, tuple(foot.columns(2, m.gap * 1.5)))


def _mirrored_result(m: Measure, screen: ResultScreen) -> ResultScreen:
    """Return the result with its buttons at the left."""
    title, scores, note, buttons = screen
    return ResultScreen(
        title.mirrored(m.width),
        scores.mirrored(m.width),
        note.mirrored(m.width),
        tuple(box.mirrored(m.width) for box in buttons),
    )


class PageScreen(NamedTuple):
    """A page of text with a figure, and buttons to turn pages."""

    top: Header
    heading: Box
    text: Box
    figure: Box
    previous: Box
    number: Box
    following: Box


def page_screen(m: Measure) -> PageScreen:
    """Lay out a page: figure above the text, or beside it if the window is wide.

    Where there is room the figure is the larger part.
    """
    top = header(m, widest=1400)
    foot, rest = top.rest.bottom_part(m.button)
    rest = rest.top_part(rest.height - m.gap)[0]
    wide = m.short or m.width > m.height * 1.2
    if wide:
        rest = rest.centred(rest.width, 520 * m.unit)
    step = min(foot.width * 0.42, 220 * m.unit)
    previous, middle = foot.left_part(step)
    following, number = middle.right_part(step)
    if wide:
        text, figure = rest.left_part(rest.width * (0.48 if m.short else 0.38))
        figure = figure.right_part(figure.width - m.gap * 2)[0]
    else:
        figure, text = rest.top_part(min(rest.height * 0.4, rest.width * 0.56))
        text = text.bottom_part(text.height - m.gap)[0]
    heading, text = text.top_part(m.heading * 1.3)
    return PageScreen(top, heading, text, figure, previous, number, following)


class ErrorScreen(NamedTuple):
    """What went wrong, in words, with a report and two buttons."""

    title: Box
    text: Box
    report: Box
    buttons: tuple[Box, ...]
    turning: tuple[Box, Box]


def error_screen(m: Measure) -> ErrorScreen:
    """Lay out the error scene."""
    area = _page(m, 760)
    area = area.centred(area.width, 560 * m.unit)
    title, rest = area.top_part(m.heading * 1.6)
    foot, rest = rest.bottom_part(m.button)
    text, report = rest.top_part(min(rest.height * 0.5, m.line * 7))
    report = report.shrunk(0, m.gap)
    earlier, foot = foot.left_part(m.button + m.gap)
    later, foot = foot.right_part(m.button + m.gap)
    turning = (earlier.left_part(m.button)[0], later.right_part(m.button)[0])
    return ErrorScreen(title, text, report, tuple(foot.columns(2, m.gap * 1.5)), turning)
