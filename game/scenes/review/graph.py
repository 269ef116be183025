"""The graph of a match: how it stood at each point, to be pressed and dragged."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

import pygame

from game.view.art import draw_edged, rounded
from game.view.box import Box
from game.view.brush import Brush
from game.view.pixels import px, stroke
from game.view.text.text_box import LINE, TextBox, draw_text, truncated

RADIUS = 14.0
"""Of the corners of its card, in CSS pixels."""

INSET = 26.0
"""The curve begins and ends so far from the sides of the card, in CSS pixels."""

_ABOVE = 16.0
_DOT, _LEAST_DOT, _HERE = 6.5, 3.2, 8.0
_BAND = 13.0
"""Half the width of the band at the point that is looked at."""

_LETTER, _MOST_ASIDE = 0.56, 0.32
"""A letter is about so wide, in sizes of its text; names take at most so much of the width."""

_FINE = 2
"""The curve is drawn so many times larger, and scaled down."""


class Course(NamedTuple):
    """How a match stood: at each of `points` points, None where that is not known yet.

    After the points `faults` and `others` a mistake or a blunder was made, one of those that are
    counted or another player's. The point `at` is looked at. The match is even at `even`, of 1.0.
    """

    bars: Sequence[float | None]
    faults: Collection[int]
    at: int
    even: float = 0.5
    others: Collection[int] = ()

    @property
    def points(self) -> int:
        """How many points there are."""
        return len(self.bars)


class Labels(NamedTuple):
    """What is written at the upper end, at the lower end, and at the right.

    `names`: what is written at both ends where there is little room.
    """

    up: str
    down: str
    note: str
    names: tuple[str, str]


class Graph:
    """The graph in its box."""

    def __init__(self, box: Box, course: Course, labels: Labels, size: float) -> None:
        """`size`: that of the text, in CSS pixels."""
        self.box = box
        self.course = course
        self.labels = labels
        self.size = size
        self._drawn: tuple[object, pygame.Surface] | None = None

    @property
    def low(self) -> bool:
        """Whether there is hardly room for its text beside the curve."""
        return self.box.height < 6 * self.size * LINE

    @property
    def _plot(self) -> Box:
        room = self.box.shrunk(min(INSET, self.box.width * 0.06), _ABOVE)
        if not self._worded:
            return room
        if self.low:
            return room.right_part(room.width - self._aside)[0]
        return room.shrunk(0, self._strip - 4)

    @property
    def _strip(self) -> float:
        """How high a line of words is."""
        return self.size * LINE + 2

    @property
    def _worded(self) -> bool:
        """Whether there is room for words."""
        return self.box.height - 12 >= 2 * self._strip

    @property
    def _aside(self) -> float:
        """How wide the names are that stand before a low curve."""
        longest = max(map(len, self.labels.names))
        return min(longest * self.size * _LETTER, self.box.width * _MOST_ASIDE)

    def x_of(self, point: float) -> float:
        """Return where a point stands from left to right, in CSS pixels."""
        plot = self._plot
        return plot.x + plot.width * point / max(1, self.course.points - 1)

    def point_at(self, x: float) -> int:
        """Return the point at an x; one more than there are beyond the right end."""
        plot = self._plot
        step = plot.width / max(1, self.course.points - 1)
        if x > plot.right + min(step / 2, 8.0):
            return self.course.points
        return min(max(round((x - plot.x) / step), 0), self.course.points - 1)

    def _y_of(self, bar: float) -> float:
        plot = self._plot
        return plot.bottom - plot.height * bar

    def draw(self, surface: pygame.Surface, brush: Brush) -> None:
        """Draw the card, the curve with its dots, and the words."""
        theme, scale, line = brush.theme, brush.scale, brush.line
        rect = px(self.box, scale)
        draw_edged(
            surface, rect, RADIUS * line, stroke(line, 1), edge=theme.panel_edge, face=theme.panel
        )
        self._draw_band(surface, brush)
        for words in self.words(brush):
            draw_text(surface, words, brush)
        surface.blit(self._curve(brush), rect)
        self._draw_here(surface, brush)

    def _draw_band(self, surface: pygame.Surface, brush: Brush) -> None:
        """Draw the band at the point that is looked at."""
        scale, edge = brush.scale, stroke(brush.line, 1)
        rect = px(self.box, scale).inflate(-2 * edge, -2 * edge)
        band = pygame.Surface((round(2 * _BAND * brush.line), rect.height))
        band.fill(brush.theme.mark_end)
        band.set_alpha(110)
        x = self.x_of(min(self.course.at, self.course.points - 1)) * scale
        spot = band.get_rect(centerx=round(x), centery=rect.centery)
        surface.blit(band, spot.clip(rect), spot.clip(rect).move(-spot.x, -spot.y))

    def _curve(self, brush: Brush) -> pygame.Surface:
        """Return the picture of all that stays while another point is looked at."""
        course = self.course
        key = (tuple(course.bars), tuple(course.faults), tuple(course.others), brush)
        if self._drawn is None or self._drawn[0] != key:
            rect = px(self.box, brush.scale)
            large = pygame.Surface((rect.width * _FINE, rect.height * _FINE), pygame.SRCALPHA)
            large.fill((*brush.theme.accent, 0))
            self._draw_curve(large, brush)
            self._drawn = key, pygame.transform.smoothscale(large, rect.size)
        return self._drawn[1]

    def _draw_curve(self, large: pygame.Surface, brush: Brush) -> None:
        """Draw the area, the even line, the curve and the dots, `_FINE` times as large."""
        theme, line = brush.theme, brush.line * _FINE
        even = self._spot(0, self.course.even, brush)[1]
        stretches = self._stretches(brush)
        for spots in stretches:
            if len(spots) > 1:
                outline = [(spots[0][0], even), *spots, (spots[-1][0], even)]
                pygame.draw.polygon(large, (*theme.tint, 255), outline)
        dash = max(3, round(5 * line))
        first = round((self._plot.x - self.box.x - 10) * brush.scale * _FINE)
        for x in range(first, large.get_width() - dash, 2 * dash):
            end = (x + dash - 1, even)
            pygame.draw.line(large, theme.panel_edge, (x, even), end, stroke(line, 1))
        wide = stroke(line, 2.4)
        for spots in stretches:
            if len(spots) > 1:
                pygame.draw.lines(large, theme.accent, False, spots, wide)
            for spot in spots:
                pygame.draw.circle(large, theme.accent, spot, wide / 2)
        for others, faults in ((True, self.course.others), (False, self.course.faults)):
            for fault in faults:
                self._draw_dot(large, fault, others, brush)

    def _draw_dot(self, large: pygame.Surface, fault: int, hollow: bool, brush: Brush) -> None:
        """Draw a dot where a mistake led to; small ones where they lie close together."""
        theme, line = brush.theme, brush.line * _FINE
        bar = self.course.bars[fault]
        if bar is None:
            return
        between = (self.x_of(1) - self.x_of(0)) / brush.unit
        reach = min(_DOT, max(_LEAST_DOT, between)) * (0.75 if hollow else 1.0)
        spot = self._spot(fault, bar, brush)
        pygame.draw.circle(large, theme.panel, spot, (reach + 1.5) * line)
        pygame.draw.circle(large, theme.bad, spot, reach * line)
        if hollow:
            pygame.draw.circle(large, theme.panel, spot, max(1.0, reach - 1.8) * line)

    def _spot(self, point: int, bar: float, brush: Brush) -> tuple[int, int]:
        """Return where a point is in the picture that is `_FINE` times as large."""
        scale = brush.scale * _FINE
        x, y = self.x_of(point) - self.box.x, self._y_of(bar) - self.box.y
        return round(x * scale), round(y * scale)

    def _stretches(self, brush: Brush) -> list[list[tuple[int, int]]]:
        """Return the known parts of the curve, where they are in that picture."""
        parts: list[list[tuple[int, int]]] = [[]]
        for number, bar in enumerate(self.course.bars):
            if bar is not None:
                parts[-1].append(self._spot(number, bar, brush))
            elif parts[-1]:
                parts.append([])
        return parts

    def _draw_here(self, surface: pygame.Surface, brush: Brush) -> None:
        """Draw a ring at the point that is looked at."""
        theme, scale, line = brush.theme, brush.scale, brush.line
        at = min(self.course.at, self.course.points - 1)
        bar = self.course.bars[at]
        if bar is None:
            return
        middle = round(self.x_of(at) * scale), round(self._y_of(bar) * scale)
        for ink, reach in ((theme.mark_line, _HERE + 1.2), (theme.mark_end, _HERE - 1.2)):
            disc = rounded((round(2 * reach * line),) * 2, reach * line, ink)
            surface.blit(disc, disc.get_rect(center=middle))

    def words(self, brush: Brush) -> list[TextBox]:
        """Return the words on it, as far as there is room: they keep away from the curve."""
        if not self._worded:
            return []
        room = self.box.shrunk(12, 6)
        half = room.left_part(self._aside if self.low else room.width * 0.6)[0]
        ends = self.labels.names if self.low else (self.labels.up, self.labels.down)
        boxes = half.top_part(self._strip)[0], half.bottom_part(self._strip)[0]
        words = [
            TextBox(text, box, self.size, tone="soft_text")
            for text, box in zip(ends, boxes, strict=True)
        ]
        if not self.low:
            note = room.right_part(room.width * 0.4)[0].bottom_part(self._strip)[0]
            words.append(
                TextBox(self.labels.note, note, self.size, align="right", tone="soft_text")
            )
        return [truncated(text_box, brush) for text_box in words]
