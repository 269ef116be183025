"""How the opponent thinks about Trio."""

from __future__ import annotations

from typing import Any

from game.ai.mind import Mind
from game.rules.protocol import Seat
from tests.fifth_game.trio.game import TrioPosition


class TrioMind(Mind):
    """Judges by the stores; all else is as for any game."""

    tree_spread = 4.0
    chance_spreads = (3.0, 3.0, 3.0)

    def lead(self, game: Any, position: TrioPosition, seat: Seat) -> int:
        del game
        return position.stores[seat] - position.stores[1 - seat]
