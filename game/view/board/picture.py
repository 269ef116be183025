"""The board while it is played on: only the places that changed are drawn again."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

import pygame

from game.rules.protocol import Place
from game.view.board.drawing import Appearance, Drawing, PlaceContent, centre
from game.view.board.marks import Mark, Marks
from game.view.board.place_id import place_id
from game.view.board.preview import Preview
from game.view.board.sowing import Flight
from game.view.pixels import Rect, hull
from game.view.steps import Steps

HOVER = 0.2
"""Seeds in the hand are held so high over the board, in cells."""
HOP = 0.22
CARRY = 0.9
"""How high seeds go from pit to pit, and when captures are carried home, in cells."""


def preview_marks(preview: Preview) -> dict[Place, Marks]:
    """Return the marks of a preview."""
    marks: dict[Place, set[Mark]] = {place: {"path"} for place in preview.path}
    for place in preview.captures:
        marks.setdefault(place, set()).add("captured")
    if preview.end is not None:
        marks.setdefault(preview.end, set()).add("end")
    return {place: frozenset(names) for place, names in marks.items()}


class TablePicture:
    """A board with seeds on an opaque surface, and what flies over it."""

    def __init__(self, board: Drawing) -> None:
        self.board = board
        self.appearances: dict[Place, Appearance] = dict.fromkeys(board.plan.spots, Appearance())
        self.places: Mapping[str, Place] = {place_id(place): place for place in board.plan.spots}
        """The places of the board by their ids."""
        self._places = list(board.plan.spots)
        self._areas = [board.area(place) for place in self._places]
        self._bunches: dict[PlaceContent, pygame.Surface] = {}
        self._flight_areas: list[pygame.Rect] = []

    def differing(self, appearances: Mapping[Place, Appearance]) -> list[Place]:
        """Return the places that look different from `appearances`."""
        return [
            place
            for place, appearance in appearances.items()
            if self.appearances.get(place) != appearance
        ]

    def draw_all(self, surface: pygame.Surface) -> Steps:
        """Draw every place on the bare board."""
        for place in self._places:
            self.board.draw_place(surface, place, self.appearances[place])
            yield

    def redraw(self, surface: pygame.Surface, ground: pygame.Surface, place: Place) -> Rect:
        """Draw one place again, and whatever of its neighbours reaches into its area."""
        return self.redraw_area(surface, ground, self.board.area(place))

    def reaching_into(self, area: pygame.Rect) -> list[Place]:
        """Return the places that reach into an area, in the order in which they are drawn."""
        return [self._places[number] for number in area.collidelistall(self._areas)]

    def grouped(self, places: Sequence[Place]) -> list[list[Place]]:
        """Return places that look different, in groups that are drawn again at a time.

        Neighbours reach into each other: in one part of the board each is drawn only once. A place
        joins a group where fewer places are drawn then.
        """
        groups: list[tuple[list[Place], pygame.Rect]] = []
        for place in places:
            area = self.board.area(place)
            alone = len(area.collidelistall(self._areas))
            for number, (group, room) in enumerate(groups):
                union = room.union(area)
                apart = len(room.collidelistall(self._areas)) + alone
                if len(union.collidelistall(self._areas)) <= apart:
                    groups[number] = [*group, place], union
                    break
            else:
                groups.append(([place], area))
        return [group for group, _ in groups]

    def around(self, places: Sequence[Place]) -> pygame.Rect:
        """Return the part of the board that holds places."""
        areas = [self.board.area(place) for place in places]
        return areas[0].unionall(areas[1:])

    def redraw_area(
        self, surface: pygame.Surface, ground: pygame.Surface, area: pygame.Rect
    ) -> Rect:
        """Draw a part of the board again."""
        surface.set_clip(area)
        surface.blit(ground, area, area)
        for other in self.reaching_into(area):
            self.board.draw_place(surface, other, self.appearances[other])
        surface.set_clip(None)
        return hull(area, surface.get_rect())

    def fly(
        self, surface: pygame.Surface, static: pygame.Surface, flights: Sequence[Flight]
    ) -> list[Rect]:
        """Take what flew away from the surface, draw what flies now; return what changed.

        `static` is the same picture without what flies. What flies from or to a place that a
        close-up leaves out is not seen.
        """
        spots = self.board.plan.spots
        for rect in self._flight_areas:
            surface.blit(static, rect, rect)
        areas = list(self._flight_areas)
        seen = [flight for flight in flights if flight.source in spots and flight.target in spots]
        self._flight_areas = [self._draw_flight(surface, flight) for flight in seen]
        return [hull(rect, surface.get_rect()) for rect in areas + self._flight_areas]

    def _draw_flight(self, surface: pygame.Surface, flight: Flight) -> pygame.Rect:
        """Draw seeds in the air and return where."""
        if flight.load not in self._bunches:
            self._bunches[flight.load] = self.board.bunch(flight.load)
        picture = self._bunches[flight.load]
        rect = picture.get_rect(center=self._spot(flight))
        surface.blit(picture, rect)
        return rect

    def _spot(self, flight: Flight) -> tuple[int, int]:
        """Return where a flight is."""
        start, end = centre(self.board, flight.source), centre(self.board, flight.target)
        cell = self.board.plan.cell * self.board.scale
        share = flight.share
        progress = share * share * (3 - 2 * share)
        x = start[0] + (end[0] - start[0]) * progress
        y = start[1] + (end[1] - start[1]) * progress
        return round(x), round(y - cell * _height(flight))


def _height(flight: Flight) -> float:
    """Return how high a flight is over the board, in cells."""
    wave = math.sin(math.pi * flight.share)
    if flight.carried:
        return CARRY * wave
    if flight.source == flight.target:
        return HOVER * flight.share
    # The last seed comes down; with more in the hand it stays up.
    height = HOVER * (1 - flight.share) if flight.count == 1 else HOVER
    return height + HOP * wave
