"""What a pointer does at the table: a finger is broader than a mouse, and may rest on a place."""

from __future__ import annotations

from game.host.interface import Pointer

LONG = 0.45
"""A touch of so many seconds is a long one: it asks what a move would do, and plays nothing."""


class TablePointer:
    """The pointer whose message is taken in now, and the touch that goes on, if there is one."""

    def __init__(self) -> None:
        self.acts = self.is_finger = False
        """Whether the message taken in now is of a pointer; of a finger or a pen."""
        self._seconds: float | None = None
        """For how long a finger has rested on a place. A mouse has no long press: it points."""

    def begin(self, pointer: Pointer) -> None:
        """Note of what kind the message is that is taken in now; `follow` ends that."""
        self.acts, self.is_finger = True, pointer.device != "mouse"

    def follow(self, pointer: Pointer, on_place: bool) -> None:
        """Take in where a finger is; `on_place`: whether it went down on a place."""
        self.acts = self.is_finger = False
        if pointer.phase == "down":
            self._seconds = 0.0 if on_place and pointer.device != "mouse" else None
        elif pointer.phase != "move":
            self._seconds = None

    @property
    def long(self) -> bool:
        """Whether the touch that goes on is a long one by now."""
        return self._seconds is not None and self._seconds >= LONG

    def update(self, dt: float) -> bool:
        """Let time pass; True at the moment in which the touch becomes a long one."""
        if self._seconds is None or self.long:
            return False
        self._seconds += dt
        return self.long
