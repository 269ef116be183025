"""What a key means on every screen that has no use of its own for it."""

from __future__ import annotations

from typing import Protocol

from game.host.interface import Key, Message
from game.host.keyboard import by_place
from game.scenes.frame.scene import Transition

_SAID = "v"
"""What was said is read again, wherever it was said."""


class Hearing(Protocol):
    """What of a scene this needs."""

    name: str

    def handle(self, message: Message) -> Transition | None: ...


def everywhere(scene: Hearing, key: Key) -> Transition | None:
    """Do what a key means everywhere; of another, what the key at its place means."""
    if key.name.lower() == _SAID and not key.ctrl and scene.name != "said":
        return Transition("push", "said")
    at_place = by_place(key)
    return None if at_place is None else scene.handle(at_place)
