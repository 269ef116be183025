"""Which button of how to play a key presses, wherever the focus is."""

from __future__ import annotations

from collections.abc import Mapping

from game.host.interface import Key
from game.scenes.howto.controls import PLAY, STEP_BACK, STEP_ON, TO_START

_BUTTONS: Mapping[str, str] = {
    "p": PLAY,
    ",": STEP_BACK,
    ".": STEP_ON,
    "Home": TO_START,
    "PageUp": "previous",
    "PageDown": "next",
}

_PLAYS = " "
"""The key that plays while nothing has the focus: a button that has it is pressed."""


def button_of(key: Key, focus: str | None) -> str | None:
    """Return the id of the button that a key presses; None if it means something else."""
    if key.ctrl:
        return None
    if key.name == _PLAYS and focus is None:
        return PLAY
    return _BUTTONS.get(key.name.lower() if len(key.name) == 1 else key.name)
