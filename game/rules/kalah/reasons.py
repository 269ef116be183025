"""Why a move of Kalah is not legal."""

from __future__ import annotations

from game.rules.kalah.board import KalahMove, KalahPosition
from game.rules.protocol import Reason


def why_not(position: KalahPosition, move: KalahMove) -> Reason | None:
    """Return why `move` is not legal while the game goes on, or None."""
    if not 1 <= move <= position.houses:
        return Reason("kalah-no-such-house", {"house": move, "houses": position.houses})
    if not position.row(position.to_move)[move - 1]:
        return Reason("kalah-empty-house", {"house": move})
    return None
