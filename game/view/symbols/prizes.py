"""Icons of learning: a piece of a puzzle, and what is won; each on a square of side `s`."""

from __future__ import annotations

import math

import pygame

from game.view.symbols.pen import draw_line, line_width
from game.view.theme import Colour


def puzzle(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a piece that fits into others: a knob above, a bay at the right."""
    knob = [
        (0.46 + 0.11 * math.cos(math.radians(a)), 0.2 + 0.11 * math.sin(math.radians(a)))
        for a in range(130, 411, 20)
    ]
    bay = [
        (0.8 - 0.11 * math.cos(math.radians(a)), 0.58 + 0.11 * math.sin(math.radians(a)))
        for a in range(-60, 61, 15)
    ]
    draw_line(
        surface, colour, s,
        (0.14, 0.88), (0.14, 0.3), (0.39, 0.3), *knob, (0.53, 0.3), (0.78, 0.3), (0.78, 0.48),
        *bay, (0.78, 0.68), (0.78, 0.88), (0.14, 0.88),
    )  # fmt: skip


def cup(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a cup with two handles."""
    bowl = [
        (0.5 + 0.24 * math.cos(math.radians(a)), 0.36 + 0.26 * math.sin(math.radians(a)))
        for a in range(0, 181, 15)
    ]
    draw_line(surface, colour, s, (0.74, 0.14), *bowl, (0.26, 0.14), (0.74, 0.14))
    width = line_width(s)
    for x, start in ((0.24, math.pi / 2), (0.76, -math.pi / 2)):
        room = pygame.Rect(0, 0, round(0.24 * s), round(0.28 * s))
        room.center = (round(x * s), round(0.3 * s))
        pygame.draw.arc(surface, colour, room, start, start + math.pi, width)
    draw_line(surface, colour, s, (0.5, 0.62), (0.5, 0.84))
    draw_line(surface, colour, s, (0.3, 0.86), (0.7, 0.86))
