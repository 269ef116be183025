"""A finger that is drawn across: it turns pages."""

from __future__ import annotations

from game.host.interface import Pointer

FAR = 56.0
"""A finger that is drawn so far across turns the page, in CSS pixels."""

_FLAT = 1.6
"""It goes so many times as far across as up or down."""


class Swipe:
    """Follows fingers."""

    def __init__(self) -> None:
        self._starts: dict[int, tuple[float, float]] = {}
        """Where each finger came down."""

    def step_of(self, pointer: Pointer) -> int:
        """Return by how many pages the pointer turns where it is let go: 1 on, -1 back, or 0."""
        if pointer.device == "mouse":
            return 0
        if pointer.phase == "down":
            self._starts[pointer.id] = pointer.x, pointer.y
            return 0
        if pointer.phase == "move" or pointer.id not in self._starts:
            return 0
        x, y = self._starts.pop(pointer.id)
        across, down = pointer.x - x, pointer.y - y
        if pointer.phase != "up" or abs(across) < FAR or abs(across) < _FLAT * abs(down):
            return 0
        return -1 if across > 0 else 1
