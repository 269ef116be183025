"""Statistics of this device: results by opponent or seat, the longest sow, the biggest capture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pygame

from game.host.interface import Group, Note, Outline
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import Content, SheetScene
from game.scenes.statistics.layout import Cards, Drawing
from game.scenes.statistics.told import GameTold, told_of, total_of
from game.view.art import draw_edged
from game.view.box import TOUCH, Box
from game.view.buttons.plate import CARD_RADIUS
from game.view.buttons.row_list import draw_line
from game.view.pixels import px, stroke
from game.view.text.text_box import LINE, TextBox
from game.view.widgets import Item


class StatisticsScene(SheetScene):
    """A card for each game that was played on this device, on a sheet that scrolls."""

    name = "statistics"
    widest: ClassVar[float] = 600

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        del params
        self._games: list[GameTold] = []
        self._totals: list[str] = []
        self._drawing = Drawing()

    def enter(self) -> None:
        """Take over what was counted meanwhile, and say how all matches have ended."""
        words, games = self.context.words, self.context.statistics.games()
        self._games = [told_of(words, name, game) for name, game in games.items()]
        self._totals = [total_of(words, name, game) for name, game in games.items()]
        super().enter()

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("statistics.title")

    def description(self) -> str:
        """Return how all matches have ended, or that none has."""
        words = self.context.words
        told = self._totals or [self._empty_text()]
        return words.sentences(words.sentence(self.title()), *told)

    def _empty_text(self) -> str:
        """Return why there is nothing to show."""
        newer = self.context.statistics.newer()
        return self.context.words.text("statistics.newer" if newer else "statistics.none")

    def groups(self) -> tuple[Group, ...]:
        """Return a group for each game."""
        return tuple(Group(f"game:{game.name}", game.title) for game in self._games)

    def outline(self) -> Outline:
        """Return heading and results: each row of a table is one text."""
        if not self._games:
            return super().outline()
        notes = [
            Note(f"{game.name}:{number}", text, f"game:{game.name}", "erase")
            for game in self._games
            for number, text in enumerate(game.sentences())
        ]
        return Outline(self.title(), self.groups(), tuple(notes))

    def content(self, area: Box) -> Content:
        """Lay out a card for each game, and the row that erases all."""
        m, brush, words = self.context.measure, self.context.brush, self.context.words
        self._drawing = Drawing()
        if not self._games:
            return self._nothing(area)
        cards = Cards(words, m, brush)
        y = area.y
        for game in self._games:
            y = cards.add(game, Box(area.x, y, area.width, 0))
        self._drawing = cards.drawing
        label = words.text("statistics.erase")
        high = max(TOUCH, m.line + 20)
        box = Box(area.x, y, area.width, high)
        erase = Item("erase", label, box, label, "throw-away", "row", warns=True)
        return [erase], cards.drawing.texts, box.bottom - area.y

    def _nothing(self, area: Box) -> Content:
        """Say why there is nothing to show."""
        m, brush, text = self.context.measure, self.context.brush, self._empty_text()
        size = m.size("body")
        lines = brush.type.wrapped(text, "text", size * brush.scale, area.width * brush.scale)
        box = Box(area.x, area.y, area.width, len(lines) * size * LINE)
        text_box = TextBox(text, box, size, valign="top", tone="panel_text")
        return [], [text_box], box.height + m.gap

    def paint_content(self, ground: pygame.Surface) -> None:
        """Draw the plates of the games, and the lines between rows."""
        brush, theme = self.context.brush, self.context.theme
        for plate in self._drawing.plates:
            rect, line = px(plate, brush.scale), stroke(brush.line, 1)
            radius = CARD_RADIUS * brush.line
            draw_edged(ground, rect, radius, line, edge=theme.panel_edge, face=theme.panel)
        for line_box in self._drawing.lines:
            draw_line(ground, line_box, brush)

    def pressed(self, item: Item) -> Transition | None:
        """Close the sheet, or ask whether all is to be forgotten."""
        if item.id != "erase":
            return super().pressed(item)
        text = self.context.words.text
        params = {
            "question": text("statistics.erase.ask"),
            "note": text("statistics.erase.note"),
            "icon": "throw-away",
            "yes": text("statistics.erase.yes"),
            "on_yes": self._erase,
        }
        return Transition("push", "ask", params)

    def _erase(self) -> None:
        """Forget all results, or have it told that they could be forgotten for this visit only."""
        if not self.context.statistics.erase():
            self.context.matches.report_unsaved(self.context.statistics.key)
