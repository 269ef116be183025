"""Who wins together with whom."""

from __future__ import annotations

from game.rules.protocol import AnyGame, Seat


def allies(game: AnyGame, seat: Seat) -> frozenset[Seat]:
    """Return the seats that win together with `seat`, itself among them.

    Bantu's teams sit facing each other (ruling: bantu.md, point 9).
    """
    if game.options.get("team") and len(game.seats) == 4:
        return frozenset({seat, (seat + 2) % 4})
    return frozenset({seat})
