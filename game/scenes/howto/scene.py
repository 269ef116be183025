"""How to play: pages of text, each with a figure that can be played and gone through."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.host.interface import Group, Key, Message, Note, Outline, Pointer
from game.i18n.emphasis import unemphasised
from game.play.saved import setup_choices
from game.rules.protocol import Json
from game.rules.registry import make
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.flight_layer import FlightLayer
from game.scenes.frame.pane import Pane
from game.scenes.frame.parts import part_of
from game.scenes.frame.scene import Transition
from game.scenes.frame.word_links import REACH, Word, to_word, word_links
from game.scenes.howto.board import stands
from game.scenes.howto.book import book, number_of
from game.scenes.howto.controls import (
    CONTENTS,
    FIGURE,
    PAGES,
    PARTS,
    PRINT,
    draw_row,
    figure_items,
    foot_items,
    head_items,
    page_rows,
    row_height,
    steer,
    with_labels_that_fit,
)
from game.scenes.howto.door import to_lesson
from game.scenes.howto.figure import FigurePlay
from game.scenes.howto.figure_view import FigureView
from game.scenes.howto.fitting import Fitting
from game.scenes.howto.keys import button_of
from game.scenes.howto.layout import HowToLayout
from game.scenes.howto.marked import draw_marked
from game.scenes.howto.swipe import Swipe
from game.scenes.howto.text import Column, PageText, page_text
from game.view.box import Box
from game.view.buttons.focus_ring import draw_focus
from game.view.howto.page import Page
from game.view.pixels import Rect, px
from game.view.steps import Steps
from game.view.text.text_box import TextBox, truncated
from game.view.widgets import Item

_TRIES = 3
"""So often a page is made higher, until all of its text is seen: letters may grow with it."""


class HowToScene(BaseScene):
    """Params: `game`; `options` of a match (those last chosen if there are none); `page`, `word`.

    `page` is the key of the page at which it opens, `word` a word of its glossary.
    """

    name = "rules"
    scrolls_whole = True

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.game: str = params["game"]
        options = params.get("options")
        if options is None:
            options = setup_choices.load(context.host.storage, self.game).options
        self.rules = make(self.game, options)
        self.rules_pages: Sequence[Page] = ()
        self.view: FigureView | None = None
        self._page_key: str | None = params.get("page")
        self._word: str = params.get("word", "")
        self._marked: Box | None = None
        """Where the entry of the glossary is at which it was opened."""
        self._pane = Pane()
        self._layout: HowToLayout
        self._text: PageText
        self._flights = FlightLayer()
        self._swipe = Swipe()

    @property
    def page(self) -> int:
        """The number of the page that is shown, from 0."""
        return number_of(self.rules_pages, self._page_key)

    @property
    def current(self) -> Page:
        """The page that is shown."""
        return self.rules_pages[self.page]

    @property
    def figure(self) -> FigurePlay | None:
        """The figure of the page, if it has one."""
        return None if self.view is None else self.view.play

    def title(self) -> str:
        """Return the heading of the screen."""
        text = self.context.words.text
        return text("howto.title", game=text(f"menu.game.{self.game}"))

    def description(self) -> str:
        """Return the page in words; or the word of the glossary at which it was opened."""
        words, text = self.context.words, self._text
        entry = text.entry(self._word)
        if entry is not None:
            return words.sentences(words.sentence(entry.term), entry.meaning)
        parts = (words.ended(part) for part in text.spoken)
        return words.sentences(words.sentence(text.heading), *parts, self._figure_words())

    def _figure_words(self) -> str:
        """Return what the figure shows before its move."""
        if self.figure is None:
            return ""
        key = "howto.figure-spoken" if self.figure.last else "howto.still-spoken"
        return self.context.words.text(key, board=self.figure.told.position())

    # Layout

    def height_to_lay_out(self) -> float:
        """Return for what height it is laid out: a page of text alone scrolls in its part."""
        self.rules_pages = book(self.game, self.rules.options, touch=self.context.measure.phone)
        return 0.0 if self.current.figure is None else super().height_to_lay_out()

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay the page out; where all of it scrolls, so high that its text does not besides."""
        laid_out = self._lay_out(0.0)
        for _ in range(_TRIES):
            if not (self.context.laid_out and self._pane.active):
                break
            self.context.laid_out += self._pane.most
            laid_out = self._lay_out(self._pane.height)
        return laid_out

    def _lay_out(self, high: float) -> tuple[list[Item], list[TextBox]]:
        """Lay the page out with a text of at least that height."""
        m, words = self.context.measure, self.context.words
        page = self.current
        self._take_figure(page)
        self._text = self._said(page, stands(self.rules, m))
        fitting = self._fitting(page, high)
        layout = fitting.layout()
        if self.view is not None:
            self.view.lay_out(layout)
            told = self.view.height_of_told()
            if layout.told is not None and told > layout.told.height:
                layout = fitting.layout(told)
                self.view.lay_out(layout)
            self._text = self._said(page, self.view.standing)
        self._layout = layout
        text, rows = self._columns(layout, self._fitting(page, high).column(layout))
        title = TextBox(self.title(), layout.title, m.size("screen"), "title", tone="title")
        boxes = [truncated(title, self.context.brush), *text]
        if layout.number is not None:
            number = words.text("howto.page", page=self.page + 1, pages=len(self.rules_pages))
            size = m.size("least")
            boxes.append(TextBox(number, layout.number, size, align="centre", tone="soft_text"))
        if self.view is not None:
            boxes += [entry.text for entry in self.view.legend()]
        links = word_links(text, self.context.brush)
        head = with_labels_that_fit(head_items(layout, page, words, m), self.context.brush)
        return [*head, *rows, *links, *self._steering()], boxes

    def _said(self, page: Page, standing: bool) -> PageText:
        """Return what a page says where the board lies, or stands."""
        return page_text(page, self.context.words, self.rules.options, standing=standing)

    def _fitting(self, page: Page, high: float) -> Fitting:
        entry = self._text.entry(self._word)
        return Fitting(self.context, self.game, page, self.figure, self._text, entry, high)

    def _columns(self, layout: HowToLayout, text: Column) -> tuple[list[TextBox], list[Item]]:
        """Return text and contents; what may be too long of them scrolls."""
        self._pane.bar = self.context.theme.panel_edge
        self.pane = self._pane
        self._marked = text.places.get(f"glossary.{self._word}")
        if layout.contents is None:
            self._pane.fit(layout.text.shrunk(-REACH, 0), text.height)
            if self._marked is not None:
                self._pane.reveal(self._marked._replace(height=layout.text.height))
            return [replace(box, in_pane=True) for box in text.words], []
        first = layout.contents.top_part(row_height(self.context.measure))[0]
        rows = page_rows(self.rules_pages, self.page, self.context.words, first)
        self._pane.fit(layout.contents, first.height * len(rows))
        self._pane.reveal(rows[self.page].box)
        return text.words, [replace(row, in_pane=True) for row in rows]

    def _steering(self) -> list[Item]:
        """Return what steers the figure, and the ways to other pages."""
        words, layout = self.context.words, self._layout
        items = [] if self.figure is None else figure_items(layout, self.figure, words)
        items += foot_items(layout, self.page, self.rules_pages, words)
        return with_labels_that_fit(items, self.context.brush)

    def _take_figure(self, page: Page) -> None:
        """Have the figure of the page, as it stands if it is the one that is shown."""
        if page.figure is None:
            self.view = None
        elif self.view is None or self.view.play.figure != page.figure:
            self.view = FigureView(self.context, self.rules, page.figure)

    # Time

    def update(self, dt: float) -> bool:
        """Let the figure play."""
        if self.unfinished:
            return True
        view = self.view
        moved = view is not None and view.play.playing
        if view is not None:
            before = view.play.words, view.play.playing
            if view.play.update(dt):
                self.canvas.dirty |= view.look()
            if before != (view.play.words, view.play.playing):
                self._show()
        return super().update(dt) or moved

    def _show(self) -> None:
        """Show the step now, and say it."""
        if self.view is not None:
            self.canvas.dirty |= self.view.look()
            self.context.announce(self.view.play.words)
        items = [item for item in self.items.values() if item.group not in (PARTS, FIGURE, PAGES)]
        self.replace_items([*items, *self._steering()])
        self._mirror.forget()

    def leave(self) -> None:
        """Let the figure stand."""
        if self.figure is not None and self.figure.playing:
            self.figure.go(self.figure.at)
        super().leave()

    def busy(self) -> bool:
        """Whether the figure plays."""
        return (self.figure is not None and self.figure.playing) or super().busy()

    # Drawing

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw what does not move."""
        if self.view is not None:
            yield from self.view.paint_steps(ground)
        if self._marked is not None and not self._scrolls_text:
            draw_marked(ground, self._marked, self.context.brush)

    def paint_pane(self, ground: pygame.Surface) -> Steps:
        """Draw below the text that scrolls what marks an entry of the glossary."""
        if self._marked is not None and self._scrolls_text:
            draw_marked(ground, self._marked, self.context.brush)
        yield

    @property
    def _scrolls_text(self) -> bool:
        """Whether the text is what scrolls, and not the contents beside it."""
        return self._layout.contents is None and self._pane.active

    def draw(self, surface: pygame.Surface) -> list[Rect] | None:
        """Draw what changed on what rests, and over it what flies."""
        return self._flights.draw(self, surface, super().draw, self._fly)

    def _fly(self, surface: pygame.Surface, resting: pygame.Surface) -> Sequence[Rect]:
        return [] if self.view is None else self.view.fly(surface, resting)

    def draw_scene(self, surface: pygame.Surface) -> Steps:
        """Draw everything that rests."""
        yield from super().draw_scene(surface)
        if self.view is not None:
            yield from self.view.draw(surface)

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button, or a row of the contents."""
        if item.group != CONTENTS:
            super().draw_one(surface, item)
            return
        state, brush = self.state(item.id), self.context.brush
        draw_row(surface, item, brush, hover=state.hover or state.down)
        if state.focus:
            draw_focus(surface, px(item.box, brush.scale), brush)

    def batches(self, names: Sequence[str]) -> Sequence[Sequence[str]]:
        """Return names of parts in groups that are drawn together."""
        return super().batches(names) if self.view is None else self.view.batches(names)

    def redraw_batch(self, surface: pygame.Surface, names: Sequence[str]) -> list[Rect]:
        """Draw parts of the figure again, or a button."""
        ground = self.canvas.ground
        if ground is not None and self.view is not None:
            rect = self.view.redraw(surface, ground, names)
            if rect is not None:
                return [rect]
        return super().redraw_batch(surface, names)

    def let_go(self) -> None:
        """Let go of the pictures."""
        super().let_go()
        self._flights = FlightLayer()

    # Pressing

    def handle(self, message: Message) -> Transition | None:
        """Take a message in: a finger that is drawn across turns the page, keys press buttons."""
        if isinstance(message, Pointer):
            step = self._swipe.step_of(message)
            if step:
                super().handle(replace(message, phase="cancel"))
                return self.turn_to(self.page + step)
        if isinstance(message, Key):
            button = button_of(message, self.focus)
            if button is not None and button in self.items:
                return self._press(button)
        return super().handle(message)

    def pressed(self, item: Item) -> Transition | None:
        """Turn the page, steer the figure, or go elsewhere."""
        if item.group in (PARTS, FIGURE) and self.figure is not None:
            steer(self.figure, item)
            self._show()
        elif item.group in (CONTENTS, PAGES) and isinstance(item.value, int):
            return self.turn_to(item.value)
        else:
            return self._door(item)
        return None

    def _door(self, item: Item) -> Transition:
        """Return the way to where a button leads."""
        if isinstance(item.value, Word):
            return to_word(self.game, item.value)
        game = {"game": self.game}
        doors = {
            "lesson": to_lesson(self.game, self.current),
            "list": Transition("push", "contents", self.contents()),
            PRINT: Transition("push", "papers", game),
        }
        return doors.get(item.id) or Transition("pop")

    def contents(self) -> Mapping[str, Any]:
        """Return what the sheet with the contents is handed."""
        pages, number = self.rules_pages, self.page
        return {"game": self.game, "pages": pages, "number": number, "choose": self._choose}

    def turn_to(self, number: int) -> Transition | None:
        """Turn to a page, if there is one; what is not here yet is waited for elsewhere."""
        number = max(0, min(len(self.rules_pages) - 1, number))
        if number == self.page:
            return None
        transition = self._choose(number)
        if transition is None:
            self.relayout()
            self.context.announce(self.description())
        return transition

    def _choose(self, number: int) -> Transition | None:
        """Have another page when the scene is laid out next; where it leads if it must wait."""
        key = self.rules_pages[number].key
        params = {"game": self.game, "options": self.rules.options, "page": key}
        part = part_of(self.name, params)
        if part and not self.context.parts.ready(part):
            return Transition("replace", self.name, params)
        self._page_key, self._word = key, ""
        self._pane.to_top()
        return None

    # For the loop, and who listens

    def groups(self) -> tuple[Group, ...]:
        """Return the groups of what can be pressed."""
        text = self.context.words.text
        return (
            Group(CONTENTS, text("howto.contents"), "tablist"),
            Group(PARTS, text("howto.figure"), "radiogroup"),
            Group(FIGURE, text("howto.figure"), "toolbar"),
        )

    def outline(self) -> Outline:
        """Return the page, and the figure in words."""
        outline = super().outline()
        if self.figure is None:
            return outline
        notes = [Note("figure", self._figure_words())]
        if self.figure.words:
            notes.append(Note("told", unemphasised(self.figure.words)))
        return replace(outline, notes=(*outline.notes, *notes))

    def position_json(self) -> Json:
        """Return the position of the figure before its move."""
        figure = self.figure
        return None if figure is None else self.rules.position_to_json(figure.shown.position)

    def hook_state(self) -> Mapping[str, Json]:
        """Tell the page, and the step of its figure."""
        figure = self.figure
        at = None if figure is None else {"step": figure.at, "of": figure.last}
        return {"game": self.game, "page": self.current.key, "figure": at}
