"""From the size of the window to the sizes of text, bars, gaps and buttons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from game.view.box import TOUCH, Box

LEAST_TEXT = 14.0
"""No text for reading is smaller, in CSS pixels."""

MOST_TEXT = 2.0
"""By no more than that texts are larger than usual, whatever the person's choices add up to."""

LEAST_WINDOW = (240.0, 160.0)
"""In a window that is smaller still, as a frame in a page may be, what finds no room is cut off."""


PHONE = 500.0
"""A window with a shorter side than that is a phone's, in CSS pixels."""

TextKind = Literal["logo", "screen", "card", "score", "result", "lesson", "name", "body", "least"]
"""logo, screen, card, score, result: titles and numbers. lesson: what is to be read with ease.
name: names, and the message line at the table. body: text on buttons and in rows. least: notes."""

_SIZES: Mapping[TextKind, tuple[float, float]] = {
    "logo": (48, 38),
    "screen": (34, 28),
    "card": (27, 24),
    "score": (30, 26),
    "result": (56, 44),
    "lesson": (22, 18),
    "name": (20, 18),
    "body": (17, 17),
    "least": (16, 16),
}
"""In CSS pixels: in a window, and on a phone."""


@dataclass(frozen=True, slots=True)
class Measure:
    """The window in CSS pixels, and how large things are in it.

    `unit` is 1 on phones and ordinary windows and grows on very large ones; `text` also
    holds the person's text size, less of it where the window is too small. `left_handed`: bars
    and tools lie the other way round.
    """

    width: float
    height: float
    text: float
    unit: float
    left_handed: bool = False

    @property
    def window(self) -> Box:
        """The whole window."""
        return Box(0, 0, self.width, self.height)

    @property
    def portrait(self) -> bool:
        """Whether it is higher than wide."""
        return self.height > self.width

    @property
    def short(self) -> bool:
        """Whether it is a phone on its side: no height to spare."""
        return self.height < 480

    @property
    def gap(self) -> float:
        """The usual distance between things."""
        return 8 * self.unit

    @property
    def button(self) -> float:
        """The height of a button."""
        return max(TOUCH, 46 * self.unit, self.line + 16)

    @property
    def icon(self) -> float:
        """The side of a button with a picture only."""
        return TOUCH * self.unit

    @property
    def body(self) -> float:
        """The size of text for reading."""
        return max(LEAST_TEXT, 16 * self.text)

    @property
    def small(self) -> float:
        """The size of explanations and labels."""
        return max(LEAST_TEXT, 14 * self.text)

    @property
    def heading(self) -> float:
        """The size of a scene's title."""
        return 26 * self.text

    @property
    def phone(self) -> bool:
        """Whether the window is as small as a phone, upright or on its side."""
        return min(self.width, self.height) < PHONE

    @property
    def margin(self) -> float:
        """The distance of a screen's content from the sides of the window."""
        return 12.0 if self.phone else min(40.0, self.width * 0.04) * self.unit

    def size(self, kind: TextKind) -> float:
        """Return the size of a kind of text."""
        return max(LEAST_TEXT, _SIZES[kind][self.phone] * self.text)

    @property
    def line(self) -> float:
        """The height of a line of `body` text."""
        return self.body * 1.3


def measure(width: float, height: float, text: float = 1.0, left_handed: bool = False) -> Measure:
    """Return the sizes for a window; `text` and `left_handed` are what the person chose."""
    width, height = max(width, LEAST_WINDOW[0]), max(height, LEAST_WINDOW[1])
    unit = max(1.0, min(2.4, min(width / 1280, height / 720) ** 0.75))
    narrow = min(min(width, height) / 320, max(width, height) / 560)
    # Below some 400 pixels a larger text would push the board out of the window.
    factor = min(text, MOST_TEXT, max(1.0, 1 + (narrow - 1) * 0.8))
    return Measure(width, height, factor * unit, unit, left_handed)
