"""What a position of Kalah is worth."""

from __future__ import annotations

from game.rules.kalah.board import KalahPosition
from game.rules.kalah.game import Kalah
from game.rules.protocol import Seat


def kalah_lead(game: Kalah, position: KalahPosition, seat: Seat) -> int:
    """Return the lead of `seat` in the stores."""
    return position.board[game.store(seat)] - position.board[game.store(1 - seat)]
