"""What the table asks of anything that draws a board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol

import pygame

from game.rules.protocol import Place
from game.view.board.marks import NO_MARKS, Marks
from game.view.board.plan import Plan
from game.view.steps import Steps

PlaceContent = Any
"""What lies at a place: how many seeds, or a piece (any hashable value, None for no piece)."""


class Appearance(NamedTuple):
    """How a place looks: what lies there, its marks, and what is written on it.

    `active`: it may be pressed for a move. `chip` tells how much the place won (more than 0) or
    lost since the person's last move, 0 if nothing. `named`: its coordinate is written beside it.
    """

    content: PlaceContent = 0
    marks: Marks = NO_MARKS
    active: bool = False
    chip: int = 0
    named: bool = False


class Drawing(Protocol):
    """One board at one size. All positions given and returned are canvas pixels.

    `game.view.board.board.Board` draws wood, hollows, seeds and counts for any plan.
    """

    @property
    def plan(self) -> Plan:
        """Where everything lies, in CSS pixels."""

    @property
    def scale(self) -> float:
        """Canvas pixels for one CSS pixel."""

    def ground_steps(self, surface: pygame.Surface) -> Steps:
        """Draw all that does not move, a few milliseconds at a time."""

    def area(self, place: Place) -> pygame.Rect:
        """Return all pixels that `draw_place` may touch."""

    def draw_place(self, surface: pygame.Surface, place: Place, look: Appearance) -> None:
        """Draw what lies at a place, its marks, and what is written on it."""

    def bunch(self, load: PlaceContent) -> pygame.Surface:
        """Return a picture of what is carried through the air."""

    def whole_steps(self, surface: pygame.Surface, contents: Mapping[Place, PlaceContent]) -> Steps:
        """Draw the whole board with what lies on it, without counts, for a picture of it."""


def centre(drawing: Drawing, place: Place) -> tuple[float, float]:
    """Return the middle of a place, in canvas pixels."""
    x, y = drawing.plan.spots[place].pit.middle
    return x * drawing.scale, y * drawing.scale
