"""Lines of the log as text in boxes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from game.scenes.frame.context import Context
from game.scenes.log.book import Line, Page
from game.scenes.log.layout import LINE
from game.view.box import Box
from game.view.text.text_box import TextBox, Tone
from game.view.text.type import Face


class LogLines:
    """How lines are set in a room, in letters of a size (CSS pixels)."""

    def __init__(self, context: Context, room: Box, size: float, panel: bool = False) -> None:
        self.brush = context.brush
        self._catalogue = context.words
        self.room = room
        self.size = size
        self.panel = panel
        self.margin = size * 2.4
        """Numbers of turns stand in a margin of this width."""
        self._heights: dict[str, float] = {}

    def height(self, line: Line) -> float:
        """Return how much room a line takes."""
        if line.text not in self._heights:
            width = self.room.width - self.margin
            scale, type_ = self.brush.scale, self.brush.type
            rows = len(type_.wrapped(line.text, "text", self.size * scale, width * scale))
            self._heights[line.text] = rows * self.size * LINE + self.size * 0.45
        return self._heights[line.text]

    def words(self, page: Page) -> Iterator[TextBox]:
        """Yield the text of a page, from the top of the room downwards."""
        y, size = self.room.y, self.size
        for line in page:
            height = self.height(line)
            row = Box(self.room.x, y, self.room.width, height)
            number, text = row.left_part(self.margin)
            if line.first or line is page[0]:
                number = number.left_part(self.margin - size * 0.5)[0]
                yield self._words(self._number(line.turn), number, "right")
            yield self._words(line.text, text, "left")
            y += height

    def _number(self, turn: int) -> str:
        return self._catalogue.text("log.number", turn=turn)

    def _words(self, text: str, box: Box, align: Literal["left", "right"]) -> TextBox:
        quiet: Tone = "soft_text" if align == "right" else "text"
        tone: Tone = "panel_text" if self.panel else quiet
        face: Face = "bold" if align == "right" else "text"
        return TextBox(text, box, self.size, face, align, "top", tone)
