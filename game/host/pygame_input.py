"""Turns what pygame tells of mouse, fingers, keys and window into the game's messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pygame

from game.host.files import file_given
from game.host.interface import Key, Message, Pointer, Quit, Secondary, Visible, Wheel
from game.host.places import Went

WHEEL_STEP = 60.0
"""CSS pixels that one notch of a mouse wheel scrolls."""

KEY_NAMES = {
    pygame.K_LEFT: "ArrowLeft",
    pygame.K_RIGHT: "ArrowRight",
    pygame.K_UP: "ArrowUp",
    pygame.K_DOWN: "ArrowDown",
    pygame.K_RETURN: "Enter",
    pygame.K_KP_ENTER: "Enter",
    pygame.K_ESCAPE: "Escape",
    pygame.K_AC_BACK: "Escape",
    pygame.K_TAB: "Tab",
    pygame.K_SPACE: " ",
    pygame.K_BACKSPACE: "Backspace",
    pygame.K_DELETE: "Delete",
    pygame.K_HOME: "Home",
    pygame.K_END: "End",
    pygame.K_PAGEUP: "PageUp",
    pygame.K_PAGEDOWN: "PageDown",
    **{getattr(pygame, f"K_F{number}"): f"F{number}" for number in range(1, 13)},
}
"""Keys that are named; every other key is named by the character it types."""


STEPS = {pygame.BUTTON_X1: -1, pygame.BUTTON_X2: 1}
"""The buttons at the side of a mouse, and the steps they go in the history of what was on view."""

STEPS_WITH_ALT = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
"""The keys that do so while Alt is held."""


class PygameInput:
    """Reads pygame events; remembers which button or finger is down."""

    def __init__(self) -> None:
        self._finger: int | None = None
        self._mouse_down = False
        self._readers: dict[int, Callable[[Any, float], Message | None]] = {
            pygame.MOUSEBUTTONDOWN: self._button_down,
            pygame.MOUSEBUTTONUP: self._button_up,
            pygame.MOUSEMOTION: self._motion,
            pygame.MOUSEWHEEL: self._wheel,
            pygame.FINGERDOWN: self._finger_down,
            pygame.FINGERMOTION: self._finger_motion,
            pygame.FINGERUP: self._finger_up,
            pygame.KEYDOWN: self._key,
            pygame.WINDOWLEAVE: self._leave,
            pygame.WINDOWFOCUSLOST: self._focus_lost,
            pygame.WINDOWMINIMIZED: lambda _event, _scale: Visible(False),
            pygame.WINDOWRESTORED: lambda _event, _scale: Visible(True),
            pygame.DROPFILE: lambda event, _scale: file_given(Path(event.file)),
            pygame.QUIT: lambda _event, _scale: Quit(),
        }

    def read(self, events: Sequence[Any], scale: float) -> list[Message]:
        """Return the messages of `events`; `scale` is canvas pixels for one CSS pixel."""
        messages = []
        for event in events:
            reader = self._readers.get(event.type)
            message = reader(event, scale) if reader else None
            if message is not None:
                messages.append(message)
        return messages

    def _button_down(self, event: Any, scale: float) -> Message | None:
        # SDL tells a tap twice, as a finger and as a mouse: the finger counts.
        if not event.touch and event.button in STEPS:
            return Went(STEPS[event.button])
        if event.touch or event.button not in (pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT):
            return None
        if event.button == pygame.BUTTON_RIGHT:
            return Secondary(event.pos[0] / scale, event.pos[1] / scale)
        self._mouse_down = True
        return _at("down", event.pos, scale)

    def _button_up(self, event: Any, scale: float) -> Message | None:
        if event.touch or event.button != pygame.BUTTON_LEFT or not self._mouse_down:
            return None
        self._mouse_down = False
        return _at("up", event.pos, scale)

    def _motion(self, event: Any, scale: float) -> Message | None:
        return None if event.touch else _at("move", event.pos, scale)

    def _wheel(self, event: Any, scale: float) -> Message | None:
        if event.touch or not event.y:
            return None
        x, y = pygame.mouse.get_pos()
        return Wheel(x / scale, y / scale, -WHEEL_STEP * event.y)

    def _finger_down(self, event: Any, scale: float) -> Message | None:
        if self._finger is not None:
            return None
        self._finger = event.finger_id
        return _finger("down", event, scale)

    def _finger_motion(self, event: Any, scale: float) -> Message | None:
        return _finger("move", event, scale) if event.finger_id == self._finger else None

    def _finger_up(self, event: Any, scale: float) -> Message | None:
        if event.finger_id != self._finger:
            return None
        self._finger = None
        return _finger("up", event, scale)

    def _key(self, event: Any, _scale: float) -> Message | None:
        if event.mod & pygame.KMOD_ALT and event.key in STEPS_WITH_ALT:
            return Went(STEPS_WITH_ALT[event.key])
        name = KEY_NAMES.get(event.key) or event.unicode or _letter(event.key)
        if not name:
            return None
        command = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if command:
            # With Ctrl held the typed character is a control code, not the letter.
            name = KEY_NAMES.get(event.key) or _letter(event.key)
        return Key(name, bool(event.mod & pygame.KMOD_SHIFT), bool(command)) if name else None

    def _leave(self, _event: Any, _scale: float) -> Message | None:
        return Pointer("leave", -1, -1)

    def _focus_lost(self, _event: Any, _scale: float) -> Message | None:
        was_down, self._mouse_down = self._mouse_down, False
        return Pointer("cancel", -1, -1) if was_down else None


def _at(phase: Any, pos: tuple[int, int], scale: float) -> Pointer:
    return Pointer(phase, pos[0] / scale, pos[1] / scale)


def _finger(phase: Any, event: Any, scale: float) -> Pointer:
    width, height = pygame.display.get_window_size()
    return Pointer(phase, event.x * width / scale, event.y * height / scale, "touch")


def _letter(key: int) -> str:
    name = pygame.key.name(key)
    return name if len(name) == 1 else ""
