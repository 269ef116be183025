"""What a pointer does at the table: a finger is broader than a mouse, and may rest on a place."""

from __future__ import annotations

from collections.abc import Sequence

from game.host.interface import Pointer

LONG = 0.45
"""A touch of so many seconds is a long one: it asks what a move would do, and plays nothing."""


class TablePointer:
    """The pointer whose message is taken in now, and the touches that go on."""

    def __init__(self) -> None:
        self.acts = self.is_finger = False
        """Whether the message taken in now is of a pointer; of a finger or a pen."""
        self._seconds: dict[int, float] = {}
        """For how long each finger has rested on a place. A mouse has no long press: it points."""

    def begin(self, pointer: Pointer) -> None:
        """Note of what kind the message is that is taken in now; `follow` ends that."""
        self.acts, self.is_finger = True, pointer.device != "mouse"

    def follow(self, pointer: Pointer, on_place: bool) -> None:
        """Take in where a finger is; `on_place`: whether it went down on a place."""
        self.acts = self.is_finger = False
        if pointer.phase == "move":
            return
        self._seconds.pop(pointer.id, None)
        if pointer.phase == "down" and on_place and pointer.device != "mouse":
            self._seconds[pointer.id] = 0.0

    def is_long(self, number: int) -> bool:
        """Whether the touch of a pointer is a long one by now."""
        return self._seconds.get(number, 0.0) >= LONG

    def update(self, dt: float) -> Sequence[int]:
        """Let time pass; return the pointers whose touch has become a long one with that."""
        short = [number for number in self._seconds if not self.is_long(number)]
        for number in short:
            self._seconds[number] += dt
        return [number for number in short if self.is_long(number)]
