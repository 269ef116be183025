"""What the board of Bao is worth: seeds, and front pits in use, where moves begin."""

from __future__ import annotations

from game.rules.bao.board import FRONT, BaoPosition
from game.rules.protocol import Seat

SEED = 2
"""A seed on the own side; a front pit that holds some counts one."""


def bao_lead(position: BaoPosition, seat: Seat) -> int:
    """Return by how much the side of `seat` is worth more than the other."""
    return _worth(position.rings[seat]) - _worth(position.rings[1 - seat])


def _worth(ring: tuple[int, ...]) -> int:
    """Return what a side is worth."""
    return SEED * sum(ring) + sum(1 for seeds in ring[:FRONT] if seeds)
