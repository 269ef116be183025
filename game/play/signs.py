"""What stands for a player: one of six signs, each a shape with a colour of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.play.match import Player

PIECE_SETS = ("usual", "safe", "steps")
"""usual: those of the theme. safe: apart for eyes that do not tell all colours. steps: apart by
lightness alone, so in grey as well."""

SIGNS = range(6)
"""All signs there are. The shape of each is the icon "seat-N", its colour that of the set."""


def whole(choices: Mapping[int, int | None]) -> tuple[int, ...]:
    """Return a sign for every seat, no two alike, from those that were chosen.

    A seat keeps what it chose unless a seat before it did too; the others wear their own, or the
    first that is free.
    """
    signs: dict[int, int] = {}
    for seat, sign in choices.items():
        if sign is not None and sign in SIGNS and sign not in signs.values():
            signs[seat] = sign
    for seat in SIGNS:
        if seat not in signs:
            signs[seat] = next(s for s in (seat, *SIGNS) if s not in signs.values())
    return tuple(signs[seat] for seat in SIGNS)


def signs_of_players(players: Mapping[int, Player]) -> tuple[int, ...]:
    """Return the sign of every seat in a match."""
    return whole({seat: player.sign for seat, player in players.items()})


def free(signs: Sequence[int], seat: int, seats: Sequence[int]) -> list[int]:
    """Return the signs a seat can choose from: those that no other of `seats` wears."""
    return [sign for sign in SIGNS if sign not in [signs[o] for o in seats if o != seat]]
