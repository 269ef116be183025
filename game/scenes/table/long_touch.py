"""A finger or a pen that rests on a place: it asks what a move would do, and plays nothing."""

from __future__ import annotations

from game.host.interface import Pointer

LONG = 0.45
"""A touch of so many seconds is a long one."""


class LongTouch:
    """The touch that goes on, if there is one. A mouse only points, so it has no long press."""

    def __init__(self) -> None:
        self._past: float | None = None

    def follow(self, pointer: Pointer, on_place: bool) -> None:
        """Take in where the finger is; `on_place`: whether it went down on a place."""
        if pointer.phase == "down":
            self._past = 0.0 if on_place and pointer.device != "mouse" else None
        elif pointer.phase != "move":
            self._past = None

    @property
    def long(self) -> bool:
        """Whether the touch that goes on is a long one by now."""
        return self._past is not None and self._past >= LONG

    def update(self, dt: float) -> bool:
        """Let time pass; True at the moment in which the touch becomes a long one."""
        if self._past is None or self.long:
            return False
        self._past += dt
        return self.long
