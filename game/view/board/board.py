"""Draws a board from its plan: seeds, counts, marks. Which game it is does not matter."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from game.rules.protocol import Place
from game.view.art import PIT_REACH, Art, draw_rounded, rounded
from game.view.board.bare_board import BareBoard
from game.view.board.chip import HEIGHT, LEAST, MOST, chip_picture, gain_spot, loss_spot
from game.view.board.coordinate import coordinate_ink
from game.view.board.drawing import Appearance
from game.view.board.heap import heap
from game.view.board.marks import draw_marks, marks_reach
from game.view.board.plan import Plan
from game.view.box import Box
from game.view.pixels import px, stroke
from game.view.steps import Steps
from game.view.text.type import Type
from game.view.theme import Colour, mixed

SEED = 0.235
"""Size of a seed, in cells."""

SEED_COVER = 1.5
"""A seed's picture, with its shadow, is so many times its size."""


class Board(BareBoard):
    """One board at one size, with what lies on it. All positions are canvas pixels."""

    def __init__(
        self,
        plan: Plan,
        art: Art,
        type_: Type,
        scale: float,
        coordinate: Callable[[Place], str] = lambda _: "",
    ) -> None:
        super().__init__(plan, art, scale)
        self.coordinate = coordinate
        self.type = type_
        self.seed = max(4, round(plan.cell * SEED * scale))
        self._pits = {place: px(spot.pit, scale) for place, spot in plan.spots.items()}
        self._areas = {place: self._area(place) for place in plan.spots}
        self._badge_height = self._fitting_badge()
        self._badges: dict[tuple[int, bool, int, int], pygame.Surface] = {}
        self._plates: dict[tuple[Box, int, bool], tuple[pygame.Surface, pygame.Rect]] = {}
        self._heaps: dict[tuple[Place, int], list[tuple[pygame.Surface, tuple[int, int]]]] = {}
        self._chips: dict[int, pygame.Surface] = {}
        self._name_ink = coordinate_ink(art.theme)
        self._salts = {place: number for number, place in enumerate(sorted(plan.spots))}

    def area(self, place: Place) -> pygame.Rect:
        """Return all pixels that `draw_place` may touch."""
        return self._areas[place]

    def _area(self, place: Place) -> pygame.Rect:
        """Work out what `area` returns."""
        spot, pit = self.plan.spots[place], self._pits[place]
        heap_reach = min(pit.width, pit.height) * (PIT_REACH - 1) / 2 + self.seed * 0.5
        reach = max(round(heap_reach) + 2, marks_reach(self.theme, self.line))
        written = [px(box, self.scale) for box in (spot.badge, spot.name) if box is not None]
        return pit.inflate(2 * reach, 2 * reach).unionall(written)

    def draw_place(self, surface: pygame.Surface, place: Place, look: Appearance) -> None:
        """Draw the seeds, the marks, the count and the coordinate of a place on its bare hollow."""
        pit, corner = self._pits[place], self.corner_of(place)
        draw_marks(surface, pit, look.marks, self.theme, self.line, corner=corner)
        self.draw_seeds(surface, place, look.content)
        self.draw_badge(surface, self.plan.spots[place].badge, look.content, look.active)
        if look.named:
            self._draw_name(surface, place)
        if look.chip:
            self._draw_chip(surface, place, look)

    def corner_of(self, place: Place) -> float:
        """Return the radius of the corners of a place, in shares of its side."""
        del place
        return 0.5

    def _draw_name(self, surface: pygame.Surface, place: Place) -> None:
        """Write the coordinate of a place where there is room for it."""
        box, text = self.plan.spots[place].name, self.coordinate(place)
        if box is not None and text:
            line = self.type.line(text, "bold", box.height * self.scale, self._name_ink)
            surface.blit(line, line.get_rect(center=px(box, self.scale).center))

    def _draw_chip(self, surface: pygame.Surface, place: Place, look: Appearance) -> None:
        """Draw how much a place won or lost."""
        pit, badge = self._pits[place], px(self.plan.spots[place].badge, self.scale)
        height = round(self.scale * max(LEAST, HEIGHT * self._badge_height))
        height = min(height, round(min(pit.size) * MOST))
        if look.chip not in self._chips:
            chip = chip_picture(look.chip, height, self.theme, self.type, self.line)
            self._chips[look.chip] = chip
        chip = self._chips[look.chip]
        if look.chip > 0:
            spot = gain_spot(chip.get_size(), pit, badge)
        else:
            spot = loss_spot(chip.get_size(), pit, badge, not look.content)
        surface.blit(chip, spot)

    def draw_seeds(self, surface: pygame.Surface, place: Place, count: int) -> None:
        """Draw the heap of a place."""
        if (place, count) not in self._heaps:
            self._heaps[place, count] = self._heap(place, count)
        surface.blits(self._heaps[place, count])

    def _heap(self, place: Place, count: int) -> list[tuple[pygame.Surface, tuple[int, int]]]:
        """Return the pictures of the seeds of a place, and where each has its corner."""
        pit = self.plan.spots[place].pit
        size = self.seed / self.scale
        half = self.seed * SEED_COVER / 2
        return [
            (
                self.art.seed(self.seed, spot.variant),
                (round(spot.x * self.scale - half), round(spot.y * self.scale - half)),
            )
            for spot in heap(pit, count, size, self._salts[place])
        ]

    def draw_badge(self, surface: pygame.Surface, badge: Box, count: int, active: bool) -> None:
        """Draw a count on its plate."""
        key = (badge, count, active)
        if key not in self._plates:
            self._plates[key] = self._plate(badge, count, active)
        surface.blit(*self._plates[key])

    def _plate(self, badge: Box, count: int, active: bool) -> tuple[pygame.Surface, pygame.Rect]:
        """Return the picture of a count on its plate, and where it lies."""
        rect = px(badge, self.scale)
        height = min(rect.height - 2, round(self._badge_height * self.scale))
        size = height * 0.78
        width = min(
            rect.width,
            max(round(height * 1.45), round(size * 0.62 * len(str(count)) + height * 0.5)),
        )
        key = (count, active, width, height)
        if key not in self._badges:
            self._badges[key] = self._badge(str(count), active, (width, height))
        return self._badges[key], self._badges[key].get_rect(center=rect.center)

    def _badge(self, text: str, active: bool, room: tuple[int, int]) -> pygame.Surface:
        """Return the plate of a count."""
        theme = self.theme
        ground: Colour = theme.badge_active if active else theme.badge
        ink = theme.badge_active_text if active else theme.badge_text
        digits = self.type.line(text, "bold", room[1] * 0.78, ink)
        line = stroke(self.line, 1)
        outline = theme.mark_line if active else mixed(ground, theme.wood_light, 0.35)
        plate = rounded(room, room[1] / 2, outline)
        inner = plate.get_rect().inflate(-2 * line, -2 * line)
        draw_rounded(plate, inner, inner.height / 2, ground)
        plate.blit(digits, digits.get_rect(center=inner.center))
        return plate

    def _fitting_badge(self) -> float:
        """Return the height of count plates, in CSS pixels."""
        spots = self.plan.spots.values()
        room = min(min(spot.badge.width, spot.badge.height) for spot in spots)
        return max(19.0, min(room * 0.86, self.plan.cell * 0.3))

    # What flies

    def bunch(self, count: int) -> pygame.Surface:
        """Return a picture of `count` seeds held together (of many, the first few)."""
        number = min(count, 14)
        room = self.seed * (1.2 + 0.55 * min(number, 9) ** 0.5)
        side = round(room + self.seed * SEED_COVER)
        picture = pygame.Surface((side, side), pygame.SRCALPHA)
        box = Box((side - room) / 2, (side - room) / 2, room, room)
        half = self.seed * SEED_COVER / 2
        for spot in heap(box, number, self.seed, 977):
            picture.blit(self.art.seed(self.seed, spot.variant), (spot.x - half, spot.y - half))
        return picture

    def whole_steps(self, surface: pygame.Surface, contents: Mapping[Place, int]) -> Steps:
        """Draw the whole board with seeds, for a picture of it."""
        yield from self.ground_steps(surface)
        for place, count in contents.items():
            self.draw_seeds(surface, place, count)
            yield
