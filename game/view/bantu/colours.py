"""The colours of Bantu: pieces, signs, joined rows and start lines, by theme.

On the pieces red, green, blue and yellow differ in form as well (see `game.view.bantu.piece`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from game.view.theme import Colour, Theme, contrast

_IVORY: Colour = (255, 247, 230)
_INK: Colour = (34, 20, 8)
INKS = (_IVORY, _INK, (0, 0, 0))
"""The colours of numbers; that which stands out best is taken."""


@dataclass(frozen=True, slots=True)
class BantuColours:
    """Colours by seat (red, green, blue, yellow) and of the board.

    `pieces` and `numbers`: a piece and the number on it, 4.5:1. `signs`: a seat's sign on the
    table, 3:1. `joined`: the ground of joined rows. `start`: that of start lines. `plate`:
    that of the number of a start line.
    """

    pieces: tuple[Colour, ...]
    numbers: tuple[Colour, ...]
    signs: tuple[Colour, ...]
    joined: Colour
    start: Colour
    plate: Colour
    finish: Colour


_WOODEN = (
    ((182, 13, 17), (8, 120, 80), (21, 64, 158), (246, 202, 60)),
    (_IVORY, _IVORY, _IVORY, _INK),
)

_USUAL: Mapping[str, BantuColours] = {
    "light-wood": BantuColours(
        *_WOODEN,
        signs=((131, 25, 23), (4, 111, 84), (0, 54, 145), (148, 104, 10)),
        joined=(88, 46, 20),
        start=(226, 188, 118),
        plate=(196, 142, 82),
        finish=(92, 50, 22),
    ),
    "dark-wood": BantuColours(
        *_WOODEN,
        signs=((247, 114, 96), (135, 244, 178), (127, 169, 248), (248, 208, 53)),
        joined=(54, 28, 14),
        start=(214, 170, 104),
        plate=(116, 74, 46),
        finish=(50, 27, 15),
    ),
    "high-contrast": BantuColours(
        pieces=((250, 105, 92), (91, 243, 174), (118, 169, 244), (255, 228, 47)),
        numbers=((0, 0, 0),) * 4,
        signs=((250, 105, 92), (91, 243, 174), (118, 169, 244), (255, 228, 47)),
        joined=(150, 98, 52),
        start=(255, 214, 140),
        plate=(0, 0, 0),
        finish=(70, 70, 70),
    ),
}
"""By the name of the theme."""

_PIECES: Mapping[tuple[str, bool], tuple[Colour, ...]] = {
    ("safe", True): ((104, 0, 1), (65, 254, 204), (59, 53, 141), (255, 226, 48)),
    ("safe", False): ((220, 56, 40), (90, 255, 202), (104, 108, 206), (255, 255, 0)),
    ("steps", True): ((134, 80, 71), (125, 171, 136), (15, 35, 71), (251, 230, 182)),
    ("steps", False): ((194, 135, 124), (163, 210, 173), (106, 117, 161), (254, 249, 238)),
}
"""Pieces by set, and whether the theme is textured."""

_SIGNS: Mapping[tuple[str, str], tuple[Colour, ...]] = {
    ("safe", "light-wood"): ((88, 0, 1), (2, 126, 111), (14, 9, 87), (136, 111, 0)),
    ("safe", "dark-wood"): ((216, 106, 64), (112, 255, 220), (123, 130, 219), (253, 228, 0)),
    ("steps", "light-wood"): ((112, 61, 53), (4, 49, 22), (0, 9, 40), (126, 110, 67)),
    ("steps", "dark-wood"): ((186, 127, 117), (176, 224, 187), (164, 175, 222), (254, 249, 238)),
}
"""Signs by set and theme; without an entry they have the colours of the pieces."""


@lru_cache(maxsize=16)
def colours_of(theme: Theme) -> BantuColours:
    """Return the colours of a theme with its set of pieces."""
    usual, kind = _USUAL[theme.name], theme.piece_set
    pieces = _PIECES.get((kind, theme.textured))
    if pieces is None:
        return usual
    return replace(
        usual,
        pieces=pieces,
        numbers=tuple(max(INKS, key=lambda ink: contrast(ink, piece)) for piece in pieces),
        signs=_SIGNS.get((kind, theme.name), pieces),
    )
