"""The Bao board in any window: four rows of eight pits and two stocks, landscape or portrait.

A grid is laid out once: rows from the far back row to the near back row, columns along the rows,
and the stocks at the right end, each beside the rows of its owner. A portrait board is the
landscape one a quarter turn on: the near player's rows are the left ones, the stocks are below.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from game.rules.bao.board import FRONT, PITS
from game.rules.protocol import Place, Seat
from game.view.board.coordinate import coordinate_size
from game.view.board.plan import Plan, Spot, name_under_count, placed
from game.view.box import TOUCH, Box

RIM = 0.22
"""The edge around the pits, in cells."""
SPINE = 0.16
"""Between the two front rows, in cells."""
PIT = 0.84
"""Diameter of a pit, in cells."""
STOCK = 1.15
"""Length of a stock, in cells."""
SIGN = 0.42
"""Room for the sign of its owner at the inner end of a stock, in cells."""
LARGEST = 150.0
"""A cell is no larger, in CSS pixels, on an ordinary window."""
LOOSE = (1.22, 1.14)
"""Where there is room to spare, pits move apart by so much: along the rows, and across."""
OUT, DOWN = 0.47, 0.36
"""A count beside its pit lies on the pit's edge: its middle is so many pits right of and below the
middle of the pit. Half-way between two pits it could be that of either."""
BARE = 0.16
"""Such a count leaves so much of the pit free on either side of the middle, in pits."""
OVER = 0.6
"""So much of such a count, in its widths, reaches beyond the room of its pit."""
BADGE = 0.86
"""Height of such a count, in its widths."""
AROUND_NAME = 5.0
"""Above and below a coordinate between two pits is at least so much room, for their rings."""
NEAR = 0.45
"""A coordinate between two pits stands so near to its own, of the room that it leaves."""
LETTERS, COUNT = 1.4, 1.6
"""Width of a coordinate in its heights, and of a count beside it in heights of the strip."""
LEAST_STRIP = 3.3
"""In a strip less wide, in heights of a coordinate, it and the count would be read as one."""
PORTRAIT_GAIN = 1.25
"""A portrait board is taken when its pits are so many times larger than a landscape one's, or at
least as large as one's that are too small for a finger."""


@dataclass(frozen=True, slots=True)
class _Form:
    """A way to lay the board: portrait or landscape, counts on the pits' edges or outside."""

    upright: bool
    beside: bool


@dataclass(frozen=True, slots=True)
class _Sizes:
    """The measures of a landscape board: the room of a pit, of its count, and of what is around."""

    cell: float
    along: float
    across: float
    badge: float
    beside: bool
    name: float
    """The height of a coordinate."""

    @property
    def rim(self) -> float:
        """The edge."""
        return RIM * self.cell

    @property
    def touch(self) -> float:
        """The lesser side of what is touched for a pit."""
        return min(self.along, self.across)

    @property
    def length(self) -> float:
        """The whole board, along the rows."""
        return FRONT * self.along + STOCK * self.cell + 2 * self.rim

    @property
    def depth(self) -> float:
        """The whole board, across the rows."""
        return 4 * self.across + SPINE * self.cell + 2 * self.rim


_LANDSCAPE, _LANDSCAPE_BESIDE = _Form(False, False), _Form(False, True)
_PORTRAIT = _Form(True, False)


def bao_plan(area: Box, below: Seat, unit: float) -> Plan:
    """Return the plan of a board; seat `below` has the near side."""
    form, sizes = _best(area, unit)
    length, depth = sizes.length, sizes.depth
    frame = area.centred(*((depth, length) if form.upright else (length, depth)))
    spots = {place: placed(spot, frame, form.upright, depth) for place, spot in _grid(sizes, below)}
    if not form.beside:
        written = name_under_count if form.upright else _name_left_of_count
        for place, spot in spots.items():
            if place.kind == "pit":
                spots[place] = written(spot, sizes.name)
    return Plan(frame, spots, form.upright, sizes.cell, sizes.rim)


def _best(area: Box, unit: float) -> tuple[_Form, _Sizes]:
    """Return the form with the largest pits: landscape, counts outside, if that is as good."""
    landscape = max(
        ((form, _sizes(area, form, unit)) for form in (_LANDSCAPE, _LANDSCAPE_BESIDE)),
        key=lambda pair: pair[1].cell * (1 if pair[0].beside else 1.06),
    )
    portrait = _PORTRAIT, _sizes(area, _PORTRAIT, unit)
    gain = PORTRAIT_GAIN if landscape[1].touch >= TOUCH else 1.0
    return landscape if portrait[1].cell < gain * landscape[1].cell else portrait


def _sizes(area: Box, form: _Form, unit: float) -> _Sizes:
    """Return the measures of the largest board of a form that fits `area`, a little loosened."""
    length, depth = (area.height, area.width) if form.upright else (area.width, area.height)
    small, large = 1.0, LARGEST * unit
    for _ in range(30):
        middle = (small + large) / 2
        tight = _tight(form, middle, unit)
        if tight.length <= length and tight.depth <= depth:
            small = middle
        else:
            large = middle
    tight = _tight(form, small, unit)
    along = tight.along + max(0.0, length - tight.length) / FRONT
    across = tight.across + max(0.0, depth - tight.depth) / 4
    return _Sizes(
        small,
        min(along, LOOSE[0] * tight.along),
        min(across, LOOSE[1] * tight.across),
        tight.badge,
        form.beside,
        tight.name,
    )


def _tight(form: _Form, cell: float, unit: float) -> _Sizes:
    """Return the least measures for pits of a size."""
    close, name = 0.96 * cell, coordinate_size(PIT * cell, unit)
    if form.beside:
        badge = max(24 * unit, 0.36 * cell)
        across = max(cell, PIT * cell + name + AROUND_NAME * unit)
        return _Sizes(cell, close + OVER * badge, across, badge, True, name)
    badge = max((26 if form.upright else 21) * unit, 0.26 * cell)
    return _Sizes(cell, cell, close + badge, badge, False, name)


def _grid(sizes: _Sizes, below: Seat) -> Iterator[tuple[Place, Spot]]:
    """Yield each place of a landscape board with its corner at 0, 0: pits, then stocks."""
    for seat in (below, 1 - below):
        for ring in range(1, PITS + 1):
            row, column = _where(ring, seat != below)
            yield Place("pit", (seat, ring)), _pit(sizes, row, column)
        yield Place("stock", (seat,)), _stock(sizes, seat != below)


def _where(ring: int, far: bool) -> tuple[int, int]:
    """Return row (0 the far back row) and column of a pit of the near or the far player."""
    back = ring > FRONT
    column = PITS - ring if back else ring - 1
    return ((0 if back else 1), FRONT - 1 - column) if far else ((3 if back else 2), column)


def _row_top(sizes: _Sizes, row: int) -> float:
    """Return where a row begins; the spine lies between the middle ones."""
    return sizes.rim + row * sizes.across + (SPINE * sizes.cell if row > 1 else 0)


def _pit(sizes: _Sizes, row: int, column: int) -> Spot:
    """Return one pit with its count, outside (away from the spine) or on its lower right edge."""
    touch = Box(sizes.rim + column * sizes.along, _row_top(sizes, row), sizes.along, sizes.across)
    side = PIT * sizes.cell
    if sizes.beside:
        pit = touch.right_part(OVER * sizes.badge)[1].centred(side, side)
        half, low = sizes.badge / 2, BADGE * sizes.badge / 2
        out = max(OUT * side, BARE * side + half)
        x, y = pit.middle[0] + out, pit.middle[1] + DOWN * side
        y = min(y, touch.bottom - low)
        badge = Box(x - half, y - low, 2 * half, 2 * low)
        return Spot(pit, touch, badge, _name(sizes, pit, badge, row))
    badge, room = (touch.top_part if row < 2 else touch.bottom_part)(sizes.badge)
    pit = room.centred(side, side)
    # Close to its own pit, so that it cannot be that of the row beyond.
    y = pit.y - badge.height if row < 2 else pit.bottom
    return Spot(pit, touch, Box(badge.x, y, badge.width, badge.height))


def _name(sizes: _Sizes, pit: Box, badge: Box, row: int) -> Box:
    """Return where the coordinate of a pit stands whose count lies on it: outside, near the pit.

    It is in the middle, or farther left where the counts of this column would reach it.
    """
    step, wide = NEAR * (sizes.across - pit.height - sizes.name), LETTERS * sizes.name
    x = min(pit.middle[0] - wide / 2, badge.x - wide)
    y = pit.y - step - sizes.name if row < 2 else pit.bottom + step
    return Box(x, y, wide, sizes.name)


def _name_left_of_count(spot: Spot, size: float) -> Spot:
    """Return a spot with its coordinate left of its count, that in the middle if it can be.

    Without room for both there is the count only.
    """
    strip, wide = spot.badge, LETTERS * size
    if strip.width < LEAST_STRIP * size:
        return spot
    count = min(COUNT * strip.height, strip.width - wide)
    left = max(strip.x, strip.middle[0] - count / 2 - wide)
    name = Box(left, strip.middle[1] - size / 2, wide, size)
    return replace(spot, badge=Box(name.right, strip.y, count, strip.height), name=name)


def _stock(sizes: _Sizes, far: bool) -> Spot:
    """Return a stock: a long hollow beside the rows of its owner.

    Its count is at the outer end; the inner one is left free for the sign of its owner.
    """
    left = sizes.rim + FRONT * sizes.along
    touch = Box(left, _row_top(sizes, 0 if far else 2), STOCK * sizes.cell, 2 * sizes.across)
    strip = max(sizes.badge, 0.3 * sizes.cell)
    sign = SIGN * sizes.cell
    if far:
        badge, room = touch.top_part(strip)
        room = room.bottom_part(sign)[1]
    else:
        badge, room = touch.bottom_part(strip)
        room = room.top_part(sign)[1]
    inset = (1 - PIT) / 4 * sizes.cell
    return Spot(room.centred(PIT * sizes.cell, room.height - 2 * inset), touch, badge)
