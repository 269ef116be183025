"""Gamepads: what their buttons mean, and which of them a window's events say are pressed."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

PadButton = Literal[
    "up",
    "down",
    "left",
    "right",
    "press",
    "back",
    "undo",
    "hint",
    "previous",
    "next",
    "page up",
    "page down",
    "menu",
    "help",
]
"""What a button means, or a direction of cross or stick."""


@dataclass(frozen=True, slots=True)
class Pad:
    """A button of a gamepad goes down; a direction that is held on comes again, as of a key."""

    button: PadButton


REPEATS = frozenset({"up", "down", "left", "right", "page up", "page down"})
"""What comes again while it is held."""

FIRST_REPEAT, REPEAT = 0.45, 0.13
"""After so many seconds it comes again, and then every so many."""

ON, OFF = 0.55, 0.35
"""A stick that is pushed so far counts, until it is back to so far: it trembles."""

APPEARING = 0.25
"""What goes down within so many seconds of a gamepad's coming was held before, and is nothing."""

_BY_AXIS: Mapping[int, tuple[PadButton | None, PadButton]] = {
    0: ("left", "right"),
    1: ("up", "down"),
    4: (None, "page up"),
    5: (None, "page down"),
}
"""By SDL's number of an axis, what its two ends mean: the left stick, and the triggers."""

_BY_BUTTON: Mapping[int, PadButton] = {
    0: "press",
    1: "back",
    2: "undo",
    3: "hint",
    4: "help",
    6: "menu",
    9: "previous",
    10: "next",
    11: "up",
    12: "down",
    13: "left",
    14: "right",
}
"""By SDL's number of a button: A, B, X, Y, back, start, the shoulders, and the cross."""

_Source = tuple[int, str, int]
"""A gamepad, whether it is a button or an axis of it, and its number."""


class Gamepads:
    """What is held on all gamepads of a window. Times are seconds of one clock."""

    def __init__(self) -> None:
        self._came: dict[int, float] = {}
        """When each gamepad came."""
        self._before: set[_Source] = set()
        """What was held before that, and still is."""
        self._held: dict[_Source, PadButton] = {}
        self._again: dict[PadButton, float] = {}
        """When what is held comes again."""

    def came(self, pad: int, now: float) -> None:
        """Take note of a gamepad that was connected."""
        self._came[pad] = now

    def came_back(self, now: float) -> None:
        """Take note that the gamepads are this window's again."""
        self._came = dict.fromkeys(self._came, now)

    def went(self, pad: int) -> None:
        """Forget a gamepad."""
        self._came.pop(pad, None)
        self._before = {source for source in self._before if source[0] != pad}
        for source in [source for source in self._held if source[0] == pad]:
            self._let_go(source)

    def let_go(self) -> None:
        """Take everything for let go of: somebody else has the gamepads now."""
        self._held.clear()
        self._again.clear()

    def button(self, pad: int, number: int, down: bool, now: float) -> Pad | None:
        """Take a button in that went down or up; return what it means."""
        return self._set((pad, "button", number), _BY_BUTTON.get(number) if down else None, now)

    def axis(self, pad: int, number: int, value: float, now: float) -> Pad | None:
        """Take a stick or a trigger in that was moved to `value`, from -1 to 1."""
        source, ends = (pad, "axis", number), _BY_AXIS.get(number)
        if ends is None:
            return None
        enough = OFF if self._held.get(source) == ends[value > 0] else ON
        return self._set(source, ends[value > 0] if abs(value) >= enough else None, now)

    def _set(self, source: _Source, button: PadButton | None, now: float) -> Pad | None:
        """Note what a button or an axis means now; return what it means anew."""
        if self._held.get(source) == button and source not in self._before:
            return None
        self._let_go(source)
        if button is None:
            self._before.discard(source)
            return None
        if now < self._came.get(source[0], -math.inf) + APPEARING:
            self._before.add(source)
        if source in self._before:
            return None
        is_new = button not in self._held.values()
        self._held[source] = button
        if button in REPEATS and is_new:
            self._again[button] = now + FIRST_REPEAT
        return Pad(button) if is_new else None

    def _let_go(self, source: _Source) -> None:
        button = self._held.pop(source, None)
        if button is not None and button not in self._held.values():
            self._again.pop(button, None)

    def repeated(self, now: float) -> list[Pad]:
        """Return what is held and comes again now."""
        due = [button for button, when in self._again.items() if when <= now]
        for button in due:
            self._again[button] = now + REPEAT
        return [Pad(button) for button in due]

    def due(self, now: float) -> float | None:
        """Return in how many seconds something comes again; None where nothing is held."""
        return max(0.0, min(self._again.values()) - now) if self._again else None
