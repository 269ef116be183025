"""Draws the Bantu board: a disc of wood with its track, and pieces on it."""

from __future__ import annotations

import math
from collections.abc import Mapping

import pygame

from game.rules.bantu.board import Board
from game.rules.protocol import Place
from game.view.art import Art
from game.view.bantu.disc import Disc
from game.view.bantu.ground import draw_ground
from game.view.bantu.piece import REACH, Piece, piece_picture
from game.view.bantu.plan import BantuPlan
from game.view.board.drawing import Appearance
from game.view.board.marks import draw_marks, marks_reach
from game.view.pixels import px
from game.view.steps import Steps
from game.view.text.type import Type

RING = 1.14
"""Marks run around a circle so many times its diameter, to leave room for the pieces."""

FOCUS = 16
"""The outermost of them, that of the focus, reaches so many lines beyond the others."""


class BantuBoard:
    """One board at one size: a `game.view.board.drawing.Drawing`. Lengths are canvas pixels."""

    def __init__(self, plan: BantuPlan, board: Board, art: Art, type_: Type, scale: float) -> None:
        self.plan = plan
        self.board = board
        self.finish = ""
        """The word that stands at Finish."""
        self.art = art
        self.type = type_
        self.scale = scale
        self.circle = max(4, round(plan.cell * scale))
        self.line = scale * max(1.0, plan.cell / 60)
        self._room = px(plan.room, scale)
        self._pits = {place: px(spot.pit, scale) for place, spot in plan.spots.items()}
        self._areas = {place: self._area(pit) for place, pit in self._pits.items()}

    def ground_steps(self, surface: pygame.Surface) -> Steps:
        """Draw disc, track, starting spaces and Finish, a few milliseconds at a time."""
        disc = Disc(self.board, self.plan, self.art, self.type, self.scale)
        return draw_ground(surface, disc, self.finish)

    def _area(self, pit: pygame.Rect) -> pygame.Rect:
        """Work out what `area` returns."""
        ring = self.circle * (RING - 1) / 2
        beyond = (
            math.ceil(ring + max(marks_reach(self.art.theme, self.line), FOCUS * self.line)) + 1
        )
        reach = max(round(self.circle * (REACH - 1)), beyond)
        area = pit.inflate(2 * reach, 2 * reach)
        return area.clip(self._room) if self.plan.enlarged else area

    def area(self, place: Place) -> pygame.Rect:
        """Return all pixels that `draw_place` may touch."""
        return self._areas[place]

    def draw_place(self, surface: pygame.Surface, place: Place, look: Appearance) -> None:
        """Draw a piece, and the marks of its place around it."""
        if place not in self._pits:
            return
        pit, piece, marks = self._pits[place], look.content, look.marks
        if piece is not None:
            picture = self.bunch(piece)
            surface.blit(picture, picture.get_rect(center=pit.center))
        if marks:
            wide = round(self.circle * RING)
            ring = pygame.Rect(0, 0, wide, wide)
            ring.center = pit.center
            draw_marks(surface, ring, marks, self.art.theme, self.line)

    def bunch(self, load: Piece) -> pygame.Surface:
        """Return the picture of a piece."""
        return piece_picture(load, self.circle, self.art.theme, self.type)

    def whole_steps(self, surface: pygame.Surface, contents: Mapping[Place, Piece | None]) -> Steps:
        """Draw the whole board with its pieces, for a picture of it."""
        yield from self.ground_steps(surface)
        for place, piece in contents.items():
            self.draw_place(surface, place, Appearance(piece))
            yield
