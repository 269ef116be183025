"""The log: each move of the match in words, page by page."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.host.interface import Key, Message, Pointer, Wheel
from game.play.match import Match
from game.rules.protocol import Json
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.pages import PAGE_KEYS
from game.scenes.frame.scene import Transition
from game.scenes.frame.wheel import PageScroll
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
        self.page = 0
        self._scroll = PageScroll()
        self._touch_y: float | None = None

    def enter(self) -> None:
        """Read the last page."""
        super().enter()
        self._announce()

    def _announce(self) -> None:
        """Announce the page."""
        words, lines = self.context.words, [line.text for line in self.book.page(self.page)]
        self.context.announce(words.sentences(words.sentence(self._title()), *lines))

    def _title(self) -> str:
        """Return which turns are told on this page."""
        text, page = self.context.words.text, self.book.page(self.page)
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
        while self.page and not self.book.page(self.page):
            self.page -= 1
        words = [TextBox(self._title(), layout.title, m.heading, "title", tone="title")]
        words += lines.words(self.book.page(self.page))
        items = [Item("back", text("setup.back"), layout.back, icon="back", style="bare")]
        if not self.book.page(1):
            return items, words
        for name, box, sign, enabled in (
            ("earlier", layout.pager.previous, "back", bool(self.book.page(self.page + 1))),
            ("later", layout.pager.following, "forward", self.page > 0),
        ):
            spoken, label = text(f"log.{name}"), text(f"log.{name}.short")
            items.append(Item(name, spoken, box, label, sign, enabled=enabled))
        return items, words

    def turn(self, step: int) -> None:
        """Go to an earlier (+) or later (-) page, if there is one."""
        page = self.page + step
        if page != self.page and page >= 0 and self.book.page(page):
            self.page = page
            self.relayout()
            self._announce()

    def handle(self, message: Message) -> Transition | None:
        """Take a message in; the wheel and a finger that goes up or down turn pages."""
        if isinstance(message, Wheel):
            self.turn(-self._scroll.pages(message.dy))
            return None
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

    def key(self, key: Key) -> Transition | None:
        """Take the keys that turn pages."""
        if key.name in PAGE_KEYS:
            self.turn(-PAGE_KEYS[key.name])
            return None
        return super().key(key)

    def pressed(self, item: Item) -> Transition | None:
        """Turn the page or go back."""
        if item.id == "back":
            return self.back()
        self.turn(1 if item.id == "earlier" else -1)
        return None

    def position_json(self) -> Json:
        """Return the position at the cursor."""
        return self.match.game.position_to_json(self.match.position)
