"""Marks on a pit: each has a shape of its own, so that colour alone says nothing."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Literal, NamedTuple

import pygame

from game.view.art import smooth
from game.view.pixels import stroke
from game.view.theme import Colour, Theme, contrast

Mark = Literal[
    "legal",
    "chosen",
    "from",
    "last",
    "path",
    "end",
    "captured",
    "hint",
    "goal",
    "moment",
    "warned",
    "focus",
    "forth",
    "back",
    "halt",
    "hint-forth",
    "hint-back",
    "robbed",
    "earlier-from",
    "earlier-last",
    "earlier-robbed",
]
"""legal: may be played. from, last: where the last move began and ended. chosen, path, end,
captured: the place under the pointer, and what its move would do. hint: the next press of the best
move. goal: where that move leads, while the piece is to be pressed first. moment: what may be
pressed of what is pointed out. warned: a big mistake is about this place. focus: has the keyboard.
forth, back, halt (drawn by Bao's board): pressing it sows on from here clockwise or the other way,
or ends the sowing here. hint-forth, hint-back: so the hinted move goes on from here. robbed: the
last move captured here. earlier-from, earlier-last, earlier-robbed: the same of moves before it."""

Marks = frozenset[Mark]
NO_MARKS: Marks = frozenset()

LEAST_SIGN = 7
"""No sign in a pit is smaller, in canvas pixels."""


_PARTED = 3.0
"""The least contrast of a mark with its outline."""

_DASH = 8
"""The dashes of a ring, with the gaps between them, are at least so many widths of it long."""

FOCUS = 3.5
"""Width of the ring of the focus, in CSS pixels."""


def marks_reach(theme: Theme, scale: float) -> int:
    """Return how far marks reach beyond a pit: the ring of the focus is the farthest."""
    line, edge = _focus_ring(theme, 0.5).widths(scale)
    return 3 * line + edge + 1


class _Ring(NamedTuple):
    """A ring around a pit: its width in CSS pixels, how often it is cut, and how round it is."""

    colour: Colour
    width: float
    dashes: int = 0
    corner: float = 0.5
    edge: float = 0.0
    """The width of its outline, in shares of its own."""

    def widths(self, scale: float) -> tuple[int, int]:
        """Return the widths of the line and of its outline in canvas pixels."""
        line = stroke(scale, self.width)
        return line, math.floor(line * self.edge + 0.5)


_RINGS: Mapping[Mark, tuple[str, float, int]] = {
    "legal": ("mark_legal", 2.2, 0),
    "chosen": ("mark_legal", 3.6, 0),
    "earlier-from": ("mark_last", 1.8, 12),
    "earlier-last": ("mark_last", 1.8, 0),
    "earlier-robbed": ("mark_capture", 2.0, 6),
    "from": ("mark_last", 2.4, 12),
    "last": ("mark_last", 3.0, 0),
    "end": ("mark_end", 3.4, 0),
    "hint": ("mark_end", 3.0, 0),
    "goal": ("mark_end", 2.6, 0),
    "moment": ("mark_end", 3.0, 0),
    "warned": ("bad", 3.0, 0),
    "robbed": ("mark_capture", 3.2, 6),
    "captured": ("mark_capture", 3.2, 6),
}
"""Of the marks that are rings: the theme's colour, the width, and how often the ring is cut."""

_TRACES: Marks = frozenset(
    ("from", "last", "robbed", "earlier-from", "earlier-last", "earlier-robbed")
)
_INNER: Marks = frozenset(("legal", "hint", "moment", "warned"))
"""Rings that lie inside those of traces, so that neither hides the other."""


def draw_marks(
    surface: pygame.Surface,
    pit: pygame.Rect,
    marks: Marks,
    theme: Theme,
    scale: float,
    *,
    corner: float = 0.5,
) -> None:
    """Draw all marks of a pit around and in its hollow.

    `corner` is the radius of its corners in shares of the side: a half for round ends.
    """
    if not marks:
        return
    inside = _inside(pit, marks, theme, scale)
    for mark, (tone, width, dashes) in _RINGS.items():
        if mark in marks:
            ring = _Ring(getattr(theme, tone), width, dashes, corner, theme.mark_edge)
            around = inside if mark in _INNER else pit
            _draw_ring(surface, around, ring, _outline(ring.colour, theme), scale)
    side = _side(pit)
    for mark, sign in _SIGNS.items():
        if mark in marks:
            size = max(LEAST_SIGN, round(side * sign.size))
            picture = sign_picture(mark, size, theme)
            surface.blit(picture, picture.get_rect(**{sign.point: sign.spot(pit, side)}))
    if "focus" in marks:
        ring = _focus_ring(theme, corner)
        away = 4 * ring.widths(scale)[0]
        _draw_ring(surface, pit.inflate(away, away), ring, theme.focus_gap, scale)


def _focus_ring(theme: Theme, corner: float) -> _Ring:
    """Return the ring of the focus: the gap that parts it from all else is its outline."""
    return _Ring(theme.focus, FOCUS, corner=corner, edge=max(0.25, theme.mark_edge / 2))


def sign_picture(mark: Mark, size: int, theme: Theme) -> pygame.Surface:
    """Return the picture of a mark that is a sign, by itself."""
    sign = _SIGNS[mark]
    colour = getattr(theme, sign.tone)
    return sign.draw(size, colour, _outline(colour, theme))


def _outline(colour: Colour, theme: Theme) -> Colour:
    """Return the outline of a mark: a dark one, or a bright one around a dark colour."""
    dark = contrast(colour, theme.mark_line) < _PARTED
    return theme.mark_legal if dark else theme.mark_line


def _inside(pit: pygame.Rect, marks: Marks, theme: Theme, scale: float) -> pygame.Rect:
    """Return the pit within the rings of traces that it has."""
    width = max((_RINGS[mark][1] for mark in marks & _TRACES), default=0.0)
    if not width:
        return pit
    inset = 2 * sum(_Ring(theme.mark_line, width, edge=theme.mark_edge).widths(scale))
    return pit.inflate(-inset, -inset)


def _draw_ring(
    surface: pygame.Surface, pit: pygame.Rect, ring: _Ring, outline: Colour, scale: float
) -> None:
    """Draw a ring with an outline (of round-ended form on long pits)."""
    picture = _ring_picture(pit.size, ring, outline, scale)
    surface.blit(picture, picture.get_rect(center=pit.center))


@lru_cache(maxsize=64)
def _ring_picture(
    size: tuple[int, int], ring: _Ring, outline: Colour, scale: float
) -> pygame.Surface:
    """Return the picture of a ring around a pit of that size."""
    line, edge = ring.widths(scale)
    reach = line + edge + 1

    def draw(large: pygame.Surface, k: int) -> None:
        for ink, wide in ((outline, line + 2 * edge), (ring.colour, line)):
            inset = (reach * 2 - line - wide) * k
            rect = large.get_rect().inflate(-inset, -inset)
            pygame.draw.rect(large, ink, rect, wide * k, int(min(rect.size) * ring.corner))
        if ring.dashes:
            _cut(large, min(ring.dashes, max(4, round(2 * sum(size) / (_DASH * line)))), k * line)

    return smooth((size[0] + 2 * reach, size[1] + 2 * reach), draw, outline)


def _cut(large: pygame.Surface, dashes: int, gap: int) -> None:
    """Take spokes out of a ring."""
    middle = pygame.Vector2(large.get_rect().center)
    reach = pygame.Vector2(large.get_width() + large.get_height(), 0)
    for number in range(dashes):
        end = middle + reach.rotate(360 * (number + 0.5) / dashes)
        pygame.draw.line(large, (0, 0, 0, 0), middle, end, max(2, gap * 2))


def _side(pit: pygame.Rect) -> int:
    """Return the side of a small sign in a pit."""
    return max(8, round(min(pit.width, pit.height) * 0.26))


@lru_cache(maxsize=8)
def _wedge(side: int, colour: Colour, outline: Colour) -> pygame.Surface:
    """Return a small wedge that points down, into a pit."""

    def draw(large: pygame.Surface, k: int) -> None:
        w = side * k
        pygame.draw.polygon(large, outline, [(0, 0), (w, 0), (w / 2, w)])
        pygame.draw.polygon(
            large, colour, [(w * 0.2, w * 0.12), (w * 0.8, w * 0.12), (w / 2, w * 0.74)]
        )

    return smooth((side, side), draw, outline)


@lru_cache(maxsize=8)
def _cross(side: int, colour: Colour, outline: Colour) -> pygame.Surface:
    """Return a cross: these seeds would be taken."""

    def draw(large: pygame.Surface, k: int) -> None:
        w, inset = side * k, side * k * 0.22
        for ink, wide in ((outline, w * 0.34), (colour, w * 0.2)):
            far = w - inset
            pygame.draw.line(large, ink, (inset, inset), (far, far), round(wide))
            pygame.draw.line(large, ink, (far, inset), (inset, far), round(wide))

    return smooth((side, side), draw, outline)


@lru_cache(maxsize=8)
def _star(side: int, colour: Colour, outline: Colour) -> pygame.Surface:
    """Return a star of five points: press here."""

    def draw(large: pygame.Surface, k: int) -> None:
        middle = pygame.Vector2(side * k / 2, side * k / 2)
        for ink, reach in ((outline, 0.5), (colour, 0.36)):
            spike = pygame.Vector2(0, -side * k * reach)
            points = [spike.rotate(36 * n) * (1.0 if n % 2 == 0 else 0.5) for n in range(10)]
            pygame.draw.polygon(large, ink, [middle + point for point in points])

    return smooth((side, side), draw, outline)


@lru_cache(maxsize=8)
def _flag(side: int, colour: Colour, outline: Colour) -> pygame.Surface:
    """Return a flag whose staff stands in the middle of the lower edge: this is the goal."""

    def draw(large: pygame.Surface, k: int) -> None:
        w = side * k
        cloth = [(0.5, 0.1), (0.95, 0.36), (0.5, 0.62)]
        for ink, wide in ((outline, 0.22), (colour, 0.1)):
            line = round(w * wide)
            points = [(x * w, y * w) for x, y in cloth]
            pygame.draw.polygon(large, ink, points)
            pygame.draw.line(large, ink, (w * 0.5, w * 0.1), (w * 0.5, w * 0.94), line)
            if ink == outline:
                pygame.draw.lines(large, ink, True, points, max(1, line // 2))

    return smooth((side, side), draw, outline)


@lru_cache(maxsize=8)
def _dot(side: int, colour: Colour, outline: Colour) -> pygame.Surface:
    """Return a dot: a seed would fall here."""

    def draw(large: pygame.Surface, k: int) -> None:
        w = side * k
        pygame.draw.circle(large, outline, (w / 2, w / 2), w / 2)
        pygame.draw.circle(large, colour, (w / 2, w / 2), w * 0.36)

    return smooth((side, side), draw, outline)


def _at_top(pit: pygame.Rect, side: int) -> tuple[int, int]:
    """Return where the top of a sign is that stands in a pit: what is written above stays clear."""
    return pit.centerx, pit.top - side // 8


def _under_top(pit: pygame.Rect, side: int) -> tuple[int, int]:
    """Return the middle of a sign that lies on the upper edge of a pit, most of it inside."""
    return pit.centerx, pit.top + side * 2 // 5


def _over_bottom(pit: pygame.Rect, side: int) -> tuple[int, int]:
    """Return the middle of a sign on the lower edge of a pit, clear of what is written below."""
    return pit.centerx, pit.bottom - side // 5


@lru_cache(maxsize=8)
def _call(side: int, colour: Colour, outline: Colour) -> pygame.Surface:
    """Return an exclamation mark on a disc: look here."""

    def draw(large: pygame.Surface, k: int) -> None:
        w = side * k
        pygame.draw.circle(large, outline, (w / 2, w / 2), w / 2)
        pygame.draw.circle(large, colour, (w / 2, w / 2), w * 0.42)
        pygame.draw.line(large, outline, (w / 2, w * 0.24), (w / 2, w * 0.54), round(w * 0.14))
        pygame.draw.circle(large, outline, (w / 2, w * 0.72), w * 0.08)

    return smooth((side, side), draw, outline)


class _Sign(NamedTuple):
    """A sign in a pit: its picture, the theme's colour, its size in sides, and where it is.

    `spot` says where its `point` is, of a pit and the side of its signs.
    """

    draw: Callable[[int, Colour, Colour], pygame.Surface]
    tone: str
    size: float
    point: str
    spot: Callable[[pygame.Rect, int], tuple[int, int]]


_SIGNS: Mapping[Mark, _Sign] = {
    "earlier-last": _Sign(_wedge, "mark_last", 0.75, "midtop", _at_top),
    "last": _Sign(_wedge, "mark_last", 1.0, "midtop", _at_top),
    "earlier-robbed": _Sign(_cross, "mark_capture", 0.85, "center", _under_top),
    "robbed": _Sign(_cross, "mark_capture", 1.1, "center", _under_top),
    "captured": _Sign(_cross, "mark_capture", 1.1, "center", _under_top),
    "hint": _Sign(_star, "mark_end", 1.3, "midtop", _at_top),
    # Its foot is high, so that it hides no piece's number.
    "goal": _Sign(
        _flag, "mark_end", 2.2, "midbottom", lambda pit, side: (pit.centerx, pit.top + side)
    ),
    "moment": _Sign(_star, "mark_end", 1.0, "midtop", _at_top),
    "warned": _Sign(_call, "bad", 1.1, "center", _over_bottom),
    "path": _Sign(_dot, "mark_end", 0.62, "center", _over_bottom),
}
"""Of the marks that are signs, in the order in which they are drawn."""
