"""The disc of a Bantu board at one size: where its points are, and how thick its lines are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

import pygame

from game.rules.bantu.board import Board
from game.view.art import Art, smooth
from game.view.bantu.colours import BantuColours, colours_of
from game.view.bantu.plan import BantuPlan, Point, Track, track_of
from game.view.pixels import px, stroke
from game.view.text.type import Type
from game.view.theme import Colour, Theme


@dataclass(frozen=True)
class Disc:
    """What all parts of the board are drawn by. Lengths are canvas pixels."""

    board: Board
    plan: BantuPlan
    art: Art
    type: Type
    scale: float

    @property
    def theme(self) -> Theme:
        """The theme."""
        return self.art.theme

    @property
    def colours(self) -> BantuColours:
        """The colours of Bantu in this theme."""
        return colours_of(self.theme)

    @property
    def edge_ink(self) -> Colour:
        """The line around whatever is let into the wood."""
        return self.theme.mark_line if self.theme.textured else self.theme.groove

    @cached_property
    def track(self) -> Track:
        """Angles and radii of lines and lanes."""
        return track_of(self.board)

    @cached_property
    def room(self) -> pygame.Rect:
        """All that may be drawn on."""
        return px(self.plan.room, self.scale)

    @cached_property
    def radius(self) -> float:
        """The radius of the outermost lane."""
        return self.plan.radius * self.scale

    @cached_property
    def middle(self) -> Point:
        """The middle."""
        return self.plan.middle[0] * self.scale, self.plan.middle[1] * self.scale

    @cached_property
    def circle(self) -> int:
        """The diameter of a circle."""
        return max(4, round(self.plan.cell * self.scale))

    @cached_property
    def line(self) -> int:
        """The width of a thin line."""
        return stroke(self.scale, max(1.0, self.plan.radius / 300))

    def point(self, radius: float, degrees: float) -> Point:
        """Return a point; `radius` in those of the outermost lane, clockwise from 12 o'clock."""
        x, y = self.plan.point(radius, degrees)
        return x * self.scale, y * self.scale

    def draw_around(
        self,
        surface: pygame.Surface,
        spots: Sequence[Point],
        margin: float,
        draw: Callable[[pygame.Surface, int, list[pygame.Vector2]], None],
    ) -> None:
        """Draw a shape around points, antialiased, if any of it is in the room.

        `draw(large, k, spots)` draws it `k` times as large, with the points on that surface;
        `margin` is how far it reaches beyond them.
        """
        box = hull_of(spots, margin)
        if not box.colliderect(surface.get_clip()):
            return

        def enlarged(large: pygame.Surface, k: int) -> None:
            draw(large, k, [pygame.Vector2(x - box.x, y - box.y) * k for x, y in spots])

        surface.blit(smooth(box.size, enlarged, self.edge_ink), box)


def hull_of(spots: Sequence[Point], margin: float) -> pygame.Rect:
    """Return the whole pixels around points, and `margin` more on every side."""
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    left, top = round(min(xs) - margin), round(min(ys) - margin)
    return pygame.Rect(
        left, top, round(max(xs) + margin) - left + 1, round(max(ys) + margin) - top + 1
    )
