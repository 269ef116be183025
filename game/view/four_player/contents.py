"""What lies where on the ring of Four Player Mancala."""

from __future__ import annotations

from typing import Any

from game.rules.protocol import AnyGame, Place


def contents(game: AnyGame, position: Any) -> dict[Place, int]:
    """Return the pieces in each pit and reservoir of the seats in play."""
    counts: dict[Place, int] = {}
    for seat in game.seats:
        for number, count in enumerate(position.pits(seat), 1):
            counts[Place("pit", (seat, number))] = count
        counts[Place("reservoir", (seat,))] = position.reservoir(seat)
    return counts
