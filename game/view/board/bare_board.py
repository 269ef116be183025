"""The bare board: wood with a worn edge and a carved line, hollows, the signs of its owners."""

from __future__ import annotations

import pygame

from game.rules.protocol import Seat
from game.view.art import Art, draw_rounded, rounded, smooth, soft
from game.view.board.plan import Plan
from game.view.box import Box
from game.view.icons import icon
from game.view.pixels import px, stroke
from game.view.steps import Steps
from game.view.theme import Theme


class BareBoard:
    """What does not move of one board at one size. All lengths are canvas pixels."""

    def __init__(self, plan: Plan, art: Art, scale: float) -> None:
        self.plan = plan
        self.art = art
        self.scale = scale
        self.line = scale * max(1.0, plan.cell / 120)
        """How thick a line of one CSS pixel is on a board of this size."""

    @property
    def theme(self) -> Theme:
        """The theme of its pictures."""
        return self.art.theme

    def ground_steps(self, surface: pygame.Surface) -> Steps:
        """Draw the board without seeds, a few milliseconds at a time."""
        frame = px(self.plan.frame, self.scale)
        lip = max(2, round(self.plan.rim * 0.5 * self.scale))
        radius = self.plan.rim * 1.5 * self.scale
        if self.theme.textured:
            blur = max(4, round(self.plan.rim * 1.4 * self.scale))
            shadow = soft((frame.width, frame.height), blur, radius, 120)
            yield
            surface.blit(shadow, (frame.x - blur, frame.y - blur + lip * 2))
            yield
        surface.blit(rounded(frame.size, radius, self.theme.wood_side), (frame.x, frame.y + lip))
        yield
        face = yield from self._face(frame.size, radius)
        surface.blit(face, frame)
        yield
        for spot in self.plan.spots.values():
            self._draw_hollow(surface, spot.pit)
            yield

    def _face(self, size: tuple[int, int], radius: float) -> Steps:
        """Return the upper side of the board: wood, worn edge, carved line."""
        wood = yield from self.art.wood(size, self.line, self.plan.upright)
        self._carve(wood, radius)
        yield
        face = rounded(size, radius, (255, 255, 255))
        face.blit(wood, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        yield
        return face

    def _carve(self, wood: pygame.Surface, radius: float) -> None:
        """Cut the ornament of the edge and lay light on the rounded sides."""
        line = stroke(self.line, 1.5)
        bounds = wood.get_rect()
        if not self.theme.textured:
            pygame.draw.rect(wood, self.theme.wood_side, bounds, 2 * line, round(radius))
            return
        edge = pygame.Surface(bounds.size, pygame.SRCALPHA)
        rim = round(self.plan.rim * 0.42 * self.scale)
        for step in range(3 * line):
            fade = 1 - step / (3 * line)
            inner = bounds.inflate(-2 * step, -2 * step)
            curve = max(1, round(radius) - step)
            pygame.draw.rect(edge, (255, 238, 206, round(80 * fade)), inner, 1, curve)
        pygame.draw.rect(
            edge,
            (*self.theme.groove, 200),
            bounds.inflate(-2 * rim, -2 * rim),
            line,
            max(1, round(radius) - rim),
        )
        pygame.draw.rect(
            edge,
            (255, 236, 204, 70),
            bounds.inflate(-2 * rim - 2 * line, -2 * rim - 2 * line),
            line,
            max(1, round(radius) - rim - line),
        )
        wood.blit(edge, (0, 0))
        self._cut_notches(wood, rim + 2 * line)

    def _cut_notches(self, wood: pygame.Surface, inset: int) -> None:
        """Cut a row of small notches along the line between the rows of pits."""
        bounds = wood.get_rect()
        notch = max(3, round(self.plan.cell * self.scale * 0.085))
        row = self._notches(notch)
        if self.plan.upright:
            row = pygame.transform.rotate(row, 90)
        # The spine runs from store to store, or over the whole board.
        rows = [spot.touch for place, spot in self.plan.spots.items() if place.kind != "store"]
        if not rows:
            return
        frame = self.plan.frame
        first = min((b.y - frame.y if self.plan.upright else b.x - frame.x) for b in rows)
        last = max((b.bottom - frame.y if self.plan.upright else b.right - frame.x) for b in rows)
        start, end = round(first * self.scale) + inset, round(last * self.scale) - inset
        step = row.get_height() if self.plan.upright else row.get_width()
        number = max(1, (end - start) // step)
        start += (end - start - number * step) // 2
        for index in range(number):
            along = start + index * step
            if self.plan.upright:
                wood.blit(row, (bounds.centerx - row.get_width() // 2, along))
            else:
                wood.blit(row, (along, bounds.centery - row.get_height() // 2))

    def _notches(self, size: int) -> pygame.Surface:
        """Return one notch: a small carved lozenge, dark on one side and light on the other."""

        def draw(large: pygame.Surface, k: int) -> None:
            w, h = 2 * size * k, size * k
            west, north, east, south = (k, h / 2), (w / 2, 0), (w - k, h / 2), (w / 2, h)
            groove = self.theme.groove
            pygame.draw.polygon(large, (*groove, 190), [west, north, east])
            pygame.draw.polygon(large, (255, 226, 180, 90), [west, south, east])
            pygame.draw.polygon(large, (*groove, 120), [west, (w * 0.5, h * 0.62), east, north])

        return smooth((2 * size, size), draw, self.theme.groove)

    def _draw_hollow(self, surface: pygame.Surface, pit: Box) -> None:
        """Draw one hollow."""
        rect = px(pit, self.scale)
        hollow = self.art.pit(rect.size)
        surface.blit(hollow, hollow.get_rect(center=rect.center))

    def draw_sign(self, surface: pygame.Surface, seat: Seat, box: Box) -> None:
        """Draw the shape of a seat on a small plate."""
        rect = px(box, self.scale)
        side = min(rect.size)
        plate = pygame.Rect(0, 0, side, side)
        plate.center = rect.center
        line = stroke(self.line, 1.2)
        draw_rounded(surface, plate, side / 2, self.theme.panel_edge)
        inner = plate.inflate(-2 * line, -2 * line)
        draw_rounded(surface, inner, inner.width / 2, self.theme.panel)
        name, colour = self.theme.seat_sign(seat)
        shape = icon(name, max(6, round(side * 0.6)), colour)
        surface.blit(shape, shape.get_rect(center=plate.center))
