"""Whether a letter, digit or sign that is typed is a command: alone, only with Alt, or never.

Whoever speaks to the computer, or presses keys by accident, chooses that in the settings. Keys with
a name (arrows, Enter, Escape), Space, and what is typed into a field always count.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from game.host.interface import Key, Message
from game.host.keyboard import by_place
from game.view.widgets import Item


class Typed(Protocol):
    """What of a scene this needs."""

    items: dict[str, Item]
    typed: Collection[str]

    @property
    def focus(self) -> str | None:
        """The item with the focus."""


def is_heard(message: Message, scene: Typed, shortcuts: str) -> bool:
    """Whether a message counts; `shortcuts` is the setting of that name, which is about keys."""
    if not isinstance(message, Key) or not is_character(message) or message.ctrl:
        return True
    if _is_text(message, scene):
        return True
    return shortcuts != "off" and message.alt == (shortcuts == "modifier")


def is_character(key: Key) -> bool:
    """Whether a key is named by what it types, and that is no space."""
    return key.name != " " and (len(key.name) == 1 or not key.name.isascii())


def _is_text(key: Key, scene: Typed) -> bool:
    """Whether a key types something where that is asked for."""
    item, at_place = scene.items.get(scene.focus or ""), by_place(key)
    if item is not None and item.role == "field":
        return True
    return key.name in scene.typed or (at_place is not None and at_place.name in scene.typed)
