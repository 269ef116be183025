"""Which button of a review a key presses, wherever the focus is."""

from __future__ import annotations

from collections.abc import Mapping

from game.host.interface import Key
from game.scenes.review.controls import BACK, FIRST, LAST, ON, PLAY
from game.scenes.review.moves.move_list import MOVES
from game.view.widgets import Item

_WAYS: Mapping[str, str] = {"ArrowLeft": BACK, "ArrowRight": ON, "Home": FIRST, "End": LAST}
"""Keys that go through the match, unless what the keyboard is at takes them for itself."""

_PLAYS = " "
"""The key that plays while nothing has the focus: a button that has it is pressed."""

_LETTERS: Mapping[str, str] = {
    "p": PLAY,
    ",": "step:back",
    ".": "step:forward",
    "e": "mode:values",
    "c": "jump:forward",
    "PageDown": "jump:forward",
    "PageUp": "jump:back",
    "u": "undo",
    "r": "redo",
    "m": "more",
}
"""The same wherever the focus is."""

_OWN_ARROWS = frozenset({"cell", "radio", "slider"})
"""Roles whose items take arrows, Home and End for themselves."""


def button_of(key: Key, focus: Item | None, visible: bool) -> str | None:
    """Return the id of the button that a key presses; None if it means something else.

    `focus` has the focus, and is `visible` if keys have led it there.
    """
    if key.ctrl:
        return None
    name = key.name.lower() if len(key.name) == 1 else key.name
    if name in _WAYS:
        return None if visible and focus is not None and _takes_arrows(focus) else _WAYS[name]
    if name == _PLAYS and focus is None:
        return PLAY
    return _LETTERS.get(name)


def _takes_arrows(item: Item) -> bool:
    """Whether arrows go on from an item to its neighbours, or change its value."""
    return item.role in _OWN_ARROWS or item.group == MOVES
