"""Layout of the menu: title, a card for each game, and buttons."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.frame.header import page_area
from game.view.box import TOUCH, Box
from game.view.measure import Measure


class Card(NamedTuple):
    """A game in the menu: the part that plays, with picture and plate, and two buttons."""

    play: Box
    picture: Box
    plate: Box
    setup: Box
    rules: Box


class MenuLayout(NamedTuple):
    """The opening page."""

    title: Box
    motto: Box
    resume: Box | None
    cards: tuple[Card, ...]
    buttons: tuple[Box, ...]


def menu_layout(m: Measure, games: int, resume: bool, buttons: int = 1) -> MenuLayout:
    """Lay out the menu; `resume` keeps room for the button that continues a match."""
    if m.short or m.width > m.height * 1.5:
        return _wide_menu(m, games, resume, buttons)
    area = page_area(m, 760)
    title, rest = area.top_part(m.heading * 2.2)
    motto, rest = rest.top_part(m.line)
    # Words stand below the pictures of narrow buttons.
    foot, rest = rest.shrunk(0, m.gap).bottom_part(m.button + m.gap)
    button = None
    if resume:
        button, rest = rest.bottom_part(m.button + m.gap)
        button = button.top_part(m.button)[0]
    rest = rest.bottom_part(rest.height - m.gap)[0].top_part(rest.height - 2 * m.gap)[0]
    return MenuLayout(
        title, motto, button, _cards(m, rest, games), tuple(foot.columns(buttons, m.gap / 2))
    )


def _wide_menu(m: Measure, games: int, resume: bool, buttons: int) -> MenuLayout:
    """Lay out the menu in a wide window: words and buttons left, cards right."""
    area = page_area(m, 1180)
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
    button = None
    if resume:
        button, left = left.bottom_part(m.button + m.gap)
        button = button.top_part(m.button)[0]
    motto = left.top_part(min(m.line * 3, left.height))[0]
    return MenuLayout(title, motto, button, _cards(m, right, games), tuple(cells[:buttons]))


def _cards(m: Measure, area: Box, games: int) -> tuple[Card, ...]:
    """Cut an area into cards."""
    if games == 1:
        height = min(area.height, max(area.width * 0.62, 240 * m.unit))
        return (_card(m, area.centred(area.width, height)),)
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
