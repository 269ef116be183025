"""The picture of a figure: a board with arcs of what is captured, and names of its parts."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.protocol import Place
from game.view.art import draw_rounded, rounded, smooth
from game.view.board.drawing import Drawing, centre
from game.view.board.marks import Mark, draw_marks, sign_picture
from game.view.board.picture import TablePicture
from game.view.box import Box, around
from game.view.brush import Brush
from game.view.howto.marks import Arc
from game.view.pixels import Rect, px, stroke
from game.view.steps import Steps

_BEND = 0.24
"""An arc rises so much of its length above the straight way."""

_POINTS = 24

ARC_WIDTH = 3.4
"""Of an arc, in CSS pixels."""

_LABEL = 0.62
"""Height of the letters of a name, in heights of its plate."""

_LONG = 1.6
"""A place that is so many times as long as wide has a name in its middle."""

LEGEND_ICON = 24.0
"""The side of a mark in the legend, in CSS pixels."""


class FigurePicture(TablePicture):
    """A board on which more is drawn than on its places.

    `labels` are names of parts of the board, each with the places that it names.
    """

    def __init__(
        self,
        board: Drawing,
        brush: Brush,
        labels: Sequence[tuple[str, tuple[Place, ...]]],
        size: float,
    ) -> None:
        """`size`: that of the names, in CSS pixels."""
        super().__init__(board)
        self._brush = brush
        self._arcs: tuple[Arc, ...] = ()
        self._pictures: dict[Arc, tuple[pygame.Surface, pygame.Rect]] = {}
        self._plates = _apart([self._plate(text, places, size) for text, places in labels])

    @property
    def frame(self) -> pygame.Rect:
        """Where the board lies with all that is drawn on it."""
        areas = [self.board.area(place) for place in self.board.plan.spots]
        return px(self.board.plan.frame, self.board.scale).unionall([*areas, *self.names()])

    def names(self) -> list[pygame.Rect]:
        """Return where the names of parts of the board lie."""
        return [rect for _, rect in self._plates]

    def take_arcs(self, arcs: tuple[Arc, ...]) -> bool:
        """Take other arcs over; whether they differ."""
        spots = self.board.plan.spots
        arcs = tuple(arc for arc in arcs if arc.source in spots and arc.target in spots)
        before, self._arcs = self._arcs, arcs
        return before != arcs

    def draw_all(self, surface: pygame.Surface) -> Steps:
        """Draw every place, and over them arcs and names."""
        yield from super().draw_all(surface)
        self._draw_over(surface)
        yield

    def redraw_area(
        self, surface: pygame.Surface, ground: pygame.Surface, area: pygame.Rect
    ) -> Rect:
        """Draw a part of the board again."""
        drawn = super().redraw_area(surface, ground, area)
        surface.set_clip(area)
        self._draw_over(surface)
        surface.set_clip(None)
        return drawn

    def _draw_over(self, surface: pygame.Surface) -> None:
        for arc in self._arcs:
            if arc not in self._pictures:
                self._pictures[arc] = self._arc(arc)
            surface.blit(*self._pictures[arc])
        for plate in self._plates:
            surface.blit(*plate)

    def _arc(self, arc: Arc) -> tuple[pygame.Surface, pygame.Rect]:
        """Return the picture of an arc with a knob at its end, and where it lies."""
        theme = self._brush.theme
        start = pygame.Vector2(centre(self.board, arc.source))
        end = pygame.Vector2(centre(self.board, arc.target))
        bow = (end - start) * _BEND
        # It bends up, or to the right where it goes straight up or down.
        side = pygame.Vector2(bow.y, -bow.x)
        if (side.y, -side.x) > (0, 0):
            side = -side
        bent = (start + end) / 2 + side * 2
        points = [_on_curve(start, bent, end, n / _POINTS) for n in range(_POINTS + 1)]
        wide, knob = stroke(self._brush.line, ARC_WIDTH), stroke(self._brush.line, 6)
        edge = stroke(self._brush.line, 1.4)
        reach = knob + 2 * edge
        xs, ys = [p.x for p in points], [p.y for p in points]
        left, top = round(min(xs)) - reach, round(min(ys)) - reach
        size = round(max(xs)) + reach - left, round(max(ys)) + reach - top

        def draw(large: pygame.Surface, k: int) -> None:
            shifted = [((p.x - left) * k, (p.y - top) * k) for p in points]
            for ink, more in ((theme.mark_line, edge), (theme.mark_capture, 0)):
                for spot in shifted:
                    pygame.draw.circle(large, ink, spot, (wide / 2 + more) * k)
                pygame.draw.lines(large, ink, False, shifted, (wide + 2 * more) * k)
                pygame.draw.circle(large, ink, shifted[-1], (knob / 1.4 + more) * k)

        return smooth(size, draw, theme.mark_line), pygame.Rect((left, top), size)

    def _is_long(self, place: Place) -> bool:
        """Whether a place has room for a name and for what lies there."""
        pit = self.board.plan.spots[place].pit
        return max(pit.width, pit.height) > _LONG * min(pit.width, pit.height)

    def _plate(
        self, text: str, places: tuple[Place, ...], size: float
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """Return the plate of a name, and where it lies: in the middle of what it names."""
        brush = self._brush
        theme, high = brush.theme, round(size / _LABEL * brush.scale)
        letters = brush.type.line(text, "bold", size * brush.scale, theme.panel_text)
        edge = stroke(brush.line, 1.4)
        wide = letters.get_width() + round(high * 0.7)
        plate = rounded((wide, high), high / 3, theme.mark_line)
        inner = plate.get_rect().inflate(-2 * edge, -2 * edge)
        draw_rounded(plate, inner, high / 3 - edge, theme.panel)
        plate.blit(letters, letters.get_rect(center=inner.center))
        spots = self.board.plan.spots
        named = around([spots[place].pit for place in places if place in spots])
        rect = plate.get_rect(center=px(named, brush.scale).center)
        if len(places) == 1 and not self._is_long(places[0]):
            # What lies there stays to be seen.
            rect.centery = px(named, brush.scale).top
        return plate, rect.clamp(px(self.board.plan.frame, brush.scale))


def _apart(
    plates: Sequence[tuple[pygame.Surface, pygame.Rect]],
) -> list[tuple[pygame.Surface, pygame.Rect]]:
    """Return names with each that would lie on another one moved below that."""
    placed: list[tuple[pygame.Surface, pygame.Rect]] = []
    for plate, rect in plates:
        spot = rect.copy()
        while (other := spot.collidelist([each for _, each in placed])) >= 0:
            spot.top = placed[other][1].bottom + 1
        placed.append((plate, spot))
    return placed


def _on_curve(
    start: pygame.Vector2, bent: pygame.Vector2, end: pygame.Vector2, share: float
) -> pygame.Vector2:
    """Return the point of a curve that leads towards `bent` and ends in `end`."""
    return start.lerp(bent, share).lerp(bent.lerp(end, share), share)


def draw_mark_icon(surface: pygame.Surface, box: Box, mark: Mark, brush: Brush) -> None:
    """Draw a mark as it is on the board, around a small pit."""
    rect, theme = px(box, brush.scale), brush.theme
    if mark == "path":
        sign = sign_picture(mark, round(rect.width * 0.6), theme)
        surface.blit(sign, sign.get_rect(center=rect.center))
        return
    pit = rect.inflate(-rect.width // 4, -rect.height // 4)
    draw_rounded(surface, pit, pit.height / 2, theme.wood_dark)
    if mark == "captured":
        # Its cross would hide a pit as small as this.
        sign = sign_picture(mark, round(pit.width * 0.7), theme)
        surface.blit(sign, sign.get_rect(center=pit.center))
        return
    draw_marks(surface, pit, frozenset([mark]), theme, brush.line * 0.75)
