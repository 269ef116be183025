"""Why a Bantu piece has no move: what stands where its ways end.

Rulings: docs/rules/bantu.md, points 2 to 5.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.rules.bantu.board import HOME, START, BantuPosition, circles_of
from game.rules.bantu.options import BantuOptions
from game.rules.bantu.paths import blocking, reach
from game.rules.bantu.survey import is_capturable, owner_at, survey
from game.rules.protocol import Seat

Hindrance = Literal["own", "partner", "protected", "safe", "in-the-way"]
"""How a piece stops another: it may not be landed on, being the mover's own, a partner's,
protected by one beside it, or safe on a start line; or it stands on the way."""


class Obstacle(NamedTuple):
    """A piece that stops another."""

    hindrance: Hindrance
    seat: Seat
    number: int


class Stuck(NamedTuple):
    """A piece that cannot move.

    "home": it has arrived. "line-full": it waits, and no circle of its start line is empty.
    "stopped": it would have to move so many `steps`, and where its ways end stand `obstacles`.
    """

    state: Literal["home", "line-full", "stopped"]
    steps: int = 0
    obstacles: tuple[Obstacle, ...] = ()


def why_stuck(options: BantuOptions, position: BantuPosition, piece: int) -> Stuck | None:
    """Return why a piece of the mover cannot move while the game goes on, None if it can."""
    board, places = options.board, position.places
    place = position.place(position.to_move, piece)
    if place == HOME:
        return Stuck("home")
    occupied, sums = survey(board, places)
    if place == START:
        is_full = not board.start_bits[piece] & ~occupied
        return Stuck("line-full") if is_full else None
    count = sums[board.rows[place]]
    ends, home = reach(board, place, count, occupied)
    landing = {
        circle: _hindrance(options, position, occupied, circle) for circle in circles_of(ends)
    }
    if home or None in landing.values():
        return None
    stops = {circle: hindrance for circle, hindrance in landing.items() if hindrance is not None}
    for circle in circles_of(blocking(board, place, count, occupied)):
        stops.setdefault(circle, "in-the-way")
    obstacles = (
        Obstacle(hindrance, *owner)
        for circle, hindrance in stops.items()
        if (owner := owner_at(places, circle)) is not None
    )
    return Stuck("stopped", count, tuple(obstacles))


def _hindrance(
    options: BantuOptions, position: BantuPosition, occupied: int, circle: int
) -> Hindrance | None:
    """Return why a piece may not end on a circle that it reaches, None if it may."""
    owner = owner_at(position.places, circle)
    if owner is None:
        return None
    if owner[0] == position.to_move:
        return "own"
    if options.is_partner(position.to_move, owner[0]):
        return "partner"
    if is_capturable(options.board, occupied, circle):
        return None
    return "safe" if options.board.safe >> circle & 1 else "protected"
