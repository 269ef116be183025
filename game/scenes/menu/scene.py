"""The opening page: the games, each with a picture of its board."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pygame

from game.play.saved import setup_choices
from game.rules.registry import make
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.pictures import draw_position
from game.scenes.frame.preload import import_all, import_game
from game.scenes.frame.scene import Transition
from game.scenes.menu.layout import Card, MenuLayout, menu_layout
from game.scenes.setup.start import match_transition
from game.view.art import rounded
from game.view.brush import Brush
from game.view.buttons.drawing import draw_item, item_fits
from game.view.buttons.focus_ring import draw_focus
from game.view.pixels import px
from game.view.registry import VIEWS
from game.view.steps import Steps, go_on
from game.view.text.text_box import TextBox
from game.view.widgets import Item, Style

_BESIDE = 120.0
"""A button at least so wide (CSS pixels) has its words beside its picture, a narrower one below."""

BUTTONS = (
    ("matches", "list"),
    ("share", "open"),
    ("statistics", "statistics"),
    ("settings", "settings"),
    ("full-screen", "full-screen"),
)
"""What the menu leads to besides the games, each with its picture."""

_SHORT = ("rules", "full-screen")
"""What has shorter words for the smallest windows."""

_MOST_PICTURES = 8
"""So many pictures of cards are kept at most: those of two sizes of the window."""


class MenuScene(BaseScene):
    """Pressing a game plays it as it was set up last: the second tap is the first move."""

    name = "menu"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        del params
        self.to_continue = context.matches.unfinished()
        self.cards: dict[str, Card] = {}
        self._boards: Steps | None = None
        self._imports = import_all()

    def enter(self) -> None:
        """See whether a match is waiting, and say where we are."""
        self.to_continue = self.context.matches.unfinished()
        super().enter()
        self.context.announce(self.context.words.text("menu.announced"))

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out title, cards and buttons."""
        text = self.context.words.text
        m = self.context.measure
        layout = menu_layout(m, len(VIEWS), self.to_continue is not None, len(BUTTONS))
        self.cards = dict(zip(VIEWS, layout.cards, strict=True))
        items = [item for game in VIEWS for item in self._card_items(game)]
        if layout.resume is not None:
            label = text("menu.continue")
            style: Style = "plain" if self.to_continue is None else "primary"
            match = self.to_continue
            way = Transition("push", "table", {"match": match}) if match else None
            item = Item("continue", label, layout.resume, label, "forward", style, value=way)
            items.insert(0, item)
        row = {}
        for (name, sign), box in zip(BUTTONS, layout.buttons, strict=True):
            label = text(f"menu.{name}")
            way = None if name == "full-screen" else Transition("push", name)
            row[name] = Item(name, label, box, label, sign, value=way)
        return items + self._labelled(row), self._titles(layout)

    def _labelled(self, buttons: Mapping[str, Item]) -> list[Item]:
        """Return buttons with words beside or below their pictures, or without if one has no room.

        Those of a row look alike. `buttons`: by the last part of the key of their words.
        """
        row = list(buttons.values())
        low = [replace(item, style="stacked") for item in row]
        short = [
            replace(item, style="stacked", label=self._short(name, item.label))
            for name, item in buttons.items()
        ]
        variants = [row] if min(item.box.width for item in row) >= _BESIDE else [low, short]
        brush = self.context.brush
        readable = (v for v in variants if all(item_fits(item, brush) for item in v))
        return next(readable, [replace(item, label="") for item in row])

    def _short(self, name: str, label: str) -> str:
        """Return the shorter words of a button, if it has any."""
        return self.context.words.text(f"menu.{name}.short") if name in _SHORT else label

    def _titles(self, layout: MenuLayout) -> list[TextBox]:
        """Return the words of the page."""
        text, m = self.context.words.text, self.context.measure
        return [
            TextBox(
                text("menu.title"),
                layout.title,
                m.heading * 1.9,
                "title",
                "centre",
                "middle",
                "title",
            ),
            TextBox(
                text("menu.motto"),
                layout.motto,
                m.body,
                align="centre",
                valign="top",
                tone="soft_text",
            ),
        ]

    def _card_items(self, game: str) -> list[Item]:
        """Return the three parts of a card that can be pressed; the plate stands for its game."""
        text, card = self.context.words.text, self.cards[game]
        title = text(f"menu.game.{game}")
        spoken = text("menu.play", game=title)
        play = Item(f"play:{game}", spoken, card.play, title, "play", "drawn", value=game)
        row = {}
        for part, box, sign in (("setup", card.setup, "setup"), ("rules", card.rules, "help")):
            label = text(f"menu.{part}")
            spoken = text(f"menu.{part}-of", game=title)
            way = Transition("push", part, {"game": game})
            row[part] = Item(f"{part}:{game}", spoken, box, label, sign, value=way)
        return [play, *self._labelled(row)]

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw the cards; their boards too, if that need not be waited for."""
        self._boards = None
        scale, theme = self.context.viewport.scale, self.context.theme
        line = self.context.brush.line
        for card in self.cards.values():
            rect = px(card.play, scale)
            radius = 16 * line
            ground.blit(rounded(rect.size, radius, theme.panel_edge), rect)
            inner = rect.inflate(-2 * round(line), -2 * round(line))
            ground.blit(rounded(inner.size, radius - line, theme.panel), inner)
            yield
        boards = self._all_boards(ground)
        are_ready = all(self._picture_key(game) in self.context.art.pictures for game in self.cards)
        if are_ready or self.context.patience == math.inf:
            yield from boards
        else:
            self._boards = boards

    def update(self, dt: float) -> bool:
        """Draw the boards once the page is there, then prepare for what may be pressed."""
        if not self.unfinished and not self.canvas.stale:
            if self._boards is None:
                go_on(self._imports, 0)
            elif go_on(self._boards, self.context.patience):
                self._boards = None
        return super().update(dt)

    def busy(self) -> bool:
        """Whether the picture is still coming."""
        return self._boards is not None or super().busy()

    def _picture_key(self, game: str) -> tuple[object, ...]:
        """Return under which key the picture of a card is kept for the next time."""
        piece_set = self.context.settings.piece_set
        return (game, piece_set, *px(self.cards[game].play, self.context.viewport.scale))

    def _all_boards(self, ground: pygame.Surface) -> Steps:
        """Draw the board of each game on its card."""
        pictures = self.context.art.pictures
        for game, card in self.cards.items():
            rect, key = px(card.play, self.context.viewport.scale), self._picture_key(game)
            rect = rect.clip(ground.get_rect())
            if not rect:
                continue
            if key not in pictures:
                picture = ground.copy()
                yield from import_game(game)
                rules = make(game)
                area = card.picture.shrunk(min(8.0, card.picture.height / 16))
                yield from draw_position(self.context, picture, area, rules, rules.start())
                cards = [each for each in pictures if each[0] in VIEWS]
                if len(cards) >= _MOST_PICTURES:
                    del pictures[cards[0]]
                pictures[key] = picture.subsurface(rect).copy()
            ground.blit(pictures[key], rect)
            self.canvas.dirty.add(f"play:{game}")
            yield

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button; a card shows its state on its plate."""
        super().draw_one(surface, item)
        if isinstance(item.value, str):
            card = self.cards[item.value]
            plate = replace(item, box=card.plate, style="primary")
            state = replace(self.state(item.id), focus=False)
            draw_item(surface, plate, state, self._plate_brush())
            if self.state(item.id).focus:
                draw_focus(surface, px(item.box, self.context.viewport.scale), self.context.brush)

    def _plate_brush(self) -> Brush:
        """Return the brush of plates: larger letters."""
        return replace(self.context.brush, size=self.context.measure.body * 1.15)

    def pressed(self, item: Item) -> Transition | None:
        """Go where the button says."""
        if isinstance(item.value, Transition):
            return item.value
        if isinstance(item.value, str):
            choices = setup_choices.load(self.context.host.storage, item.value)
            return match_transition("push", choices)
        if item.id == "full-screen":
            self.context.host.toggle_full_screen()
        return None

    def back(self) -> Transition | None:
        """There is nothing behind the menu."""
        return None
