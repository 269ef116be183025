"""Scenes of several pages: buttons, the wheel and two keys turn them."""

from __future__ import annotations

from game.host.interface import Key, Message, Wheel
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.pager import Pager
from game.scenes.frame.scene import Transition
from game.scenes.frame.wheel import PageScroll
from game.view.text.text_box import TextBox
from game.view.widgets import Item

PAGE_KEYS = {"PageUp": -1, "PageDown": 1}


class PagedScene(BaseScene):
    """Subclasses lay out `page` of `page_count`, and call `turned_by` first in `pressed`."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.page = 0
        self.page_count = 1
        self._scroll = PageScroll()

    def pager(self, foot: Pager) -> tuple[list[Item], TextBox]:
        """Return the buttons that turn pages, and the words between them."""
        m, text = self.context.measure, self.context.words.text
        number = TextBox(self.page_number(), foot.number, m.small, align="centre", tone="soft_text")
        items = [
            Item(
                f"page:{name}",
                text(f"howto.{name}"),
                box,
                text(f"howto.{name}"),
                sign,
                enabled=enabled,
            )
            for name, box, sign, enabled in (
                ("previous", foot.previous, "back", self.page > 0),
                ("next", foot.following, "forward", self.page < self.page_count - 1),
            )
        ]
        return items, number

    def page_number(self) -> str:
        """Return which page is shown."""
        return self.context.words.text("howto.page", page=self.page + 1, pages=self.page_count)

    def turn(self, step: int) -> None:
        """Go to another page, if there is one."""
        page = max(0, min(self.page + step, self.page_count - 1))
        if page != self.page:
            self.page = page
            self.relayout()
            self.context.announce(self.page_number())

    def turned_by(self, item: Item) -> bool:
        """Turn the page if `item` is one of the buttons for that; tell whether it is."""
        part, _, direction = item.id.rpartition(":")
        if part == "page":
            self.turn(1 if direction == "next" else -1)
        return part == "page"

    def handle(self, message: Message) -> Transition | None:
        """Take a message in; the wheel turns pages."""
        if isinstance(message, Wheel):
            self.turn(self._scroll.pages(message.dy))
            return None
        return super().handle(message)

    def key(self, key: Key) -> Transition | None:
        """Take the keys that turn pages."""
        if key.name in PAGE_KEYS:
            self.turn(PAGE_KEYS[key.name])
            return None
        return super().key(key)
