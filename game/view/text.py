"""Fonts and text: faces by role, lines that fit a width, rendered lines kept for reuse."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from typing import Literal

import pygame

from game.paths import ASSETS
from game.view.theme import Colour

Face = Literal["text", "bold", "title"]

_FILES: dict[Face, str] = {"text": "text.ttf", "bold": "text-bold.ttf", "title": "title.ttf"}
_KEPT_LINES = 300


class Type:
    """Draws text at sizes in canvas pixels."""

    def __init__(self) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._lines: OrderedDict[tuple[str, Face, int, Colour], pygame.Surface] = OrderedDict()

    def font(self, face: Face, size: float) -> pygame.font.Font:
        """Return the font of a face; `size` is its height in canvas pixels."""
        return _font(face, max(6, round(size)))

    def width(self, text: str, face: Face, size: float) -> int:
        """Return how wide a line of text is."""
        return self.font(face, size).size(text)[0]

    def line(self, text: str, face: Face, size: float, colour: Colour) -> pygame.Surface:
        """Return a line of text, drawn (and kept for the next time)."""
        key = (text, face, max(6, round(size)), colour)
        if key in self._lines:
            self._lines.move_to_end(key)
            return self._lines[key]
        drawn = self.font(face, size).render(text, True, colour)
        self._lines[key] = drawn
        if len(self._lines) > _KEPT_LINES:
            self._lines.popitem(last=False)
        return drawn

    def wrapped(self, text: str, face: Face, size: float, width: float) -> list[str]:
        """Return `text` cut into lines no wider than `width` (single long words may be)."""
        return list(_wrapped(text, face, max(6, round(size)), round(width)))

    def chopped(self, text: str, face: Face, size: float, width: float) -> list[str]:
        """Return one line cut into pieces no wider than `width`, wherever that may be."""
        pieces = []
        while text:
            length = len(text)
            while length > 1 and self.width(text[:length], face, size) > width:
                length -= 1
            pieces.append(text[:length])
            text = text[length:]
        return pieces

    def fitted(self, text: str, face: Face, size: float, width: float, least: float) -> float:
        """Return the largest size, at most `size` and at least `least`, at which it fits."""
        wide = self.width(text, face, size)
        return size if wide <= width else max(least, size * width / max(1, wide) * 0.99)


@lru_cache(maxsize=64)
def _font(face: Face, size: int) -> pygame.font.Font:
    """Return the font of a face at a size."""
    return pygame.font.Font(ASSETS / "fonts" / _FILES[face], size)


@lru_cache(maxsize=400)
def _wrapped(text: str, face: Face, size: int, width: int) -> tuple[str, ...]:
    """Return the lines of `text`."""
    font = _font(face, size)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}" if line else word
            if line and font.size(longer)[0] > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return tuple(lines)
