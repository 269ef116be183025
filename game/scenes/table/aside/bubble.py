"""The bubble of a remark, where the table has room for one: a moment, or a big mistake."""

from __future__ import annotations

import pygame

from game.scenes.frame.context import Context
from game.scenes.table.play.play import Play
from game.scenes.table.play.remarks import ICONS, Remark
from game.view.art import draw_edged
from game.view.box import Box
from game.view.icons import icon
from game.view.pixels import Rect, hull, px, stroke
from game.view.text.text_box import LINE, TextBox, draw_text, fits, lines_of, truncated

BUBBLE = "remark"
"""Its name among the parts of the table that are drawn again."""

_RADIUS, _PAD = 14.0, 14.0
"""Of its corners, and its room beside what stands in it, in CSS pixels."""


class RemarkBubble:
    """A card as high as its text, in the middle of its place; nothing while nothing is remarked."""

    def __init__(self, context: Context, play: Play, place: Box) -> None:
        self._context = context
        self._play = play
        self._place = place
        self._remark: Remark | None = None

    def look(self) -> set[str]:
        """Take over what is remarked; return its name if it looks different."""
        before, self._remark = self._remark, self._play.remarks.now
        return {BUBBLE} if before != self._remark else set()

    @property
    def text(self) -> str:
        """What it says."""
        return "" if self._remark is None else self._remark.text

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card, its sign and its text."""
        if self._remark is None:
            return
        brush = self._context.brush
        theme, size = brush.theme, self._context.measure.size("name")
        sign, gap = size * 1.3, size * 0.6
        room = self._place.shrunk(_PAD, 4)
        room = Box(room.x + sign + gap, room.y, room.width - sign - gap, room.height)
        texts = [TextBox(each, room, size, tone="panel_text") for each in self._remark.texts]
        words = next((each for each in texts if fits(each, brush)), truncated(texts[-1], brush))
        shown, lines = lines_of(words, brush)
        high = min(self._place.height, len(lines) * shown / brush.scale * LINE + 2 * _PAD)
        card = self._place.centred(self._place.width, high)
        line = stroke(brush.line, 2)
        edge = theme.bad if self._remark.kind == "mistake" else theme.accent
        draw_edged(
            surface, px(card, brush.scale), _RADIUS * brush.line, line, edge=edge, face=theme.panel
        )
        draw_text(surface, words, brush)
        picture = icon(ICONS[self._remark.kind], round(sign * brush.scale), edge)
        spot = px(Box(self._place.x + _PAD, card.y, sign, card.height), brush.scale).center
        surface.blit(picture, picture.get_rect(center=spot))

    def redraw(self, surface: pygame.Surface, ground: pygame.Surface) -> Rect:
        """Draw it again; return where."""
        rect = px(self._place.shrunk(-2), self._context.viewport.scale)
        surface.blit(ground, rect, rect)
        self.draw(surface)
        return hull(rect, surface.get_rect())
