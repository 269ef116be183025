"""A line that concerns the whole program, over whatever scene is shown: storage refuses, say."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.host.gamepad import Pad
from game.host.interface import Key, Message, Pointer, Press
from game.scenes.frame.context import Context
from game.untrusted.plain_text import plain
from game.view.art import draw_rounded
from game.view.box import Box
from game.view.pixels import Rect, px
from game.view.text.text_box import TextBox, draw_text, truncated

LEAST_TIME = 4.0
"""Seconds that a notice stays at least; then the next press or key takes it away."""

_WIDEST = 620.0
_ROUNDING = 10.0
_LINE = 1.4
"""Height of a line for a size of text, with a little room to spare."""


class Notice:
    """Shows texts until they were read, as many at a time as find room.

    There is no time limit for reading them.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._text = ""
        """All that waits to be read, a line each; the beginning of it is on view."""
        self._age = 0.0
        self._is_high = False
        """Whether it lies at the top, where it usually lies at the bottom."""

    @property
    def waiting(self) -> str:
        """All that waits to be read, with what is on view."""
        return self._text

    @property
    def text(self) -> str:
        """What is on view."""
        lines = self._text.split("\n")
        return "\n".join(lines[: self._room(lines)])

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

    def keep_off(self, targets: Sequence[Box]) -> None:
        """Lie where nothing can be pressed from now on: at the top, if that is so only there."""
        low, high = self._place(is_high=False), self._place(is_high=True)
        self._is_high = any(map(low.meets, targets)) and not any(map(high.meets, targets))

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
        pressed = isinstance(message, Key | Pad | Press) or (
            isinstance(message, Pointer) and message.phase == "up"
        )
        if pressed and (on_it or self._age >= LEAST_TIME):
            self._turn()
        return on_it

    def _turn(self) -> None:
        """Go on to what found no room beside that which was read, if there is more."""
        self._text = self._text[len(self.text) + 1 :]
        self._age = 0.0

    def draw(self, surface: pygame.Surface) -> Rect:
        """Draw the notice; return the rectangle it takes."""
        brush, box = self._context.brush, self._box()
        rect = px(box, brush.scale)
        radius = _ROUNDING * brush.scale
        inner = rect.inflate(-round(4 * brush.scale), -round(4 * brush.scale))
        draw_rounded(surface, rect, radius, brush.theme.accent_edge)
        draw_rounded(surface, inner, radius, brush.theme.panel)
        draw_text(surface, truncated(self._words(box), brush), brush)
        return rect.x, rect.y, rect.width, rect.height

    def _words(self, box: Box) -> TextBox:
        gap = self._context.measure.gap
        size = self._context.measure.body
        room = box.shrunk(gap)
        return TextBox(self.text, room, size, align="centre", tone="panel_text", breaks=True)

    def _room(self, lines: list[str]) -> int:
        """Return how many of the texts find room together, at least one."""
        view, gap = self._context.viewport, self._context.measure.gap
        room = view.height - 4 * gap
        count = 1
        while count < len(lines) and self._height("\n".join(lines[: count + 1])) <= room:
            count += 1
        return count

    def _height(self, text: str) -> float:
        """Return how high a text is, cut into lines."""
        brush, size = self._context.brush, self._context.measure.body
        width = self._width() - 2 * self._context.measure.gap
        type_, scale = brush.type, brush.scale
        lines = type_.wrapped(text, "text", size * scale, width * scale, breaks=True)
        return len(lines) * size * _LINE

    def _width(self) -> float:
        return min(_WIDEST, self._context.viewport.width - 2 * self._context.measure.gap)

    def _box(self) -> Box:
        """Return where the notice lies."""
        return self._place(self._is_high)

    def _place(self, is_high: bool) -> Box:
        """Return its place at the top or at the bottom, as high as its text if it can be."""
        view, gap = self._context.viewport, self._context.measure.gap
        width = self._width()
        height = min(self._height(self.text) + 2 * gap, view.height - 2 * gap)
        top = gap if is_high else view.height - height - gap
        return Box((view.width - width) / 2, top, width, height)
