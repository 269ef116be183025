"""What is wrong with a position of Kalah."""

from __future__ import annotations

from collections.abc import Iterator

from game.rules import shape
from game.rules.kalah.board import KalahPosition
from game.rules.protocol import PositionError, Reason


def faults(position: KalahPosition) -> Iterator[PositionError]:
    """Yield all that is wrong with a position."""
    if sum(position.board) > shape.MOST:
        # Play may gather all seeds in one place, which must not become too many for it.
        yield PositionError(Reason("kalah-too-many", {"most": shape.MOST}))
