"""Who can give a match up, and how it ends then."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.rules.protocol import AnyGame, Outcome, Seat


class Giving(NamedTuple):
    """Whether somebody can give the match up now: the `seat` that can, else `why` nobody can.

    `why` is "several" (others would have to stop too) or "turn" (it is another's turn).
    """

    seat: Seat | None
    why: str = ""


def giving_up(game: AnyGame, persons: Iterable[Seat], mover: Seat, here: bool) -> Giving:
    """Return who can give up a match that goes on, in which `persons` play at least one seat.

    `here`: whether `mover` is a person on this device. Persons who all sit on one side can give up
    at any time. Of two sides the one to move can. With more, all the others would win at once, and
    persons among them who want to play on could not: then nobody can.
    """
    playing = list(persons)
    if len({game.side_of(seat) for seat in playing}) == 1:
        return Giving(mover if here else playing[0])
    if len({game.side_of(seat) for seat in game.seats}) > 2:
        return Giving(None, "several")
    return Giving(mover) if here else Giving(None, "turn")


def resignation(game: AnyGame, seat: Seat) -> Outcome:
    """Return the outcome when `seat` gives up: all not on its side win, with a score of 1."""
    beaten = game.side_of(seat)
    winners = tuple(other for other in game.seats if other not in beaten)
    return Outcome(winners, {other: int(other in winners) for other in game.seats}, "resigned")
