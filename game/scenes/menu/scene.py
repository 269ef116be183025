"""The opening page: a strip for what goes on, and the games, each with a picture of its board."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pygame

from game.host.interface import Key, Outline
from game.play.match import Match
from game.play.saved import quick_play
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.pane import Pane
from game.scenes.frame.preload import import_all
from game.scenes.frame.scene import Transition
from game.scenes.frame.today import game_of_today
from game.scenes.menu.begin import new_match
from game.scenes.menu.boards import Boards
from game.scenes.menu.cards import Card, CardMaker, is_imported
from game.scenes.menu.layout import MenuLayout, menu_layout, opens_one
from game.scenes.menu.leisure import Leisure
from game.scenes.menu.outline import menu_outline
from game.scenes.menu.plates import (
    draw_card,
    draw_row,
    draw_row_end,
    draw_strip,
    draw_strip_button,
)
from game.scenes.menu.strip import StripMaker
from game.scenes.menu.tools import (
    FULL_SCREEN_KEY,
    UPDATE,
    motto_box,
    title_box,
    tools_in_bar,
    tools_in_header,
    update_in_header,
    update_side,
)
from game.scenes.menu.ways import OpenRow, PlayGame
from game.scenes.table.fonts import open_fonts
from game.view.box import Box
from game.view.buttons.controls import StepTo
from game.view.pixels import Rect, hull, px
from game.view.registry import VIEWS
from game.view.steps import Steps, go_on
from game.view.text.text_box import TextBox
from game.view.widgets import Item

_ASIDE = 0.003
"""So many seconds of a frame go into what may be needed later, while somebody looks around."""


class MenuScene(BaseScene):
    """One press on a game's Play begins a match against the computer."""

    name = "menu"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        del params
        self.pane: Pane = Pane()
        self.to_continue: Match | None = None
        self.cards: dict[str, Card] = {}
        self._opened = ""
        """The game whose row the person has opened here; "" for none."""
        self._last_played = ""
        self._is_new = True
        """Whether no match was begun here yet."""
        self._others = 0
        """How many matches could be continued besides the one on the strip."""
        self._offers_newer = False
        """Whether a newer version of the program is offered."""
        self._known: tuple[object, ...] = ()
        """What was known when the cards were laid out."""
        self._layout: MenuLayout | None = None
        self._strip_words: list[TextBox] = []
        self._boards = Boards(context, self.canvas.dirty.add)
        self._late: Steps | None = None
        """What is left for after the first picture: boards, and what other matches there are."""
        self._imports = self._preload()
        self._leisure = Leisure(context.host)

    def enter(self) -> None:
        """See whether a match is waiting, and say where we are."""
        self.to_continue = self.context.matches.unfinished()
        self._others = 0
        storage = self.context.host.storage
        going_on = self.to_continue.game.name if self.to_continue else next(iter(VIEWS))
        played = quick_play.last_game(storage)
        self._is_new = not played
        last = played or going_on
        self._last_played = last if last in VIEWS else next(iter(VIEWS))
        self._offers_newer = self.context.newer_is_here
        super().enter()

    def _preload(self) -> Steps:
        """Bring in what a table needs."""
        yield from import_all()
        context = self.context
        yield from open_fonts(context.type, context.measure, context.viewport.scale)

    def title(self) -> str:
        """Return the heading of the screen."""
        return self.context.words.text("menu.heading")

    def description(self) -> str:
        """Return what is said when the menu comes up."""
        words = self.context.words
        newer = words.text("menu.update-of") if self._offers_newer else ""
        return words.sentences(words.text("menu.announced"), newer)

    def outline(self) -> Outline:
        """Return a group for each game and for the tools, with what is written in them."""
        button = next(iter(self.items), "")
        return menu_outline(self.context, self.title(), self.cards, self._strip_words, button)

    # Layout

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out strip, cards and tools."""
        m = self.context.measure
        usual = self._last_played if opens_one(m, len(VIEWS)) else ""
        layout = self._layout = menu_layout(m, list(VIEWS), self._opened or usual)
        self.pane.fit(layout.pane, layout.height)
        strip = StripMaker(self.context, self.to_continue, self._others, self._is_new)
        items, self._strip_words = strip.make(layout.strip)
        maker = CardMaker(self.context)
        self.cards = {game: maker.card(game, boxes) for game, boxes in layout.cards.items()}
        game = next(iter(VIEWS)) if self._is_new else game_of_today(self.context)
        self._boards.fit(self.cards, layout.strip, self.to_continue, game)
        self._known = self._knows()
        items += [item for card in self.cards.values() for item in card.items]
        items = [replace(item, in_pane=True) for item in items]
        tools, words = self._header(layout)
        scrolls = layout.all_scrolls
        tools = [replace(item, in_pane=scrolls) for item in tools]
        return [*items, *tools], [replace(each, in_pane=scrolls) for each in words]

    def _header(self, layout: MenuLayout) -> tuple[list[Item], list[TextBox]]:
        """Return the tools, and the name of it all with the motto where there is room.

        A newer version of the program takes the place of the motto.
        """
        context, header = self.context, layout.header
        logo = title_box(context, header)
        room = Box(logo.box.right, header.y, header.right - logo.box.right, header.height)
        tools, right = self._tools(layout, room)
        if self._offers_newer:
            behind = room.left_part(right - room.x)[0].right_part(right - room.x - 10)[0]
            if behind.width < update_side(context):  # a low phone: the tools give way
                behind, room = room.left_part(update_side(context) + 10)
                tools, _ = self._tools(layout, room)
            return [update_in_header(context, behind), *tools], [logo]
        motto = motto_box(context, room, right)
        return tools, [logo] if motto is None else [logo, motto]

    def _tools(self, layout: MenuLayout, room: Box) -> tuple[list[Item], float]:
        """Return the tools, and where they begin that stand in a room of the header."""
        if layout.bar is not None:
            return tools_in_bar(self.context, layout.bar), room.right
        tools = tools_in_header(self.context, room)
        return tools, min(item.box.x for item in tools)

    # Drawing

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw the cards in the window, where nothing scrolls."""
        self._boards.ground, self._late = ground, self._later()
        if not self.pane.active:
            yield from self._paint_cards(ground)

    def paint_pane(self, ground: pygame.Surface) -> Steps:
        """Draw the cards in the part that scrolls."""
        self._boards.ground = ground
        yield from self._paint_cards(ground)

    def _paint_cards(self, ground: pygame.Surface) -> Steps:
        """Draw strip and cards; the boards too, if they need not be waited for."""
        if self._late is not None and (
            self.context.patience == math.inf or self._boards.all_drawn()
        ):
            yield from self._late
            self._late = None
        if self._layout is None:
            return
        draw_strip(
            ground, self.context, self._layout.strip, self._boards.strip_key(), self._strip_words
        )
        yield
        is_one_open = any(card.boxes.form == "row" for card in self.cards.values())
        for card in self.cards.values():
            if card.boxes.form != "row":
                draw_card(ground, self.context, card, self._boards.key(card), marked=is_one_open)
                yield

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button; a row is drawn with all that is written on it."""
        state = self.state(item.id)
        if isinstance(item.value, OpenRow):
            card = self.cards[item.value.game]
            draw_row(surface, self.context, card, item, state, key=self._boards.key(card))
        elif item.style == "icon" and isinstance(item.value, PlayGame):
            card = self.cards[item.value.game]
            states = self.state(f"open:{card.game}"), state
            draw_row_end(surface, self.context, card, item, states)
        elif item.style == "drawn" and self._layout is not None:
            draw_strip_button(surface, self.context, self._layout.strip, item, state)
        else:
            super().draw_one(surface, item)

    # Boards, which come later

    def update(self, dt: float) -> bool:
        """Draw the boards once the page is there, then prepare for what may be pressed."""
        if not self.unfinished and not self.canvas.stale:
            if self._late is None:
                go_on(self._imports, min(_ASIDE, self.context.rest_of_frame()))
            elif go_on(self._late, self.context.rest_of_frame()):
                self._late = None
            if self.context.newer_is_here and not self._offers_newer and not self.holds:
                self._offer_newer()
        self._leisure.pass_time(dt, self._is_new or self.busy())
        return super().update(dt)

    def _offer_newer(self) -> None:
        """Show what begins the newer version, where the motto stood, and say that it is there."""
        self._offers_newer = True
        self.relayout()
        self.context.announce(self.context.words.text("menu.update-of"))

    def busy(self) -> bool:
        """Whether the picture is still coming."""
        return self._late is not None or super().busy()

    def _later(self) -> Steps:
        """Draw the boards of the games and of the match, and see what other matches there are."""
        yield from self._boards.steps()
        if self.to_continue is not None:
            unfinished = [saved for saved in self.context.matches.listed() if not saved.finished]
            self._others = max(0, len(unfinished) - 1)
        yield
        if self._known != self._knows():
            items, _ = self.layout()
            self.replace_items(items)

    def _knows(self) -> tuple[object, ...]:
        """Return what comes to be known while the boards are drawn, and is read on cards then."""
        return self._others, [is_imported(game) for game in self.cards]

    def redraw_batch(self, surface: pygame.Surface, names: Sequence[str]) -> list[Rect]:
        """Draw items again, and boards that lie on no item."""
        ends = [f"play:{name[5:]}" for name in names if name.startswith("open:")]
        names = [*names, *(name for name in ends if name not in names)]
        boxes = {name: box for name in names if (box := self._boards.well_of(name)) is not None}
        rects = super().redraw_batch(surface, [name for name in names if name not in boxes])
        for box in boxes.values():
            rect = px(box, self.context.viewport.scale)
            if self.pane.active:
                self.pane.clear(rect)
                self.pane.moved = True
            elif self.canvas.ground is not None:
                surface.blit(self.canvas.ground, rect, rect)
                rects.append(hull(rect, surface.get_rect()))
        return rects

    # Pressing

    def pressed(self, item: Item) -> Transition | None:
        """Go where the button says."""
        value = item.value
        if isinstance(value, Transition):
            return value
        if isinstance(value, PlayGame):
            return self._play(value.game)
        if isinstance(value, OpenRow):
            self._open(value.game)
        elif isinstance(value, StepTo):
            self._set_level(str(value.of), value.number)
        elif item.id == "full-screen":
            self.context.host.toggle_full_screen()
        elif item.id == UPDATE:
            self.context.host.reload()
        return None

    def _play(self, game: str) -> Transition:
        """Return the way into a new match against the computer."""
        return Transition("push", "table", {"match": new_match(self.context, game)})

    def _open(self, game: str) -> None:
        """Open the row of a game, and close the other."""
        self._opened = game
        focused = self.focus == f"open:{game}"
        self.relayout()
        if focused:
            self.move_focus(f"play:{game}")
        self.pane.reveal(self.cards[game].boxes.whole)

    def _set_level(self, game: str, level: int) -> None:
        """Have the computer play another level of a game from now on, and say so."""
        if not quick_play.keep_level(self.context.host.storage, game, level):
            self.context.matches.report_unsaved(quick_play.KEY)
        items, _ = self.layout()
        self.replace_items(items)
        words, number = self.context.words, self.items[f"level:{game}"]
        self.context.announce(words.labelled(number.name, number.text))

    def key(self, key: Key) -> Transition | None:
        """Fill the screen by the key of the tool that does."""
        if key.name.lower() == FULL_SCREEN_KEY and not key.ctrl:
            self.context.host.toggle_full_screen()
            return None
        return super().key(key)

    def back(self) -> Transition | None:
        """There is nothing behind the menu."""
        return None
