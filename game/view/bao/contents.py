"""What lies where on the Bao board, and which pits have names."""

from __future__ import annotations

from game.rules.bao.board import NYUMBA, PIT_NAMES, PLACES, STOCKS, BaoPosition
from game.rules.bao.game import Bao
from game.rules.protocol import Place


def contents(game: Bao, position: BaoPosition) -> dict[Place, int]:
    """Return the seeds in each pit and stock."""
    counts: dict[Place, int] = {}
    for seat in game.seats:
        counts |= zip(PLACES[seat], position.rings[seat], strict=True)
        counts[STOCKS[seat]] = position.stock[seat]
    return counts


def is_nyumba(place: Place) -> bool:
    """Tell whether a place is the pit of the nyumba, where the game has one."""
    return place.kind == "pit" and place.at[1] - 1 == NYUMBA


def pit_name(place: Place) -> str:
    """Return "A5": the name of a pit as its owner sees it."""
    return PIT_NAMES[place.at[1] - 1]
