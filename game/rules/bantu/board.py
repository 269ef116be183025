"""The Bantu board, and what a position and a move on it are. Circles are joined into rows.

Circles are numbered `line * lanes + lane`, so a set of circles is one integer with a bit for
each, one line forward is a shift by `lanes`, and one lane sideways a shift by one.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.rules.protocol import Json, Seat

NUMBERS = (1, 2, 3, 4)
"""The numbers on the pieces, which are also those of the start lines."""

COLOURS = ("red", "green", "blue", "yellow")
"""The colours of seats 0 to 3, clockwise."""

START = -1
"""The place of a piece that waits in its starting space."""

HOME = -2
"""The place of a piece that has reached Finish, and a move's target there."""

UNUSED = -3
"""The place of a piece that is not in the game."""


@dataclass(frozen=True, slots=True)
class Board:
    """A checked board. Circles are numbers as the module says, sets of circles are bits.

    `rows[circle]`: the circles of its row. `joined_inward`, `joined_outward`: the circles that
    are joined to the next lane, and to the one before. `start_circles[n]` and
    `start_bits[n]`: the circles of start line n; `safe`: those of all start lines.
    `arrows`: the circles one step before Finish.
    """

    lanes: int
    lines: int
    whole: int
    rows: tuple[int, ...]
    joined_inward: int
    joined_outward: int
    start_lines: Mapping[int, int]
    start_circles: Mapping[int, tuple[int, ...]]
    start_bits: Mapping[int, int]
    safe: int
    arrows: int

    def circle(self, line: int, lane: int) -> int:
        """Return the number of a circle."""
        return line * self.lanes + lane

    def spot(self, circle: int) -> tuple[int, int]:
        """Return the line and the lane of a circle."""
        line, lane = divmod(circle, self.lanes)
        return line, lane

    def to_json(self) -> dict[str, Json]:
        """Return the form that `game.rules.bantu.board_json` reads."""
        return {
            "lanes": self.lanes,
            "lines": [self._line_to_json(line) for line in range(self.lines)],
            "start_lines": {str(n): self.start_lines[n] for n in reversed(NUMBERS)},
            "arrow_line": self.lines - 1,
        }

    def _line_to_json(self, line: int) -> list[list[int]]:
        rows: list[list[int]] = []
        for lane in range(self.lanes):
            if self.joined_outward >> self.circle(line, lane) & 1:
                rows[-1].append(lane)
            else:
                rows.append([lane])
        return rows


class BantuPosition(NamedTuple):
    """Where every piece is, and whose turn it is.

    `places`: four numbers a seat, for its pieces 1 to 4: a circle, START, HOME or UNUSED.
    """

    places: tuple[int, ...]
    to_move: Seat

    def place(self, seat: Seat, piece: int) -> int:
        """Return where a piece is."""
        return self.places[4 * seat + piece - 1]


class BantuMove(NamedTuple):
    """The mover's piece 1 to 4, and the circle it goes to, or HOME."""

    piece: int
    to: int


def bits(circles: list[int] | tuple[int, ...]) -> int:
    """Return a set of circles as one integer."""
    bitset = 0
    for circle in circles:
        bitset |= 1 << circle
    return bitset


def circles_of(bits: int) -> list[int]:
    """Return the circles of a set, in the order of their numbers."""
    circles = []
    while bits:
        lowest = bits & -bits
        circles.append(lowest.bit_length() - 1)
        bits ^= lowest
    return circles
