"""The tools of the menu: what it leads to besides the games, in the header or in a bar."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.host.exchange import Gesture
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.view.box import Box
from game.view.buttons.drawing import item_fits
from game.view.text.text_box import TextBox
from game.view.widgets import Item

TOOLS = (
    ("matches", "list"),
    ("share", "open"),
    ("statistics", "statistics"),
    ("settings", "settings"),
    ("full-screen", "full-screen"),
)
"""Each tool with its icon. The last has no word where they stand in a row of words."""

FULL_SCREEN_KEY = "f"
"""It fills the screen in the menu, as it does at the table."""

UPDATE = "update"
"""What begins the newer version of the program that is here."""

GROUP = "tools"

_BESIDE, _BELOW = 56.0, 76.0
"""A tool is so much wider than its word beside the icon; so wide with the word below it."""


def tools_in_bar(context: Context, bar: Box) -> list[Item]:
    """Return the tools of a phone, each with its word below; there is no full screen on phones."""
    row = [_tool(context, name, icon) for name, icon in TOOLS[:-1]]
    boxes = bar.columns(len(row), 0)
    if context.measure.left_handed:
        boxes.reverse()
    items = [replace(item, box=box, style="tool") for item, box in zip(row, boxes, strict=True)]
    return _readable(context, items)


def tools_in_header(context: Context, room: Box) -> list[Item]:
    """Return the tools at the right end of a header: with words beside, below, or with none."""
    m, brush = context.measure, context.brush
    gap = 8 * m.unit
    fills = context.host.can_fill_screen()
    row = [_tool(context, name, icon) for name, icon in (TOOLS if fills else TOOLS[:-1])]
    side = max(44.0, 44 * m.unit)
    worded = [replace(item, label="") if item.value is None else item for item in row]
    widths = [_width(context, item.label) if item.label else side for item in worded]
    total = sum(widths) + gap * (len(widths) - 1)
    high = max(side, m.body * 1.28 + 16)
    if total <= room.width and not m.phone:
        return _placed(worded, widths, room, high, gap)
    wide = min(_BELOW * m.text, (room.width - 4 * len(row)) / len(row))
    tools = [replace(item, style="tool") for item in row]
    placed = _placed(tools, [wide] * len(row), room, max(52.0, m.body * 3.2), 4)
    if wide >= 44 and all(item_fits(item, brush) for item in placed):
        return placed
    bare = [replace(item, label="") for item in row]
    return _placed(bare, [side] * len(row), room, side, min(gap, 4.0))


def _width(context: Context, label: str) -> float:
    """Return how wide a tool is with its word beside the icon."""
    m, brush = context.measure, context.brush
    return brush.type.width(label, "bold", m.body * brush.scale) / brush.scale + _BESIDE * m.unit


def update_in_header(context: Context, room: Box) -> Item:
    """Return what begins the newer version, in the room behind the name: in few words, or in none.

    It stands where the motto did, so that nothing else moves when it comes.
    """
    text, high = context.words.text, min(room.height, update_side(context))
    said = text("menu.update-of")
    y = room.middle[1] - high / 2
    item = Item(UPDATE, said, Box(room.x, y, high, high), "", "restart", group=GROUP, tooltip=said)
    labels = (text(f"menu.update{size}") for size in ("", ".short", ".shortest"))
    fitting = (label for label in labels if _width(context, label) <= room.width)
    label = next(fitting, "")
    if not label:
        return item
    return replace(item, label=label, box=Box(room.x, y, _width(context, label), high))


def update_side(context: Context) -> float:
    """Return how high that is, and how wide at least."""
    return max(44.0, 44 * context.measure.unit)


def _placed(
    row: Sequence[Item], widths: Sequence[float], room: Box, high: float, gap: float
) -> list[Item]:
    """Return items in a row that ends at the right of a room, so high at most."""
    x = room.right - sum(widths) - gap * (len(widths) - 1)
    y = room.middle[1] - min(high, room.height) / 2
    items = []
    for item, wide in zip(row, widths, strict=True):
        items.append(replace(item, box=Box(x, y, wide, min(high, room.height))))
        x += wide + gap
    return items


def _readable(context: Context, items: list[Item]) -> list[Item]:
    """Return tools as they are if all their words can be read, else without any."""
    if all(item_fits(item, context.brush) for item in items):
        return items
    return [replace(item, label="") for item in items]


def _tool(context: Context, name: str, icon: str) -> Item:
    label = context.words.text(f"menu.{name}")
    way = None if name == "full-screen" else Transition("push", name)
    item = Item(name, label, Box(0, 0, 0, 0), label, icon, group=GROUP, value=way)
    if way is None:
        gesture = Gesture("full-screen")
        item = replace(item, tooltip=label, shortcut=FULL_SCREEN_KEY.upper(), gesture=gesture)
    short = f"menu.{name}.short"
    if short in context.words:
        item = replace(item, label=context.words.text(short), tooltip=label)
    return item


def title_box(context: Context, header: Box) -> TextBox:
    """Return the name of it all, at the left end of a header."""
    text, size = context.words.text("menu.title"), context.measure.size("logo")
    wide = context.brush.type.width(text, "title", size * context.viewport.scale)
    box = header.left_part(wide / context.viewport.scale + 4)[0]
    return TextBox(text, box, size, "title", tone="title")


def motto_box(context: Context, room: Box, right: float) -> TextBox | None:
    """Return the motto behind the name, where it fits before `right`; it stands on the same line.

    `room`: what is left of the header behind the name.
    """
    m = context.measure
    text, size = context.words.text("menu.motto"), m.size("body")
    pixels = context.brush.type.width(text, "text", size * context.viewport.scale)
    wide = pixels / context.viewport.scale + 4
    x = room.x + 10 * m.unit
    if x + wide > right - 8 * m.unit:
        return None
    # Its foot is that of the large letters beside it.
    y = room.middle[1] + m.size("logo") * 0.36 - size * 0.94
    return TextBox(text, Box(x, y, wide, size * 1.3), size, tone="soft_text")
