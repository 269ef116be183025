"""What stands on a Bantu board: which circles are occupied, by whom, and what may be captured."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.rules.bantu.board import Board
from game.rules.protocol import Seat


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
