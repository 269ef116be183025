"""Bantu's pieces: turned wood with a number, a colour and a form for each player."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

import pygame

from game.rules.protocol import Seat
from game.view.art import smooth, soft
from game.view.bantu.colours import colours_of
from game.view.pixels import stroke
from game.view.text.type import Type
from game.view.theme import Colour, Theme, mixed


class Piece(NamedTuple):
    """A piece of a player: whose, and its number."""

    seat: Seat
    number: int


class _Form(NamedTuple):
    """The outline of a piece, a circle being 1 wide: rounded corners around points.

    `curve` is the radius of the corners, `figure` the height of the number on it, `down` how far
    below the middle that stands.
    """

    points: tuple[tuple[float, float], ...]
    curve: float
    figure: float
    down: float = 0.0


def _corners(count: int, reach: float, first: float, down: float = 0.0) -> _Form:
    """Return the points of a regular polygon as a form without sizes."""
    angles = [math.radians(first + 360 * n / count) for n in range(count)]
    points = tuple((reach * math.sin(a), -reach * math.cos(a) + down) for a in angles)
    return _Form(points, 0.0, 0.0)


FORMS: Mapping[Seat, _Form] = {
    0: _Form(((0.0, 0.0),), 0.5, 0.7),
    1: _corners(4, 0.46, 0)._replace(curve=0.12, figure=0.62),
    2: _corners(3, 0.5, 0, 0.07)._replace(curve=0.14, figure=0.62, down=0.1),
    3: _corners(4, 0.46, 45)._replace(curve=0.12, figure=0.7),
}
"""Red is round, green a diamond, blue a triangle, yellow a square: as the signs of the seats."""

REACH = 1.5
"""A picture of a piece is so many circles wide and high: form, side and shadow."""

SIDE = 0.09
"""Height of the side one sees, in circles."""


def _fill(large: pygame.Surface, form: _Form, size: float, ink: Colour, low: float) -> None:
    """Draw a form of a size, `low` circles below the middle of the surface."""
    middle = large.get_width() / 2
    unit = large.get_width() / REACH
    spots = [(middle + x * size * unit, middle + (y * size + low) * unit) for x, y in form.points]
    curve = form.curve * size * unit
    if len(spots) > 1:
        pygame.draw.polygon(large, ink, spots)
        for start, end in zip(spots, spots[1:] + spots[:1], strict=True):
            _bar(large, start, end, curve, ink)
    for spot in spots:
        pygame.draw.circle(large, ink, spot, curve)


def _bar(
    large: pygame.Surface,
    start: tuple[float, float],
    end: tuple[float, float],
    half: float,
    ink: Colour,
) -> None:
    """Draw a line twice `half` wide with square ends."""
    along = pygame.Vector2(end) - pygame.Vector2(start)
    across = along.rotate(90).normalize() * half
    first, last = pygame.Vector2(start), pygame.Vector2(end)
    pygame.draw.polygon(large, ink, [first + across, last + across, last - across, first - across])


@lru_cache(maxsize=96)
def _body(seat: Seat, circle: int, theme: Theme) -> pygame.Surface:
    """Return a piece without its number."""
    colour, form = colours_of(theme).pieces[seat], FORMS[seat]
    side = round(circle * REACH)
    outline = theme.mark_line

    def draw(large: pygame.Surface, k: int) -> None:
        edge = 2 * k * max(1.0, circle * 0.035) / (circle * k)
        low = -SIDE / 2
        if theme.textured:
            _fill(large, form, 1.0 + edge, outline, low + SIDE)
            _fill(large, form, 1.0, mixed(colour, (0, 0, 0), 0.45), low + SIDE)
        _fill(large, form, 1.0 + edge, outline, low)
        if theme.textured:
            _fill(large, form, 1.0, mixed(colour, (255, 255, 255), 0.42), low)
            _fill(large, form, 0.95, mixed(colour, (0, 0, 0), 0.16), low + 0.02)
            _fill(large, form, 0.88, mixed(colour, (0, 0, 0), 0.3), low)
            _fill(large, form, 0.83, colour, low + 0.012)
        else:
            _fill(large, form, 1.0, colour, low)

    return smooth((side, side), draw, outline)


def _shadow(circle: int, theme: Theme) -> pygame.Surface | None:
    """Return the shadow of a piece."""
    if not theme.textured:
        return None
    wide = round(circle * 0.84)
    return soft((wide, wide), max(2, circle // 7), wide / 2, 150)


@lru_cache(maxsize=96)
def piece_picture(piece: Piece, circle: int, theme: Theme, type_: Type) -> pygame.Surface:
    """Return a piece for circles of that diameter (canvas pixels), its shadow included."""
    side = round(circle * REACH)
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    shadow = _shadow(circle, theme)
    if shadow is not None:
        below = (side // 2 + round(circle * 0.04), side // 2 + round(circle * 0.1))
        picture.blit(shadow, shadow.get_rect(center=below))
    picture.blit(_body(piece.seat, circle, theme), (0, 0))
    form = FORMS[piece.seat]
    ink = colours_of(theme).numbers[piece.seat]
    number = type_.line(str(piece.number), "bold", circle * form.figure, ink)
    middle = (side / 2, side / 2 + (form.down - SIDE / 2) * circle)
    picture.blit(number, number.get_rect(center=(round(middle[0]), round(middle[1]))))
    return picture


def footprint(piece: Piece, circle: int, theme: Theme, type_: Type) -> pygame.Surface:
    """Return what shows where a piece belongs that is away: its outline and number, carved."""
    side = round(circle * REACH)
    ink = colours_of(theme).signs[piece.seat]
    form = FORMS[piece.seat]
    thin = 2 * stroke(1, max(1.0, circle * 0.05)) / circle

    def draw(large: pygame.Surface, k: int) -> None:
        del k
        _fill(large, form, 0.9, ink, 0.0)
        hole = large.copy()
        hole.fill((0, 0, 0, 0))
        _fill(hole, form, 0.9 - thin, (0, 0, 0), 0.0)
        large.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)

    picture = smooth((side, side), draw, ink)
    number = type_.line(str(piece.number), "bold", circle * form.figure * 0.9, ink)
    low = side / 2 + form.down * circle
    picture.blit(number, number.get_rect(center=(side // 2, round(low))))
    return picture
