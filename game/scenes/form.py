"""Scenes that are forms: settings and set-up."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.host.interface import Key, Message, Wheel
from game.rules.protocol import Json
from game.scenes.base import BaseScene
from game.scenes.context import Context
from game.scenes.field_items import items_of, size_of, words_of
from game.scenes.fields import Field
from game.scenes.scene import Transition
from game.view.box import Box
from game.view.form_layout import NOTE, columns_of, form_pager, form_pages, form_screen
from game.view.icons import icon
from game.view.pixels import px
from game.view.ruler import Ruler
from game.view.screens import Header, header
from game.view.theme import Colour
from game.view.widgets import Item, Words

PAGE_KEYS = {"PageUp": -1, "PageDown": 1}

WHEEL_STEP = 40.0
"""A turn of the wheel by so many CSS pixels turns the page."""


class FormScene(BaseScene):
    """A title, a way back, and fields. Subclasses say which, and take the answers.

    Fields that find no room on the window stand on further pages.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.page = 0
        self.pages: list[range] = [range(0)]
        self._fields: list[Field] = []
        self._shown: list[Field] = []
        self._rolled = 0.0

    def title(self) -> str:
        """Return the title."""
        raise NotImplementedError

    def fields(self) -> Sequence[Field]:
        """Return the fields with their values."""
        raise NotImplementedError

    def chosen(self, field: str, value: Json) -> None:
        """Take the answer of a field."""
        raise NotImplementedError

    def action(self, top: Header) -> list[Item]:
        """Return the main button, if there is one."""
        del top
        return []

    def acted(self, item: Item) -> Transition | None:
        """Do what the main button means."""
        raise NotImplementedError

    def notice(self) -> str:
        """Return what is to be known about the whole form, above its fields."""
        return ""

    def sign(self, seat: int) -> tuple[str, Colour]:
        """Return icon and colour of a seat."""
        return self.context.theme.seat_sign(seat)

    def enter(self) -> None:
        """Say where we are."""
        super().enter()
        self.context.announce(self.title())

    def layout(self) -> tuple[list[Item], list[Words]]:
        """Lay out the header and the fields of one page."""
        m, text = self.context.measure, self.context.words.text
        top = header(m, bool(self.action(header(m))))
        words = [Words(self.title(), top.title, m.heading, "title", tone="title")]
        items = [Item("back", text("setup.back"), top.back, icon="back", style="bare")]
        area = top.rest
        if self.notice():
            lines = self._ruler().lines(self.notice(), area.width, "bold")
            strip, area = area.top_part(m.small * NOTE * lines + m.gap)
            room = strip.top_part(strip.height - m.gap)[0]
            words.append(Words(self.notice(), room, m.small, "bold", tone="title"))
        items += self._page_items(area, words)
        return items + self.action(top), words

    def _page_items(self, area: Box, words: list[Words]) -> list[Item]:
        """Lay out the fields of the page; their words are added to `words`."""
        m = self.context.measure
        columns = columns_of(m, area)
        width = (area.width - (columns - 1) * m.gap * 2.5) / columns
        self._fields = list(self.fields())
        sizes = [size_of(field, width, self._ruler()) for field in self._fields]
        self.pages = form_pages(m, area, sizes)
        self.page = max(0, min(self.page, len(self.pages) - 1))
        shown = self.pages[self.page]
        items: list[Item] = []
        turning: list[Item] = []
        if len(self.pages) > 1:
            turning, area = self._pager(area, words)
        self._shown = [self._fields[index] for index in shown]
        self._boxes = form_screen(m, area, [sizes[index] for index in shown])
        for field, box in zip(self._shown, self._boxes, strict=True):
            items += items_of(field, box, m, self.context.words)
            words += words_of(field, box, m, self.context.words)
        return items + turning

    def _ruler(self) -> Ruler:
        """Return what measures text."""
        return Ruler(self.context.brush, self.context.measure)

    def _pager(self, area: Box, words: list[Words]) -> tuple[list[Item], Box]:
        """Lay out the buttons that turn pages; return them and the room above."""
        m, text = self.context.measure, self.context.words.text
        foot, rest = form_pager(m, area)
        last = len(self.pages) - 1
        label = self._page_number()
        words.append(Words(label, foot.number, m.small, align="centre", tone="soft_text"))
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
                ("next", foot.following, "forward", self.page < last),
            )
        ]
        return items, rest

    def _page_number(self) -> str:
        """Return which page is shown."""
        return self.context.words.text("howto.page", page=self.page + 1, pages=len(self.pages))

    def paint(self, ground: pygame.Surface) -> None:
        """Draw the signs of the seats."""
        scale, m = self.context.viewport.scale, self.context.measure
        for field, box in zip(self._shown, self._boxes, strict=True):
            if field.seat is not None:
                shape, colour = self.sign(field.seat)
                sign = icon(shape, round(m.small * scale), colour)
                ground.blit(sign, sign.get_rect(midleft=px(box.label, scale).midleft))

    def turn(self, step: int) -> None:
        """Go to another page, if there is one."""
        page = max(0, min(self.page + step, len(self.pages) - 1))
        if page != self.page:
            self.page = page
            self.relayout()
            self.context.announce(self._page_number())

    def handle(self, message: Message) -> Transition | None:
        """Take a message in; the wheel turns pages."""
        if isinstance(message, Wheel):
            self._rolled += message.dy
            if abs(self._rolled) >= WHEEL_STEP:
                self.turn(1 if self._rolled > 0 else -1)
                self._rolled = 0.0
            return None
        return super().handle(message)

    def key(self, key: Key) -> Transition | None:
        """Take the keys that turn pages."""
        if key.name in PAGE_KEYS:
            self.turn(PAGE_KEYS[key.name])
            return None
        return super().key(key)

    def pressed(self, item: Item) -> Transition | None:
        """Take an answer, turn the page, go back, or do the main thing."""
        if item.id == "back":
            return self.back()
        name, _, button = item.id.rpartition(":")
        if name == "page":
            self.turn(1 if button == "next" else -1)
            return None
        field = next((field for field in self._shown if field.name == name), None)
        if field is None:
            return self.acted(item)
        self.answered(name, field.answer(button))
        return None

    def answered(self, name: str, value: Json) -> None:
        """Take an answer, show the form with it, and say so."""
        before = self.notice()
        self.chosen(name, value)
        self.relayout()
        index = next((i for i, f in enumerate(self._fields) if f.name == name), None)
        if index is None:
            return
        if index not in self.pages[self.page]:
            self.page = next(i for i, page in enumerate(self.pages) if index in page)
            self.relayout()
        field = self._fields[index]
        said = f"{field.label}: {field.told(self.context.words)}."
        news = self.notice() if self.notice() != before else ""
        self.context.announce(" ".join(filter(None, (said, field.note, news))))
