"""Draws the Bao board: the square nyumba, notched kichwa and kimbi, and whose half is whose."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache

import pygame

from game.rules.bao.board import FORCED_STEP, FRONT, KICHWA, PITS
from game.rules.protocol import Place
from game.view.art import PIT_REACH, Art, draw_rounded, picture, rounded, smooth
from game.view.bao.contents import is_nyumba
from game.view.board.board import Board
from game.view.board.drawing import Appearance, centre
from game.view.board.marks import Mark
from game.view.board.plan import Plan, Spot
from game.view.box import Box
from game.view.icons import icon
from game.view.pixels import px, stroke
from game.view.steps import Steps
from game.view.text.type import Type
from game.view.theme import Colour, Theme

CORNER = 0.2
"""Radius of the corners of a nyumba, in shares of its side."""
NOTCH = (1.15, 1.39)
"""Where a notch beside a pit begins and ends, in radii of the pit."""
KICHWA_NOTCHES, KIMBI_NOTCHES = (-135, -45, 45, 135), (-135, -45)
"""Where the notches of a pit are, in degrees clockwise from the direction of its row."""
KICHWA_BY_COUNT = (-180, -135, -45, 0)
"""Where those of a kichwa are whose count lies on its lower right edge, and would hide one."""
SIGN = 0.34
"""Size of the sign of a seat, in cells."""
ARROW = 0.62
"""Size of arrows and halts, in diameters of a pit."""

_WAYS: Mapping[Mark, tuple[int, str]] = {
    "forth": (1, "mark_legal"),
    "back": (-1, "mark_legal"),
    "hint-forth": (1, "mark_end"),
    "hint-back": (-1, "mark_end"),
}
"""Of the marks that are arrows: which way around the ring, and the theme's colour."""


class BaoBoard(Board):
    """A Bao board; without `nyumba` all pits are round."""

    def __init__(
        self,
        plan: Plan,
        art: Art,
        type_: Type,
        scale: float,
        coordinate: Callable[[Place], str],
        *,
        nyumba: bool,
    ) -> None:
        super().__init__(plan, art, type_, scale, coordinate)
        self._squares = {place for place in plan.spots if nyumba and is_nyumba(place)}
        self._square_boxes = {plan.spots[place].pit for place in self._squares}

    # What does not move

    def ground_steps(self, surface: pygame.Surface) -> Steps:
        """Draw the board without seeds a few milliseconds at a time."""
        yield from super().ground_steps(surface)
        for place in self.plan.spots:
            if place.kind == "stock":
                self._draw_sign(surface, place)
            elif place.at[1] <= FRONT:
                self._carve_end(surface, place)
            yield

    def _draw_hollow(self, surface: pygame.Surface, pit: Box) -> None:
        """Draw one hollow: the nyumba is square."""
        if pit not in self._square_boxes:
            super()._draw_hollow(surface, pit)
            return
        rect = px(pit, self.scale)
        side = round(rect.width * PIT_REACH)
        hollow = square(side, self.theme)
        surface.blit(hollow, hollow.get_rect(center=rect.center))

    def _carve_end(self, surface: pygame.Surface, place: Place) -> None:
        """Cut notches beside a pit at the end of a front row: no ring, as a pit to play has."""
        ring = place.at[1] - 1
        if ring in FORCED_STEP:
            spot = self.plan.spots[place]
            pit = px(spot.pit, self.scale)
            turns: tuple[int, ...] = KIMBI_NOTCHES
            if ring in KICHWA.values():
                hidden = spot.pit.holds(*spot.badge.middle)
                turns = KICHWA_BY_COUNT if hidden else KICHWA_NOTCHES
            upright = 90 if self.plan.upright else 0
            carving = notches(pit.width, tuple(turn + upright for turn in turns), self.theme)
            surface.blit(carving, carving.get_rect(center=pit.center))

    def _draw_sign(self, surface: pygame.Surface, place: Place) -> None:
        """Draw the sign of the owner at the inner end of a stock."""
        spot, seat = self.plan.spots[place], place.at[0]
        x, y = _inner_end(spot, self.plan.upright)
        size = max(10, round(self.plan.cell * SIGN * self.scale))
        plate = rounded((size, size), size / 2, self.theme.groove)
        line = stroke(self.line, 1)
        inner = plate.get_rect().inflate(-2 * line, -2 * line)
        draw_rounded(plate, inner, inner.width / 2, self.theme.table)
        name, colour = self.theme.seat_sign(seat)
        sign = icon(name, round(size * 0.66), colour)
        plate.blit(sign, sign.get_rect(center=plate.get_rect().center))
        surface.blit(plate, plate.get_rect(center=(round(x * self.scale), round(y * self.scale))))

    # What changes in a turn

    def corner_of(self, place: Place) -> float:
        """Return the radius of the corners of a place: the nyumba is square."""
        return CORNER if place in self._squares else super().corner_of(place)

    def draw_place(self, surface: pygame.Surface, place: Place, look: Appearance) -> None:
        """Draw a place; where a way is chosen or hinted at, an arrow."""
        super().draw_place(surface, place, look)
        pit = px(self.plan.spots[place].pit, self.scale)
        size = round(min(pit.size) * ARROW)
        for mark, (step, tone) in _WAYS.items():
            if mark in look.marks:
                ink = getattr(self.theme, tone)
                arrow = _arrow(size, self._angle(place, step), ink, self.theme.mark_line)
                surface.blit(arrow, arrow.get_rect(center=pit.center))
        if "halt" in look.marks:
            halt = _halt(size, self.theme)
            surface.blit(halt, halt.get_rect(center=pit.center))

    def _angle(self, place: Place, step: int) -> int:
        """Return in degrees, clockwise from right, where the sowing goes along the row of a pit.

        At the end of a row it is the way to that pit: the one on from it would point across.
        """
        seat, ring = place.at
        onward = (ring - 1 + step) % PITS + 1
        is_end = (ring <= FRONT) != (onward <= FRONT)
        ends = (ring - step, ring) if is_end else (ring, onward)
        (x, y), (u, v) = (centre(self, Place("pit", (seat, each))) for each in ends)
        return round(math.degrees(math.atan2(v - y, u - x)))


def _inner_end(spot: Spot, upright: bool) -> tuple[float, float]:
    """Return the middle of what is left free beside a stock, at the end without the count."""
    touch, pit, badge = spot.touch, spot.pit, spot.badge
    x, y = pit.middle
    if upright:
        return ((pit.right + touch.right) if badge.x < pit.x else (touch.x + pit.x)) / 2, y
    return x, ((pit.bottom + touch.bottom) if badge.y < pit.y else (touch.y + pit.y)) / 2


@lru_cache(maxsize=8)
def square(side: int, theme: Theme) -> pygame.Surface:
    """Return a square hollow with round corners and its rim."""
    if not theme.textured:
        line = max(2, side // 34)
        hollow = rounded((side, side), side * CORNER, theme.groove)
        inner = side - 2 * line
        hollow.blit(rounded((inner, inner), inner * CORNER, theme.pit), (line, line))
        return hollow
    # Its corners and sides are those of a small round hollow, its floor is the middle of it.
    half = max(2, round(side * CORNER * 1.5))
    bowl = pygame.transform.smoothscale(picture("pit.png"), (2 * half, 2 * half))
    long = max(1, side - 2 * half)
    hollow = pygame.Surface((side, side), pygame.SRCALPHA)
    for right in (0, 1):
        for low in (0, 1):
            corner = (right * half, low * half, half, half)
            hollow.blit(bowl, (right * (half + long), low * (half + long)), corner)
    for low in (0, 1):
        across = pygame.transform.scale(bowl.subsurface((half, low * half, 1, half)), (long, half))
        hollow.blit(across, (half, low * (half + long)))
        down = pygame.transform.scale(bowl.subsurface((low * half, half, half, 1)), (half, long))
        hollow.blit(down, (low * (half + long), half))
    hollow.fill(bowl.get_at((half, half)), (half, half, long, long))
    return hollow


@lru_cache(maxsize=16)
def notches(pit: int, turns: tuple[int, ...], theme: Theme) -> pygame.Surface:
    """Return notches around a pit, each a lozenge that points outwards, lit from below."""
    near, far = (round(pit * reach / 2) for reach in NOTCH)
    light = (255, 236, 204, 110) if theme.textured else (*theme.groove, 0)

    def draw(large: pygame.Surface, k: int) -> None:
        middle = pygame.Vector2(large.get_rect().center)
        shift = pygame.Vector2(0, max(k, pit * k * 0.015))
        for turn in turns:
            out = pygame.Vector2(1, 0).rotate(turn)
            side = out.rotate(90) * (far - near) * k * 0.34
            waist = middle + out * (near + far) * k / 2
            corners = [middle + out * near * k, waist + side, middle + out * far * k, waist - side]
            pygame.draw.polygon(large, light, [corner + shift for corner in corners])
            pygame.draw.polygon(large, (*theme.groove, 235), corners)

    return smooth((2 * far + 4, 2 * far + 4), draw, theme.groove)


@lru_cache(maxsize=32)
def _arrow(size: int, angle: int, colour: Colour, outline: Colour) -> pygame.Surface:
    """Return an arrow with an outline, turned clockwise by `angle` degrees from right."""
    shape = [(-0.42, -0.15), (0.02, -0.15), (0.02, -0.4), (0.46, 0), (0.02, 0.4), (0.02, 0.15)]
    shape.append((-0.42, 0.15))

    def draw(large: pygame.Surface, k: int) -> None:
        middle = pygame.Vector2(large.get_rect().center)
        corners = [middle + pygame.Vector2(spot).rotate(angle) * size * k for spot in shape]
        pygame.draw.polygon(large, colour, corners)
        wide = max(2, round(size * k * 0.075))
        pygame.draw.lines(large, outline, True, corners, wide)
        for corner in corners:
            pygame.draw.circle(large, outline, corner, wide / 2)

    return smooth((round(size * 1.1), round(size * 1.1)), draw, outline)


@lru_cache(maxsize=8)
def _halt(size: int, theme: Theme) -> pygame.Surface:
    """Return the sign of a halt: a square with an outline."""
    side = round(size * 0.62)
    plate = rounded((side, side), side * 0.16, theme.mark_line)
    line = max(2, round(side * 0.11))
    inner = side - 2 * line
    plate.blit(rounded((inner, inner), inner * 0.12, theme.mark_legal), (line, line))
    return plate
