"""What a board of Bao is worth: seeds, those in the back row twice, and what can be captured now.

The numbers were fitted to games (docs/strength.md).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.bao.laps import FULL
from game.ai.bao.packed import ALL_PITS, BACK_ROW, Board
from game.rules.bao.board import FRONT, BaoPosition
from game.rules.protocol import Seat

CAPTURE = 2
"""What a seed counts that the player to move can take by a first capture. A seed in front counts
one; one in the back row, where nobody captures it, two."""


def bao_lead(position: BaoPosition, seat: Seat) -> int:
    """Return by how many points the side of `seat` is worth more than the other."""
    return _worth(position.rings[seat]) - _worth(position.rings[1 - seat])


def _worth(ring: Sequence[int]) -> int:
    """Return what the seeds of a side are worth, in points."""
    return sum(ring) + sum(ring[FRONT:])


def judge(board: Board) -> int:
    """Return the lead of the player to move, in points."""
    own, enemy = board
    # The sum of base-256 digits, as long as it is below 255: no board has more than 127 seeds.
    own_worth = ((own & ALL_PITS) + (own & BACK_ROW)) % FULL
    return own_worth - ((enemy & ALL_PITS) + (enemy & BACK_ROW)) % FULL
