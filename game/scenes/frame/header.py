"""Where a scene stands in the window, and what is at its top."""

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


def page_area(m: Measure, widest: float) -> Box:
    """Return the window less its edges, no wider than reads well."""
    pad = max(PAD, min(m.width, m.height) * 0.02)
    area = m.window.shrunk(pad)
    return area.centred(widest * m.unit, area.height)


def header(m: Measure, action: bool = False, widest: float = 1080) -> Header:
    """Return the top of a scene; `action` keeps room at its right for a button."""
    area = page_area(m, widest)
    bar, rest = area.top_part(max(TOUCH, m.icon))
    back, title = bar.left_part(m.icon)
    wide = min(190 * m.unit, bar.width * 0.36) if action else m.icon
    side, title = title.right_part(wide)
    rest = rest.shrunk(0, m.gap / 2)
    return Header(back, title.shrunk(m.gap, 0), side, rest)
