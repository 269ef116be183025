"""The log: each move of the match in words, page by page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.host.interface import Message, Pointer
from game.play.match import Match
from game.rules.protocol import Json
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.match_hook import position_json
from game.scenes.frame.pages import Pages, PageStep
from game.scenes.frame.scene import Transition
from game.scenes.log.book import LogBook
from game.scenes.log.layout import log_layout
from game.scenes.log.lines import LogLines
from game.view.text.text_box import TextBox
from game.view.widgets import Item

SWIPE = 48.0
"""A finger that goes so far up or down, in CSS pixels, turns the page."""


class LogScene(BaseScene):
    """Params: `match`. It is opened at its end; page 0 is the last one."""

    name = "log"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.match: Match = params["match"]
        self.book = LogBook(context, self.match)
        self.pages: Pages = Pages(backwards=True)
        self._touch_y: float | None = None

    def description(self) -> str:
        """Return the page that is open."""
        return self.page_text()

    def page_text(self) -> str:
        """Return the page in words."""
        words, page = self.context.words, self.book.page(self.pages.number)
        title = words.sentence(self._title())
        return words.sentences(title, *(line.text for line in page))

    def _title(self) -> str:
        """Return which turns are told on this page."""
        text, page = self.context.words.text, self.book.page(self.pages.number)
        if not page:
            return text("log.empty")
        first, last = page[0].turn, page[-1].turn
        return text("log.title", first=first, last=last, turns=self.book.count)

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out the page."""
        text, m = self.context.words.text, self.context.measure
        layout = log_layout(m)
        lines = LogLines(self.context, layout.lines, m.body)
        self.book.open(self.match.cursor, layout.lines.height, lines.height)
        page = self._fitted_page()
        words = [TextBox(self._title(), layout.title, m.heading, "title", tone="title")]
        words += lines.words(self.book.page(page))
        items = [Item("back", text("setup.back"), layout.back, icon="back", style="bare")]
        if not self.book.page(1):
            return items, words
        for name, box, sign, enabled, step in (
            ("earlier", layout.pager.previous, "back", page < self.pages.count - 1, 1),
            ("later", layout.pager.following, "forward", page > 0, -1),
        ):
            spoken, label = text(f"log.{name}"), text(f"log.{name}.short")
            value = PageStep(step)
            items.append(Item(name, spoken, box, label, sign, enabled=enabled, value=value))
        return items, words

    def _fitted_page(self) -> int:
        """Return the number of the page, which is there: of those before it one is looked up."""
        page = self.pages.number
        while page and not self.book.page(page):
            page -= 1
        self.pages.number = page
        self.pages.fit(page + (2 if self.book.page(page + 1) else 1))
        return page

    def handle(self, message: Message) -> Transition | None:
        """Take a message in; a finger that goes up or down turns pages, too."""
        if isinstance(message, Pointer):
            self._swipe(message)
        return super().handle(message)

    def _swipe(self, pointer: Pointer) -> None:
        """Follow a finger: what it pushes up gives way to what comes later."""
        if pointer.phase == "down":
            on_nothing = self.item_at(pointer.x, pointer.y) is None
            self._touch_y = pointer.y if on_nothing else None
        elif pointer.phase == "up" and self._touch_y is not None:
            distance = pointer.y - self._touch_y
            if abs(distance) >= SWIPE:
                self.turn(1 if distance > 0 else -1)
        if pointer.phase in ("up", "cancel"):
            self._touch_y = None

    def pressed(self, item: Item) -> Transition | None:
        """Go back."""
        del item
        return self.back()

    def position_json(self) -> Json:
        """Return the position at the cursor."""
        return position_json(self.match)
