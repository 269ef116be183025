"""How to play: pages of text with figures drawn by the board's own view."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from game.play.saved import setup_choices
from game.rules.protocol import Place
from game.rules.registry import make
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.pictures import draw_figure
from game.scenes.frame.scene import Transition
from game.scenes.howto.book import book, number_of
from game.scenes.howto.layout import howto_layout
from game.view.board.marks import Marks
from game.view.board.picture import preview_marks
from game.view.box import Box
from game.view.howto.search import shown_by
from game.view.registry import VIEWS
from game.view.steps import Steps
from game.view.text.text_box import TextBox
from game.view.widgets import Item


class HowToScene(BaseScene):
    """Params: `game`, and `options` of a match (those last chosen if there are none)."""

    name = "rules"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.game: str = params["game"]
        options = params.get("options")
        if options is None:
            options = setup_choices.load(context.host.storage, self.game).options
        self.rules = make(self.game, options)
        touch = context.measure.phone
        self.rules_pages = book(self.game, self.rules.options, touch=touch)
        self.page = number_of(self.rules_pages, params.get("page"))

    def description(self) -> str:
        """Return the page in words."""
        words, page = self.context.words, self.rules_pages[self.page]
        heading = words.sentence(words.text(page.heading))
        return words.sentences(heading, words.text(page.text))

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out the page."""
        text, m = self.context.words.text, self.context.measure
        layout = howto_layout(m)
        page = self.rules_pages[self.page]
        self._figure = layout.figure
        last = len(self.rules_pages) - 1
        items = [
            Item("back", text("setup.back"), layout.top.back, icon="back", style="bare"),
            Item(
                "previous",
                text("howto.previous"),
                layout.pager.previous,
                text("howto.previous"),
                "back",
                enabled=self.page > 0,
            ),
            Item(
                "next",
                text("howto.next"),
                layout.pager.following,
                text("howto.next"),
                "forward",
                "primary" if self.page < last else "plain",
                enabled=self.page < last,
            ),
        ]
        title = text("howto.title", game=text(f"menu.game.{self.game}"))
        number = text("howto.page", page=self.page + 1, pages=last + 1)
        words = [
            TextBox(title, layout.top.title, m.body * 1.2, "title", tone="title"),
            TextBox(text(page.heading), layout.heading, m.heading, "title", tone="text"),
            TextBox(text(page.text), layout.text, m.body, valign="top"),
            TextBox(number, layout.pager.number, m.small, align="centre", tone="soft_text"),
        ]
        return items, words

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw the figure, a few milliseconds at a time."""
        page, game_view = self.rules_pages[self.page], VIEWS[self.game]
        if page.figure is None:
            return
        shown = shown_by(self.rules, page.figure)
        marks: dict[Place, Marks] = {}
        if shown.events:
            marks = preview_marks(game_view.preview(shown.events))
        area: Box = self._figure.shrunk(4)
        unit = 0.7 * self.context.measure.unit
        plan = game_view.plan(self.rules, area, self.rules.seats[0], unit)
        yield from draw_figure(
            self.context, ground, self.rules, plan, position=shown.position, marks=marks
        )

    def pressed(self, item: Item) -> Transition | None:
        """Turn the page or go back."""
        if item.id == "back":
            return self.back()
        self.page += 1 if item.id == "next" else -1
        self.page = max(0, min(len(self.rules_pages) - 1, self.page))
        self.relayout()
        self.context.announce(self.description())
        return None
