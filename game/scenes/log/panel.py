"""The log beside the board, in windows that are wide enough."""

from __future__ import annotations

import pygame

from game.scenes.frame.context import Context
from game.scenes.frame.scene import Rect
from game.scenes.frame.wheel import Rolling
from game.scenes.log.book import LogBook
from game.scenes.log.layout import LogSheet
from game.scenes.log.lines import LogLines
from game.scenes.table.turns import TableTurns
from game.view.art import rounded
from game.view.box import Box
from game.view.pixels import hull, px
from game.view.steps import Steps, go_on
from game.view.widgets import Item, Words, draw_words

PANEL = "log"
"""Name of the panel among the parts of the table that are drawn again when they change."""

BUTTONS = {"log-earlier": 1, "log-later": -1}
"""Ids of the buttons that turn its pages, and how."""


class LogPanel:
    """The last lines of the log, or an earlier page of them."""

    def __init__(self, context: Context, turns: TableTurns, screen: LogSheet) -> None:
        self.context = context
        self.turns = turns
        self.screen = screen
        self.page = 0
        self.lines = LogLines(context, screen.lines, context.measure.small, panel=True)
        self._book = LogBook(context, turns.match)
        self._state: tuple[object, ...] = ()
        self._wheel = Rolling()
        self._setting: Steps | None = None
        """Lines that are being drawn again."""

    def seen(self) -> bool:
        """Take over how the match stands; True if the panel looks different."""
        turns = self.turns
        count = turns.told_turns
        told = (turns.match, count, turns.match.turns[count - 1] if count else None)
        if self._state[:3] != told:
            self.page = 0
            if self._book.match is not turns.match:
                self._book = LogBook(self.context, turns.match)
            self._book.open(count, self.screen.lines.height, self.lines.height)
        changed = self._state != (*told, self.page)
        if changed:
            self._setting = None
        self._state = (*told, self.page)
        return changed

    def items(self) -> list[Item]:
        """Return the buttons that turn pages; none where all lines find room."""
        if not self._book.page(1):
            return []
        text, box = self.context.words.text, self.button
        earlier, later = text("log.earlier"), text("log.later")
        more = bool(self._book.page(self.page + 1))
        return [
            Item("log-earlier", earlier, box("log-earlier"), "", "back", "bare", enabled=more),
            Item(
                "log-later", later, box("log-later"), "", "forward", "bare", enabled=self.page > 0
            ),
        ]

    def button(self, name: str) -> Box:
        """Return where a button that turns pages has its place."""
        return self.screen.earlier if name == "log-earlier" else self.screen.later

    def turn(self, step: int) -> None:
        """Go to an earlier (+) or later (-) page, if there is one."""
        page = self.page + step
        if page != self.page and page >= 0 and self._book.page(page):
            self.page = page
            lines = [line.text for line in self._book.page(page)]
            self.context.announce(self.context.words.sentences(*lines))

    def roll(self, dy: float) -> None:
        """Take a turn of the wheel, in CSS pixels."""
        self.turn(-self._wheel.pages(dy))

    def paint(self, ground: pygame.Surface) -> None:
        """Draw the sheet and its title."""
        theme, brush = self.context.theme, self.context.brush
        rect, line = px(self.screen.sheet, brush.scale), max(1, round(1.4 * brush.line))
        ground.blit(rounded(rect.size, 14 * brush.line, theme.panel_edge), rect)
        inner = rect.inflate(-2 * line, -2 * line)
        ground.blit(rounded(inner.size, 12.6 * brush.line, theme.panel), inner)
        title, size = self.context.words.text("more.log"), self.context.measure.body
        words = Words(title, self.screen.title, size, "bold", "centre", tone="panel_text")
        draw_words(ground, words, brush)

    def draw(self, surface: pygame.Surface) -> Steps:
        """Draw the lines, one after the other."""
        for words in self.lines.words(self._book.page(self.page)):
            draw_words(surface, words, self.context.brush)
            yield

    def words(self) -> list[Words]:
        """Return the lines as text in boxes."""
        return list(self.lines.words(self._book.page(self.page)))

    def redraw(
        self, surface: pygame.Surface, ground: pygame.Surface, patience: float
    ) -> Rect | None:
        """Draw the lines again, for `patience` seconds; None until the last of them is there."""
        rect = px(self.screen.lines.shrunk(-2), self.context.viewport.scale)
        if self._setting is None:
            surface.blit(ground, rect, rect)
            self._setting = self.draw(surface)
        if not go_on(self._setting, patience):
            return None
        self._setting = None
        return hull(rect, surface.get_rect())
