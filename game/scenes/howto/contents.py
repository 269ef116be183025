"""The contents of how to play on a sheet, where they have no room beside the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

import pygame

from game.host.interface import Group
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import Content, SheetScene
from game.scenes.howto.controls import CONTENTS, draw_row, page_rows, row_height
from game.view.box import Box
from game.view.buttons.focus_ring import draw_focus
from game.view.howto.page import Page
from game.view.pixels import px
from game.view.widgets import Item


class ContentsScene(SheetScene):
    """Params: the `pages`, the `number` of the one that is shown, and `choose`.

    `choose` is called with the number of the page that is pressed, and says where it leads from
    there if that is another scene.
    """

    name = "contents"
    widest: ClassVar[float] = 420

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.book: Sequence[Page] = params["pages"]
        self.number: int = params["number"]
        self.choose: Callable[[int], Transition | None] = params["choose"]
        self._is_new = True

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("howto.contents")

    def groups(self) -> tuple[Group, ...]:
        """Return the list of pages."""
        return (Group(CONTENTS, self.title(), "list"),)

    def layout(self) -> tuple[list[Item], list[Any]]:
        """Lay the rows out; the page that is shown is in view when they are first seen."""
        items, words = super().layout()
        if self._is_new:
            self._is_new = False
            self.content_pane.reveal(next(i for i in items if i.value == self.number).box)
        return items, words

    def content(self, area: Box) -> Content:
        """Lay out a row for each page."""
        high = row_height(self.context.measure)
        first = Box(area.x, area.y, area.width, high)
        rows = page_rows(self.book, self.number, self.context.words, first, "radio")
        return rows, [], high * len(rows)

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a row, or a button."""
        if item.group != CONTENTS:
            super().draw_one(surface, item)
            return
        state, brush = self.state(item.id), self.context.brush
        draw_row(surface, item, brush, hover=state.hover or state.down)
        if state.focus:
            draw_focus(surface, px(item.box, brush.scale), brush)

    def pressed(self, item: Item) -> Transition | None:
        """Turn to the page."""
        if isinstance(item.value, int):
            return self.choose(item.value) or Transition("pop")
        return super().pressed(item)
