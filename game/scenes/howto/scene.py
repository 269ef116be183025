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
from game.scenes.frame.flight_layer import FlightLayer, board_batches
from game.scenes.frame.pane import Pane
from game.scenes.frame.scene import Transition
from game.scenes.howto.board import figure_plan
from game.scenes.howto.book import book, number_of
from game.scenes.howto.controls import (
    CONTENTS,
    FIGURE,
    PAGES,
    PARTS,
    PLAY,
    STEP_BACK,
    STEP_ON,
    TO_START,
    LegendEntry,
    draw_dots,
    draw_legend,
    draw_row,
    figure_items,
    foot_items,
    head_items,
    legend_entries,
    page_rows,
    row_height,
)
from game.scenes.howto.figure import FigurePlay
from game.scenes.howto.layout import HowToLayout, howto_layout
from game.scenes.howto.picture import FigurePicture
from game.scenes.howto.swipe import Swipe
from game.scenes.howto.text import page_column
from game.view.board.place_id import place_id
from game.view.buttons.focus_ring import draw_focus
from game.view.howto.page import Page
from game.view.pixels import Rect, hull, px
from game.view.registry import VIEWS
from game.view.steps import Steps
from game.view.text.text_box import TextBox, draw_text
from game.view.widgets import Item

TOLD, BOARD, DOTS = "told", "board", "dots"
"""Names of parts that are drawn again when they change."""

_KEYS: Mapping[str, str] = {
    "p": PLAY,
    ",": STEP_BACK,
    ".": STEP_ON,
    "Home": TO_START,
    "PageUp": "previous",
    "PageDown": "next",
}
"""Which button a key presses, wherever the focus is."""


class HowToScene(BaseScene):
    """Params: `game`; `options` of a match (those last chosen if there are none); `page`.

    `page` is the key of the page at which it opens.
    """

    name = "rules"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.game: str = params["game"]
        options = params.get("options")
        if options is None:
            options = setup_choices.load(context.host.storage, self.game).options
        self.rules = make(self.game, options)
        self.rules_pages: Sequence[Page] = ()
        self._page_key: str | None = params.get("page")
        self._pane = Pane()
        self.figure: FigurePlay | None = None
        self._picture: FigurePicture | None = None
        self._layout: HowToLayout
        self._flights = FlightLayer()
        self._swipe = Swipe()
        self._shown: tuple[str, bool, int] = ("", False, -1)
        """What was told last, whether it was playing, and at which step."""

    @property
    def page(self) -> int:
        """The number of the page that is shown, from 0."""
        return number_of(self.rules_pages, self._page_key)

    @property
    def current(self) -> Page:
        """The page that is shown."""
        return self.rules_pages[self.page]

    def title(self) -> str:
        """Return the heading of the screen."""
        text = self.context.words.text
        return text("howto.title", game=text(f"menu.game.{self.game}"))

    def description(self) -> str:
        """Return the page in words."""
        words, page = self.context.words, self.current
        parts = [words.sentence(words.text(page.heading)), words.text(page.text)]
        parts += [words.text(note) for note in page.notes]
        return words.sentences(*parts, self._figure_words())

    def _figure_words(self) -> str:
        """Return what the figure shows before its move."""
        if self.figure is None:
            return ""
        key = "howto.figure-spoken" if self.figure.last else "howto.still-spoken"
        return self.context.words.text(key, board=self.figure.told.position())

    # Layout

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay the page out."""
        context = self.context
        m, words = context.measure, context.words
        self.rules_pages = book(self.game, self.rules.options, touch=m.phone)
        page = self.current
        self._take_figure(page)
        layout = self._layout_for(page, contents=True)
        if layout.contents is not None and not self._fits(page, layout):
            layout = self._layout_for(page, contents=False)
        self._layout = layout
        self._lay_out_board()
        text, rows = self._columns(page, layout)
        title = TextBox(self.title(), layout.title, m.size("screen"), "title", tone="title")
        boxes = [title, *text]
        if layout.number is not None:
            number = words.text("howto.page", page=self.page + 1, pages=len(self.rules_pages))
            size = m.size("least")
            boxes.append(TextBox(number, layout.number, size, align="centre", tone="soft_text"))
        boxes += [entry.text for entry in self._legend()]
        return [*head_items(layout, page, words, m), *rows, *self._steering()], boxes

    def _layout_for(self, page: Page, *, contents: bool) -> HowToLayout:
        return howto_layout(
            self.context.measure,
            square=VIEWS[self.game].square,
            figure=self.figure is not None,
            moves=self.figure is not None and self.figure.last > 0,
            contents=contents,
            lesson=bool(page.lesson),
        )

    def _fits(self, page: Page, layout: HowToLayout) -> bool:
        """Whether the text of a page has room beside the contents."""
        context = self.context
        column = page_column(page, context.words, layout.text, context.measure, context.brush)
        return column.height <= layout.text.height + 2

    def _columns(self, page: Page, layout: HowToLayout) -> tuple[list[TextBox], list[Item]]:
        """Return text and contents; what may be too long of them scrolls."""
        context = self.context
        m, words = context.measure, context.words
        self._pane.bar = context.theme.panel_edge
        self.pane = self._pane
        text = page_column(page, words, layout.text, m, context.brush)
        if layout.contents is None:
            self._pane.fit(layout.text, text.height)
            return [replace(box, in_pane=True) for box in text.words], []
        high = row_height(m)
        first = layout.contents.top_part(high)[0]
        rows = page_rows(self.rules_pages, self.page, words, first)
        self._pane.fit(layout.contents, high * len(rows))
        self._pane.reveal(rows[self.page].box)
        return text.words, [replace(row, in_pane=True) for row in rows]

    def _steering(self) -> list[Item]:
        """Return what steers the figure, and the ways to other pages."""
        words, layout = self.context.words, self._layout
        items = [] if self.figure is None else figure_items(layout, self.figure, words)
        return [*items, *foot_items(layout, self.page, self.rules_pages, words)]

    def _take_figure(self, page: Page) -> None:
        """Have the figure of the page, as it stands if it is the one that is shown."""
        if page.figure is None:
            self.figure = None
        elif self.figure is None or self.figure.figure != page.figure:
            self.figure = FigurePlay(self.context, self.rules, page.figure)

    def _lay_out_board(self) -> None:
        """Make the picture of the figure."""
        context, figure, box = self.context, self.figure, self._layout.figure
        self._picture = None
        if figure is None or box is None:
            return
        plan = figure_plan(figure, box, context.measure)
        named = any(spot.name is not None for spot in plan.spots.values())
        figure.told.see(plan.upright, named)
        scale = context.viewport.scale
        board = figure.view.drawing(self.rules, plan, context.art, context.type, scale)
        figure.view.inscribe(board, context.words)
        labels = [(context.words.text(label.text), label.places) for label in figure.figure.labels]
        size = context.measure.size("least") * 0.86
        self._picture = FigurePicture(board, context.brush, labels, size)
        self._look()

    def _look(self) -> set[str]:
        """Take over how the figure looks; return the names of what looks different."""
        figure, picture = self.figure, self._picture
        if figure is None or picture is None:
            return set()
        looks = {
            place: look for place, look in figure.looks().items() if place in picture.appearances
        }
        changed = {place_id(place) for place in picture.differing(looks)}
        picture.appearances.update(looks)
        if picture.take_arcs(figure.arcs):
            changed = {BOARD}
        now = (figure.words, figure.playing, figure.at)
        if now != self._shown:
            self._shown = now
            changed |= {TOLD, DOTS}
        return changed

    def _legend(self) -> list[LegendEntry]:
        if self.figure is None or self._layout.legend is None:
            return []
        m, words = self.context.measure, self.context.words
        return legend_entries(self.figure, words, self._layout.legend, m, self.context.brush)

    # Time

    def update(self, dt: float) -> bool:
        """Let the figure play."""
        if self.unfinished:
            return True
        figure = self.figure
        moved = figure is not None and figure.playing
        if figure is not None and figure.update(dt):
            before = self._shown
            self.canvas.dirty |= self._look()
            if before != self._shown:
                self._show()
        return super().update(dt) or moved

    def _show(self) -> None:
        """Show the step now, and say it."""
        self.canvas.dirty |= self._look()
        items = [item for item in self.items.values() if item.group not in (PARTS, FIGURE, PAGES)]
        self.replace_items([*items, *self._steering()])
        if self.figure is not None:
            self.context.announce(self.figure.words)

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
        """Draw the bare board, and the signs of the legend."""
        if self._picture is not None:
            yield from self._picture.board.ground_steps(ground)
        draw_legend(ground, self._legend(), self.context.brush)
        yield

    def draw(self, surface: pygame.Surface) -> list[Rect] | None:
        """Draw what changed on what rests, and over it what flies."""
        return self._flights.draw(self, surface, super().draw, self._fly)

    def _fly(self, surface: pygame.Surface, resting: pygame.Surface) -> Sequence[Rect]:
        if self._picture is None or self.figure is None:
            return []
        spots = self._picture.board.plan.spots
        seen = [f for f in self.figure.flights() if f.source in spots and f.target in spots]
        return self._picture.fly(surface, resting, seen)

    def draw_scene(self, surface: pygame.Surface) -> Steps:
        """Draw everything that rests."""
        yield from super().draw_scene(surface)
        if self._picture is not None:
            yield from self._picture.draw_all(surface)
        self._draw_told(surface)
        self._draw_dots(surface)
        yield

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button, or a row of the contents."""
        if item.group != CONTENTS:
            super().draw_one(surface, item)
            return
        state, brush = self.state(item.id), self.context.brush
        draw_row(surface, item, brush, hover=state.hover or state.down)
        if state.focus:
            draw_focus(surface, px(item.box, brush.scale), brush)

    def _draw_told(self, surface: pygame.Surface) -> None:
        """Draw what is told of the step."""
        if self._layout.told is not None and self.figure is not None:
            m = self.context.measure
            size = m.size("least") if self._layout.contents is None else m.size("body")
            draw_text(
                surface, TextBox(self.figure.words, self._layout.told, size), self.context.brush
            )

    def _draw_dots(self, surface: pygame.Surface) -> None:
        if self._layout.dots is not None and self.figure is not None:
            draw_dots(surface, self._layout.dots, self.figure, self.context.brush)

    def batches(self, names: Sequence[str]) -> Sequence[Sequence[str]]:
        """Return names of parts in groups that are drawn together."""
        return board_batches([*names], self._picture)

    def redraw_batch(self, surface: pygame.Surface, names: Sequence[str]) -> list[Rect]:
        """Draw places that lie together again, or another part."""
        ground, picture, name = self.canvas.ground, self._picture, names[0]
        if ground is None:
            return []
        if picture is not None and name in picture.places:
            area = picture.around([picture.places[name] for name in names])
            return [picture.redraw_area(surface, ground, area)]
        if picture is not None and name == BOARD:
            return [picture.redraw_area(surface, ground, picture.frame.clip(surface.get_rect()))]
        box = {TOLD: self._layout.told, DOTS: self._layout.dots}.get(name)
        if box is None:
            return super().redraw_batch(surface, names)
        rect = px(box, self.context.viewport.scale)
        surface.blit(ground, rect, rect)
        (self._draw_told if name == TOLD else self._draw_dots)(surface)
        return [hull(rect, surface.get_rect())]

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
                self.turn_to(self.page + step)
                return None
        if isinstance(message, Key) and not message.ctrl:
            name = message.name.lower() if len(message.name) == 1 else message.name
            if name == " " and self.focus is None and PLAY in self.items:
                name = "p"
            button = _KEYS.get(name)
            if button is not None and button in self.items:
                return self._press(button)
        return super().handle(message)

    def pressed(self, item: Item) -> Transition | None:
        """Turn the page, steer the figure, or go elsewhere."""
        if item.id == "back":
            return self.back()
        if item.id == "lesson":
            return Transition("push", "lesson", {"game": self.game, "id": item.value})
        if item.id == "list":
            params = {"pages": self.rules_pages, "number": self.page, "choose": self._choose}
            return Transition("push", "contents", params)
        if item.group == CONTENTS and isinstance(item.value, int):
            self.turn_to(item.value)
        elif item.group == PAGES:
            self.turn_to(self.page + (1 if item.id == "next" else -1))
        elif self.figure is not None:
            self._steer(self.figure, item)
        return None

    def _choose(self, number: int) -> None:
        """Have another page, which is shown when this scene is seen again."""
        self._page_key = self.rules_pages[number].key
        self._pane.to_top()

    def turn_to(self, number: int) -> None:
        """Turn to a page, if there is one."""
        number = max(0, min(len(self.rules_pages) - 1, number))
        if number == self.page:
            return
        self._choose(number)
        self.relayout()
        self.context.announce(self.description())

    def _steer(self, figure: FigurePlay, item: Item) -> None:
        """Do what a button below the figure, or a part above it, means."""
        if item.id == PLAY:
            figure.play()
        elif item.id == STEP_ON:
            figure.step()
        elif item.id == STEP_BACK:
            figure.go(figure.at - 1)
        elif item.id == TO_START:
            figure.go(0)
        else:
            figure.go({"before": 0, "after": figure.last}.get(str(item.value), 1))
        self._show()

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
        said = self._figure_words()
        told = unemphasised(self.figure.words)
        notes = [Note("figure", said)] + ([Note("told", told)] if told else [])
        return replace(outline, notes=(*outline.notes, *notes))

    def position_json(self) -> Json:
        """Return the position of the figure before its move."""
        if self.figure is None:
            return None
        return self.rules.position_to_json(self.figure.shown.position)

    def hook_state(self) -> Mapping[str, Json]:
        """Tell the page, and the step of its figure."""
        figure = self.figure
        at = None if figure is None else {"step": figure.at, "of": figure.last}
        return {"game": self.game, "page": self.current.key, "figure": at}
