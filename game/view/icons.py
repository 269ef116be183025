"""Small pictures for buttons, drawn as lines so that they are crisp at any size."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from itertools import pairwise

import pygame

from game.view.art import smooth
from game.view.seat_shapes import SEAT_SHAPES
from game.view.theme import Colour

Stroke = Callable[[pygame.Surface, Colour, float], None]
"""Draws an icon on a square surface of side `s` (canvas pixels)."""


WEIGHT = 0.088
"""Width of a line, in sides of the icon: two pixels of 24."""


@lru_cache(maxsize=64)
def icon(name: str, size: int, colour: Colour) -> pygame.Surface:
    """Return the icon called `name`."""
    return smooth((size, size), lambda large, k: ICONS[name](large, colour, size * k), colour)


def _width(s: float, weight: float = WEIGHT) -> int:
    """Return how wide the lines of an icon of side `s` are."""
    return max(2, round(s * weight))


def _lines(
    surface: pygame.Surface,
    colour: Colour,
    s: float,
    *points: tuple[float, float],
    weight: float = WEIGHT,
) -> None:
    """Draw a line with round ends through points given in shares of the side."""
    spots = [(x * s, y * s) for x, y in points]
    width = _width(s, weight)
    for start, end in pairwise(spots):
        pygame.draw.line(surface, colour, start, end, width)
    for spot in spots:
        pygame.draw.circle(surface, colour, spot, width / 2)


def _lamp(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a lamp: an idea."""
    bulb = [
        (0.5 + 0.3 * math.cos(math.radians(a)), 0.38 + 0.3 * math.sin(math.radians(a)))
        for a in range(-235, 60, 5)
    ]
    _lines(surface, colour, s, (0.36, 0.74), *bulb, (0.64, 0.74), (0.36, 0.74))
    _lines(surface, colour, s, (0.42, 0.9), (0.58, 0.9))


def _chart(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a rising and falling line over a ground line."""
    _lines(surface, colour, s, (0.16, 0.62), (0.38, 0.36), (0.58, 0.54), (0.84, 0.2))
    _lines(surface, colour, s, (0.16, 0.84), (0.84, 0.84))


def _menu(surface: pygame.Surface, colour: Colour, s: float) -> None:
    for y in (0.28, 0.5, 0.72):
        _lines(surface, colour, s, (0.18, y), (0.82, y))


def _back(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _lines(surface, colour, s, (0.6, 0.2), (0.3, 0.5), (0.6, 0.8))


def _forward(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _lines(surface, colour, s, (0.4, 0.2), (0.7, 0.5), (0.4, 0.8))


def _curve(surface: pygame.Surface, colour: Colour, s: float, mirror: bool) -> None:
    """Draw a bent arrow back (or forth)."""
    bend = [
        (0.62 + 0.24 * math.cos(math.radians(a)), 0.6 + 0.24 * math.sin(math.radians(a)))
        for a in range(-90, 91, 6)
    ]
    head = [(0.34, 0.16), (0.14, 0.36), (0.34, 0.56)]
    for path in ([(0.14, 0.36), *bend, (0.42, 0.84)], head):
        spots = [(1 - x, y) if mirror else (x, y) for x, y in path]
        _lines(surface, colour, s, *spots)


def _undo(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _curve(surface, colour, s, False)


def _redo(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _curve(surface, colour, s, True)


def _restart(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a round arrow: once more."""
    turn = [
        (0.48 + 0.33 * math.cos(math.radians(a)), 0.52 + 0.33 * math.sin(math.radians(a)))
        for a in range(20, 316, 8)
    ]
    _lines(surface, colour, s, *turn, (0.88, 0.42))
    _lines(surface, colour, s, (0.88, 0.18), (0.88, 0.42), (0.64, 0.42))


def _turn(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _lines(surface, colour, s, (0.32, 0.82), (0.32, 0.2), (0.14, 0.4))
    _lines(surface, colour, s, (0.32, 0.2), (0.5, 0.4))
    _lines(surface, colour, s, (0.68, 0.18), (0.68, 0.8), (0.5, 0.6))
    _lines(surface, colour, s, (0.68, 0.8), (0.86, 0.6))


def _skip(surface: pygame.Surface, colour: Colour, s: float) -> None:
    for left in (0.16, 0.46):
        corners = [(left, 0.22), (left + 0.32, 0.5), (left, 0.78)]
        pygame.draw.polygon(surface, colour, [(x * s, y * s) for x, y in corners])
    _lines(surface, colour, s, (0.84, 0.24), (0.84, 0.76))


def _play(surface: pygame.Surface, colour: Colour, s: float) -> None:
    corners = [(0.28, 0.16), (0.82, 0.5), (0.28, 0.84)]
    pygame.draw.polygon(surface, colour, [(x * s, y * s) for x, y in corners])


def _pause(surface: pygame.Surface, colour: Colour, s: float) -> None:
    for left in (0.24, 0.58):
        pygame.draw.rect(surface, colour, (left * s, 0.18 * s, 0.18 * s, 0.64 * s))


def _gear(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a wheel with teeth."""
    for tooth in range(8):
        turn = math.radians(45 * tooth)
        x, y = math.cos(turn), math.sin(turn)
        teeth = [(0.5 + reach * x, 0.5 + reach * y) for reach in (0.3, 0.4)]
        _lines(surface, colour, s, *teeth, weight=0.12)
    pygame.draw.circle(surface, colour, (s / 2, s / 2), s * 0.31, _width(s))
    pygame.draw.circle(surface, colour, (s / 2, s / 2), s * 0.12, _width(s))


def _sliders(surface: pygame.Surface, colour: Colour, s: float) -> None:
    for y, x in ((0.25, 0.65), (0.5, 0.34), (0.75, 0.6)):
        _lines(surface, colour, s, (0.14, y), (0.86, y))
        pygame.draw.circle(surface, colour, (x * s, y * s), s * 0.12)


def _help(surface: pygame.Surface, colour: Colour, s: float) -> None:
    hook = [
        (0.5 + 0.2 * math.cos(math.radians(a)), 0.34 + 0.18 * math.sin(math.radians(a)))
        for a in range(-180, 60, 12)
    ]
    _lines(surface, colour, s, *hook, (0.5, 0.56), (0.5, 0.64))
    pygame.draw.circle(surface, colour, (0.5 * s, 0.84 * s), s * 0.065)


def _minus(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _lines(surface, colour, s, (0.22, 0.5), (0.78, 0.5))


def _plus(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _minus(surface, colour, s)
    _lines(surface, colour, s, (0.5, 0.22), (0.5, 0.78))


def _check(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _lines(surface, colour, s, (0.2, 0.54), (0.42, 0.76), (0.8, 0.26), weight=0.12)


def _cancel(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _lines(surface, colour, s, (0.24, 0.24), (0.76, 0.76))
    _lines(surface, colour, s, (0.24, 0.76), (0.76, 0.24))


def _flag(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _lines(surface, colour, s, (0.28, 0.14), (0.28, 0.88))
    corners = [(0.28, 0.14), (0.84, 0.32), (0.28, 0.52)]
    pygame.draw.polygon(surface, colour, [(x * s, y * s) for x, y in corners])


def _white_flag(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _lines(surface, colour, s, (0.28, 0.88), (0.28, 0.16), (0.8, 0.16), (0.8, 0.52), (0.28, 0.52))


def _log(surface: pygame.Surface, colour: Colour, s: float) -> None:
    for y in (0.24, 0.5, 0.76):
        pygame.draw.circle(surface, colour, (0.2 * s, y * s), s * 0.07)
        _lines(surface, colour, s, (0.4, y), (0.84, y))


def _more(surface: pygame.Surface, colour: Colour, s: float) -> None:
    for x in (0.2, 0.5, 0.8):
        pygame.draw.circle(surface, colour, (x * s, s / 2), s * 0.11)


def _full_screen(surface: pygame.Surface, colour: Colour, s: float) -> None:
    for x, y in ((0.16, 0.16), (0.84, 0.16), (0.84, 0.84), (0.16, 0.84)):
        inward = 0.24 if x < 0.5 else -0.24, 0.24 if y < 0.5 else -0.24
        _lines(surface, colour, s, (x + inward[0], y), (x, y), (x, y + inward[1]))


def _send(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _lines(surface, colour, s, (0.5, 0.62), (0.5, 0.12), (0.32, 0.3))
    _lines(surface, colour, s, (0.5, 0.12), (0.68, 0.3))
    _lines(surface, colour, s, (0.3, 0.46), (0.18, 0.46), (0.18, 0.88))
    _lines(surface, colour, s, (0.18, 0.88), (0.82, 0.88), (0.82, 0.46), (0.7, 0.46))


def _replay(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _lines(surface, colour, s, (0.12, 0.8), (0.88, 0.8))
    pygame.draw.circle(surface, colour, (s * 0.36, s * 0.8), s * 0.12)
    corners = [(0.36, 0.12), (0.74, 0.34), (0.36, 0.56)]
    pygame.draw.polygon(surface, colour, [(x * s, y * s) for x, y in corners])


def _branches(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _lines(surface, colour, s, (0.5, 0.88), (0.5, 0.58), (0.22, 0.36), (0.22, 0.14))
    _lines(surface, colour, s, (0.5, 0.58), (0.78, 0.36), (0.78, 0.14))


def _list(surface: pygame.Surface, colour: Colour, s: float) -> None:
    for y in (0.24, 0.5, 0.76):
        pygame.draw.circle(surface, colour, (s * 0.2, s * y), s * 0.08)
        _lines(surface, colour, s, (0.4, y), (0.86, y))


def _open(surface: pygame.Surface, colour: Colour, s: float) -> None:
    box = [(0.12, 0.8), (0.12, 0.24), (0.4, 0.24), (0.5, 0.36), (0.88, 0.36), (0.88, 0.8)]
    _lines(surface, colour, s, *box, (0.12, 0.8))


def _statistics(surface: pygame.Surface, colour: Colour, s: float) -> None:
    for x, top in ((0.22, 0.56), (0.5, 0.2), (0.78, 0.4)):
        _lines(surface, colour, s, (x, top), (x, 0.82), weight=0.13)


def _throw_away(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _lines(surface, colour, s, (0.16, 0.26), (0.84, 0.26))
    _lines(surface, colour, s, (0.4, 0.26), (0.4, 0.13), (0.6, 0.13), (0.6, 0.26))
    _lines(surface, colour, s, (0.26, 0.26), (0.31, 0.88), (0.69, 0.88), (0.74, 0.26))


def _link(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw two links of a chain."""
    ring = [
        (0.15 + 0.15 * math.cos(math.radians(a)), 0.15 * math.sin(math.radians(a)))
        for a in range(-90, 100, 15)
    ]
    half = [(0.0, -0.15), *ring, (0.0, 0.15)]
    for x, y, angle in ((0.58, 0.42, -45), (0.42, 0.58, 135)):
        spots = [pygame.Vector2(spot).rotate(angle) for spot in half]
        _lines(surface, colour, s, *[(x + spot.x, y + spot.y) for spot in spots])
    _lines(surface, colour, s, (0.4, 0.6), (0.6, 0.4))


def _to_side(surface: pygame.Surface, colour: Colour, s: float, chevrons: int, back: bool) -> None:
    """Draw `chevrons` pointing forth, or back; none: a bar with one."""
    starts = {0: (0.36,), 1: (0.38,), 2: (0.22, 0.52)}[chevrons]
    for x in starts:
        spots = [(x, 0.22), (x + 0.26, 0.5), (x, 0.78)]
        _lines(surface, colour, s, *[(1 - a if back else a, b) for a, b in spots])
    if not chevrons:
        bar = 0.22 if back else 0.78
        _lines(surface, colour, s, (bar, 0.22), (bar, 0.78))


def _sheets(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _lines(surface, colour, s, (0.34, 0.66), (0.14, 0.66), (0.14, 0.12), (0.64, 0.12), (0.64, 0.3))
    sheet = [(0.36, 0.34), (0.86, 0.34), (0.86, 0.88), (0.36, 0.88), (0.36, 0.34)]
    _lines(surface, colour, s, *sheet)


def _save(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _lines(surface, colour, s, (0.5, 0.12), (0.5, 0.62), (0.3, 0.42))
    _lines(surface, colour, s, (0.5, 0.62), (0.7, 0.42))
    _lines(surface, colour, s, (0.16, 0.66), (0.16, 0.86), (0.84, 0.86), (0.84, 0.66))


def _people(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw one person and another one behind."""
    line = _width(s)
    pygame.draw.circle(surface, colour, (s * 0.38, s * 0.32), s * 0.18, line)
    _lines(surface, colour, s, (0.1, 0.86), (0.14, 0.68), (0.28, 0.62), (0.48, 0.62), (0.62, 0.68))
    _lines(surface, colour, s, (0.62, 0.68), (0.66, 0.86))
    _lines(surface, colour, s, (0.62, 0.17), (0.74, 0.24), (0.74, 0.4), (0.62, 0.47))
    _lines(surface, colour, s, (0.76, 0.62), (0.86, 0.7), (0.9, 0.86))


def _clock(surface: pygame.Surface, colour: Colour, s: float) -> None:
    line = _width(s)
    pygame.draw.circle(surface, colour, (s / 2, s / 2), s * 0.4, line)
    _lines(surface, colour, s, (0.5, 0.28), (0.5, 0.52), (0.66, 0.62))


def _person(surface: pygame.Surface, colour: Colour, s: float) -> None:
    line = _width(s)
    pygame.draw.circle(surface, colour, (s / 2, s * 0.3), s * 0.18, line)
    _lines(surface, colour, s, (0.2, 0.86), (0.24, 0.68), (0.36, 0.6), (0.64, 0.6))
    _lines(surface, colour, s, (0.64, 0.6), (0.76, 0.68), (0.8, 0.86))


def _computer(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a chip with its legs."""
    body = [(0.24, 0.24), (0.76, 0.24), (0.76, 0.76), (0.24, 0.76), (0.24, 0.24)]
    _lines(surface, colour, s, *body)
    pygame.draw.rect(surface, colour, (s * 0.41, s * 0.41, s * 0.18, s * 0.18))
    for at in (0.38, 0.62):
        for out, edge in ((0.1, 0.24), (0.9, 0.76)):
            _lines(surface, colour, s, (at, out), (at, edge))
            _lines(surface, colour, s, (out, at), (edge, at))


def _pencil(surface: pygame.Surface, colour: Colour, s: float) -> None:
    pencil = [(0.16, 0.84), (0.2, 0.62), (0.66, 0.16), (0.84, 0.34), (0.38, 0.8), (0.16, 0.84)]
    _lines(surface, colour, s, *pencil)
    _lines(surface, colour, s, (0.54, 0.28), (0.72, 0.46))


def _down(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _lines(surface, colour, s, (0.2, 0.38), (0.5, 0.66), (0.8, 0.38))


def _up(surface: pygame.Surface, colour: Colour, s: float) -> None:
    _lines(surface, colour, s, (0.2, 0.62), (0.5, 0.34), (0.8, 0.62))


def _book(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw an open book."""
    left = [(0.5, 0.28), (0.36, 0.2), (0.1, 0.2), (0.1, 0.78), (0.36, 0.78), (0.5, 0.86)]
    for points in (left, [(1 - x, y) for x, y in left]):
        _lines(surface, colour, s, *points)
    _lines(surface, colour, s, (0.5, 0.28), (0.5, 0.86))


def _eye(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw an eye: to look."""
    angles = [math.radians(degrees) for degrees in range(0, 361, 12)]
    lids = [(0.5 + 0.42 * math.cos(angle), 0.5 - 0.27 * math.sin(angle)) for angle in angles]
    _lines(surface, colour, s, *lids)
    pygame.draw.circle(surface, colour, (s * 0.5, s * 0.5), s * 0.14, _width(s))


def _star(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw a star of five points: the best."""
    spikes = (pygame.Vector2(0, (-0.48, -0.22)[n % 2] * s).rotate(36 * n) for n in range(10))
    pygame.draw.polygon(surface, colour, [(s * 0.5 + x, s * 0.53 + y) for x, y in spikes])


def _code(surface: pygame.Surface, colour: Colour, s: float) -> None:
    """Draw the three squares of a QR code, and a few of its modules."""
    for x, y in ((0.16, 0.16), (0.58, 0.16), (0.16, 0.58)):
        pygame.draw.rect(surface, colour, (x * s, y * s, 0.26 * s, 0.26 * s), _width(s))
    for x, y in ((0.58, 0.58), (0.75, 0.66), (0.58, 0.75)):
        pygame.draw.rect(surface, colour, (x * s, y * s, 0.1 * s, 0.1 * s))


ICONS: Mapping[str, Stroke] = {
    "menu": _menu,
    "back": _back,
    "forward": _forward,
    "undo": _undo,
    "redo": _redo,
    "restart": _restart,
    "turn": _turn,
    "skip": _skip,
    "play": _play,
    "pause": _pause,
    "settings": _gear,
    "setup": _sliders,
    "help": _help,
    "minus": _minus,
    "plus": _plus,
    "check": _check,
    "cancel": _cancel,
    "flag": _flag,
    "hint": _lamp,
    "chart": _chart,
    "white-flag": _white_flag,
    "log": _log,
    "more": _more,
    "full-screen": _full_screen,
    "send": _send,
    "replay": _replay,
    "lines": _branches,
    "list": _list,
    "open": _open,
    "statistics": _statistics,
    "throw-away": _throw_away,
    "step-back": partial(_to_side, chevrons=1, back=True),
    "step-forward": partial(_to_side, chevrons=1, back=False),
    "move-back": partial(_to_side, chevrons=2, back=True),
    "move-forward": partial(_to_side, chevrons=2, back=False),
    "jump-back": partial(_to_side, chevrons=0, back=True),
    "jump-forward": partial(_to_side, chevrons=0, back=False),
    "link": _link,
    "code": _code,
    "sheets": _sheets,
    "people": _people,
    "clock": _clock,
    "save": _save,
    "person": _person,
    "computer": _computer,
    "pencil": _pencil,
    "down": _down,
    "up": _up,
    "book": _book,
    "eye": _eye,
    "star": _star,
    **SEAT_SHAPES,
}
