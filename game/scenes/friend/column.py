"""What stands on a sheet, one below the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from game.scenes.frame.context import Context
from game.scenes.frame.sheet import NO_BOX, Content
from game.view.box import TOUCH, Box
from game.view.buttons.answers import answers_of
from game.view.buttons.controls import Segment
from game.view.buttons.notice import bottom_of, notice_box
from game.view.buttons.plate import RAISED
from game.view.buttons.row_list import row_list
from game.view.measure import TextKind
from game.view.text.pen import Face
from game.view.text.text_box import LINE, TextBox
from game.view.widgets import Item

CARD = 60.0
"""The least height of a card, in CSS pixels of text at its usual size."""

BUTTON = 52.0
"""The least height of a button, in CSS pixels."""


class Column:
    """Grows downwards from the top of an area."""

    def __init__(self, context: Context, area: Box) -> None:
        self._context = context
        self._area = area
        self._y = area.y
        self.items: list[Item] = []
        self.words: list[TextBox] = []

    def content(self) -> Content:
        """Return all that stands in it."""
        return self.items, self.words, max(0.0, self._y - self._gap - self._area.y) + RAISED

    @property
    def _gap(self) -> float:
        return 1.5 * self._context.measure.gap

    def _room(self, height: float) -> Box:
        """Return a box at the end of the column, which then ends below it."""
        box = Box(self._area.x, self._y, self._area.width, height)
        self._y = box.bottom + self._gap
        return box

    def text(
        self,
        text: str,
        kind: TextKind = "body",
        face: Face = "text",
        align: Literal["left", "centre"] = "left",
    ) -> None:
        """Add a text, in as many lines as it needs."""
        if not text:
            return
        brush, size = self._context.brush, self._context.measure.size(kind)
        width = self._area.width * brush.scale
        lines = brush.type.wrapped(text, face, size * brush.scale, width)
        box = self._room(size * LINE * len(lines) + 1)
        self.words.append(TextBox(text, box, size, face, align, "top", "panel_text"))

    def label(self, text: str) -> None:
        """Add the name of what comes below it."""
        self.text(text, face="bold")
        self._y -= self._gap * 0.6

    def notice(self, text: str) -> TextBox | None:
        """Add what came of the last press, on a plate that is to be drawn."""
        if not text:
            return None
        area = Box(self._area.x, self._y, self._area.width, 0)
        notice = notice_box(text, area, self._context.brush)
        self.words.append(notice)
        self._y = bottom_of(notice) + self._gap
        return notice

    def answers(self, segments: Sequence[Segment], group: str) -> None:
        """Add the answers to a question."""
        area = Box(self._area.x, self._y, self._area.width, 0)
        high = max(TOUCH, self._context.measure.button)
        items, height = answers_of(segments, area, group, self._context.brush, high)
        self.items += items
        self._room(height)

    def add(self, item: Item, least: float = TOUCH) -> None:
        """Add an item over the whole width."""
        high = max(least, self._context.measure.button)
        self.items.append(replace(item, box=self._room(high)))

    def cards(self, cards: Sequence[Item]) -> None:
        """Add cards, each as high as its text needs."""
        m = self._context.measure
        area = Box(self._area.x, self._y, self._area.width, 0)
        least = CARD * max(1.0, m.text * 0.9)
        placed, height = row_list(cards, area, self._context.brush, least, m.gap)
        self.items += placed
        self._room(height)


def button(id_: str, label: str, icon: str, value: object = None) -> Item:
    """Return a main button that has no place yet."""
    return Item(id_, label, NO_BOX, label, icon, "primary", value=value)
