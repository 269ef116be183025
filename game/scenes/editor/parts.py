"""What stands around the board of the editor: the line of text, the tools, the column."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.i18n.catalogue import Catalogue
from game.scenes.editor.actions import Step
from game.scenes.editor.column import Column
from game.scenes.editor.editing import Editing
from game.scenes.editor.hand_section import chosen_name, hand_row, strip_items
from game.scenes.editor.labels import label_of
from game.scenes.editor.layout import EditorLayout
from game.scenes.editor.sections import (
    ICONS,
    KEYS,
    lay_out,
    mover_row,
    step_item,
    step_key,
    way_item,
)
from game.view.box import Box
from game.view.buttons.drawing import item_fits
from game.view.text.text_box import TextBox, Tone
from game.view.widgets import Item

PAD = 12.0
"""Room around what stands on a card, in CSS pixels."""

STEPS: Mapping[str, Step] = {
    "undo": "undo",
    "redo": "redo",
    "start": "start",
    "empty": "empty",
    "turn": "turn",
}
"""The tools that change the position or the board."""


def status_item(editing: Editing, layout: EditorLayout, enlarged: bool) -> Item:
    """Return what is to be said of the position, in its box; or of a part that is shown large."""
    words, m, status = editing.words, editing.context.measure, editing.status
    box = layout.message.shrunk(PAD * m.unit + 4, 4) if layout.framed else layout.message
    size = m.size("name" if layout.framed else "body" if layout.words else "least")
    tone: Tone = "panel_text" if layout.framed else "text"
    if enlarged:
        said = words.text("editor.enlarged")
    else:
        said = status.sentences(words)
        tone = tone if status.playable else "bad"
    if "strip" in layout.rows:
        # Nothing else names the place there.
        said = words.sentences(_sentence(words, chosen_name(editing)), said)
    return label_of("status", TextBox(said, box, size, tone=tone), editing.context.brush)


def _sentence(words: Catalogue, name: str) -> str:
    return name if name.endswith(".") else words.sentence(name)


def row_items(editing: Editing, layout: EditorLayout) -> list[Item]:
    """Return what stands in rows of its own below the board of a phone."""
    rows = layout.rows
    column = Column(Box(0, 0, 0, 0), editing.context.measure, editing.context.brush)
    if "hand" in rows:
        hand_row(editing, rows["hand"], column)
    if "strip" in rows:
        column.items += strip_items(editing, rows["strip"])
    if "to-move" in rows:
        column.items += mover_row(editing, rows["to-move"])
    return column.items


def panel_items(editing: Editing, layout: EditorLayout, box: Box) -> tuple[list[Item], float]:
    """Return what stands in the column that scrolls, and how high it is."""
    context = editing.context
    pad = PAD * context.measure.unit
    column = Column(box.shrunk(pad), context.measure, context.brush)
    lay_out(layout.sections, editing, column, layout.tools)
    items = [replace(item, in_pane=True) for item in column.items]
    return items, column.y - column.gap + pad - box.y


def bar_items(editing: Editing, layout: EditorLayout) -> list[Item]:
    """Return the tools in their bar, with words on all of them or on none."""
    items = [_tool(editing, layout, name, box) for name, box in layout.tools.items()]
    if all(item_fits(item, editing.context.brush) for item in items):
        return items
    return [replace(item, label="") for item in items]


def _tool(editing: Editing, layout: EditorLayout, name: str, box: Box) -> Item:
    """Return one of the tools."""
    text = editing.words.text
    key = step_key(editing, STEPS[name]) if name in STEPS else f"editor.{name}"
    label = text(f"{key}.short") if layout.words else ""
    if name in STEPS:
        item = step_item(editing, STEPS[name], box, label)
    elif name == "play":
        item = way_item(editing, "play", box, label)
    else:
        item = Item(name, text("editor.more"), box, label, ICONS[name], shortcut=KEYS[name])
        item = replace(item, tooltip=text("editor.more.tip"))
    return replace(item, style="tool", group="tools")
