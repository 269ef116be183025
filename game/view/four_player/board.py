"""Draws the ring: each side inlaid in its owner's colour, what is out of play closed with wood."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.rules.protocol import Place, Seat
from game.view.art import Art, rounded, smooth
from game.view.board.board import Board
from game.view.box import Box, around
from game.view.four_player.plan import FourPlayerPlan
from game.view.pixels import px, stroke
from game.view.steps import Steps
from game.view.text.type import Type
from game.view.theme import mixed

INLAY = 0.3
"""How much of a seat's colour is mixed into the wood of its side; the edge is all of it."""


class FourPlayerBoard(Board):
    """A board with four sides."""

    def __init__(
        self,
        plan: FourPlayerPlan,
        art: Art,
        type_: Type,
        scale: float,
        coordinate: Callable[[Place], str],
    ) -> None:
        super().__init__(plan, art, type_, scale, coordinate)
        self.ring = plan

    def ground_steps(self, surface: pygame.Surface) -> Steps:
        """Draw the board without pieces, and the sign of each seat."""
        yield from super().ground_steps(surface)
        for seat, box in self.ring.signs.items():
            self.draw_sign(surface, seat, box)
            yield

    def _face(self, size: tuple[int, int], radius: float) -> Steps:
        """Return the upper side of the board with its inlays, closed pits and carving."""
        face = yield from super()._face(size, radius)
        corner = px(self.plan.frame, self.scale).topleft
        for seat in self.ring.signs:
            self._inlay(face, seat, corner)
            yield
        for box in self.ring.unused:
            self._close(face, px(box, self.scale).move(-corner[0], -corner[1]))
            yield
        for box in self.ring.ornaments:
            self._rosette(face, px(box, self.scale).move(-corner[0], -corner[1]))
            yield
        return face

    def _cut_notches(self, wood: pygame.Surface, inset: int) -> None:
        """A ring has no rows to part."""

    def _inlay(self, face: pygame.Surface, seat: Seat, corner: tuple[int, int]) -> None:
        """Lay the wood of a side and of its reservoir out in the colour of its seat."""
        colour, line = self.theme.seats[seat], stroke(self.line, 1.6)
        touches = [self.plan.spots[Place("pit", (seat, n))].touch for n in range(1, 7)]
        shapes = [*_runs(touches), self.plan.spots[Place("reservoir", (seat,))].touch]
        gap = 0.03 * self.plan.cell
        rects = [px(box.shrunk(gap), self.scale).move(-corner[0], -corner[1]) for box in shapes]
        radius = 0.36 * self.plan.cell * self.scale
        edge = pygame.Surface(face.get_size(), pygame.SRCALPHA)
        for inset, ink in ((0, (*colour, 255)), (line, (*colour, round(255 * INLAY)))):
            layer = pygame.Surface(face.get_size(), pygame.SRCALPHA)
            for rect in rects:
                inner = rect.inflate(-2 * inset, -2 * inset)
                layer.blit(rounded(inner.size, radius - inset, (255, 255, 255)), inner)
            _replace(edge, layer, ink)
        face.blit(edge, (0, 0))

    def _close(self, face: pygame.Surface, rect: pygame.Rect) -> None:
        """Draw a lid where no pit is in play."""
        theme, line = self.theme, stroke(self.line, 1.5)
        rect = rect.inflate(-rect.width // 8, -rect.width // 8)
        radius = min(rect.size) / 2
        face.blit(rounded(rect.size, radius, theme.groove, 110), rect)
        lid = mixed(theme.wood_light, theme.wood_dark, 0.4)
        inner = rect.inflate(-2 * line, -2 * line)
        face.blit(rounded(inner.size, radius - line, lid, 235), inner)
        face.blit(rounded(inner.size, radius - line, lid, 120), inner.move(0, -line))

    def _rosette(self, face: pygame.Surface, rect: pygame.Rect) -> None:
        """Carve a star of eight points, one half of each in the shade."""
        dark = (*self.theme.groove, 170)
        light = (255, 226, 180, 90) if self.theme.textured else (*self.theme.groove, 90)

        def draw(large: pygame.Surface, k: int) -> None:
            reach = rect.width * k / 2
            for number in range(8):
                long = 1.0 if number % 2 == 0 else 0.66
                tip = _polar(reach, long * 0.98, number * 45)
                for side, ink in ((-22.5, light), (22.5, dark)):
                    flank = _polar(reach, 0.3, number * 45 + side)
                    pygame.draw.polygon(large, ink, [(reach, reach), tip, flank])

        face.blit(smooth(rect.size, draw, self.theme.groove), rect)


def _runs(touches: list[Box]) -> list[Box]:
    """Return the boxes that cover a side: one if it is straight, two if it is bent."""
    first = touches[0]
    column = [box for box in touches if abs(box.x - first.x) < 1]
    row = [box for box in touches if abs(box.y - first.y) < 1]
    straight = max(column, row, key=len)
    bent = [box for box in touches if box not in straight]
    runs = [around(straight)]
    return [*runs, around([straight[-1], *bent])] if bent else runs


def _replace(target: pygame.Surface, mask: pygame.Surface, ink: tuple[int, int, int, int]) -> None:
    """Put `ink` where the mask is, instead of what was there."""
    target.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    mask.fill(ink, special_flags=pygame.BLEND_RGBA_MULT)
    target.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)


def _polar(reach: float, far: float, degrees: float) -> tuple[float, float]:
    """Return the point so far (a share of `reach`) from the middle of a square of that reach."""
    angle = math.radians(degrees)
    return reach + reach * far * math.cos(angle), reach + reach * far * math.sin(angle)
