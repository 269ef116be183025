"""Statistics of this device: results by opponent or seat, the longest sow, the biggest capture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pygame

from game.i18n.catalogue import Catalogue
from game.play.levels import level_names
from game.play.saved.statistics import FRIEND, PEOPLE, GameStatistics, Results
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.pages import Pages
from game.scenes.frame.scene import Transition
from game.scenes.statistics.layout import StatisticsLayout, statistics_layout
from game.view.box import Box
from game.view.pixels import px
from game.view.text.text_box import TextBox
from game.view.widgets import Item

_HEADS = ("won", "lost", "drawn")
_LINES = ("longest", "biggest")
_NAMED = (PEOPLE, FRIEND)


@dataclass(frozen=True, slots=True)
class _Page:
    """What one page tells of a game: results against others, or those of each seat."""

    name: str
    game: GameStatistics
    seats: bool


class StatisticsScene(BaseScene):
    """One page a game, and one more where several persons have played it on this device."""

    name = "statistics"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        del params
        self.pages: Pages = Pages()
        self._pages: list[_Page] = []
        self._rules: list[Box] = []

    def enter(self) -> None:
        """Take over what was counted meanwhile, and read the page."""
        self._pages = [
            _Page(name, game, seats)
            for name, game in self.context.statistics.games().items()
            for seats, results in ((False, game.results), (True, game.seats))
            if results
        ]
        super().enter()
        words = self.context.words
        title = words.sentence(words.text("statistics.title"))
        self.context.announce(words.sentences(title, self._page_text()))

    def _page_text(self) -> str:
        """Return the page in words."""
        words, text = self.context.words, self.context.words.text
        if not self._pages:
            return self._empty_text()
        page = self._pages[self.pages.number]
        rows = [
            text(
                "statistics.row-seat" if page.seats else "statistics.row",
                who=who,
                played=results.played,
                won=results.won,
                lost=results.lost,
                drawn=results.drawn,
            )
            for who, results in self._results(page)
        ]
        title = words.sentence(self._title(page))
        return words.sentences(title, *rows, *self._lines(page))

    def _empty_text(self) -> str:
        """Return why there is nothing to show."""
        newer = self.context.statistics.newer()
        return self.context.words.text("statistics.newer" if newer else "statistics.none")

    def _title(self, page: _Page) -> str:
        """Return which game is told of, and whether of persons at one screen."""
        text = self.context.words.text
        title = text(f"menu.game.{page.name}")
        return text("statistics.together", game=title) if page.seats else title

    def _results(self, page: _Page) -> list[tuple[str, Results]]:
        """Return the results of a page, each with what it is called."""
        if not page.seats:
            results = page.game.results.items()
            return [(self._opponent(page.name, opponent), each) for opponent, each in results]
        text = self.context.words.text
        return [
            (text(f"table.{page.name}.seat-{seat}"), each)
            for seat, each in sorted(page.game.seats.items())
        ]

    def _opponent(self, game: str, name: str) -> str:
        """Return what an opponent is called."""
        text = self.context.words.text
        if name in _NAMED:
            return text(f"statistics.{name}")
        key = level_names(game).get(int(name.removeprefix("level-")))
        return name if key is None else text(key)

    def _lines(self, page: _Page) -> list[str]:
        """Return what stands below the table, in the game's own units."""
        text, game = self.context.words.text, page.game
        return [
            text(f"statistics.{page.name}.{line}", count=getattr(game, line)) for line in _LINES
        ]

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out one page."""
        m, text = self.context.measure, self.context.words.text
        self.pages.fit(len(self._pages))
        rows = self._table() if self._pages else []
        layout = statistics_layout(m, len(rows), len(_LINES), self.pages.count > 1)
        title = TextBox(
            text("statistics.title"), layout.top.title, m.heading, "title", tone="title"
        )
        items = [Item("back", text("setup.back"), layout.top.back, icon="back", style="bare")]
        if not self._pages:
            self._rules = []
            none = TextBox(self._empty_text(), layout.top.rest, m.body, align="centre")
            return items, [title, none]
        words = [title, *self._texts(layout, rows)]
        if layout.foot is not None:
            turning, number = self.pages.pager(layout.foot, self.context.words, m)
            items, words = items + turning, [*words, number]
        erase = text("statistics.erase")
        items.append(Item("erase", erase, layout.top.action, erase, "throw-away"))
        return items, words

    def _table(self) -> list[list[str]]:
        """Return the cells of the table, its head first."""
        words, text = self.context.words, self.context.words.text
        page = self._pages[self.pages.number]
        first = text("statistics.seat" if page.seats else "statistics.opponent")
        rows = [[first, *(text(f"statistics.{head}") for head in _HEADS)]]
        rows += [[who, *_counts(words, results)] for who, results in self._results(page)]
        if len(page.game.results) > 1 and not page.seats:
            rows.append([text("statistics.total"), *_counts(words, page.game.total)])
        return rows

    def _texts(self, layout: StatisticsLayout, rows: list[list[str]]) -> list[TextBox]:
        """Return the words of the page."""
        m = self.context.measure
        page = self._pages[self.pages.number]
        words = [TextBox(self._title(page), layout.game, m.body * 1.2, "bold")]
        for number, (cells, boxes) in enumerate(zip(rows, layout.rows, strict=True)):
            for column, (cell, box) in enumerate(zip(cells, boxes, strict=True)):
                words.append(
                    TextBox(
                        cell,
                        box,
                        m.small if number == 0 else m.body,
                        align="right" if column else "left",
                        tone="soft_text" if number == 0 else "text",
                    )
                )
        words += [
            TextBox(line, box, m.body)
            for line, box in zip(self._lines(page), layout.lines, strict=True)
        ]
        self._rules = [row[0] for row in layout.rows[1:]]
        return words

    def paint(self, ground: pygame.Surface) -> None:
        """Draw a thin line above each row of the table but its head."""
        scale, theme = self.context.viewport.scale, self.context.theme
        for first in self._rules:
            rect = px(first, scale)
            right = rect.left + round(rect.width / 0.36)
            pygame.draw.line(ground, theme.panel_edge, rect.topleft, (right, rect.top))

    def turn(self, step: int) -> None:
        """Go to another page, and read it."""
        before = self.pages.number
        super().turn(step)
        if self.pages.number != before:
            self.context.announce(self._page_text())

    def pressed(self, item: Item) -> Transition | None:
        """Go back, or ask whether all is to be forgotten."""
        if item.id == "back":
            return self.back()
        if item.id == "erase":
            text = self.context.words.text
            params = {
                "question": text("statistics.erase.ask"),
                "note": text("statistics.erase.note"),
                "icon": "throw-away",
                "yes": text("statistics.erase.yes"),
                "on_yes": self._erase,
            }
            return Transition("push", "ask", params)
        return None

    def _erase(self) -> None:
        """Forget all results, or have it told that they could be forgotten for this visit only."""
        if not self.context.statistics.erase():
            self.context.matches.report_unsaved(self.context.statistics.key)


def _counts(words: Catalogue, results: Results) -> list[str]:
    """Return the numbers of a row."""
    return [words.number(n) for n in (results.won, results.lost, results.drawn)]
