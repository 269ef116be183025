"""The line of text at the table: what happened, what a move would do, what to press."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.i18n.emphasis import unemphasised
from game.scenes.frame.context import Context
from game.scenes.table.bar import ACTION_PLACE
from game.scenes.table.layout import TableLayout
from game.scenes.table.play.narrator import Said
from game.scenes.table.play.play import Play
from game.view.art import draw_edged
from game.view.box import Box
from game.view.icons import icon
from game.view.pixels import px, stroke
from game.view.text.text_box import LINE, TextBox, Tone, draw_text, fits, lines_of, truncated

MESSAGE = "message"
"""Its name among the parts of the table that are drawn again."""

MOST_LINES = 2
"""What happened and what to do now are told in so many lines, wherever that is possible."""

_RADIUS = 12.0
"""Of the corners of its card, in CSS pixels."""


def _letters(text: str) -> int:
    """Return how many letters of a text are drawn."""
    return sum(not letter.isspace() for letter in text)


class MessageLine:
    """Texts in a box, one below the other, each with the sign of the player whom it tells of."""

    def __init__(self, context: Context, play: Play, layout: TableLayout) -> None:
        self._context = context
        self._play = play
        self._layout = layout
        self.said: tuple[Said, ...] = ()

    def look(self, said: tuple[Said, ...]) -> set[str]:
        """Take texts over; return its name if it looks different."""
        before, self.said = self.said, said
        return {MESSAGE} if before != said else set()

    @property
    def text(self) -> str:
        """What it says, as one text."""
        return self._context.words.sentences(*(each.text for each in self.said))

    @property
    def area(self) -> Box:
        """All that drawing it may touch."""
        return self._layout.message.shrunk(-2)

    def fullest(self, ways: Sequence[tuple[Said, ...]]) -> tuple[Said, ...]:
        """Return the first of several ways to say something that finds room, else the last."""
        return next((said for said in ways if self._finds_room(said)), ways[-1])

    def _finds_room(self, said: tuple[Said, ...]) -> bool:
        """Whether texts fit the box in two lines, or in more where they need not be made small.

        Beside a remark they may be small: there is more to be read.
        """
        whole, brush, m = self.whole(said), self._context.brush, self._context.measure
        size, lines = lines_of(whole, brush)
        smallest = m.size("least") if any(each.icon for each in said) else whole.size
        most = max(MOST_LINES, int(self._layout.message.height / (smallest * LINE)))
        least = min(m.size("least"), whole.box.height / (MOST_LINES * LINE)) - 1
        return fits(whole, brush) and len(lines) <= most and size >= least * brush.scale

    def words(self) -> TextBox:
        """Return the texts in their box, shortened where they find no room."""
        return truncated(self.whole(self.said), self._context.brush)

    def whole(self, said: tuple[Said, ...]) -> TextBox:
        """Return texts in the box of the line, each in lines of its own."""
        m, layout = self._context.measure, self._layout
        room, size = layout.message, layout.letters or m.size("name")
        signed = any(each.seat is not None or each.icon for each in said)
        sign = size * 1.1 + 12 if signed else 0.0
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
        return TextBox("\n".join(each.text for each in said), box, size, tone=tone)

    def paint(self, ground: pygame.Surface) -> None:
        """Draw its card."""
        if not self._layout.framed:
            return
        theme, brush = self._context.theme, self._context.brush
        rect, line = px(self._layout.message, brush.scale), stroke(brush.line, 1)
        radius = _RADIUS * brush.line
        draw_edged(ground, rect, radius, line, edge=theme.panel_edge, face=theme.panel)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw texts and signs."""
        brush, words = self._context.brush, self.words()
        draw_text(surface, words, brush)
        size, lines = lines_of(words, brush)
        high = round(size * LINE)
        y = px(words.box, brush.scale).centery - high * len(lines) / 2
        for said, count in zip(self.said, self._line_counts(lines), strict=True):
            self._draw_sign(surface, said, words, y + high * count / 2)
            y += high * count

    def _line_counts(self, lines: Sequence[str]) -> list[int]:
        """Return how many of the lines each of the texts takes: each begins with a new one."""
        counts, rest = [], list(lines)
        for said in self.said:
            letters, count = _letters(unemphasised(said.text)), 0
            while rest and letters > 0:
                letters -= _letters(rest.pop(0))
                count += 1
            counts.append(count)
        return counts

    def _draw_sign(self, surface: pygame.Surface, said: Said, words: TextBox, y: float) -> None:
        """Draw the sign of a text, with its middle at a height (canvas pixels)."""
        if (said.seat is None and not said.icon) or not said.text:
            return
        brush, side = self._context.brush, words.size * (1.1 if said.icon else 0.85)
        if said.seat is None:
            shape, colour = said.icon, getattr(brush.theme, words.tone)
        else:
            shape, colour = self._play.current.game_view.seat_sign(brush.theme, said.seat)
        sign = icon(shape, round(side * brush.scale), colour)
        x = (words.box.x - words.size * 0.425 - 14) * brush.scale
        surface.blit(sign, sign.get_rect(center=(round(x), round(y))))
