"""What lies where on the ring of Four Player Mancala."""

from __future__ import annotations

from typing import Any

from game.rules.four_player.board import FourPlayerPosition, hole, reservoir_of
from game.rules.protocol import AnyGame, Place


def contents(game: AnyGame, position: Any) -> dict[Place, int]:
    """Return the pieces in each pit and reservoir of the seats in play."""
    counts: dict[Place, int] = {}
    for seat in game.seats:
        for number, count in enumerate(position.pits(seat), 1):
            counts[Place("pit", (seat, number))] = count
        counts[Place("reservoir", (seat,))] = position.reservoir(seat)
    return counts


def with_count(position: FourPlayerPosition, place: Place, count: int) -> FourPlayerPosition:
    """Return the position with so many pieces in a pit or reservoir."""
    seat, *number = place.at
    index = hole(seat, number[0]) if number else reservoir_of(seat)
    board = (*position.board[:index], count, *position.board[index + 1 :])
    return position._replace(board=board)
