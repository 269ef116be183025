"""Why a move of Four Player Mancala is not legal."""

from __future__ import annotations

from game.rules.four_player.board import PITS, FourPlayerMove, FourPlayerPosition, side_has_pieces
from game.rules.protocol import Reason


def why_not(position: FourPlayerPosition, move: FourPlayerMove) -> Reason | None:
    """Return why `move` is not legal while the game goes on, or None."""
    if not 1 <= move <= PITS:
        return Reason("four-player-no-such-pit", {"pit": move, "pits": PITS})
    seat = position.to_move
    if not side_has_pieces(position.board, seat):
        return Reason("four-player-side-empty", {"seat": seat, "pit": move})
    if not position.pits(seat)[move - 1]:
        return Reason("four-player-pit-empty", {"seat": seat, "pit": move})
    return None
