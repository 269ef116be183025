"""The Bao board: two rings of sixteen pits, their names, a position and a move.

Rulings: docs/rules/bao.md. In code a pit is a ring index 0..15 for A1..A8, B8..B1 of its owner;
moves and places count it from 1. A step is +1 clockwise (left to right on the own front row) or
-1 anticlockwise.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from game.rules.protocol import Place, Seat

SOUTH: Seat = 0
NORTH: Seat = 1
SEAT_NAMES = ("south", "north")

PITS = 16
FRONT = 8
"""Ring indices below this are the front row."""

NYUMBA = 4
"""Ring index of the nyumba, A5. Source: line 13."""

NYUMBA_LEAST = 6
"""A nyumba with fewer seeds has no special powers. Source: line 73."""

CLOCKWISE = 1
ANTICLOCKWISE = -1

PIT_NAMES = tuple([f"A{n}" for n in range(1, 9)] + [f"B{n}" for n in range(8, 0, -1)])
"""Names by ring index, from the owner's left."""

BOARD_ORDER = (*range(FRONT), *range(PITS - 1, FRONT - 1, -1))
"""Ring indices in the order A1..A8, B1..B8."""

FORCED_STEP = {0: CLOCKWISE, 1: CLOCKWISE, 6: ANTICLOCKWISE, 7: ANTICLOCKWISE}
"""The step after a capture in kichwa or kimbi. Source: lines 50 and 54."""

KICHWA = {CLOCKWISE: 0, ANTICLOCKWISE: 7}
"""Where captured seeds enter, by step. Source: line 46."""

ROUTES = {
    step: tuple(tuple((first + step * n) % PITS for n in range(PITS)) for first in range(PITS))
    for step in (CLOCKWISE, ANTICLOCKWISE)
}
"""The sixteen pits from each pit on, by step."""

PLACES = tuple(
    tuple(Place("pit", (seat, ring)) for ring in range(1, PITS + 1)) for seat in (SOUTH, NORTH)
)
"""The place of each pit, by seat and ring index."""

STOCKS = tuple(Place("stock", (seat,)) for seat in (SOUTH, NORTH))

MoveKind = Literal[
    "namua-capture",
    "namua-takasa",
    "namua-takasa-two-from-nyumba",
    "mtaji-capture",
    "mtaji-takasa",
]
MOVE_KINDS: tuple[MoveKind, ...] = (
    "namua-capture",
    "namua-takasa",
    "namua-takasa-two-from-nyumba",
    "mtaji-capture",
    "mtaji-takasa",
)

NyumbaChoice = Literal["stop", "sow-on"]
NYUMBA_CHOICES: tuple[NyumbaChoice, ...] = ("stop", "sow-on")

MOST_LAPS = 600
"""A move of more laps is not legal. Ruling: bao.md, 'sowing that never ends'."""


class BaoPosition(NamedTuple):
    """Both rings and stocks (south's first), whose nyumba is intact, and who is to move.

    `blocked` is a pit of the player to move, 1..8, that takasia forbids him, or None.
    """

    rings: tuple[tuple[int, ...], tuple[int, ...]]
    stock: tuple[int, int]
    intact: tuple[bool, bool]
    blocked: int | None
    to_move: Seat


class BaoMove(NamedTuple):
    """A start, a direction, and the choices made in the nyumba in the order in which they came.

    `pit` is 1..16 (ring index + 1). `direction` is +1 clockwise, or entering at the left kichwa;
    -1 anticlockwise, or entering at the right kichwa.
    """

    kind: MoveKind
    pit: int
    direction: int
    nyumba: tuple[NyumbaChoice, ...] = ()


def opposite(pit: int) -> int:
    """Return the ring index, on the other ring, of the front pit that faces front pit `pit`."""
    return FRONT - 1 - pit


def front_is_empty(ring: tuple[int, ...] | list[int]) -> bool:
    """Tell whether the front row of `ring` holds no seed."""
    return not any(ring[:FRONT])


def turned(position: BaoPosition) -> BaoPosition:
    """Return the same position seen from the other side: the players change seats."""
    south, north = position.rings
    return BaoPosition(
        (north, south),
        (position.stock[NORTH], position.stock[SOUTH]),
        (position.intact[NORTH], position.intact[SOUTH]),
        position.blocked,
        1 - position.to_move,
    )
