"""Layout of the log: as a scene of its own, and as a sheet beside the board in a wide window."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.frame.header import header
from game.scenes.frame.pager import Pager, pager_boxes
from game.view.box import Box
from game.view.measure import Measure

BESIDE = 1100.0
"""In a window at least so wide, in CSS pixels, the log lies beside the board."""

WIDEST, SHARE = 320.0, 0.24
"""The sheet is at most so wide on an ordinary window, and at most this share of the window."""

LINE = 1.3
"""Height of a line, in sizes of its text."""


class LogLayout(NamedTuple):
    """The log as a scene: title, room for lines, and the buttons that turn pages."""

    back: Box
    title: Box
    lines: Box
    pager: Pager


class LogPanelLayout(NamedTuple):
    """The log beside the board: the sheet, the room for lines, and two buttons."""

    sheet: Box
    title: Box
    lines: Box
    earlier: Box
    later: Box


def log_layout(m: Measure) -> LogLayout:
    """Lay out the log as a scene."""
    top = header(m)
    pager, lines = pager_boxes(m, top.rest)
    return LogLayout(top.back, top.title, lines.centred(720 * m.unit, lines.height), pager)


def log_panel_layout(m: Measure) -> LogPanelLayout | None:
    """Lay out the log beside the board; None where the window is too small for it."""
    if m.width < BESIDE or m.short or m.portrait:
        return None
    wide = min(WIDEST * m.unit, m.width * SHARE)
    sheet = m.window.right_part(wide)[0].shrunk(m.gap)
    inner = sheet.shrunk(m.gap * 1.5)
    title, inner = inner.top_part(m.body * 2)
    foot, lines = inner.bottom_part(m.icon)
    earlier, foot = foot.left_part(m.icon)
    later = foot.right_part(m.icon)[0]
    return LogPanelLayout(sheet, title, lines.top_part(lines.height - m.gap)[0], earlier, later)
