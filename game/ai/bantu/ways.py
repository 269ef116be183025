"""Where pieces of Bantu can go, each answer worked out once: by what stands near a piece.

Of the whole board only the circles that a piece could come to on an empty one decide where it can
go. They are few, so the same answer serves again and again while a search looks ahead.
"""

from __future__ import annotations

from game.ai.bantu.worth import ASIDE
from game.rules.bantu.board import Board
from game.rules.bantu.paths import reach

MOST_STEPS = 64
"""More than the numbers in a row can come to."""

NOWHERE = -1
"""The farthest circle of a piece that can go to none."""

Way = tuple[int, int, int, bool]
"""Where a piece can go: to which empty circles (as bits), which of them is farthest, to which
occupied ones, and whether to Finish."""


class Ways(dict[int, "Near"]):
    """By `circle * MOST_STEPS + steps`: the ways of a piece that stands there and goes so far."""

    def __init__(self, board: Board) -> None:
        """Begin with nothing worked out."""
        super().__init__()
        self._board = board

    def __missing__(self, key: int) -> Near:
        """Work out what lies near a circle."""
        circle, steps = divmod(key, MOST_STEPS)
        near = self[key] = Near(self._board, circle, steps)
        return near


class Near(dict[int, Way]):
    """The ways from one circle by so many steps, by what stands on the circles of `area`.

    `threatened`: the circles where it may soon capture; see `game.ai.bantu.worth`.
    """

    __slots__ = ("_board", "_circle", "_steps", "area", "threatened")

    def __init__(self, board: Board, circle: int, steps: int) -> None:
        """Work out which circles matter."""
        super().__init__()
        self._board, self._circle, self._steps = board, circle, steps
        self.area = 0
        for count in range(1, steps + 1):
            self.area |= reach(board, circle, count, 0)[0]
        line = circle // board.lanes
        first = max(line + 1, line + steps - ASIDE) * board.lanes
        last = (line + steps + 1) * board.lanes
        self.threatened = board.whole & (1 << last) - (1 << first)

    def __missing__(self, occupied: int) -> Way:
        """Work out where a piece can go while these circles of the area are occupied."""
        ends, home = reach(self._board, self._circle, self._steps, occupied)
        free = ends & ~occupied
        way = self[occupied] = free, free.bit_length() + NOWHERE, ends & occupied, home
        return way
