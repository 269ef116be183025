"""The line of text at the table: what happened, what a move would do, what to press."""

from __future__ import annotations

import pygame

from game.rules.protocol import Seat
from game.scenes.frame.context import Context
from game.scenes.table.bar import ACTION_PLACE
from game.scenes.table.layout import TableLayout
from game.scenes.table.play.play import Play
from game.view.art import draw_edged
from game.view.box import Box
from game.view.icons import icon
from game.view.pixels import px, stroke
from game.view.text.text_box import TextBox, Tone, draw_text, truncated

MESSAGE = "message"
"""Its name among the parts of the table that are drawn again."""

_RADIUS = 12.0
"""Of the corners of its card, in CSS pixels."""


class MessageLine:
    """Text in a box with the sign of the player whom it tells of."""

    def __init__(self, context: Context, play: Play, layout: TableLayout) -> None:
        self._context = context
        self._play = play
        self._layout = layout
        self.text = ""
        self.seat: Seat | None = None
        """Whose sign stands before it."""

    def look(self, text: str, seat: Seat | None) -> set[str]:
        """Take a text over; return its name if it looks different."""
        before = self.text, self.seat
        self.text, self.seat = text, seat
        return {MESSAGE} if before != (text, seat) else set()

    @property
    def area(self) -> Box:
        """All that drawing it may touch."""
        return self._layout.message.shrunk(-2)

    def words(self) -> TextBox:
        """Return the text in its box, shortened where it finds no room."""
        return truncated(self.whole(self.text), self._context.brush)

    def whole(self, text: str) -> TextBox:
        """Return a text in the box of the line."""
        m, layout = self._context.measure, self._layout
        room, size = layout.message, m.size("name")
        sign = size * 1.1 + 12
        left = room.x + (18 if layout.framed else 4) + sign
        right = room.right - (14 if layout.framed else 4)
        action = layout.tools.get(ACTION_PLACE)
        if action is not None and layout.framed and action.y >= room.y:
            # The button lies on the card, at one end of it.
            if action.x > room.middle[0]:
                right = min(right, action.x - 12)
            elif room.holds(*action.middle):
                left = action.right + 12 + sign
        inset = 2.0 if layout.framed else 0.0
        box = Box(left, room.y, max(1.0, right - left), room.height).shrunk(0, inset)
        tone: Tone = "panel_text" if layout.framed else "text"
        return TextBox(text, box, size, tone=tone)

    def paint(self, ground: pygame.Surface) -> None:
        """Draw its card."""
        if not self._layout.framed:
            return
        theme, brush = self._context.theme, self._context.brush
        rect, line = px(self._layout.message, brush.scale), stroke(brush.line, 1)
        radius = _RADIUS * brush.line
        draw_edged(ground, rect, radius, line, edge=theme.panel_edge, face=theme.panel)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw sign and text."""
        brush, words = self._context.brush, self.words()
        draw_text(surface, words, brush)
        if self.seat is not None and self.text:
            shape, colour = self._play.current.game_view.seat_sign(brush.theme, self.seat)
            side = words.size * 0.85
            sign = icon(shape, round(side * brush.scale), colour)
            box = words.box
            spot = px(Box(box.x - side - 14, box.y, side, box.height), brush.scale)
            surface.blit(sign, sign.get_rect(center=spot.center))
