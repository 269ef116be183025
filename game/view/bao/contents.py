"""What lies where on the Bao board, and which pits have names."""

from __future__ import annotations

from game.rules.bao.board import (
    FRONT,
    NYUMBA,
    PIT_NAMES,
    PLACES,
    SOUTH,
    STOCKS,
    BaoPosition,
    opposite,
)
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


def facing(place: Place) -> Place | None:
    """Return the pit that lies opposite one of a front row; None for any other place."""
    if place.kind != "pit" or place.at[1] > FRONT:
        return None
    seat, number = place.at
    return PLACES[1 - seat][opposite(number - 1)]


def pit_name(place: Place) -> str:
    """Return "A5": the name of a pit as its owner sees it."""
    return PIT_NAMES[place.at[1] - 1]


def with_count(game: Bao, position: BaoPosition, place: Place, count: int) -> BaoPosition:
    """Return the position with so many seeds in a pit or stock.

    A pit that takasia forbids stays so as long as it can be forbidden.
    """
    seat, *ring = place.at
    if ring:
        mine, index = position.rings[seat], ring[0] - 1
        mine = (*mine[:index], count, *mine[index + 1 :])
        other = position.rings[1 - seat]
        position = position._replace(rings=(mine, other) if seat == SOUTH else (other, mine))
    else:
        stock = position.stock[1 - seat]
        position = position._replace(stock=(count, stock) if seat == SOUTH else (stock, count))
    if position.blocked is not None and game.blockable(position) != position.blocked:
        return position._replace(blocked=None)
    return position
