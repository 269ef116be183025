"""The board while it is played on: only the places that changed are drawn again."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import pygame

from game.rules.protocol import Place
from game.view.board.drawing import Drawing, PlaceContent
from game.view.board.marks import NO_MARKS, Mark, Marks
from game.view.board.place_id import place_id
from game.view.board.preview import Preview
from game.view.board.sowing import Flight
from game.view.pixels import hull
from game.view.steps import Steps

Rect = tuple[int, int, int, int]

HOVER = 0.2
"""Seeds in the hand are held so high over the board, in cells."""
HOP = 0.22
CARRY = 0.9
"""How high seeds go from pit to pit, and when captures are carried home, in cells."""


class Appearance(NamedTuple):
    """How a place looks now."""

    lying: PlaceContent = 0
    marks: Marks = NO_MARKS
    active: bool = False


def preview_marks(seen: Preview) -> dict[Place, Marks]:
    """Return the marks of a preview."""
    marks: dict[Place, set[Mark]] = {place: {"path"} for place in seen.path}
    for place in seen.captured:
        marks.setdefault(place, set()).add("captured")
    if seen.end is not None:
        marks.setdefault(seen.end, set()).add("end")
    return {place: frozenset(found) for place, found in marks.items()}


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
        self._flown: list[pygame.Rect] = []

    def differing(self, wanted: Mapping[Place, Appearance]) -> list[Place]:
        """Return the places that look different from `wanted`."""
        return [
            place
            for place, appearance in wanted.items()
            if self.appearances.get(place) != appearance
        ]

    def draw_all(self, surface: pygame.Surface) -> Steps:
        """Draw every place on the bare board."""
        for place in self._places:
            appearance = self.appearances[place]
            self.board.draw_place(
                surface, place, appearance.lying, appearance.marks, appearance.active
            )
            yield

    def redraw(self, surface: pygame.Surface, ground: pygame.Surface, place: Place) -> Rect:
        """Draw one place again, and whatever of its neighbours reaches into its area."""
        return self.redraw_area(surface, ground, self.board.area(place))

    def touched(self, area: pygame.Rect) -> list[Place]:
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
                joined = room.union(area)
                apart = len(room.collidelistall(self._areas)) + alone
                if len(joined.collidelistall(self._areas)) <= apart:
                    groups[number] = [*group, place], joined
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
        for other in self.touched(area):
            appearance = self.appearances[other]
            self.board.draw_place(
                surface, other, appearance.lying, appearance.marks, appearance.active
            )
        surface.set_clip(None)
        return hull(area, surface.get_rect())

    def fly(
        self, surface: pygame.Surface, settled: pygame.Surface, flights: Sequence[Flight]
    ) -> list[Rect]:
        """Take what flew away from the surface, draw what flies now; return what changed."""
        for rect in self._flown:
            surface.blit(settled, rect, rect)
        changed = list(self._flown)
        self._flown = [self._draw_flight(surface, flight) for flight in flights]
        return [hull(rect, surface.get_rect()) for rect in changed + self._flown]

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
        start, end = self.board.centre(flight.source), self.board.centre(flight.target)
        cell = self.board.plan.cell * self.board.scale
        share = flight.share
        eased = share * share * (3 - 2 * share)
        x = start[0] + (end[0] - start[0]) * eased
        y = start[1] + (end[1] - start[1]) * eased
        return round(x), round(y - cell * _height(flight))


def _height(flight: Flight) -> float:
    """Return how high a flight is over the board, in cells."""
    wave = math.sin(math.pi * flight.share)
    if flight.carried:
        return CARRY * wave
    if flight.source == flight.target:
        return HOVER * flight.share
    # The last seed comes down; with more in the hand it stays up.
    held = HOVER * (1 - flight.share) if flight.count == 1 else HOVER
    return held + HOP * wave
