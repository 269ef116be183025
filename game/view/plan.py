"""Where everything on a board lies, as plain rectangles in CSS pixels."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.rules.protocol import Place
from game.view.box import Box


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of the board: its hollow, what is touched, and where its count stands."""

    pit: Box
    touch: Box
    badge: Box


@dataclass(frozen=True, slots=True)
class Plan:
    """A board: its wood, its places in board order, and whether it stands upright."""

    frame: Box
    spots: Mapping[Place, Spot]
    upright: bool
    cell: float
    """The side of the room a pit has."""
    rim: float
    """The width of the edge around the pits."""

    def at(self, x: float, y: float) -> Place | None:
        """Return the place that is touched at a point."""
        for place, spot in self.spots.items():
            if spot.touch.holds(x, y):
                return place
        return None
