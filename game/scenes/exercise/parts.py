"""Parts of a picture that change while the rest of it stays: a card of text, a band, a row."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple

import pygame

from game.view.box import Box
from game.view.pixels import px


class Part(NamedTuple):
    """A part: where it is drawn, what tells whether it looks different, and what draws it."""

    name: str
    area: Box
    content: Hashable
    draw: Callable[[pygame.Surface], None]


class Parts:
    """The parts of one scene, as they were drawn last."""

    def __init__(self) -> None:
        self._parts: dict[str, Part] = {}

    def look(self, parts: Sequence[Part]) -> set[str]:
        """Take parts over; return the names of those that look different."""
        before, self._parts = self._parts, {part.name: part for part in parts}
        names = before.keys() | self._parts.keys()
        return {name for name in names if _seen(before.get(name)) != _seen(self._parts.get(name))}

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all of them."""
        for part in self._parts.values():
            part.draw(surface)

    def area(self, name: str) -> Box | None:
        """Return where a part is drawn; None if there is none of this name."""
        part = self._parts.get(name)
        return None if part is None else part.area

    def draw_in(self, surface: pygame.Surface, rect: pygame.Rect, scale: float) -> None:
        """Draw those parts that reach into a rectangle."""
        for part in self._parts.values():
            if px(part.area, scale).colliderect(rect):
                part.draw(surface)


def _seen(part: Part | None) -> Hashable:
    """Return what decides how a part looks."""
    return None if part is None else (part.area, part.content)
