"""The nodes of the tree as AccessKit has them."""

from __future__ import annotations

import accesskit

from game.host.interface import Target
from game.host.window.reader.tree import Node

_ROLES = {
    "window": accesskit.Role.WINDOW,
    "heading": accesskit.Role.HEADING,
    "text": accesskit.Role.LABEL,
    "polite": accesskit.Role.LABEL,
    "urgent": accesskit.Role.LABEL,
    "group": accesskit.Role.GROUP,
    "radiogroup": accesskit.Role.RADIO_GROUP,
    "grid": accesskit.Role.GRID,
    "row": accesskit.Role.ROW,
    "toolbar": accesskit.Role.TOOLBAR,
    "list": accesskit.Role.LIST,
    "item": accesskit.Role.LIST_ITEM,
    "tablist": accesskit.Role.TAB_LIST,
    "button": accesskit.Role.BUTTON,
    "cell": accesskit.Role.CELL,
    "radio": accesskit.Role.RADIO_BUTTON,
    "switch": accesskit.Role.SWITCH,
    "spin": accesskit.Role.SPIN_BUTTON,
    "slider": accesskit.Role.SLIDER,
    "field": accesskit.Role.TEXT_INPUT,
    "link": accesskit.Role.LINK,
    "tab": accesskit.Role.TAB,
}

_LIVE = {"polite": accesskit.Live.POLITE, "urgent": accesskit.Live.ASSERTIVE}
"""What is said at once, by the role of its node."""

_CHOSEN = ("cell", "tab")
"""Roles of which one is chosen; any other that is pressed stays down."""


def accessible(node: Node, scale: float, ids: dict[str, int]) -> accesskit.Node:
    """Return a node; `scale` is window pixels for a CSS pixel, `ids` are the numbers of nodes."""
    made = accesskit.Node(_ROLES[node.role])
    if node.name:
        made.set_label(node.name)
    if node.text:
        # A label is read by its value; all else has a name.
        (made.set_value if made.role == accesskit.Role.LABEL else made.set_label)(node.text)
    if node.role == "heading":
        made.set_level(1)
        made.add_action(accesskit.Action.FOCUS)
    if node.role in _LIVE:
        made.set_live(_LIVE[node.role])
    if node.target is not None:
        _dress(made, node.role, node.target, scale)
    made.set_children([ids[child] for child in node.children])
    return made


def _dress(made: accesskit.Node, role: str, target: Target, scale: float) -> None:
    """Tell all there is to a target."""
    x, y, width, height = target.rect
    made.set_bounds(accesskit.Rect(x * scale, y * scale, (x + width) * scale, (y + height) * scale))
    made.set_label(target.name)
    # AT-SPI knows no words for a number, nor a text without the place of each of its letters.
    said = (target.text, target.description) if target.text else (target.description,)
    if description := ". ".join(part for part in said if part):
        made.set_description(description)
    if target.text:
        made.set_value(target.text)
    made.add_action(accesskit.Action.FOCUS)
    if target.range is None:
        made.add_action(accesskit.Action.CLICK)
    _set_state(made, role, target)
    _set_range(made, target)


def _set_state(made: accesskit.Node, role: str, target: Target) -> None:
    """Tell whether it is pressed, chosen or open."""
    if role in _CHOSEN:
        if role == "tab" or target.pressed is not None:
            made.set_selected(target.pressed is True)
    elif role in ("radio", "switch") or target.pressed is not None:
        made.set_toggled(accesskit.Toggled.TRUE if target.pressed else accesskit.Toggled.FALSE)
    if target.expanded is not None:
        made.set_expanded(target.expanded)


def _set_range(made: accesskit.Node, target: Target) -> None:
    """Tell the values of a number, and that it can be set; so can the text of a field."""
    if target.role == "field":
        made.add_action(accesskit.Action.SET_VALUE)
    if target.range is None:
        return
    made.set_min_numeric_value(target.range.low)
    made.set_max_numeric_value(target.range.high)
    made.set_numeric_value(target.range.now)
    made.set_numeric_value_step(1)
    for action in ("SET_VALUE", "INCREMENT", "DECREMENT"):
        made.add_action(getattr(accesskit.Action, action))
