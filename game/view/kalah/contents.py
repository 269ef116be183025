"""What lies where on the Kalah board."""

from __future__ import annotations

from typing import Any

from game.rules.kalah.board import KalahPosition, first_house, store_of
from game.rules.protocol import AnyGame, Place


def contents(game: AnyGame, position: Any) -> dict[Place, int]:
    """Return the seeds in each house and store."""
    value = game.position_to_json(position)
    counts: dict[Place, int] = {}
    for seat, name in enumerate(("south", "north")):
        for number, count in enumerate(value[name], 1):
            counts[Place("house", (seat, number))] = count
        counts[Place("store", (seat,))] = value[f"{name}_store"]
    return counts


def with_count(position: KalahPosition, place: Place, count: int) -> KalahPosition:
    """Return the position with so many seeds in a house or store."""
    seat, *number = place.at
    index = store_of(position.houses, seat)
    if number:
        index = first_house(position.houses, index) + number[0] - 1
    board = (*position.board[:index], count, *position.board[index + 1 :])
    return position._replace(board=board)
