"""Turns what pygame tells of mouse, fingers, keys, gamepads and window into the game's messages."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from string import ascii_uppercase
from typing import Any

import pygame

from game.host.files import file_given
from game.host.gamepad import Gamepads
from game.host.interface import Key, Message, Pointer, Quit, Secondary, Visible, Wheel
from game.host.places import Went

WHEEL_STEP = 60.0
"""CSS pixels that one notch of a mouse wheel scrolls."""

AXIS_END = 32767
"""What SDL tells of a stick that is pushed as far as it goes."""

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

PLACES = {
    **{pygame.KSCAN_A + n: f"Key{letter}" for n, letter in enumerate(ascii_uppercase)},
    **{pygame.KSCAN_1 + n: f"Digit{digit}" for n, digit in enumerate("1234567890")},
    **{pygame.KSCAN_KP_1 + n: f"Numpad{digit}" for n, digit in enumerate("1234567890")},
    pygame.KSCAN_MINUS: "Minus",
    pygame.KSCAN_EQUALS: "Equal",
    pygame.KSCAN_LEFTBRACKET: "BracketLeft",
    pygame.KSCAN_RIGHTBRACKET: "BracketRight",
    pygame.KSCAN_BACKSLASH: "Backslash",
    pygame.KSCAN_SEMICOLON: "Semicolon",
    pygame.KSCAN_APOSTROPHE: "Quote",
    pygame.KSCAN_GRAVE: "Backquote",
    pygame.KSCAN_COMMA: "Comma",
    pygame.KSCAN_PERIOD: "Period",
    pygame.KSCAN_SLASH: "Slash",
    pygame.KSCAN_KP_PLUS: "NumpadAdd",
    pygame.KSCAN_KP_MINUS: "NumpadSubtract",
    pygame.KSCAN_KP_MULTIPLY: "NumpadMultiply",
    pygame.KSCAN_KP_DIVIDE: "NumpadDivide",
    pygame.KSCAN_KP_PERIOD: "NumpadDecimal",
}
"""The places of keys that type something, by SDL's scancodes, as browsers call them."""

_KEYPAD = {
    pygame.K_KP1: "End",
    pygame.K_KP2: "ArrowDown",
    pygame.K_KP3: "PageDown",
    pygame.K_KP4: "ArrowLeft",
    pygame.K_KP6: "ArrowRight",
    pygame.K_KP7: "Home",
    pygame.K_KP8: "ArrowUp",
    pygame.K_KP9: "PageUp",
    pygame.K_KP_PERIOD: "Delete",
}
"""What the keys of the numeric keypad are while it types no digits."""

_WITH_OTHERS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META | pygame.KMOD_MODE
"""Keys that make another key mean something else: its place says nothing then."""

_TYPES_OR_COMMANDS = _WITH_OTHERS & ~pygame.KMOD_LALT
"""The same without the one that makes a shortcut of a letter, where that is set."""

STEPS = {pygame.BUTTON_X1: -1, pygame.BUTTON_X2: 1}
"""The buttons at the side of a mouse, and the steps they go in the history of what was on view."""

STEPS_WITH_ALT = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
"""The keys that do so while Alt is held."""


class PygameInput:
    """Reads pygame events; remembers which button and which fingers are down.

    `clock` tells seconds, for what is held on a gamepad.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._fingers: dict[int, int] = {}
        """The numbers of the fingers that are down, by SDL's; the mouse is 0."""
        self._mouse_down = False
        self._gamepads = Gamepads()
        self._controllers: dict[int, Any] | None = None
        """The gamepads that are open, by SDL's number of each; None before they are looked for."""
        self._readers: dict[int, Callable[[Any, float], Message | Sequence[Message] | None]] = {
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
            pygame.WINDOWFOCUSGAINED: self._focus_gained,
            pygame.CONTROLLERDEVICEADDED: self._pad_came,
            pygame.CONTROLLERDEVICEREMOVED: self._pad_went,
            pygame.CONTROLLERBUTTONDOWN: self._pad_button,
            pygame.CONTROLLERBUTTONUP: self._pad_button,
            pygame.CONTROLLERAXISMOTION: self._pad_axis,
            pygame.WINDOWMINIMIZED: lambda _event, _scale: Visible(False),
            pygame.WINDOWRESTORED: lambda _event, _scale: Visible(True),
            pygame.DROPFILE: lambda event, _scale: file_given(Path(event.file)),
            pygame.QUIT: lambda _event, _scale: Quit(),
        }

    def read(self, events: Sequence[Any], scale: float) -> list[Message]:
        """Return the messages of `events`; `scale` is canvas pixels for one CSS pixel."""
        messages: list[Message] = []
        for event in events:
            reader = self._readers.get(event.type)
            message = reader(event, scale) if reader else None
            if isinstance(message, Sequence):
                messages += message
            elif message is not None:
                messages.append(message)
        return [*messages, *self._gamepads.repeated(self._clock())]

    def look_for_gamepads(self) -> None:
        """Let SDL tell of gamepads from now on; this costs some ms, once."""
        if self._controllers is not None:
            return
        self._controllers = {}
        try:
            from pygame._sdl2 import controller  # noqa: PLC0415 - the first picture does without

            controller.init()
        except (ImportError, pygame.error):
            return

    @property
    def has_gamepad(self) -> bool:
        """Whether a gamepad is connected."""
        return bool(self._controllers)

    def patience(self, seconds: float) -> float:
        """Return for how long may be waited for an event: until something held comes again."""
        due = self._gamepads.due(self._clock())
        return seconds if due is None else min(seconds, due)

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
        self._fingers.pop(event.finger_id, None)
        taken = set(self._fingers.values())
        free = next(number for number in count(1) if number not in taken)
        self._fingers[event.finger_id] = free
        return _finger("down", event, free, scale)

    def _finger_motion(self, event: Any, scale: float) -> Message | None:
        number = self._fingers.get(event.finger_id)
        return None if number is None else _finger("move", event, number, scale)

    def _finger_up(self, event: Any, scale: float) -> Message | None:
        number = self._fingers.pop(event.finger_id, None)
        return None if number is None else _finger("up", event, number, scale)

    def _key(self, event: Any, _scale: float) -> Message | None:
        if event.mod & pygame.KMOD_ALT and event.key in STEPS_WITH_ALT:
            return Went(STEPS_WITH_ALT[event.key])
        # Windows tells AltGr as Ctrl and the right Alt; what is typed with it is a character.
        alt_graph = event.mod & (pygame.KMOD_MODE | pygame.KMOD_RALT)
        command = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) and not alt_graph
        # With Ctrl held the typed character is a control code, not the letter.
        typed = "" if command else event.unicode
        name = _named(event) or typed or _letter(event.key)
        if not name:
            return None
        alt = bool(event.mod & pygame.KMOD_LALT and not event.mod & _TYPES_OR_COMMANDS)
        # What types nothing by itself, as a dead key, waits for the next one.
        stands_for_place = typed and (alt or not event.mod & _WITH_OTHERS)
        code = PLACES.get(event.scancode, "") if stands_for_place else ""
        return Key(name, bool(event.mod & pygame.KMOD_SHIFT), bool(command), code, alt)

    def _leave(self, _event: Any, _scale: float) -> Message | None:
        return Pointer("leave", -1, -1)

    def _focus_lost(self, _event: Any, _scale: float) -> Sequence[Message]:
        mouse = [Pointer("cancel", -1, -1)] if self._mouse_down else []
        fingers = [Pointer("cancel", -1, -1, "touch", each) for each in self._fingers.values()]
        self._mouse_down = False
        self._fingers.clear()
        self._gamepads.let_go()
        return [*mouse, *fingers]

    def _focus_gained(self, _event: Any, _scale: float) -> None:
        self._gamepads.came_back(self._clock())

    # Gamepads

    def _pad_came(self, event: Any, _scale: float) -> None:
        from pygame._sdl2 import controller  # noqa: PLC0415 - as above

        if self._controllers is None:
            return
        try:
            pad = controller.Controller(event.device_index)
        except pygame.error:  # it has gone again
            return
        number = pad.as_joystick().get_instance_id()
        self._controllers[number] = pad  # open for as long as it is kept
        self._gamepads.came(number, self._clock())

    def _pad_went(self, event: Any, _scale: float) -> None:
        self._gamepads.went(event.instance_id)
        if self._controllers is not None:
            self._controllers.pop(event.instance_id, None)

    def _pad_button(self, event: Any, _scale: float) -> Message | None:
        is_down = event.type == pygame.CONTROLLERBUTTONDOWN
        return self._gamepads.button(event.instance_id, event.button, is_down, self._clock())

    def _pad_axis(self, event: Any, _scale: float) -> Message | None:
        value = event.value / AXIS_END
        return self._gamepads.axis(event.instance_id, event.axis, value, self._clock())


def _at(phase: Any, pos: tuple[int, int], scale: float) -> Pointer:
    return Pointer(phase, pos[0] / scale, pos[1] / scale)


def _finger(phase: Any, event: Any, number: int, scale: float) -> Pointer:
    width, height = pygame.display.get_window_size()
    return Pointer(phase, event.x * width / scale, event.y * height / scale, "touch", number)


def _named(event: Any) -> str:
    """Return the name of a key that has one; the numeric keypad leads somewhere while it is off."""
    if not event.mod & pygame.KMOD_NUM and event.key in _KEYPAD and not event.unicode:
        return _KEYPAD[event.key]
    return KEY_NAMES.get(event.key, "")


def _letter(key: int) -> str:
    name = pygame.key.name(key)
    return name if len(name) == 1 else ""
