"""Steady presses: the second of two in a moment does not count, where somebody wants that."""

from __future__ import annotations

from game.host.gamepad import REPEATS, Pad
from game.host.interface import Key, Message, Pointer, Press
from game.scenes.frame.context import Context

MOMENT = 0.3
"""Seconds after a press in which no other one counts."""

REPEATED = frozenset({"ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Tab", "Backspace"})
"""Keys that are pressed several times in a row on purpose."""


class SteadyPresses:
    """Lets a press through only if none came a moment ago."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._since = MOMENT
        """Seconds since the last press that was let through ended."""
        self._refused: set[int] = set()
        """The pointers whose press did not count: nothing is heard of it until it ends."""

    def pass_time(self, dt: float) -> None:
        """Let time pass."""
        self._since += dt

    def admit(self, message: Message) -> Message | None:
        """Return the message, or None if it is a press that comes too soon."""
        if not self._context.settings.steady:
            return message
        if isinstance(message, Pointer):
            return self._admit_pointer(message)
        if not _is_press(message):
            return message
        soon, self._since = self._since < MOMENT, 0.0
        return None if soon else message

    def _admit_pointer(self, pointer: Pointer) -> Message | None:
        """Let a press of a pointer through from its beginning to its end, or not at all."""
        if pointer.phase == "down":
            if self._since < MOMENT:
                self._refused.add(pointer.id)
            else:
                self._refused.discard(pointer.id)
        refused = pointer.id in self._refused
        if pointer.phase in ("up", "cancel"):
            self._refused.discard(pointer.id)
            self._since = 0.0
        return None if refused and pointer.phase != "leave" else pointer


def _is_press(message: Message) -> bool:
    """Return whether a message is a press of something by no pointer."""
    if isinstance(message, Key):
        return message.name not in REPEATED
    if isinstance(message, Pad):
        return message.button not in REPEATS
    return isinstance(message, Press)
