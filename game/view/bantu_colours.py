"""The colours of Bantu: pieces, signs, joined rows and start lines, by theme.

On the pieces red, green, blue and yellow differ in form as well (see `game.view.bantu_piece`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.view.theme import Colour

_IVORY: Colour = (255, 247, 230)
_INK: Colour = (34, 20, 8)


@dataclass(frozen=True, slots=True)
class BantuColours:
    """Colours by seat (red, green, blue, yellow) and of the board.

    `pieces` and `numbers`: a piece and the number on it, 4.5:1. `signs`: a seat's sign on the
    table, 3:1. `joined`: the ground of joined rows. `start`: that of start lines.
    """

    pieces: tuple[Colour, ...]
    numbers: tuple[Colour, ...]
    signs: tuple[Colour, ...]
    joined: Colour
    start: Colour
    finish: Colour


_WOODEN = (
    ((178, 36, 30), (24, 108, 60), (32, 74, 164), (246, 202, 60)),
    (_IVORY, _IVORY, _IVORY, _INK),
)

COLOURS: Mapping[str, BantuColours] = {
    "light-wood": BantuColours(
        *_WOODEN,
        signs=((168, 32, 28), (20, 100, 52), (28, 66, 150), (130, 92, 0)),
        joined=(108, 26, 34),
        start=(226, 112, 22),
        finish=(92, 50, 22),
    ),
    "dark-wood": BantuColours(
        *_WOODEN,
        signs=((255, 124, 108), (112, 214, 132), (134, 182, 255), (250, 212, 84)),
        joined=(116, 24, 36),
        start=(228, 118, 30),
        finish=(30, 16, 10),
    ),
    "high-contrast": BantuColours(
        pieces=((255, 112, 100), (96, 232, 120), (120, 176, 255), (255, 228, 70)),
        numbers=((0, 0, 0),) * 4,
        signs=((255, 112, 100), (96, 232, 120), (120, 176, 255), (255, 228, 70)),
        joined=(176, 40, 62),
        start=(255, 150, 40),
        finish=(70, 70, 70),
    ),
}
"""By the name of the theme."""
