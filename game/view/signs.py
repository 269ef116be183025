"""The colours of the signs that stand for players, in sets for all kinds of eyes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache

from game.play.signs import whole
from game.view.theme import Colour, Theme

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
        (161, 140, 167),
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
def with_signs(theme: Theme, piece_set: str, seat_signs: tuple[int, ...] = ()) -> Theme:
    """Return a theme with the colours of a set.

    `seat_signs` is the sign of each seat; seats without one wear their own. The same arguments
    give the same object.
    """
    colours = COLOURS.get((piece_set, theme.name), theme.seats)
    signs = whole(dict(enumerate(seat_signs)))
    return replace(
        theme,
        piece_set=piece_set,
        signs=signs,
        seats=tuple(colours[sign] for sign in signs),
    )
