"""Icons of a thing or a person; each drawn on a square of side `s`."""

from __future__ import annotations

import math

import pygame

from game.view.symbols.pen import draw_line, line_width
from game.view.theme import Colour


def lamp(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a lamp: an idea."""
    bulb = [
        (0.5 + 0.3 * math.cos(math.radians(a)), 0.38 + 0.3 * math.sin(math.radians(a)))
        for a in range(-235, 60, 5)
    ]
    draw_line(surface, colour, s, (0.36, 0.74), *bulb, (0.64, 0.74), (0.36, 0.74))
    draw_line(surface, colour, s, (0.42, 0.9), (0.58, 0.9))


def chart(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a rising and falling line over a ground line."""
    draw_line(surface, colour, s, (0.16, 0.62), (0.38, 0.36), (0.58, 0.54), (0.84, 0.2))
    draw_line(surface, colour, s, (0.16, 0.84), (0.84, 0.84))


def gear(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a wheel with teeth."""
    for tooth in range(8):
        turn = math.radians(45 * tooth)
        x, y = math.cos(turn), math.sin(turn)
        teeth = [(0.5 + reach * x, 0.5 + reach * y) for reach in (0.3, 0.4)]
        draw_line(surface, colour, s, *teeth, weight=0.12)
    pygame.draw.circle(surface, colour, (s / 2, s / 2), s * 0.31, line_width(s))
    pygame.draw.circle(surface, colour, (s / 2, s / 2), s * 0.12, line_width(s))


def sliders(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw three sliders: rules that can be set."""
    for y, x in ((0.25, 0.65), (0.5, 0.34), (0.75, 0.6)):
        draw_line(surface, colour, s, (0.14, y), (0.86, y))
        pygame.draw.circle(surface, colour, (x * s, y * s), s * 0.12)


def question(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a question mark."""
    hook = [
        (0.5 + 0.2 * math.cos(math.radians(a)), 0.34 + 0.18 * math.sin(math.radians(a)))
        for a in range(-180, 60, 12)
    ]
    draw_line(surface, colour, s, *hook, (0.5, 0.56), (0.5, 0.64))
    pygame.draw.circle(surface, colour, (0.5 * s, 0.84 * s), s * 0.065)


def warning(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a ring with an exclamation mark: look at this again."""
    pygame.draw.circle(surface, colour, (0.5 * s, 0.5 * s), s * 0.4, line_width(s))
    draw_line(surface, colour, s, (0.5, 0.27), (0.5, 0.54))
    pygame.draw.circle(surface, colour, (0.5 * s, 0.71 * s), s * 0.06)


def flag(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a flag."""
    draw_line(surface, colour, s, (0.28, 0.14), (0.28, 0.88))
    corners = [(0.28, 0.14), (0.84, 0.32), (0.28, 0.52)]
    pygame.draw.polygon(surface, colour, [(x * s, y * s) for x, y in corners])


def keyboard(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a keyboard: something is typed."""
    draw_line(
        surface, colour, s, (0.12, 0.26), (0.88, 0.26), (0.88, 0.74), (0.12, 0.74), (0.12, 0.26)
    )
    for y in (0.41, 0.53):
        for x in (0.28, 0.43, 0.58, 0.72):
            pygame.draw.circle(surface, colour, (x * s, y * s), s * 0.04)
    draw_line(surface, colour, s, (0.36, 0.63), (0.64, 0.63), weight=0.06)


def white_flag(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a flag that is only an outline: to give up."""
    draw_line(
        surface, colour, s, (0.28, 0.88), (0.28, 0.16), (0.8, 0.16), (0.8, 0.52), (0.28, 0.52)
    )


def log(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw lines of a list, each with a dot."""
    for y in (0.24, 0.5, 0.76):
        pygame.draw.circle(surface, colour, (0.2 * s, y * s), s * 0.07)
        draw_line(surface, colour, s, (0.4, y), (0.84, y))


def send(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw an arrow out of a box."""
    draw_line(surface, colour, s, (0.5, 0.62), (0.5, 0.12), (0.32, 0.3))
    draw_line(surface, colour, s, (0.5, 0.12), (0.68, 0.3))
    draw_line(surface, colour, s, (0.3, 0.46), (0.18, 0.46), (0.18, 0.88))
    draw_line(surface, colour, s, (0.18, 0.88), (0.82, 0.88), (0.82, 0.46), (0.7, 0.46))


def branches(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a way that parts in two."""
    draw_line(surface, colour, s, (0.5, 0.88), (0.5, 0.58), (0.22, 0.36), (0.22, 0.14))
    draw_line(surface, colour, s, (0.5, 0.58), (0.78, 0.36), (0.78, 0.14))


def bullets(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a list."""
    for y in (0.24, 0.5, 0.76):
        pygame.draw.circle(surface, colour, (s * 0.2, s * y), s * 0.08)
        draw_line(surface, colour, s, (0.4, y), (0.86, y))


def folder(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a folder."""
    box = [(0.12, 0.8), (0.12, 0.24), (0.4, 0.24), (0.5, 0.36), (0.88, 0.36), (0.88, 0.8)]
    draw_line(surface, colour, s, *box, (0.12, 0.8))


def statistics(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw three columns."""
    for x, top in ((0.22, 0.56), (0.5, 0.2), (0.78, 0.4)):
        draw_line(surface, colour, s, (x, top), (x, 0.82), weight=0.13)


def throw_away(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a bin."""
    draw_line(surface, colour, s, (0.16, 0.26), (0.84, 0.26))
    draw_line(surface, colour, s, (0.4, 0.26), (0.4, 0.13), (0.6, 0.13), (0.6, 0.26))
    draw_line(surface, colour, s, (0.26, 0.26), (0.31, 0.88), (0.69, 0.88), (0.74, 0.26))


def link(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw two links of a chain."""
    ring = [
        (0.15 + 0.15 * math.cos(math.radians(a)), 0.15 * math.sin(math.radians(a)))
        for a in range(-90, 100, 15)
    ]
    half = [(0.0, -0.15), *ring, (0.0, 0.15)]
    for x, y, angle in ((0.58, 0.42, -45), (0.42, 0.58, 135)):
        spots = [pygame.Vector2(spot).rotate(angle) for spot in half]
        draw_line(surface, colour, s, *[(x + spot.x, y + spot.y) for spot in spots])
    draw_line(surface, colour, s, (0.4, 0.6), (0.6, 0.4))


def sheets(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw two sheets of paper: to copy."""
    draw_line(
        surface, colour, s, (0.34, 0.66), (0.14, 0.66), (0.14, 0.12), (0.64, 0.12), (0.64, 0.3)
    )
    sheet = [(0.36, 0.34), (0.86, 0.34), (0.86, 0.88), (0.36, 0.88), (0.36, 0.34)]
    draw_line(surface, colour, s, *sheet)


def save(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw an arrow into a box."""
    draw_line(surface, colour, s, (0.5, 0.12), (0.5, 0.62), (0.3, 0.42))
    draw_line(surface, colour, s, (0.5, 0.62), (0.7, 0.42))
    draw_line(surface, colour, s, (0.16, 0.66), (0.16, 0.86), (0.84, 0.86), (0.84, 0.66))


def people(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw one person and another one behind."""
    line = line_width(s)
    pygame.draw.circle(surface, colour, (s * 0.38, s * 0.32), s * 0.18, line)
    draw_line(
        surface, colour, s, (0.1, 0.86), (0.14, 0.68), (0.28, 0.62), (0.48, 0.62), (0.62, 0.68)
    )
    draw_line(surface, colour, s, (0.62, 0.68), (0.66, 0.86))
    draw_line(surface, colour, s, (0.62, 0.17), (0.74, 0.24), (0.74, 0.4), (0.62, 0.47))
    draw_line(surface, colour, s, (0.76, 0.62), (0.86, 0.7), (0.9, 0.86))


def clock(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a clock."""
    line = line_width(s)
    pygame.draw.circle(surface, colour, (s / 2, s / 2), s * 0.4, line)
    draw_line(surface, colour, s, (0.5, 0.28), (0.5, 0.52), (0.66, 0.62))


def person(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a person."""
    line = line_width(s)
    pygame.draw.circle(surface, colour, (s / 2, s * 0.3), s * 0.18, line)
    draw_line(surface, colour, s, (0.2, 0.86), (0.24, 0.68), (0.36, 0.6), (0.64, 0.6))
    draw_line(surface, colour, s, (0.64, 0.6), (0.76, 0.68), (0.8, 0.86))


def computer(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a chip with its legs."""
    body = [(0.24, 0.24), (0.76, 0.24), (0.76, 0.76), (0.24, 0.76), (0.24, 0.24)]
    draw_line(surface, colour, s, *body)
    pygame.draw.rect(surface, colour, (s * 0.41, s * 0.41, s * 0.18, s * 0.18))
    for at in (0.38, 0.62):
        for out, edge in ((0.1, 0.24), (0.9, 0.76)):
            draw_line(surface, colour, s, (at, out), (at, edge))
            draw_line(surface, colour, s, (out, at), (edge, at))


def pencil(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a pencil."""
    pencil = [(0.16, 0.84), (0.2, 0.62), (0.66, 0.16), (0.84, 0.34), (0.38, 0.8), (0.16, 0.84)]
    draw_line(surface, colour, s, *pencil)
    draw_line(surface, colour, s, (0.54, 0.28), (0.72, 0.46))


def book(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw an open book."""
    left = [(0.5, 0.28), (0.36, 0.2), (0.1, 0.2), (0.1, 0.78), (0.36, 0.78), (0.5, 0.86)]
    for points in (left, [(1 - x, y) for x, y in left]):
        draw_line(surface, colour, s, *points)
    draw_line(surface, colour, s, (0.5, 0.28), (0.5, 0.86))


def eye(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw an eye: to look."""
    angles = [math.radians(degrees) for degrees in range(0, 361, 12)]
    lids = [(0.5 + 0.42 * math.cos(angle), 0.5 - 0.27 * math.sin(angle)) for angle in angles]
    draw_line(surface, colour, s, *lids)
    pygame.draw.circle(surface, colour, (s * 0.5, s * 0.5), s * 0.14, line_width(s))


def star(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a star of five points: the best."""
    spikes = (pygame.Vector2(0, (-0.48, -0.22)[n % 2] * s).rotate(36 * n) for n in range(10))
    pygame.draw.polygon(surface, colour, [(s * 0.5 + x, s * 0.53 + y) for x, y in spikes])


def code(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw the three squares of a QR code, and a few of its modules."""
    for x, y in ((0.16, 0.16), (0.58, 0.16), (0.16, 0.58)):
        pygame.draw.rect(surface, colour, (x * s, y * s, 0.26 * s, 0.26 * s), line_width(s))
    for x, y in ((0.58, 0.58), (0.75, 0.66), (0.58, 0.75)):
        pygame.draw.rect(surface, colour, (x * s, y * s, 0.1 * s, 0.1 * s))
