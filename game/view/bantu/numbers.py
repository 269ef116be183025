"""The numbers on Bantu's board: of lines and lanes, as the words call them, and of start lines.

A start line bears the number of the piece that starts there, on a disc, and beside it its own.
Lines and lanes count from 1 for people. Where there is no room for all lines every second, fourth
or eighth one is numbered.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

from game.rules.bantu.board import Board
from game.view.bantu.plan import OPENING, WEDGE, BantuPlan, Point, Track, track_of
from game.view.measure import LEAST_TEXT

SIZE, LARGEST = 0.036, 40.0
"""Size of the numbers, in outermost lanes' radii; their largest, in CSS pixels."""

APART = 2.5
"""The middles of numbers are at least so many sizes apart."""

DEPTH = 1.07
"""The numbers of lines stand so many circles inside the innermost lane."""

ROOM = 1.05
"""The strip they stand in is so many circles wide, between the track and the starting spaces."""

STRIDES = (1, 2, 4, 8, 16)

MEDAL = 1.3
"""The disc with the number of a piece is so many of its sizes wide."""

PIECE = 0.062
"""Size of the number of a piece, in outermost lanes' radii."""

_OVERLAP = 0.12
"""It lies over the plate with the number of the line by so many sizes of that."""

Kind = Literal["line", "lane", "start", "piece"]
"""start: that of a start line, on its plate. piece: that of the piece that starts there."""


@dataclass(frozen=True, slots=True)
class Number:
    """A number on the board: its text, its middle and its size in CSS pixels, and what it counts.

    `line` is the line that it belongs to, counted from 0; None for the number of a lane.
    """

    text: str
    middle: Point
    size: float
    kind: Kind = "line"
    line: int | None = None

    @property
    def half(self) -> Point:
        """Half the width and height of what it takes up, about."""
        digits = 0.3 * len(self.text)
        if self.kind == "piece":
            return MEDAL / 2 * self.size, MEDAL / 2 * self.size
        wide, high = (digits + 0.25, 0.58) if self.kind == "start" else (digits, 0.42)
        return wide * self.size, high * self.size


def numbers_of(plan: BantuPlan, board: Board) -> list[Number]:
    """Return the numbers that find room on the board of a plan."""
    track, size = track_of(board), min(max(LEAST_TEXT, SIZE * plan.radius), LARGEST)
    numbers = list(_lines(plan, board, track, size))
    if plan.radius * min(_beside(track) * 1.6, track.spacing) >= size:
        numbers += _lanes(plan, track, size)
    return [number for number in numbers if _is_visible(plan, number)]


def _lines(plan: BantuPlan, board: Board, track: Track, size: float) -> Iterable[Number]:
    """Yield the numbers of lines, on a ring inside the track; those of start lines come last."""
    radius = track.inside - DEPTH * track.circle
    if plan.radius * track.circle * ROOM < size:
        return
    along = plan.radius * radius * track.step * 0.01745
    stride = next((n for n in STRIDES if n * along >= APART * size), board.lines)
    starts = _starts(plan, board, track, size)
    for line in range(0, board.lines, stride):
        if line not in board.start_lines.values():
            number = Number(str(line + 1), plan.point(radius, track.angle(line)), size, line=line)
            if all(_clear(number, other) for other in starts):
                yield number
    yield from starts


def _starts(plan: BantuPlan, board: Board, track: Track, size: float) -> Sequence[Number]:
    """Return the numbers of start lines: with those of their pieces, or without, or none."""
    radius = track.inside - DEPTH * track.circle
    pieces, lines = [], []
    for number, line in board.start_lines.items():
        degrees = track.angle(line)
        x, y = plan.point(radius, degrees)
        piece = Number(str(number), (x, y), max(size, PIECE * plan.radius), "piece", line)
        pieces.append(piece)
        plate = Number(str(line + 1), (x, y), size, "start", line)
        turn = math.radians(degrees)
        along, down = math.cos(turn), math.sin(turn)
        width, height = plate.half
        away = piece.half[0] - _OVERLAP * size + abs(along) * width + abs(down) * height
        middle = (x + along * away, y + down * away)
        lines.append(Number(plate.text, middle, size, "start", line))
    tags = list(zip(pieces, lines, strict=True))
    if all(_clear(a, b) for one, other in combinations(tags, 2) for a in one for b in other):
        # The disc of the piece is drawn over the plate beside it.
        return [number for piece, line in tags for number in (line, piece)]
    return [piece for piece in pieces if all(_clear(piece, o) for o in pieces if o is not piece)]


def _clear(one: Number, other: Number) -> bool:
    """Tell whether there is some wood between two numbers."""
    wide, high = (a + b for a, b in zip(one.half, other.half, strict=True))
    x, y = (abs(a - b) for a, b in zip(one.middle, other.middle, strict=True))
    return x > wide + 0.3 * one.size or y > high + 0.3 * one.size


def _beside(track: Track) -> float:
    """Return the room between Finish and the innermost circle of the last line."""
    return track.inside * (OPENING - WEDGE) * 0.01745 - track.circle / 2


def _lanes(plan: BantuPlan, track: Track, size: float) -> Iterable[Number]:
    """Yield the numbers of lanes, between the last line and Finish."""
    for lane in range(track.lanes):
        radius = track.radius(lane)
        side = track.circle / 2 / radius / 0.01745
        degrees = -(WEDGE + (OPENING - side - WEDGE) / 2)
        yield Number(str(lane + 1), plan.point(radius, degrees), size, "lane")


def _is_visible(plan: BantuPlan, number: Number) -> bool:
    """Whether a number is wholly in the room of the board."""
    x, y = number.middle
    room, half = plan.room, number.size * 0.7
    across = room.x + half <= x <= room.right - half
    return across and room.y + half <= y <= room.bottom - half
