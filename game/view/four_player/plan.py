"""The board of Four Player Mancala in any window: a ring of four sides with reservoirs inside.

A form says in which cells of a grid the pits of each side lie. The side at the bottom comes
first, then the others counter-clockwise, as the sowing runs.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from game.rules.four_player.board import ALL_SEATS, PITS
from game.rules.protocol import Place, Seat
from game.view.board.coordinate import SMALL, coordinate_size
from game.view.board.plan import Plan, Spot
from game.view.box import TOUCH, Box

Cell = tuple[int, int]
"""Column and row of a grid."""

PIT = 0.82
"""Diameter of a pit, as a share of its room."""
RIM = 0.26
"""The edge of the board, in cells, where there is room for it."""
CLEAR = 0.56
"""So much of the edge is free for numbers, inside its carved line."""
CAPITAL = 0.62
"""A digit is so high, in sizes of its text."""
LARGEST = 150.0
"""A cell is no larger, in CSS pixels, on an ordinary window."""
ROUND = 1.35
"""A reservoir is round if its room is no more than so many times longer than wide."""
STRIP = 21.0
"""The least height of the strip in which a count stands, in CSS pixels."""


@dataclass(frozen=True, slots=True)
class Form:
    """A way to lay the ring.

    `counts`: whether counts stand inside the ring, below each pit, or to the right of it.
    `reach`: the most cells a reservoir is long. `liking`: its cells count so many times their
    size when it is compared with other forms.
    """

    columns: int
    rows: int
    sides: tuple[tuple[Cell, ...], ...]
    counts: Literal["inside", "below", "beside"]
    reach: float
    liking: float


SQUARE = Form(
    8,
    8,
    (
        tuple((n, 7) for n in range(1, 7)),
        tuple((7, 7 - n) for n in range(1, 7)),
        tuple((7 - n, 0) for n in range(1, 7)),
        tuple((0, n) for n in range(1, 7)),
    ),
    "inside",
    2.3,
    1.6,
)
"""A square with its corners free."""

PINWHEEL = Form(
    7,
    7,
    (
        tuple((n, 6) for n in range(1, 7)),
        tuple((6, 6 - n) for n in range(1, 7)),
        tuple((6 - n, 0) for n in range(1, 7)),
        tuple((0, n) for n in range(1, 7)),
    ),
    "below",
    4.0,
    1.3,
)
"""Each side begins beside the end of the one before: for narrow windows."""

FOLDED = Form(
    9,
    5,
    (
        tuple((n, 4) for n in range(2, 8)),
        (*((8, 5 - n) for n in range(1, 6)), (7, 0)),
        tuple((7 - n, 0) for n in range(1, 7)),
        (*((0, n - 1) for n in range(1, 6)), (1, 4)),
    ),
    "beside",
    3.6,
    1.0,
)
"""A long ring, the short sides bent around a corner: for phones on their side."""


@dataclass(frozen=True, slots=True)
class FourPlayerPlan(Plan):
    """The ring, with what is seen but never pressed."""

    unused: tuple[Box, ...] = ()
    """The hollows of sides that are not in play."""
    signs: Mapping[Seat, Box] = field(default_factory=dict)
    """Where the sign of each seat in play stands, beside the count of its reservoir."""
    ornaments: tuple[Box, ...] = ()
    """Room for carving: the middle, and free corners."""


def four_player_plan(area: Box, seats: Sequence[Seat], below: Seat, unit: float) -> FourPlayerPlan:
    """Return the plan of a board with `seats` in play; seat `below` has the side at the bottom."""
    form, cell = _best(area, unit)
    grid = _Grid(form, cell, area, unit)
    spots: dict[Place, Spot] = {}
    unused: list[Box] = []
    signs: dict[Seat, Box] = {}
    for turn in range(len(ALL_SEATS)):
        seat = (below + turn) % len(ALL_SEATS)
        pits = [grid.pit(turn, number) for number in range(PITS)]
        reservoir, sign = grid.reservoir(turn)
        if seat not in seats:
            unused += [spot.pit for spot in (*pits, reservoir)]
            continue
        for number, spot in enumerate(pits, 1):
            spots[Place("pit", (seat, number))] = spot
        spots[Place("reservoir", (seat,))] = reservoir
        signs[seat] = sign
    return FourPlayerPlan(
        grid.frame,
        spots,
        False,
        cell,
        grid.rim,
        unused=tuple(unused),
        signs=signs,
        ornaments=grid.ornaments(),
    )


def _strip(cell: float, unit: float) -> float:
    """Return the height of the strip in which counts stand: less on a mere picture."""
    return max(min(STRIP * unit, 0.62 * cell), 0.28 * cell)


def _needed(form: Form, cell: float, unit: float) -> tuple[float, float]:
    """Return width and height of the grid with cells of that size."""
    strip = _strip(cell, unit)
    wide = {"inside": 2, "below": 0, "beside": form.columns}[form.counts]
    high = {"inside": 2, "below": form.rows, "beside": 0}[form.counts]
    return form.columns * cell + wide * strip, form.rows * cell + high * strip


def _rim(form: Form, area: Box, cell: float) -> float:
    """Return the width of the edge: less where the cells could not be touched otherwise."""
    spare = min(area.width - form.columns * TOUCH, area.height - form.rows * TOUCH)
    return RIM * cell if spare < 0 else min(RIM * cell, max(1.5, spare / 2))


def _largest(form: Form, area: Box, unit: float) -> float:
    """Return the largest cell with which a form fits the area."""
    low, high = 0.0, LARGEST * unit
    for _ in range(30):
        cell = (low + high) / 2
        edge = 2 * _rim(form, area, cell)
        width, height = _needed(form, cell, unit)
        if width + edge <= area.width and height + edge <= area.height:
            low = cell
        else:
            high = cell
    return low


def _can_be_touched(form: Form, area: Box, cell: float) -> bool:
    """Tell whether each pit has room enough for a finger."""
    edge = 2 * _rim(form, area, cell)
    if form.counts == "inside":
        return cell >= TOUCH
    across, down = (area.width - edge) / form.columns, (area.height - edge) / form.rows
    return min(across, down) >= TOUCH - 0.01


def _best(area: Box, unit: float) -> tuple[Form, float]:
    """Return the square and its cell if it can be touched, else the best form that can.

    On a picture, whose unit is below 1, nothing is touched: it is the square, as most tables are.
    """
    if unit < 1:
        return SQUARE, _largest(SQUARE, area, unit)
    sizes = [(form, _largest(form, area, unit)) for form in (SQUARE, PINWHEEL, FOLDED)]
    large = [(form, cell) for form, cell in sizes if _can_be_touched(form, area, cell)]
    if large and large[0][0] is SQUARE:
        return large[0]
    return max(large or sizes, key=lambda pair: pair[0].liking * pair[1])


class _Grid:
    """Columns and rows of one form in one area."""

    def __init__(self, form: Form, cell: float, area: Box, unit: float) -> None:
        self.form = form
        self.cell = cell
        self.unit = unit
        self.strip = _strip(cell, unit)
        self.rim = _rim(form, area, cell)
        edge = 2 * self.rim
        self.across = self._lines(form.columns, area.width - edge, form.counts == "beside")
        self.down = self._lines(form.rows, area.height - edge, form.counts == "below")
        self.frame = area.centred(self.across[-1] + edge, self.down[-1] + edge)

    def _lines(self, count: int, room: float, strips: bool) -> list[float]:
        """Return where cells begin and end along one direction."""
        sizes = [self.cell] * count
        if self.form.counts == "inside":
            sizes[0] = sizes[-1] = self.cell + self.strip
        else:
            side = self.cell + (self.strip if strips else 0)
            sizes = [max(side, min(TOUCH, room / count))] * count
        lines = [0.0]
        for size in sizes:
            lines.append(lines[-1] + size)
        return lines

    def box(self, column: int, row: int, columns: int = 1, rows: int = 1) -> Box:
        """Return a rectangle of cells on the screen."""
        x, y = self.across[column], self.down[row]
        width, height = self.across[column + columns] - x, self.down[row + rows] - y
        left, top = self.frame.x + self.rim, self.frame.y + self.rim
        return Box(left + x, top + y, width, height)

    def pit(self, turn: int, number: int) -> Spot:
        """Return a pit of the side that is `turn` sides on from the bottom; `number` from 0."""
        touch = self.box(*self.form.sides[turn][number])
        if self.form.counts == "inside":
            badge, room = _inner_part(touch, turn, self.strip)
        elif self.form.counts == "below":
            badge, room = touch.bottom_part(self.strip)
        else:
            badge, room = touch.right_part(self.strip)
        pit = room.centred(self.cell * PIT, self.cell * PIT)
        badge = _nearer(badge, pit, 0.05 * self.cell)
        inside = self.form.counts == "inside"
        name = self._name(touch, turn) if inside else self._corner_name(touch, pit)
        return Spot(pit, touch, badge.centred(badge.width, self.strip), name)

    def _name(self, touch: Box, turn: int) -> Box | None:
        """Return where the number of a pit stands on the edge of the board, if there is room."""
        size = min(coordinate_size(PIT * self.cell, self.unit), CLEAR * self.rim / CAPITAL)
        if size < SMALL:
            return None
        beyond = (CLEAR * self.rim - size) / 2
        x, y = ((0, 1), (1, 0), (0, -1), (-1, 0))[turn]
        wide, high = (touch.width + size) / 2 + beyond, (touch.height + size) / 2 + beyond
        return touch.centred(size, size).moved(x * wide, y * high)

    def _corner_name(self, touch: Box, pit: Box) -> Box:
        """Return where the number of a pit stands whose count lies on the outer side.

        Beside a count it would be read as part of it: it is in the upper left corner of the pit.
        """
        size = coordinate_size(pit.width, self.unit)
        away = math.sqrt(0.5) * pit.width / 2 + 0.36 * size
        x = max(pit.middle[0] - away, touch.x + 0.3 * size)
        y = max(pit.middle[1] - away, touch.y + 0.36 * size)
        return Box(x - size / 2, y - size / 2, size, size)

    def _middle(self) -> Box:
        """Return the room inside the ring."""
        return self.box(1, 1, self.form.columns - 2, self.form.rows - 2)

    def reservoir(self, turn: int) -> tuple[Spot, Box]:
        """Return the reservoir of a side, at its right inner corner, and the room of its sign."""
        middle, gap, beside = self._middle(), 0.08 * self.cell, self.form.counts == "beside"
        reach = self.form.reach * self.cell
        along = 0.0 if beside else self.strip
        width = min(middle.width / 2 - 2 * gap, reach + (2 * self.strip if beside else 0))
        height = min(middle.height / 2 - 2 * gap, reach + along)
        right, low = turn in (0, 1), turn in (0, 3)
        x = middle.right - gap - width if right else middle.x + gap
        y = middle.bottom - gap - height if low else middle.y + gap
        touch = Box(x, y, width, height)
        if beside:
            wide = max(1.7 * self.strip, 0.8 * self.cell)
            part, pit = touch.left_part(wide) if right else touch.right_part(wide)
            sign, badge = part.top_part(part.height / 2)
        else:
            part, pit = touch.bottom_part(self.strip * 1.15)
            sign, badge = part.centred(2.9 * self.strip, part.height).left_part(self.strip)
        return Spot(_hollow(pit), touch, badge), sign

    def ornaments(self) -> tuple[Box, ...]:
        """Return the middle of the board, and the free corners of a square."""
        boxes = []
        if self.form.counts == "inside":
            side = 0.62 * self.cell
            last = self.form.columns - 1
            boxes = [self.box(c, r).centred(side, side) for c in (0, last) for r in (0, last)]
        right, left = self.reservoir(0)[0].touch, self.reservoir(2)[0].touch
        free = max(right.x - left.right, right.y - left.bottom)
        if free > 0.5 * self.cell:
            side = min(0.85 * free, 1.1 * self.cell)
            boxes.append(self._middle().centred(side, side))
        return tuple(boxes)


def _inner_part(touch: Box, turn: int, strip: float) -> tuple[Box, Box]:
    """Cut off the strip towards the middle of the board."""
    cuts = (touch.top_part, touch.left_part, touch.bottom_part, touch.right_part)
    return cuts[turn](strip)


def _hollow(room: Box) -> Box:
    """Return the hollow of a reservoir: round or long, with its rim inside the room."""
    short, long = sorted((room.width, room.height))
    if long < ROUND * short:
        room = room.centred(short, short)
    return room.shrunk(0.07 * short)


def _nearer(badge: Box, pit: Box, step: float) -> Box:
    """Return the room of a count moved a little towards its pit."""
    across, down = pit.middle[0] - badge.middle[0], pit.middle[1] - badge.middle[1]
    if abs(across) > abs(down):
        return badge.moved(step if across > 0 else -step, 0)
    return badge.moved(0, step if down > 0 else -step)
