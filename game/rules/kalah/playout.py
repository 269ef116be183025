"""Random play of Kalah on a board that is changed in place: the fastest the plain rules go."""

from __future__ import annotations

from random import Random

from game.rules.kalah.board import sowings
from game.rules.protocol import Seat


def random_moves(
    board: list[int], mover: Seat, rng: Random, *, houses: int, lone_capture: bool, max_plies: int
) -> tuple[list[int], Seat, int, bool]:
    """Play random moves on `board` (a ring, see `game.rules.kalah.board`), changing it.

    Return the board, the seat to move (that moved last, if it is over), the moves played, and
    whether the game is over. What is left in the houses then is not collected.
    """
    table = sowings(houses)
    rows = (range(houses), range(houses + 1, 2 * houses + 1))
    stores = (houses, 2 * houses + 1)
    facing = (slice(houses + 1, -1), slice(0, houses))
    last_mover = mover
    for plies in range(max_plies + 1):
        starts = [house for house in rows[mover] if board[house]]
        if not starts or not any(board[facing[mover]]):
            return board, last_mover, plies, True
        if plies == max_plies:
            break
        start = starts[int(rng.random() * len(starts))]
        places, _, last, opposite = table[start][board[start]]
        board[start] = 0
        for place in places:
            board[place] += 1
        if opposite >= 0 and board[last] == 1 and (lone_capture or board[opposite]):
            board[stores[mover]] += 1 + board[opposite]
            board[last] = board[opposite] = 0
        last_mover = mover
        if last != stores[mover]:
            mover = 1 - mover
    return board, mover, max_plies, False
