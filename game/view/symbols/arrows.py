"""Icons of a way or a sign: arrows, bars, a tick; each drawn on a square of side `s`."""

from __future__ import annotations

import math

import pygame

from game.view.symbols.pen import draw_line
from game.view.theme import Colour


def back(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw an arrow head to the left."""
    draw_line(surface, colour, s, (0.6, 0.2), (0.3, 0.5), (0.6, 0.8))


def forward(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw an arrow head to the right."""
    draw_line(surface, colour, s, (0.4, 0.2), (0.7, 0.5), (0.4, 0.8))


def _curve(surface: pygame.Surface, colour: Colour, s: float, mirror: bool) -> None:
    """Draw a bent arrow back (or forth)."""
    bend = [
        (0.62 + 0.24 * math.cos(math.radians(a)), 0.6 + 0.24 * math.sin(math.radians(a)))
        for a in range(-90, 91, 6)
    ]
    head = [(0.34, 0.16), (0.14, 0.36), (0.34, 0.56)]
    for path in ([(0.14, 0.36), *bend, (0.42, 0.84)], head):
        spots = [(1 - x, y) if mirror else (x, y) for x, y in path]
        draw_line(surface, colour, s, *spots)


def undo(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw an arrow that goes back in a curve."""
    _curve(surface, colour, s, False)


def redo(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw an arrow that goes on in a curve."""
    _curve(surface, colour, s, True)


def restart(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a round arrow: once more."""
    turn = [
        (0.48 + 0.33 * math.cos(math.radians(a)), 0.52 + 0.33 * math.sin(math.radians(a)))
        for a in range(20, 316, 8)
    ]
    draw_line(surface, colour, s, *turn, (0.88, 0.42))
    draw_line(surface, colour, s, (0.88, 0.18), (0.88, 0.42), (0.64, 0.42))


def turn(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw two arrows, up and down: the other way round."""
    draw_line(surface, colour, s, (0.32, 0.82), (0.32, 0.2), (0.14, 0.4))
    draw_line(surface, colour, s, (0.32, 0.2), (0.5, 0.4))
    draw_line(surface, colour, s, (0.68, 0.18), (0.68, 0.8), (0.5, 0.6))
    draw_line(surface, colour, s, (0.68, 0.8), (0.86, 0.6))


def skip(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw two arrow heads to the right: on at once."""
    for left in (0.16, 0.46):
        corners = [(left, 0.22), (left + 0.32, 0.5), (left, 0.78)]
        pygame.draw.polygon(surface, colour, [(x * s, y * s) for x, y in corners])
    draw_line(surface, colour, s, (0.84, 0.24), (0.84, 0.76))


def play(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a triangle: let it run."""
    corners = [(0.28, 0.16), (0.82, 0.5), (0.28, 0.84)]
    pygame.draw.polygon(surface, colour, [(x * s, y * s) for x, y in corners])


def pause(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw two bars: let it stand still."""
    for left in (0.24, 0.58):
        pygame.draw.rect(surface, colour, (left * s, 0.18 * s, 0.18 * s, 0.64 * s))


def replay(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a slider on its line."""
    draw_line(surface, colour, s, (0.12, 0.8), (0.88, 0.8))
    pygame.draw.circle(surface, colour, (s * 0.36, s * 0.8), s * 0.12)
    corners = [(0.36, 0.12), (0.74, 0.34), (0.36, 0.56)]
    pygame.draw.polygon(surface, colour, [(x * s, y * s) for x, y in corners])


def to_side(surface: pygame.Surface, colour: Colour, s: float, chevrons: int, back: bool) -> None:
    """Draw `chevrons` pointing forth, or back; none: a bar with one."""
    starts = {0: (0.36,), 1: (0.38,), 2: (0.22, 0.52)}[chevrons]
    for x in starts:
        spots = [(x, 0.22), (x + 0.26, 0.5), (x, 0.78)]
        draw_line(surface, colour, s, *[(1 - a if back else a, b) for a, b in spots])
    if not chevrons:
        bar = 0.22 if back else 0.78
        draw_line(surface, colour, s, (bar, 0.22), (bar, 0.78))


def down(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw an arrow head down."""
    draw_line(surface, colour, s, (0.2, 0.38), (0.5, 0.66), (0.8, 0.38))


def up(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw an arrow head up."""
    draw_line(surface, colour, s, (0.2, 0.62), (0.5, 0.34), (0.8, 0.62))


def full_screen(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw four corners."""
    for x, y in ((0.16, 0.16), (0.84, 0.16), (0.84, 0.84), (0.16, 0.84)):
        inward = 0.24 if x < 0.5 else -0.24, 0.24 if y < 0.5 else -0.24
        draw_line(surface, colour, s, (x + inward[0], y), (x, y), (x, y + inward[1]))


def minus(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a bar: less."""
    draw_line(surface, colour, s, (0.22, 0.5), (0.78, 0.5))


def plus(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a cross: more."""
    minus(surface, colour, s)
    draw_line(surface, colour, s, (0.5, 0.22), (0.5, 0.78))


def check(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a tick: chosen."""
    draw_line(surface, colour, s, (0.2, 0.54), (0.42, 0.76), (0.8, 0.26), weight=0.12)


def cancel(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a cross that lies: away."""
    draw_line(surface, colour, s, (0.24, 0.24), (0.76, 0.76))
    draw_line(surface, colour, s, (0.24, 0.76), (0.76, 0.24))


def menu(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw three bars."""
    for y in (0.28, 0.5, 0.72):
        draw_line(surface, colour, s, (0.18, y), (0.82, y))


def more(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw three dots."""
    for x in (0.2, 0.5, 0.8):
        pygame.draw.circle(surface, colour, (x * s, s / 2), s * 0.11)
