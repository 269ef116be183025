"""What lies where on the Kalah board."""

from __future__ import annotations

from typing import Any

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
