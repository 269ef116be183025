"""What stands for a player: a colour with a shape, in sets for all kinds of eyes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from game.play.match import Player
from game.view.theme import Colour, Theme

PIECE_SETS = ("usual", "safe", "steps")
"""usual: those of the theme. safe: apart for eyes that do not tell all colours. steps: apart by
lightness alone, so in grey as well."""

SIGNS = range(6)
"""All signs there are. The shape of each is the icon "seat-N", its colour that of the set."""

COLOURS: Mapping[tuple[str, str], tuple[Colour, ...]] = {
    ("safe", "light-wood"): (
        (0, 21, 38),
        (191, 73, 11),
        (134, 77, 230),
        (65, 36, 0),
        (61, 114, 96),
        (141, 2, 133),
    ),
    ("safe", "dark-wood"): (
        (105, 130, 250),
        (255, 83, 21),
        (155, 131, 174),
        (255, 255, 0),
        (146, 255, 224),
        (209, 120, 104),
    ),
    ("safe", "high-contrast"): (
        (61, 108, 246),
        (248, 168, 0),
        (116, 75, 130),
        (252, 255, 183),
        (82, 245, 255),
        (196, 24, 44),
    ),
    ("steps", "light-wood"): (
        (0, 5, 6),
        (143, 102, 87),
        (56, 42, 64),
        (92, 90, 64),
        (12, 28, 49),
        (67, 67, 67),
    ),
    ("steps", "dark-wood"): (
        (103, 148, 156),
        (255, 255, 255),
        (197, 179, 206),
        (235, 233, 202),
        (150, 163, 191),
        (208, 208, 208),
    ),
    ("steps", "high-contrast"): (
        (54, 99, 106),
        (254, 252, 251),
        (164, 147, 173),
        (222, 219, 189),
        (109, 122, 148),
        (185, 185, 185),
    ),
}
"""Colours of the signs by set and theme; what is not here has those of the theme."""


@lru_cache(maxsize=32)
def dressed(theme: Theme, piece_set: str, worn: tuple[int, ...] = ()) -> Theme:
    """Return a theme with the colours of a set.

    `worn` is the sign of each seat; seats without one wear their own. The same arguments give the
    same object.
    """
    colours = COLOURS.get((piece_set, theme.name), theme.seats)
    signs = whole(dict(enumerate(worn)))
    return replace(
        theme,
        piece_set=piece_set,
        signs=signs,
        seats=tuple(colours[sign] for sign in signs),
    )


def whole(chosen: Mapping[int, int | None]) -> tuple[int, ...]:
    """Return a sign for every seat, no two alike, from those that were chosen.

    A seat keeps what it chose unless a seat before it did too; the others wear their own, or the
    first that is free.
    """
    worn: dict[int, int] = {}
    for seat, sign in chosen.items():
        if sign is not None and sign in SIGNS and sign not in worn.values():
            worn[seat] = sign
    for seat in SIGNS:
        if seat not in worn:
            worn[seat] = next(s for s in (seat, *SIGNS) if s not in worn.values())
    return tuple(worn[seat] for seat in SIGNS)


def worn_by(players: Mapping[int, Player]) -> tuple[int, ...]:
    """Return the sign of every seat in a match."""
    return whole({seat: player.sign for seat, player in players.items()})


def free(signs: Sequence[int], seat: int, seats: Sequence[int]) -> list[int]:
    """Return the signs a seat can choose from: those that no other of `seats` wears."""
    return [sign for sign in SIGNS if sign not in [signs[o] for o in seats if o != seat]]
