"""Marks on a pit: each has a shape of its own, so that colour alone says nothing."""

from __future__ import annotations

from typing import Literal

import pygame

from game.view.art import smooth
from game.view.pixels import stroke
from game.view.theme import Colour, Theme

Mark = Literal["legal", "from", "last", "path", "end", "captured", "focus"]
"""legal: may be played. from, last: where the last move began and ended. path, end, captured:
what the move under the pointer would do. focus: has the keyboard."""

Marks = frozenset[Mark]
NO_MARKS: Marks = frozenset()


def draw_marks(
    surface: pygame.Surface, pit: pygame.Rect, marks: Marks, theme: Theme, scale: float
) -> None:
    """Draw all marks of a pit around and in its hollow."""
    if "legal" in marks:
        _ring(surface, pit, theme.mark_legal, theme, scale, 2.2)
    if "from" in marks:
        _ring(surface, pit, theme.mark_last, theme, scale, 2.2, dashes=12)
    if "last" in marks:
        _ring(surface, pit, theme.mark_last, theme, scale, 3.0)
        _wedge(surface, pit, theme.mark_last, theme)
    if "end" in marks:
        _ring(surface, pit, theme.mark_end, theme, scale, 4.5)
    if "captured" in marks:
        _ring(surface, pit, theme.mark_capture, theme, scale, 4.0, dashes=6)
        _cross(surface, pit, theme.mark_capture, theme)
    if "path" in marks:
        _dot(surface, pit, theme.mark_end, theme)
    if "focus" in marks:
        line = stroke(scale, 3)
        outer = pit.inflate(6 * line, 6 * line)
        _ring(surface, outer, theme.focus_gap, theme, scale, 6.5)
        _ring(surface, outer, theme.focus, theme, scale, 3.0)


def _ring(
    surface: pygame.Surface,
    pit: pygame.Rect,
    colour: Colour,
    theme: Theme,
    scale: float,
    width: float,
    dashes: int = 0,
) -> None:
    """Draw a ring (of round-ended form on long pits) with an outline; `dashes` cut it."""
    line = stroke(scale, width)
    edge = stroke(scale, 1)
    reach = line + edge + 1
    size = (pit.width + 2 * reach, pit.height + 2 * reach)

    def draw(large: pygame.Surface, k: int) -> None:
        for ink, wide in ((theme.mark_line, line + 2 * edge), (colour, line)):
            rect = pygame.Rect(0, 0, *large.get_size()).inflate(
                -(reach * 2 - line - wide) * k, -(reach * 2 - line - wide) * k
            )
            pygame.draw.rect(large, ink, rect, wide * k, min(rect.size) // 2)
        if dashes:
            _cut(large, dashes, k * line)

    ring = smooth(size, draw, theme.mark_line)
    surface.blit(ring, ring.get_rect(center=pit.center))


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


def _wedge(surface: pygame.Surface, pit: pygame.Rect, colour: Colour, theme: Theme) -> None:
    """Draw a small wedge at the upper rim, pointing into the pit."""
    side = _side(pit)

    def draw(large: pygame.Surface, k: int) -> None:
        w = side * k
        pygame.draw.polygon(large, theme.mark_line, [(0, 0), (w, 0), (w / 2, w)])
        pygame.draw.polygon(
            large, colour, [(w * 0.2, w * 0.12), (w * 0.8, w * 0.12), (w / 2, w * 0.74)]
        )

    wedge = smooth((side, side), draw, theme.mark_line)
    surface.blit(wedge, wedge.get_rect(midtop=(pit.centerx, pit.top - side // 3)))


def _cross(surface: pygame.Surface, pit: pygame.Rect, colour: Colour, theme: Theme) -> None:
    """Draw a cross on the rim: these seeds would be taken."""
    side = round(_side(pit) * 1.1)

    def draw(large: pygame.Surface, k: int) -> None:
        w, inset = side * k, side * k * 0.22
        for ink, wide in ((theme.mark_line, w * 0.34), (colour, w * 0.2)):
            for start, end in (((inset, inset), (w - inset, w - inset)),) + (
                ((w - inset, inset), (inset, w - inset)),
            ):
                pygame.draw.line(large, ink, start, end, round(wide))

    cross = smooth((side, side), draw, theme.mark_line)
    surface.blit(cross, cross.get_rect(center=(pit.centerx, pit.top)))


def _dot(surface: pygame.Surface, pit: pygame.Rect, colour: Colour, theme: Theme) -> None:
    """Draw a dot at the lower rim: a seed would fall here."""
    side = max(7, round(_side(pit) * 0.62))

    def draw(large: pygame.Surface, k: int) -> None:
        w = side * k
        pygame.draw.circle(large, theme.mark_line, (w / 2, w / 2), w / 2)
        pygame.draw.circle(large, colour, (w / 2, w / 2), w * 0.34)

    dot = smooth((side, side), draw, theme.mark_line)
    surface.blit(dot, dot.get_rect(center=(pit.centerx, pit.bottom)))
