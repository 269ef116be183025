"""How a match ends when a player gives up."""

from __future__ import annotations

from game.rules.protocol import AnyGame, Outcome, Seat


def resignation(game: AnyGame, seat: Seat) -> Outcome:
    """Return the outcome when `seat` gives up: all who are not on its side win, with a score of 1.

    Bantu's teams sit facing each other (ruling: bantu.md, point 9).
    """
    beaten = {seat, (seat + 2) % 4} if game.options.get("team") else {seat}
    winners = tuple(other for other in game.seats if other not in beaten)
    return Outcome(winners, {other: int(other in winners) for other in game.seats}, "resigned")
