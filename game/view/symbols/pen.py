"""The pen that icons are drawn with: lines with round ends, on a square of side `s`."""

from __future__ import annotations

from itertools import pairwise

import pygame

from game.view.theme import Colour

WEIGHT = 0.088
"""Width of a line, in sides of the icon: two pixels of 24."""


def line_width(s: float, weight: float = WEIGHT) -> int:
    """Return how wide the lines of an icon of side `s` are."""
    return max(2, round(s * weight))


def draw_line(
    surface: pygame.Surface,
    colour: Colour,
    s: float,
    *points: tuple[float, float],
    weight: float = WEIGHT,
) -> None:
    """Draw a line with round ends through points given in shares of the side."""
    spots = [(x * s, y * s) for x, y in points]
    width = line_width(s, weight)
    for start, end in pairwise(spots):
        pygame.draw.line(surface, colour, start, end, width)
    for spot in spots:
        pygame.draw.circle(surface, colour, spot, width / 2)
