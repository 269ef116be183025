"""The Bantu board in any window: a round track, open at the top, where Finish lies.

A disc is laid out once in units of its outermost lane's radius (`Track`), then brought to the
room there is: all of it, or on small screens the part in play, enlarged.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

from game.rules.bantu.board import Board
from game.rules.bantu.game import Bantu
from game.rules.protocol import Place, Seat
from game.view.board.plan import Plan, Spot
from game.view.box import TOUCH, Box, around

OPENING = 25.0
"""Degrees from 12 o'clock to the first line, clockwise, and to the last, the other way."""
WEDGE = 16.5
"""Half the angle of the ground of Finish, in degrees."""
INWARD = 2.1
"""The outermost starting spaces lie so many circles inside the innermost lane: numbers of lines
stand between."""
LANES = 0.36
"""Depth of the track, from the outermost lane's middle to the innermost's, with four lanes."""
CIRCLE = 0.88
"""Diameter of a circle, in the distance to its nearest neighbour."""
EDGE = 0.115
"""Wood outside the outermost lane."""
LARGEST = 470.0
"""The outermost lane's radius is no larger, in CSS pixels, on an ordinary window."""
CLOSE = 26.0
"""Places this near to each other, in CSS pixels, are enlarged when they are in play."""
SMALL = 240.0
"""On a disc with a lesser radius, a phone's, places in play are enlarged."""
ENLARGED = 58.0
"""In a close-up the nearest places are at most so far apart."""
WORTH = 1.25
"""On a phone places in play are shown large wherever that makes them larger by so much."""
SPREAD = 0.2
"""Places farther apart on a disc, of which 1 is the radius, are enlarged as if they were not."""
LEAST_APART = 50.0
"""Degrees between the spokes of starting spaces."""

Point = tuple[float, float]

_NOWHERE = Box(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class BantuPlan(Plan):
    """A plan that also tells where the disc lies: its middle, and the outermost lane's radius.

    `room` is all that may be drawn on; in a close-up the disc reaches beyond it.
    """

    middle: Point = (0.0, 0.0)
    radius: float = 1.0
    room: Box = _NOWHERE
    enlarged: bool = False

    def confused(self, place: Place, others: Collection[Place]) -> tuple[Place, ...]:
        """Return those of `others` that a finger might mean when it presses `place`."""
        if self.enlarged or place not in self.spots:
            return ()
        here = self.spots[place].pit.middle
        places = [other for other in others if other in self.spots]
        near = [o for o in places if math.dist(self.spots[o].pit.middle, here) < apart(self.radius)]
        return tuple(near) if len(near) > 1 else ()

    def point(self, radius: float, degrees: float) -> Point:
        """Return the CSS pixels of a point; angles run clockwise from 12 o'clock."""
        x, y = polar(radius, degrees)
        return self.middle[0] + x * self.radius, self.middle[1] + y * self.radius


def polar(radius: float, degrees: float) -> Point:
    """Return x and y (down) of a point around 0, 0."""
    angle = math.radians(degrees)
    return radius * math.sin(angle), -radius * math.cos(angle)


@dataclass(frozen=True, slots=True)
class Track:
    """Angles and radii of a board's lines and lanes, in units of the outermost lane's radius."""

    lines: int
    lanes: int

    @property
    def step(self) -> float:
        """Degrees from line to line."""
        return (360 - 2 * OPENING) / (self.lines - 1)

    @property
    def spacing(self) -> float:
        """From lane to lane."""
        return LANES / max(3, self.lanes - 1)

    def angle(self, line: int) -> float:
        """Return the degrees of a line, clockwise from 12 o'clock."""
        return OPENING + line * self.step

    def radius(self, lane: int) -> float:
        """Return the radius of a lane; lane 0 is the outermost."""
        return 1 - lane * self.spacing

    @property
    def inside(self) -> float:
        """The radius of the innermost lane."""
        return self.radius(self.lanes - 1)

    @property
    def circle(self) -> float:
        """The diameter of a circle."""
        along = 2 * self.inside * math.sin(math.radians(min(self.step, 90) / 2))
        return CIRCLE * min(self.spacing, along)


def track_of(board: Board) -> Track:
    """Return the measures of a board."""
    return Track(board.lines, board.lanes)


def spokes(board: Board) -> dict[int, float]:
    """Return the degrees of the spoke with the starting spaces of each number.

    It is that of the start line; where start lines are too near to each other, all four
    spokes are spread around the middle in the order of their lines.
    """
    track = track_of(board)
    own = {number: track.angle(line) for number, line in board.start_lines.items()}
    if all(_apart(a, b) >= LEAST_APART for a, b in combinations(own.values(), 2)):
        return own
    return {number: 45.0 + 90 * place for place, number in enumerate(sorted(own, key=own.get))}  # type: ignore[arg-type]  # every key is there


def _apart(one: float, other: float) -> float:
    """Return the degrees between two angles."""
    return abs((one - other + 180) % 360 - 180)


def disc_points(board: Board, seats: Sequence[Seat], numbers: Sequence[int]) -> dict[Place, Point]:
    """Return the middle of every place on a disc around 0, 0, in the order of the board."""
    track = track_of(board)
    points = {
        Place("circle", (line, lane)): polar(track.radius(lane), track.angle(line))
        for line in range(board.lines)
        for lane in range(board.lanes)
    }
    at = spokes(board)
    for row, seat in enumerate(seats):
        for number in numbers:
            radius = track.inside - INWARD * track.circle - row * 1.08 * track.circle
            points[Place("start", (seat, number))] = polar(radius, at[number])
            points[Place("home", (seat, number))] = _home(track, len(seats), row, number)
    return points


def _home(track: Track, seats: int, column: int, number: int) -> Point:
    """Return where a piece rests at Finish: a column for each seat, the 1s innermost."""
    step = min(track.circle * 1.08, 0.106)
    return (column - (seats - 1) / 2) * step, -(0.985 - (4 - number) * step)


def bantu_plan(game: Bantu, area: Box, unit: float, closeup: Collection[Place] = ()) -> BantuPlan:
    """Return the plan of a game's board, or of the part of it that holds `closeup`."""
    points = _points(game)
    circle = track_of(game.board).circle
    side = min(area.width, area.height)
    radius = min(side / (2 + 2 * EDGE), LARGEST * unit)
    near = [points[place] for place in closeup if place in points]
    crowd = bool(near) and _crowd(near, radius)
    if not near or not (crowd or radius < SMALL):
        return _whole(game, area, radius)
    scale, middle = _enlarged(near, circle, area, radius)
    if not crowd and scale < WORTH * radius:
        return _whole(game, area, radius)
    return _placed(points, circle, area, scale, middle, enlarged=True)


@lru_cache(maxsize=2)
def _points(game: Bantu) -> dict[Place, Point]:
    """Return the middle of every place of a game's board on a disc around 0, 0."""
    return disc_points(game.board, game.seats, game.numbers)


@lru_cache(maxsize=4)
def _whole(game: Bantu, area: Box, radius: float) -> BantuPlan:
    """Return the plan of a whole disc in the middle of an area: asked for at every press."""
    return _placed(_points(game), track_of(game.board).circle, area, radius, area.middle)


def _crowd(near: Sequence[Point], radius: float) -> bool:
    """Tell whether places in play are too near to each other for fingers."""
    return _least(near) * radius < apart(radius)


def apart(radius: float) -> float:
    """Return how far apart places in play must be on a disc, in CSS pixels."""
    return TOUCH if radius < SMALL else CLOSE


def _least(near: Sequence[Point]) -> float:
    """Return the least distance between points; that of neighbours if there is one only."""
    return min((math.dist(a, b) for a, b in combinations(near, 2)), default=0.11)


def _enlarged(
    near: Sequence[Point], circle: float, area: Box, radius: float
) -> tuple[float, Point]:
    """Return radius and middle of a disc enlarged so that `near` fills the area."""
    box = around(Box(x - circle, y - circle, 2 * circle, 2 * circle) for x, y in near)
    fitting = min(area.width / box.width, area.height / box.height)
    scale = max(radius, min(fitting, ENLARGED / min(_least(near), SPREAD)))
    reach = scale * (1 + EDGE)
    x, y = (a - b * scale for a, b in zip(area.middle, box.middle, strict=True))
    return scale, (
        _covering(x, reach, area.x, area.right),
        _covering(y, reach, area.y, area.bottom),
    )


def _covering(middle: float, reach: float, low: float, high: float) -> float:
    """Return the middle of a disc moved to leave as little of low..high free as it can."""
    if 2 * reach <= high - low:
        return (low + high) / 2
    return min(max(middle, high - reach), low + reach)


def _placed(
    points: Mapping[Place, Point],
    circle: float,
    area: Box,
    radius: float,
    middle: Point,
    *,
    enlarged: bool = False,
) -> BantuPlan:
    """Return the plan of a disc of that radius around a middle; only whole places count."""
    side = circle * radius
    spots = {}
    for place, (x, y) in points.items():
        pit = Box(middle[0] + x * radius - side / 2, middle[1] + y * radius - side / 2, side, side)
        if not enlarged or pit.inside(area):
            spots[place] = Spot(pit, _touch(pit, area), pit)
    reach = radius * (1 + EDGE)
    disc = Box(middle[0] - reach, middle[1] - reach, 2 * reach, 2 * reach)
    return BantuPlan(
        frame=area if enlarged else disc,
        spots=spots,
        upright=False,
        cell=side,
        rim=EDGE * radius,
        crowded=True,
        middle=middle,
        radius=radius,
        room=area,
        enlarged=enlarged,
    )


def _touch(pit: Box, area: Box) -> Box:
    """Return what is touched for a place: large enough for a finger, and inside the area."""
    side = min(max(TOUCH, pit.width), area.width, area.height)
    x = min(max(pit.middle[0] - side / 2, area.x), area.right - side)
    y = min(max(pit.middle[1] - side / 2, area.y), area.bottom - side)
    return Box(x, y, side, side)
