"""Where the editor stands in a window: the board, what is said of it, the hand, the tools."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from game.view.box import TOUCH, Box
from game.view.measure import LEAST_TEXT, Measure
from game.view.widgets import FOCUS_REACH

PANEL = 344.0
"""The width of the column of all that can be set, in CSS pixels of text at its usual size."""

SIDE_PANEL = 292.0
"""The same on a phone that lies on its side."""

WIDEST_HAND = 264.0
"""What is held takes no more of a strip, in CSS pixels."""

WIDE_TOOLS = ("undo", "redo", "start", "empty", "turn")
STANDING_TOOLS = ("undo", "redo", "turn", "more", "play")
LYING_TOOLS = ("undo", "redo", "play")
STRIP_TOOLS = ("undo", "more", "play")
FEW_TOOLS = ("more",)

SECTIONS = ("hand", "to-move", "tools", "details", "against", "ways")
"""All parts of what can be set, in their order."""


class EditorLayout(NamedTuple):
    """Where everything stands.

    `panel` is the column that scrolls, `sections` what stands in it. `rows` are the boxes of
    sections that stand by themselves. `sheet` are the sections for which there is no room: they
    stand on a sheet. `words`: whether tools have words. `framed`: what is said lies on a card.
    """

    back: Box
    title: Box | None
    message: Box
    board: Box
    tools: Mapping[str, Box]
    panel: Box | None = None
    sections: tuple[str, ...] = ()
    rows: Mapping[str, Box] = MappingProxyType({})
    sheet: tuple[str, ...] = ()
    words: bool = True
    framed: bool = False

    def mirrored(self, width: float) -> EditorLayout:
        """Return the layout for the left hand."""

        def other(box: Box | None) -> Box | None:
            return None if box is None else box.mirrored(width)

        return self._replace(
            back=self.back.mirrored(width),
            title=other(self.title),
            message=self.message.mirrored(width),
            board=self.board.mirrored(width),
            tools={name: box.mirrored(width) for name, box in self.tools.items()},
            panel=other(self.panel),
            rows={name: box.mirrored(width) for name, box in self.rows.items()},
        )


def editor_layout(m: Measure, piece_rows: int) -> EditorLayout:
    """Lay out the editor; `piece_rows`: how many rows of pieces are to be chosen from, 0 for none.

    Where there are none, a number of seeds stands between two buttons.
    """
    layout = _fitting(m, piece_rows)
    return layout.mirrored(m.width) if m.left_handed else layout


def _fitting(m: Measure, piece_rows: int) -> EditorLayout:
    """Return the layout for the room there is."""
    if m.short or (m.phone and not m.portrait):
        return _lying(m) if m.width >= 700 and m.height >= 300 else _strip(m)
    if m.portrait or m.width < 640 * m.text:
        return _standing(m, piece_rows)
    # Pieces are always there: a board without them is that of the start.
    return _wide(m, tuple(name for name in WIDE_TOOLS if name != "empty" or not piece_rows))


def _row(names: Sequence[str], bar: Box, gap: float) -> dict[str, Box]:
    """Return boxes side by side."""
    return dict(zip(names, bar.columns(len(names), gap), strict=True))


def _others(*shown: str) -> tuple[str, ...]:
    """Return the sections that are not shown."""
    return tuple(name for name in SECTIONS if name not in shown)


def _wide(m: Measure, names: Sequence[str]) -> EditorLayout:
    """Lay out with a column at the right for all that can be set."""
    unit, text = m.unit, m.text
    area = Box(32 * unit, 12 * unit, m.width - 64 * unit, m.height - 24 * unit)
    head, rest = area.top_part(max(TOUCH, 56 * text))
    back, title = head.left_part(TOUCH * unit)
    back = back.centred(back.width, max(TOUCH, TOUCH * unit))
    tool = min(74 * text, head.width * 0.5 / len(names))
    bar, title = title.right_part(tool * len(names))
    title = Box(title.x + 12, title.y, title.width - 24, title.height)
    rest = rest.bottom_part(rest.height - 10 * unit)[0]
    panel, left = rest.right_part(min(PANEL * text, rest.width * 0.42))
    left = left.left_part(left.width - 24 * unit)[0]
    message, board = left.bottom_part(76 * text)
    # The board is thick, and its shadow falls below it.
    board = board.top_part(board.height - 26 * unit)[0]
    return EditorLayout(
        back,
        title,
        message,
        board,
        _row(names, bar, 4 * unit),
        panel,
        ("hand", "to-move", "details", "against", "ways"),
        framed=True,
    )


def _standing(m: Measure, piece_rows: int) -> EditorLayout:
    """Lay out on an upright phone or tablet: one below the other."""
    text, tight = m.text, m.phone and m.height < 640 * m.text
    pad = (4.0 if tight else 8.0) if m.phone else 16 * m.unit
    gap = 4.0 if tight else 8 * m.unit
    area = m.window.shrunk(pad, pad)
    head, rest = area.top_part(max(TOUCH, m.size("name") * 1.5))
    back, title = head.left_part(max(TOUCH, TOUCH * m.unit))
    back = back.centred(back.width, TOUCH)
    title = Box(title.x + 8, title.y, title.width - 8, title.height)
    size = LEAST_TEXT if tight else m.size("body")
    rest = rest.bottom_part(rest.height - FOCUS_REACH)[0]
    message, rest = rest.top_part(size * 1.3 * (2 if tight else 3))
    bar, rest = rest.bottom_part(TOUCH if tight else max(TOUCH, 56 * text))
    row = max(TOUCH, 46 * text)
    rows: dict[str, Box] = {}
    roomy = m.height >= 700 * text
    if roomy:
        box, rest = rest.bottom_part(row + gap)
        rows["to-move"] = box.top_part(row)[0]
    lines = piece_rows + 1 if piece_rows else 2
    box, rest = rest.bottom_part(lines * (row + gap) + gap)
    rows["hand"] = Box(box.x, box.y + gap, box.width, lines * (row + gap) - gap)
    board = rest.shrunk(0 if m.phone and not tight else -pad / 2, 2)
    shown = ("hand", "to-move") if roomy else ("hand",)
    return EditorLayout(
        back,
        title,
        message,
        board,
        _row(STANDING_TOOLS, bar, 4.0),
        rows=rows,
        sheet=_others(*shown),
    )


def _lying(m: Measure) -> EditorLayout:
    """Lay out on a phone that lies on its side: the board left, all else scrolls right of it."""
    area = m.window.shrunk(8, 6)
    panel, left = area.right_part(min(SIDE_PANEL * m.text, area.width * 0.42))
    left = left.left_part(left.width - 10)[0]
    head, board = left.top_part(TOUCH)
    back, message = head.left_part(TOUCH)
    bar, message = message.right_part(len(LYING_TOOLS) * (TOUCH + 2))
    tools = _row(LYING_TOOLS, bar, 2.0)
    message = Box(message.x + 6, message.y, message.width - 12, message.height)
    board = board.shrunk(0, 2)
    return EditorLayout(back, None, message, board, tools, panel, SECTIONS, words=False)


def _strip(m: Measure) -> EditorLayout:
    """Lay out with a strip at the top, and the rest for the board."""
    area = m.window.shrunk(4, 2)
    strip, rest = area.top_part(TOUCH)
    back, strip = strip.left_part(TOUCH)
    names = STRIP_TOOLS if m.width >= 460 else FEW_TOOLS
    bar, strip = strip.right_part(len(names) * (TOUCH + 2))
    hand = strip.shrunk(4, 0).left_part(WIDEST_HAND)[0]
    message, board = rest.top_part(LEAST_TEXT * 1.3 * (2 if m.height >= 260 else 1))
    return EditorLayout(
        back,
        None,
        message,
        board.shrunk(0, 1),
        _row(names, bar, 2.0),
        rows={"strip": hand},
        sheet=SECTIONS,
        words=False,
    )
