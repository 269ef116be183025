"""Which key a button of a gamepad stands for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from game.host.gamepad import Pad, PadButton
from game.host.interface import Key, Press
from game.view.widgets import Item

_KEYS: Mapping[PadButton, Key] = {
    "up": Key("ArrowUp"),
    "down": Key("ArrowDown"),
    "left": Key("ArrowLeft"),
    "right": Key("ArrowRight"),
    "press": Key("Enter"),
    "back": Key("Escape"),
    "undo": Key("u"),
    "hint": Key("h"),
    "previous": Key("Tab", shift=True),
    "next": Key("Tab"),
    "page up": Key("PageUp"),
    "page down": Key("PageDown"),
    "menu": Key("m"),
    "help": Key("?"),
}

SETTINGS = "settings"
"""The id of the button that the menu button presses where there is no list of more."""


class Focused(Protocol):
    """What of a scene this needs."""

    items: dict[str, Item]

    @property
    def focus(self) -> str | None:
        """The item with the focus."""

    @property
    def focus_visible(self) -> bool:
        """Whether it is seen."""

    def move_focus(self, name: str | None, visible: bool = True) -> None:
        """Give the focus to an item."""


def key_of(scene: Focused, pad: Pad) -> Key | Press | None:
    """Return what a scene is to take for a button of a gamepad; None for nothing.

    A focus that nobody has seen is only shown before anything is pressed by it. A gamepad types
    nothing into a field.
    """
    item, key = scene.items.get(scene.focus or ""), _KEYS[pad.button]
    if item is not None and not scene.focus_visible:
        scene.move_focus(item.id)
        if pad.button == "press":
            return None
    if item is not None and item.role == "field" and len(key.name) == 1:
        return None
    if pad.button == "menu" and SETTINGS in scene.items:
        return Press(SETTINGS)
    return key
