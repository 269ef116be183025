"""Layout of the table: what stands above and below the board, and the board's room."""

from __future__ import annotations

from typing import NamedTuple

from game.view.box import TOUCH, Box
from game.view.measure import Measure


class TableLayout(NamedTuple):
    """The table: menu button, whose turn it is, what happened, the bar, and room for the board.

    `bar` has a box for each of its places.
    """

    menu: Box
    banner: Box
    story: Box
    bar: tuple[Box, ...]
    board: Box


def table_layout(m: Measure, places: int, beside: float = 0.0) -> TableLayout:
    """Lay out the table with so many places in the bar; a sheet `beside` it takes so much width.

    For the left hand what is left is mirrored.
    """
    if m.short:
        layout, width = _short_table(m, places), m.width
    else:
        width = m.width - beside
        layout = _tall_table(m, places, m.window.left_part(width)[0])
    if not m.left_handed:
        return layout
    return TableLayout(
        layout.menu.mirrored(width),
        layout.banner.mirrored(width),
        layout.story.mirrored(width),
        tuple(box.mirrored(width) for box in layout.bar),
        layout.board.mirrored(width),
    )


def _short_table(m: Measure, places: int) -> TableLayout:
    """Lay out the table on a phone on its side: one strip at the top, a line of words under it."""
    area = m.window.shrunk(4)
    strip, board = area.top_part(TOUCH + 2)
    menu, strip = strip.left_part(TOUCH)
    right, words = strip.right_part(places * (TOUCH + 2))
    banner = words.shrunk(m.gap, 0)
    story, board = board.top_part(m.small * 2.6 if m.height < 360 else m.body * 1.4)
    boxes = [Box(right.x + 2 + i * (TOUCH + 2), right.y, TOUCH, TOUCH) for i in range(places)]
    return TableLayout(menu.top_part(TOUCH)[0], banner, story, tuple(boxes), board.shrunk(0, 1))


def _tall_table(m: Measure, places: int, window: Box) -> TableLayout:
    """Lay out the table with a strip at the top; the bar beside the banner, or at the bottom."""
    pad = max(4.0, min(m.width, m.height) * 0.012)
    area = window.shrunk(pad)
    strip, rest = area.top_part(m.icon)
    menu, strip = strip.left_part(m.icon)
    step = m.icon + m.gap * 0.75
    if strip.width > places * step * 2 + 220 * m.unit:
        right, strip = strip.right_part(places * step)
        boxes = [
            Box(right.right - (places - i) * step + m.gap * 0.75, right.y, m.icon, m.icon)
            for i in range(places)
        ]
        # The banner stands in the middle of the table, not of what the bar leaves.
        banner = Box(menu.right + places * step - m.icon, strip.y, 0, strip.height)
        banner = Box(banner.x, strip.y, area.width - 2 * (banner.x - area.x), strip.height)
        story, rest = rest.bottom_part(max(m.line * 2, m.body * 3))
        # The shadow of the board falls below it: no words are to stand there.
        rest = rest.top_part(rest.height - m.gap * 2)[0]
    else:
        low, rest = rest.bottom_part(m.icon)
        gap = (low.width - places * m.icon) / max(1, places)
        boxes = [
            Box(low.x + gap / 2 + i * (m.icon + gap), low.y, m.icon, m.icon) for i in range(places)
        ]
        banner = strip.shrunk(m.gap, 0)
        lines = 2 if m.height < 600 else 3
        story, rest = rest.top_part(m.small * 1.3 * lines)
    board = rest.shrunk(0, m.gap / 2 if m.height > 600 else 2)
    return TableLayout(menu, banner, story, tuple(boxes), board)
