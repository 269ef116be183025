"""What a Bantu position and a Bantu move are, and what can be counted on the board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.bantu.board import Board
from game.rules.protocol import Seat

COLOURS = ("red", "green", "blue", "yellow")
"""The colours of seats 0 to 3, clockwise."""

START = -1
"""The place of a piece that waits in its starting space."""

HOME = -2
"""The place of a piece that has reached Finish, and a move's target there."""

UNUSED = -3
"""The place of a piece that is not in the game."""


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


class Survey(NamedTuple):
    """What stands on the board. Sets of circles are bits.

    `sums[row]`: the sum of the numbers in a row (a set of circles) that holds pieces.
    """

    occupied: int
    sums: Mapping[int, int]


def survey(board: Board, places: tuple[int, ...]) -> Survey:
    """Look over the board once."""
    rows, occupied = board.rows, 0
    sums: dict[int, int] = {}
    for index, place in enumerate(places):
        if place >= 0:
            occupied |= 1 << place
            row = rows[place]
            sums[row] = sums.get(row, 0) + (index & 3) + 1
    return Survey(occupied, sums)


def owner_at(places: tuple[int, ...], circle: int) -> tuple[Seat, int] | None:
    """Return the seat and the number of the piece on a circle, None if it is empty."""
    if circle not in places:
        return None
    seat, offset = divmod(places.index(circle), 4)
    return seat, offset + 1


def is_capturable(board: Board, occupied: int, circle: int) -> bool:
    """Tell whether an opponent's piece on `circle` may be captured.

    Ruling: bantu.md, point 4: alone in its row, before the move, and not on a start line.
    """
    return board.rows[circle] & occupied == 1 << circle and not board.safe >> circle & 1
