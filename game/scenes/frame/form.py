"""Scenes that are forms: settings and set-up."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.rules.protocol import Json
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.field_items import items_of, size_of, words_of
from game.scenes.frame.fields import Answer, Field, Question
from game.scenes.frame.form_layout import NOTE, columns_of, field_boxes, form_pages
from game.scenes.frame.header import Header, header
from game.scenes.frame.pager import pager_boxes
from game.scenes.frame.pages import Pages
from game.scenes.frame.scene import Transition
from game.view.box import Box
from game.view.icons import icon
from game.view.pixels import px
from game.view.text.ruler import Ruler
from game.view.text.text_box import TextBox
from game.view.theme import Colour
from game.view.widgets import Item


class FormScene(BaseScene):
    """A title, a way back, and fields. Subclasses say which, and take the answers.

    Fields that find no room on the window stand on further pages.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.pages: Pages = Pages()
        self._pages: list[range] = [range(0)]
        self._fields: list[Field] = []
        self._page_fields: list[Field] = []

    def title(self) -> str:
        """Return the title."""
        raise NotImplementedError

    def fields(self) -> Sequence[Field]:
        """Return the fields with their values."""
        raise NotImplementedError

    def chosen(self, question: Question, value: Json) -> None:
        """Take the answer to a question; a form of buttons has nothing to answer."""

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

    def description(self) -> str:
        """Return where we are."""
        return self.title()

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out the header and the fields of one page."""
        m, text = self.context.measure, self.context.words.text
        top = header(m, bool(self.action(header(m))))
        words = [TextBox(self.title(), top.title, m.heading, "title", tone="title")]
        items = [Item("back", text("setup.back"), top.back, icon="back", style="bare")]
        area = top.rest
        if self.notice():
            lines = self._ruler().lines(self.notice(), area.width, "bold", breaks=True)
            strip, area = area.top_part(m.small * NOTE * lines + m.gap)
            room = strip.top_part(strip.height - m.gap)[0]
            words.append(TextBox(self.notice(), room, m.small, "bold", tone="title", breaks=True))
        items += self._page_items(area, words)
        return items + self.action(top), words

    def _page_items(self, area: Box, words: list[TextBox]) -> list[Item]:
        """Lay out the fields of the page; their words are added to `words`."""
        m = self.context.measure
        columns = columns_of(m, area)
        width = (area.width - (columns - 1) * m.gap * 2.5) / columns
        self._fields = list(self.fields())
        sizes = [size_of(field, width, self._ruler()) for field in self._fields]
        self._pages = form_pages(m, area, sizes)
        self.pages.fit(len(self._pages))
        page = self._pages[self.pages.number]
        items: list[Item] = []
        turning: list[Item] = []
        if self.pages.count > 1:
            foot, area = pager_boxes(m, area)
            turning, number = self.pages.pager(foot, self.context.words, m)
            words.append(number)
        self._page_fields = [self._fields[index] for index in page]
        self._boxes = field_boxes(m, area, [sizes[index] for index in page])
        for field, box in zip(self._page_fields, self._boxes, strict=True):
            items += items_of(field, box, m, self.context.words)
            words += words_of(field, box, m, self.context.words)
        return items + turning

    def _ruler(self) -> Ruler:
        """Return what measures text."""
        return Ruler(self.context.brush, self.context.measure)

    def paint(self, ground: pygame.Surface) -> None:
        """Draw the signs of the seats."""
        scale, m = self.context.viewport.scale, self.context.measure
        for field, box in zip(self._page_fields, self._boxes, strict=True):
            if field.seat is not None:
                shape, colour = self.sign(field.seat)
                sign = icon(shape, round(m.small * scale), colour)
                ground.blit(sign, sign.get_rect(midleft=px(box.label, scale).midleft))

    def pressed(self, item: Item) -> Transition | None:
        """Take an answer, go back, or do the main thing."""
        if item.id == "back":
            return self.back()
        if not isinstance(item.value, Answer):
            return self.acted(item)
        self.answered(item.value)
        return None

    def answered(self, answer: Answer) -> None:
        """Take an answer, show the form with it, and say so."""
        before, name = self.notice(), answer.question.name
        self.chosen(answer.question, answer.value)
        self.relayout()
        index = next((i for i, f in enumerate(self._fields) if f.name == name), None)
        if index is None:
            return
        if index not in self._pages[self.pages.number]:
            self.pages.number = next(i for i, page in enumerate(self._pages) if index in page)
            self.relayout()
        field = self._fields[index]
        words = self.context.words
        sentence = words.sentence(words.labelled(field.label, field.value_text(words)))
        news = self.notice() if self.notice() != before else ""
        self.context.announce(words.sentences(sentence, field.note, news))
