"""What was announced in this visit, to be read again on a sheet; the newest text stands last."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Literal

import pygame

from game.host.interface import Group
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import NO_BOX, PAD, Content, SheetScene
from game.view.box import TOUCH, Box
from game.view.buttons.row_list import draw_line, row_list
from game.view.text.text_box import LINE, TextBox
from game.view.widgets import Item

_TEXTS = "texts"
"""The group of all texts; their ids are "text:NUMBER", the oldest first."""


class SaidScene(SheetScene):
    """Without params. It is opened at its end. A text that is pressed is said again."""

    name = "said"
    widest: ClassVar[float] = 340
    anchor: ClassVar[Literal["middle", "low", "top right", "right"]] = "right"
    side: ClassVar[float] = 8

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        del params
        super().__init__(context)
        self._texts = tuple(context.announced)
        """What was said before it was opened: its own words are no news to who reads it."""
        self._lines: list[Box] = []
        self._goes_to_end = True

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("said.title")

    def description(self) -> str:
        """Return how many texts there are."""
        words = self.context.words
        count = words.text("said.count", count=len(self._texts)) if self._texts else self._empty()
        return words.sentences(words.sentence(self.title()), count)

    def groups(self) -> tuple[Group, ...]:
        """Return the list of texts."""
        return (Group(_TEXTS, self.title(), "list"),)

    def _empty(self) -> str:
        return self.context.words.text("said.empty")

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay the texts out; the last of them is in view when they are first seen."""
        items, words = super().layout()
        if self._goes_to_end:
            self._goes_to_end = False
            self.content_pane.to_end()
        return items, words

    def content(self, area: Box) -> Content:
        """Lay out a row for each text, with lines between them."""
        rows = [
            Item(f"text:{number}", text, NO_BOX, text, style="row", value=text, group=_TEXTS)
            for number, text in enumerate(self._texts)
        ]
        items, height = row_list(rows, area, self.context.brush, TOUCH)
        self._lines = [Box(area.x, item.box.y, area.width, 1) for item in items[1:]]
        return (items, [], height) if items else self._nothing(area)

    def _nothing(self, area: Box) -> Content:
        """Say that nothing was said yet."""
        size = self.context.measure.size("body")
        box = Box(area.x, area.y, area.width, size * LINE).shrunk(PAD - self.side, 0)
        return [], [TextBox(self._empty(), box, size, tone="soft_text")], box.height

    def paint_content(self, ground: pygame.Surface) -> None:
        """Draw the lines between texts."""
        for line in self._lines:
            draw_line(ground, line, self.context.brush)

    def pressed(self, item: Item) -> Transition | None:
        """Say a text again, or close the sheet."""
        if item.group != _TEXTS:
            return super().pressed(item)
        self.context.announce(item.name, urgent=True)
        return None
