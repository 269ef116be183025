"""Where pieces of Bantu can go, each answer worked out once: by what stands near a piece.

Of the whole board only the circles that a piece could come to on an empty one decide where it can
go. They are few, so the same answer serves again and again while a search looks ahead.
"""

from __future__ import annotations

from game.ai.bantu.worth import AT_HOME, ON_BOARD, STEP
from game.rules.bantu.board import Board
from game.rules.bantu.paths import reach

NONE = -1
"""The gain of a piece that can go nowhere."""

MOST_STEPS = 64
"""More than the numbers of a row come to."""

Way = tuple[int, int, int, int]
"""Where a piece can go: empty circles, what the best of them gains, occupied circles it comes to
by its count, and what Finish gains (NONE if that is out of reach)."""


class Ways(dict[int, "Near"]):
    """By `circle * MOST_STEPS + steps`: what can come in the way there, and what comes of it."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self.board = board

    def __missing__(self, key: int) -> Near:
        near = self[key] = Near(self.board, *divmod(key, MOST_STEPS))
        return near


class Near(dict[int, Way]):
    """By the pieces among the circles `area`: where a piece can go from one circle."""

    def __init__(self, board: Board, origin: int, steps: int) -> None:
        super().__init__()
        self.board, self.origin, self.steps = board, origin, steps
        self.area = _area(board, origin, steps)

    def __missing__(self, occupied: int) -> Way:
        board, line = self.board, self.origin // self.board.lanes
        ends, home = reach(board, self.origin, self.steps, occupied | 1 << self.origin)
        free = ends & ~occupied
        farthest = (free.bit_length() - 1) // board.lanes
        way = self[occupied] = (
            free,
            STEP * (farthest - line) if free else NONE,
            ends & occupied,
            STEP * (board.lines - line + AT_HOME - ON_BOARD) if home else NONE,
        )
        return way


def _area(board: Board, origin: int, steps: int) -> int:
    """Return all circles that a piece passes or comes to within so many steps."""
    area = 0
    for count in range(1, steps + 1):
        area |= reach(board, origin, count, 0)[0]
    return area
