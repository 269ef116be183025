"""The opening book of Kalah, made by tools/book/make.py: do not change it by hand.

Positions of six houses and four seeds, at most 1 moves from the start. By lone capture and
left-overs to the owner; then by the packed position (see `game.ai.kalah_packed`): a best house,
what its player still gains with it, and whether that is proven. What is not was looked at
18 moves deep.
"""

from __future__ import annotations

from collections.abc import Mapping

DEPTH = 18

BOOK: Mapping[tuple[bool, bool], Mapping[int, tuple[int, int, bool]]] = {
    (True, False): {
        0x4040404040400040404040404: (3, 8, False),
        0x4050505050000040404040404: (3, 10, False),
        0x5050505000400040404040404: (6, 6, False),
        0x4040404040400050505000404: (6, 7, False),
        0x5050004040400040404040405: (3, 2, False),
        0x5000404040400040404040505: (3, 5, False),
        0x40404040400040404050505: (6, -5, False),
    },
    (False, True): {
        0x4040404040400040404040404: (3, 7, False),
        0x4050505050000040404040404: (3, 9, False),
        0x5050505000400040404040404: (3, 9, False),
        0x4040404040400050505000404: (6, 6, False),
        0x5050004040400040404040405: (3, 3, False),
        0x5000404040400040404040505: (3, 4, False),
        0x40404040400040404050505: (6, -5, False),
    },
    (True, True): {
        0x4040404040400040404040404: (3, 8, False),
        0x4050505050000040404040404: (3, 9, False),
        0x5050505000400040404040404: (3, 9, False),
        0x4040404040400050505000404: (6, 7, False),
        0x5050004040400040404040405: (3, 3, False),
        0x5000404040400040404040505: (3, 4, False),
        0x40404040400040404050505: (6, -5, False),
    },
}
