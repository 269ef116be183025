"""The numbers of Bantu's lines and lanes on its board: those by which the words call them.

Lines and lanes count from 1 for people. Where there is no room for all lines every second, fourth
or eighth one is numbered.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

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


@dataclass(frozen=True, slots=True)
class Number:
    """A number on the board: its text, its middle and its size in CSS pixels.

    `start`: it is that of a start line.
    """

    text: str
    middle: Point
    size: float
    start: bool = False


def numbers_of(plan: BantuPlan, board: Board) -> list[Number]:
    """Return the numbers that find room on the board of a plan."""
    track, size = track_of(board), min(max(LEAST_TEXT, SIZE * plan.radius), LARGEST)
    numbers = list(_lines(plan, board, track, size))
    if plan.radius * min(_beside(track) * 1.6, track.spacing) >= size:
        numbers += _lanes(plan, track, size)
    return [number for number in numbers if _is_visible(plan, number)]


def _lines(plan: BantuPlan, board: Board, track: Track, size: float) -> Iterable[Number]:
    """Yield the numbers of lines, on a ring inside the track."""
    radius = track.inside - DEPTH * track.circle
    if plan.radius * track.circle * ROOM < size:
        return
    along = plan.radius * radius * track.step * 0.01745
    stride = next((n for n in STRIDES if n * along >= APART * size), board.lines)
    starts = set(board.start_lines.values())
    for line in range(0, board.lines, stride):
        at = plan.point(radius, track.angle(line))
        yield Number(str(line + 1), at, size, line in starts)


def _beside(track: Track) -> float:
    """Return the room between Finish and the innermost circle of the last line."""
    return track.inside * (OPENING - WEDGE) * 0.01745 - track.circle / 2


def _lanes(plan: BantuPlan, track: Track, size: float) -> Iterable[Number]:
    """Yield the numbers of lanes, between the last line and Finish."""
    for lane in range(track.lanes):
        radius = track.radius(lane)
        side = track.circle / 2 / radius / 0.01745
        degrees = -(WEDGE + (OPENING - side - WEDGE) / 2)
        yield Number(str(lane + 1), plan.point(radius, degrees), size)


def _is_visible(plan: BantuPlan, number: Number) -> bool:
    """Whether a number is wholly in the room of the board."""
    x, y = number.middle
    room, half = plan.room, number.size * 0.7
    across = room.x + half <= x <= room.right - half
    return across and room.y + half <= y <= room.bottom - half
