"""Views of games in which one press is a move: a pit of one's own is sown, ending in a store."""

from __future__ import annotations

from typing import Any

from game.rules.protocol import AnyGame, Place
from game.view.game_view import GameView
from game.view.presses import Chosen, NextPresses


class OnePressView(GameView):
    """A move is the number of one of the mover's places of the kind `digits`."""

    def choices(self, game: AnyGame, position: Any, chosen: Chosen) -> NextPresses:
        """Return the mover's places that can be sown: one press is a move."""
        del chosen
        seat = game.to_move(position)
        return {Place(self.digits, (seat, move)): move for move in game.legal_moves(position)}

    def illegal_move(
        self, game: AnyGame, position: Any, chosen: Chosen, place: Place
    ) -> Any | None:
        """Return the place of the player to move."""
        del chosen
        mine = place.kind == self.digits and place.at[0] == game.to_move(position)
        return place.at[1] if mine else None
