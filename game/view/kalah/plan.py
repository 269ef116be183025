"""The Kalah board in any window: two rows and two stores, landscape or portrait.

A grid is laid out once for the player who sits below; other seats and the portrait board are
turns of it. Columns run along the rows (`along`), `across` goes from the far row to the near.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.protocol import Place, Seat
from game.view.board.coordinate import coordinate_size
from game.view.board.plan import Plan, Spot, name_under_count, placed
from game.view.box import TOUCH, Box

STORE = 1.12
"""Length of a store, in cells."""
RIM = 0.2
SPINE = 0.1
"""Between the two rows, in cells."""
PIT = 0.84
"""Diameter of a house, in cells."""
COUNT = 0.9
"""Room for the count of a store that lies along a side, and for the sign of its owner, in cells."""
EDGE_FOR_NAMES = 0.4
"""So much of the edge is free for coordinates, inside its carved line."""
SIGN = 0.76
"""Size of that sign, in heights of the room of a count."""
LARGEST = 190.0
"""A cell is no larger, in CSS pixels, on an ordinary window."""
PORTRAIT_GAIN = 1.3
"""A portrait board is taken when its houses are so many times larger than a landscape one's."""


@dataclass(frozen=True, slots=True)
class _Form:
    """A way to lay the board: portrait or landscape, stores at the ends or along the sides."""

    upright: bool
    ends: bool
    cell: float


def kalah_plan(area: Box, houses: int, below: Seat, unit: float) -> Plan:
    """Return the plan of a board with `houses` a side; seat `below` has the near side.

    On a portrait board the near player's store is at the bottom.
    """
    form = _best(area, houses, unit)
    length, depth = _size(form, houses, unit)
    grid = _grid(form, houses, unit)
    frame = area.centred(*((depth, length) if form.upright else (length, depth)))
    spots = {}
    for seat in (below, 1 - below):
        for number in range(1, houses + 1):
            spots[Place("house", (seat, number))] = ("house", seat != below, number)
        spots[Place("store", (seat,))] = ("store", seat != below, 0)
    turned = {place: placed(grid[key], frame, form.upright, depth) for place, key in spots.items()}
    if form.upright:
        size = coordinate_size(PIT * form.cell, unit)
        for place, spot in turned.items():
            if place.kind == "house":
                turned[place] = name_under_count(spot, size)
    return Plan(frame, turned, form.upright, form.cell, RIM * form.cell)


def _badge(cell: float, unit: float) -> float:
    """Return the height of the strip in which counts stand."""
    return max(22 * unit, 0.24 * cell)


def _names(cell: float, unit: float) -> float:
    """Return the height of the strip of coordinates: a part of the edge serves for it."""
    return max(0.0, coordinate_size(PIT * cell, unit) - EDGE_FOR_NAMES * RIM * cell)


def _size(form: _Form, houses: int, unit: float) -> tuple[float, float]:
    """Return length (along the rows) and depth of the board."""
    cell = form.cell
    strip = _badge(cell, unit)
    rim = 2 * RIM * cell
    depth = (2 + SPINE) * cell + 2 * strip + rim
    if not form.upright:
        depth += 2 * _names(cell, unit)
    if form.ends:
        return (houses + 2 * STORE) * cell + rim, depth
    return houses * cell + rim, depth + 2 * STORE * cell


def _cell(area: Box, houses: int, unit: float, upright: bool, ends: bool) -> float:
    """Return the largest cell with which a board of that form fits `area`."""
    room = (area.height, area.width) if upright else (area.width, area.height)
    small, large = 0.0, LARGEST * unit
    for _ in range(30):
        cell = (small + large) / 2
        length, depth = _size(_Form(upright, ends, cell), houses, unit)
        if length <= room[0] and depth <= room[1]:
            small = cell
        else:
            large = cell
    return small


def _best(area: Box, houses: int, unit: float) -> _Form:
    """Return the form whose houses are large enough; landscape if that is as good."""
    landscape = _Form(False, True, _cell(area, houses, unit, False, True))
    portrait = _Form(True, True, _cell(area, houses, unit, True, True))
    if landscape.cell >= TOUCH and portrait.cell < PORTRAIT_GAIN * landscape.cell:
        return landscape
    if portrait.cell >= TOUCH:
        return portrait
    sides = _Form(True, False, _cell(area, houses, unit, True, False))
    return max((landscape, portrait, sides), key=lambda form: form.cell)


def _grid(form: _Form, houses: int, unit: float) -> dict[tuple[str, bool, int], Spot]:
    """Return the spots by (kind, far, number) on a landscape board with its corner at 0, 0."""
    cell, strip = form.cell, _badge(form.cell, unit)
    length, depth = _size(form, houses, unit)
    rim, side = RIM * cell, STORE * cell
    inset = cell * (1 - PIT) / 2
    left = rim + (side if form.ends else 0)
    names = 0.0 if form.upright else _names(cell, unit)
    near = depth - rim - names - strip - cell - (0 if form.ends else side)
    size = coordinate_size(PIT * cell, unit)
    spots: dict[tuple[str, bool, int], Spot] = {}
    for number in range(1, houses + 1):
        house = Box(left + (number - 1) * cell, near, cell, cell)
        badge = Box(house.x, house.bottom, cell, strip)
        touch = Box(house.x, house.y, cell, cell + strip + names)
        name = None if form.upright else Box(house.x, badge.bottom, cell, size)
        spots["house", False, number] = Spot(house.shrunk(inset), touch, badge, name)
    spots["store", False, 0] = _store(form, (length, depth), strip, names)
    for kind, _, number in list(spots):
        spot = spots[kind, False, number]
        pit, touch, badge = (
            _about(box, length, depth) for box in (spot.pit, spot.touch, spot.badge)
        )
        name = None if spot.name is None else _about(spot.name, length, depth)
        spots[kind, True, number] = Spot(pit, touch, badge, name)
    return spots


def _store(form: _Form, size: tuple[float, float], strip: float, names: float) -> Spot:
    """Return the near player's store: at the right end, or along the near side.

    Its count is in line with those of the houses, which have their `names` on the outer side.
    """
    length, depth = size
    rim, side, inset = RIM * form.cell, STORE * form.cell, form.cell * (1 - PIT) / 2
    if form.ends:
        touch = Box(length - rim - side, rim, side, depth - 2 * rim)
        inner = touch.shrunk(0, names)
        badge = Box(touch.x, inner.bottom - strip, side, strip)
        pit = inner.shrunk(0, strip)
        return Spot(pit.shrunk(inset), touch, badge)
    wide = length - 2 * rim
    touch = Box(rim, depth - rim - side, wide, side)
    end = form.cell * COUNT
    badge = Box(touch.right - end, touch.y, end, side)
    pit = Box(touch.x + end, touch.y, wide - 2 * end, side)
    return Spot(pit.shrunk(inset), touch, badge)


def sign_box(spot: Spot) -> Box:
    """Return where the sign of its owner stands beside a store: at the end without the count."""
    touch, badge = spot.touch, spot.badge
    side = SIGN * min(badge.width, badge.height)
    return _about(badge, touch.x + touch.right, touch.y + touch.bottom).centred(side, side)


def _about(box: Box, length: float, depth: float) -> Box:
    """Return `box` after half a turn of the board."""
    return Box(length - box.right, depth - box.bottom, box.width, box.height)
