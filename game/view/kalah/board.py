"""Draws the Kalah board: like any board, with the sign of its owner at each store."""

from __future__ import annotations

import pygame

from game.view.board.board import Board
from game.view.kalah.plan import sign_box
from game.view.steps import Steps


class KalahBoard(Board):
    """A board with two stores."""

    def ground_steps(self, surface: pygame.Surface) -> Steps:
        """Draw the board without seeds, and the sign of each owner."""
        yield from super().ground_steps(surface)
        for place, spot in self.plan.spots.items():
            if place.kind == "store":
                self.draw_sign(surface, place.at[0], sign_box(spot))
                yield
