"""A line that concerns the whole program, over whatever scene is shown: storage refuses, say."""

from __future__ import annotations

import pygame

from game.host.interface import Key, Message, Pointer, Press
from game.scenes.context import Context
from game.scenes.scene import Rect
from game.untrusted.plain_text import plain
from game.view.art import rounded
from game.view.box import Box
from game.view.cut import cut
from game.view.pixels import px
from game.view.widgets import Words, draw_words

LEAST_TIME = 4.0
"""Seconds that a notice stays at least; then the next press or key takes it away."""

_WIDEST = 620.0
_ROUNDING = 10.0
_LINE = 1.4
"""Height of a line for a size of text, with a little room to spare."""


class Notice:
    """Shows one text until it was read. There is no time limit for reading it."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._text = ""
        self._age = 0.0

    @property
    def shown(self) -> bool:
        """Whether there is a text to be read."""
        return bool(self._text)

    def tell(self, text: str) -> None:
        """Show and announce `text`, below what is shown already."""
        text = plain(text)
        lines = [line for line in self._text.split("\n") if line and line != text]
        self._text = "\n".join([*lines, text])
        self._age = 0.0
        self._context.announce(text, urgent=True)

    def drop(self) -> None:
        """Forget the text, read or not."""
        self._text = ""

    def update(self, step: float) -> None:
        """Let `step` seconds pass."""
        self._age += step

    def take(self, message: Message) -> bool:
        """Go away, if that is what `message` asks for; True if nobody else may have it."""
        if not self.shown:
            return False
        on_it = isinstance(message, Pointer) and self._box().holds(message.x, message.y)
        pressed = isinstance(message, Key | Press) or (
            isinstance(message, Pointer) and message.phase == "up"
        )
        if pressed and (on_it or self._age >= LEAST_TIME):
            self.drop()
        return on_it

    def draw(self, surface: pygame.Surface) -> Rect:
        """Draw the notice; return the rectangle it takes."""
        brush, box = self._context.brush, self._box()
        rect = px(box, brush.scale)
        radius = _ROUNDING * brush.scale
        inner = rect.inflate(-round(4 * brush.scale), -round(4 * brush.scale))
        surface.blit(rounded(rect.size, radius, brush.theme.accent_edge), rect)
        surface.blit(rounded(inner.size, radius, brush.theme.panel), inner)
        draw_words(surface, cut(self._words(box), brush), brush)
        return rect.x, rect.y, rect.width, rect.height

    def _words(self, box: Box) -> Words:
        gap = self._context.measure.gap
        size = self._context.measure.body
        return Words(self._text, box.shrunk(gap), size, align="centre", tone="panel_text")

    def _height(self, width: float) -> float:
        """Return how high the text is, cut into lines of that width."""
        brush, size = self._context.brush, self._context.measure.body
        lines = brush.type.wrapped(self._text, "text", size * brush.scale, width * brush.scale)
        return len(lines) * size * _LINE

    def _box(self) -> Box:
        """Return where the notice lies: at the bottom, as high as its text if it can be."""
        view, gap = self._context.viewport, self._context.measure.gap
        width = min(_WIDEST, view.width - 2 * gap)
        height = min(self._height(width - 2 * gap) + 2 * gap, view.height - 2 * gap)
        return Box((view.width - width) / 2, view.height - height - gap, width, height)
