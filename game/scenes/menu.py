"""The opening page: the games, each with a picture of its board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pygame

from game.rules.registry import make
from game.scenes import choices
from game.scenes.base import BaseScene
from game.scenes.context import Context
from game.scenes.scene import Transition
from game.scenes.setup import begin
from game.view.art import rounded
from game.view.box import Box
from game.view.looks import LOOKS
from game.view.pixels import px
from game.view.screens import Card, MenuScreen, menu_screen
from game.view.steps import Steps
from game.view.widgets import Brush, Item, Style, Words, draw_focus, draw_item

_LABELLED = 120.0
"""A button at least so wide (CSS pixels) has words on it, a narrower one its picture only."""


class MenuScene(BaseScene):
    """Pressing a game plays it as it was set up last: the second tap is the first move."""

    name = "menu"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        del params
        self.kept = context.matches.unfinished()
        self.cards: dict[str, Card] = {}

    def enter(self) -> None:
        """See whether a match is waiting, and say where we are."""
        self.kept = self.context.matches.unfinished()
        super().enter()
        self.context.announce(self.context.words.text("menu.announced"))

    def layout(self) -> tuple[list[Item], list[Words]]:
        """Lay out title, cards and buttons."""
        text = self.context.words.text
        m = self.context.measure
        screen = menu_screen(m, len(LOOKS), self.kept is not None)
        self.cards = dict(zip(LOOKS, screen.cards, strict=True))
        items = [item for game in LOOKS for item in self._card_items(game)]
        if screen.resume is not None:
            label = text("menu.continue")
            style: Style = "plain" if self.kept is None else "primary"
            items.insert(0, Item("continue", label, screen.resume, label, "forward", style))
        label = text("menu.settings")
        items.append(Item("settings", label, screen.settings, label, "settings"))
        return items, self._titles(screen)

    def _titles(self, screen: MenuScreen) -> list[Words]:
        """Return the words of the page."""
        text, m = self.context.words.text, self.context.measure
        return [
            Words(
                text("menu.title"),
                screen.title,
                m.heading * 1.9,
                "title",
                "centre",
                "middle",
                "title",
            ),
            Words(
                text("menu.motto"),
                screen.motto,
                m.body,
                align="centre",
                upright="top",
                tone="soft_text",
            ),
        ]

    def _card_items(self, game: str) -> list[Item]:
        """Return the three parts of a card that can be pressed."""
        text, card = self.context.words.text, self.cards[game]
        title = text(f"menu.game.{game}")
        items = [
            Item(f"play:{game}", text("menu.play", game=title), card.play, title, "play", "drawn")
        ]
        for part, box, sign in (("setup", card.setup, "settings"), ("rules", card.rules, "help")):
            label = text(f"menu.{part}")
            shown = label if box.width >= _LABELLED else ""
            spoken = text(f"menu.{part}-of", game=title)
            items.append(Item(f"{part}:{game}", spoken, box, shown, sign))
        return items

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw the cards with their boards."""
        scale, theme = self.context.viewport.scale, self.context.theme
        line = self.context.brush.line
        for game, card in self.cards.items():
            rect = px(card.play, scale)
            radius = 16 * line
            ground.blit(rounded(rect.size, radius, theme.panel_edge), rect)
            inner = rect.inflate(-2 * round(line), -2 * round(line))
            ground.blit(rounded(inner.size, radius - line, theme.panel), inner)
            yield
            yield from self._picture(ground, game, card.picture)

    def _picture(self, ground: pygame.Surface, game: str, area: Box) -> Steps:
        """Draw the start position of a game."""
        rules, look = make(game), LOOKS[game]
        plan = look.plan(rules, area.shrunk(8), rules.seats[0], 0.5 * self.context.measure.unit)
        context = self.context
        board = look.drawing(rules, plan, context.art, context.type, context.viewport.scale)
        yield
        yield from board.whole_steps(ground, look.contents(rules, rules.start()))

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button; a card shows its state on its plate."""
        super().draw_one(surface, replace(item, style="drawn") if item.style == "drawn" else item)
        if item.style == "drawn":
            card = self.cards[item.id.split(":")[1]]
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
        part, _, game = item.id.partition(":")
        if part == "continue":
            return Transition("push", "table", {"match": self.kept}) if self.kept else None
        if part == "play":
            return begin(choices.load(self.context.host.storage, game), "push")
        return Transition("push", part, {"game": game} if game else {})

    def back(self) -> Transition | None:
        """There is nothing behind the menu."""
        return None
