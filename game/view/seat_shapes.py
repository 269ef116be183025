"""The shapes that stand for players: no two are alike, whatever their colours."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.view.theme import Colour


def _disc(surface: pygame.Surface, colour: Colour, s: float) -> None:
    pygame.draw.circle(surface, colour, (s / 2, s / 2), s * 0.36)


def _diamond(surface: pygame.Surface, colour: Colour, s: float) -> None:
    corners = [(0.5, 0.02), (0.86, 0.5), (0.5, 0.98), (0.14, 0.5)]
    pygame.draw.polygon(surface, colour, [(x * s, y * s) for x, y in corners])


def _triangle(surface: pygame.Surface, colour: Colour, s: float) -> None:
    corners = [(0.5, 0.1), (0.94, 0.86), (0.06, 0.86)]
    pygame.draw.polygon(surface, colour, [(x * s, y * s) for x, y in corners])


def _square(surface: pygame.Surface, colour: Colour, s: float) -> None:
    pygame.draw.rect(surface, colour, (s * 0.16, s * 0.16, s * 0.68, s * 0.68))


def _star(surface: pygame.Surface, colour: Colour, s: float) -> None:
    corners = [pygame.Vector2(0, -(0.22 if n % 2 else 0.5)).rotate(36 * n) for n in range(10)]
    pygame.draw.polygon(surface, colour, [((0.5 + x) * s, (0.54 + y) * s) for x, y in corners])


def _cross(surface: pygame.Surface, colour: Colour, s: float) -> None:
    pygame.draw.rect(surface, colour, (s * 0.34, s * 0.08, s * 0.32, s * 0.84))
    pygame.draw.rect(surface, colour, (s * 0.08, s * 0.34, s * 0.84, s * 0.32))


SEAT_SHAPES: Mapping[str, Callable[[pygame.Surface, Colour, float], None]] = {
    "seat-0": _disc,
    "seat-1": _diamond,
    "seat-2": _triangle,
    "seat-3": _square,
    "seat-4": _star,
    "seat-5": _cross,
}
"""By the names of icons."""
