"""Where everything on a board lies, as plain rectangles in CSS pixels."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

from game.rules.protocol import Place
from game.view.box import Box

AWAY = 0.15
"""A coordinate beside a pit stands so far, in its sizes, from the middle of its strip."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place of the board: its hollow, what is touched, and where its count stands.

    `name` is where its coordinate is written, as high as that is large; None for no room.
    """

    pit: Box
    touch: Box
    badge: Box
    name: Box | None = None


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
    crowded: bool = False
    """Places are so many that only those in play are targets; where they meet, the nearest wins."""

    def confused(self, place: Place, others: Collection[Place]) -> tuple[Place, ...]:
        """Return those of `others` that a finger might mean when it presses `place`, itself too.

        () where they are far enough apart, or shown as large as they get.
        """
        del place, others
        return ()

    def at(self, x: float, y: float) -> Place | None:
        """Return the place that is touched at a point: the nearest of those."""
        near = [place for place, spot in self.spots.items() if spot.touch.holds(x, y)]

        def far(place: Place) -> float:
            middle = self.spots[place].touch.middle
            return math.dist(middle, (x, y))

        return min(near, key=far, default=None)


def placed(spot: Spot, frame: Box, upright: bool, depth: float) -> Spot:
    """Return a spot of a landscape board, whose corner is at 0, 0, on the screen.

    An upright board is the landscape one, `depth` deep, a quarter turn clockwise: the right end
    comes to the bottom, the near side to the left.
    """

    def on_screen(box: Box) -> Box:
        if upright:
            box = Box(depth - box.bottom, box.x, box.height, box.width)
        return box.moved(frame.x, frame.y)

    name = None if spot.name is None else on_screen(spot.name)
    return Spot(on_screen(spot.pit), on_screen(spot.touch), on_screen(spot.badge), name)


def name_under_count(spot: Spot, size: float) -> Spot:
    """Return a spot whose strip beside the pit has the count, and the coordinate right below it."""
    strip = spot.badge
    high = min(strip.width, strip.height - size)
    badge, name = strip.centred(strip.width, high + size).top_part(high)
    # Rings reach a little beyond their pits.
    away = math.copysign(AWAY * size, strip.middle[0] - spot.pit.middle[0])
    return replace(spot, badge=badge, name=name.moved(away, 0))
