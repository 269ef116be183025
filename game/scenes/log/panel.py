"""The log beside the board, in windows that are wide enough."""

from __future__ import annotations

import pygame

from game.play.match import Match
from game.scenes.frame.context import Context
from game.scenes.frame.wheel import PageScroll
from game.scenes.log.book import LogBook
from game.scenes.log.layout import LogPanelLayout
from game.scenes.log.lines import LogLines
from game.view.art import rounded
from game.view.box import Box
from game.view.pixels import Rect, hull, px
from game.view.steps import Steps, go_on
from game.view.text.text_box import TextBox, draw_text
from game.view.widgets import Item

PANEL = "log"
"""Name of the panel among the parts of the table that are drawn again when they change."""

BUTTONS = {"log-earlier": 1, "log-later": -1}
"""Ids of the buttons that turn its pages, and how."""


class LogPanel:
    """The last lines of the log, or an earlier page of them."""

    def __init__(self, context: Context, match: Match, layout: LogPanelLayout) -> None:
        self.context = context
        self.layout = layout
        self.page = 0
        self.lines = LogLines(context, layout.lines, context.measure.small, panel=True)
        self._book = LogBook(context, match)
        self._state: tuple[object, ...] = ()
        self._scroll = PageScroll()
        self._drawing: Steps | None = None
        """Lines that are being drawn again."""

    def refresh(self, match: Match, count: int) -> bool:
        """Take over the match and how many turns are told; True if the panel looks different."""
        state = (match, count, match.turns[count - 1] if count else None)
        if self._state[:3] != state:
            self.page = 0
            if self._book.match is not match:
                self._book = LogBook(self.context, match)
            self._book.open(count, self.layout.lines.height, self.lines.height)
        changed = self._state != (*state, self.page)
        if changed:
            self._drawing = None
        self._state = (*state, self.page)
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
        return self.layout.earlier if name == "log-earlier" else self.layout.later

    def turn(self, step: int) -> None:
        """Go to an earlier (+) or later (-) page, if there is one."""
        page = self.page + step
        if page != self.page and page >= 0 and self._book.page(page):
            self.page = page
            lines = [line.text for line in self._book.page(page)]
            self.context.announce(self.context.words.sentences(*lines))

    def scroll(self, dy: float) -> None:
        """Take a turn of the wheel, in CSS pixels."""
        self.turn(-self._scroll.pages(dy))

    def paint(self, ground: pygame.Surface) -> None:
        """Draw the sheet and its title."""
        theme, brush = self.context.theme, self.context.brush
        rect, line = px(self.layout.sheet, brush.scale), max(1, round(1.4 * brush.line))
        ground.blit(rounded(rect.size, 14 * brush.line, theme.panel_edge), rect)
        inner = rect.inflate(-2 * line, -2 * line)
        ground.blit(rounded(inner.size, 12.6 * brush.line, theme.panel), inner)
        title, size = self.context.words.text("more.log"), self.context.measure.body
        words = TextBox(title, self.layout.title, size, "bold", "centre", tone="panel_text")
        draw_text(ground, words, brush)

    def draw(self, surface: pygame.Surface) -> Steps:
        """Draw the lines, one after the other."""
        for words in self.lines.words(self._book.page(self.page)):
            draw_text(surface, words, self.context.brush)
            yield

    def words(self) -> list[TextBox]:
        """Return the lines as text in boxes."""
        return list(self.lines.words(self._book.page(self.page)))

    def redraw(
        self, surface: pygame.Surface, ground: pygame.Surface, patience: float
    ) -> Rect | None:
        """Draw the lines again, for `patience` seconds; None until the last of them is there."""
        rect = px(self.layout.lines.shrunk(-2), self.context.viewport.scale)
        if self._drawing is None:
            surface.blit(ground, rect, rect)
            self._drawing = self.draw(surface)
        if not go_on(self._drawing, patience):
            return None
        self._drawing = None
        return hull(rect, surface.get_rect())
