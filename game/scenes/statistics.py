"""Statistics of this device: results by opponent, the longest sow, the biggest capture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from game.play.levels import level_names
from game.play.statistics import PEOPLE, GameStatistics, Results, Statistics
from game.scenes.context import Context
from game.scenes.paged import PagedScene
from game.scenes.scene import Transition
from game.view.box import Box
from game.view.pixels import px
from game.view.statistics_screen import StatisticsScreen, statistics_screen
from game.view.widgets import Item, Words

_HEADS = ("opponent", "won", "lost", "drawn")
_LINES = ("longest", "biggest")


class StatisticsScene(PagedScene):
    """One page a game."""

    name = "statistics"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        del params
        self._statistics = Statistics(context.host.storage)
        self._games: dict[str, GameStatistics] = {}
        self._rules: list[Box] = []

    def enter(self) -> None:
        """Take over what was counted meanwhile, and read the page."""
        self._games = self._statistics.games()
        super().enter()
        self.context.announce(f"{self.context.words.text('statistics.title')}. {self._read()}")

    def _read(self) -> str:
        """Return the page in words."""
        text = self.context.words.text
        if not self._games:
            return text("statistics.none")
        name, game = self._shown()
        rows = [
            text(
                "statistics.row",
                opponent=self._opponent(name, opponent),
                played=results.played,
                won=results.won,
                lost=results.lost,
                drawn=results.drawn,
            )
            for opponent, results in game.results.items()
        ]
        return " ".join([f"{text(f'menu.game.{name}')}.", *rows, *self._lines(game)])

    def _shown(self) -> tuple[str, GameStatistics]:
        return list(self._games.items())[self.page]

    def _opponent(self, game: str, name: str) -> str:
        """Return what an opponent is called."""
        text = self.context.words.text
        if name == PEOPLE:
            return text("statistics.people")
        key = level_names(game).get(int(name.removeprefix("level-")))
        return name if key is None else text(key)

    def _lines(self, game: GameStatistics) -> list[str]:
        """Return what stands below the table."""
        text = self.context.words.text
        return [text(f"statistics.{line}", count=getattr(game, line)) for line in _LINES]

    def layout(self) -> tuple[list[Item], list[Words]]:
        """Lay out the page of one game."""
        m, text = self.context.measure, self.context.words.text
        self.page_count = max(1, len(self._games))
        self.page = min(self.page, self.page_count - 1)
        rows = self._table() if self._games else []
        screen = statistics_screen(m, len(rows), len(_LINES), self.page_count > 1)
        title = Words(text("statistics.title"), screen.top.title, m.heading, "title", tone="title")
        items = [Item("back", text("setup.back"), screen.top.back, icon="back", style="bare")]
        if not self._games:
            self._rules = []
            none = Words(text("statistics.none"), screen.top.rest, m.body, align="centre")
            return items, [title, none]
        words = [title, *self._written(screen, rows)]
        if screen.foot is not None:
            turning, number = self.pager(screen.foot)
            items, words = items + turning, [*words, number]
        erase = text("statistics.erase")
        items.append(Item("erase", erase, screen.top.action, erase, "throw-away"))
        return items, words

    def _table(self) -> list[list[str]]:
        """Return the cells of the table, its head first."""
        text = self.context.words.text
        name, game = self._shown()
        rows = [[text(f"statistics.{head}") for head in _HEADS]]
        rows += [
            [self._opponent(name, opponent), *_counts(results)]
            for opponent, results in game.results.items()
        ]
        if len(game.results) > 1:
            rows.append([text("statistics.total"), *_counts(game.total)])
        return rows

    def _written(self, screen: StatisticsScreen, rows: list[list[str]]) -> list[Words]:
        """Return the words of the page."""
        m = self.context.measure
        name, game = self._shown()
        title = self.context.words.text(f"menu.game.{name}")
        words = [Words(title, screen.game, m.body * 1.2, "bold")]
        for number, (cells, boxes) in enumerate(zip(rows, screen.rows, strict=True)):
            for column, (cell, box) in enumerate(zip(cells, boxes, strict=True)):
                words.append(
                    Words(
                        cell,
                        box,
                        m.small if number == 0 else m.body,
                        align="right" if column else "left",
                        tone="soft_text" if number == 0 else "text",
                    )
                )
        words += [
            Words(line, box, m.body)
            for line, box in zip(self._lines(game), screen.lines, strict=True)
        ]
        self._rules = [row[0] for row in screen.rows[1:]]
        return words

    def paint(self, ground: pygame.Surface) -> None:
        """Draw a thin line above each row of the table but its head."""
        scale, theme = self.context.viewport.scale, self.context.theme
        for first in self._rules:
            rect = px(first, scale)
            right = rect.left + round(rect.width / 0.36)
            pygame.draw.line(ground, theme.panel_edge, rect.topleft, (right, rect.top))

    def turn(self, step: int) -> None:
        """Go to another game, and read its page."""
        before = self.page
        super().turn(step)
        if self.page != before:
            self.context.announce(self._read())

    def pressed(self, item: Item) -> Transition | None:
        """Turn the page, go back, or ask whether all is to be forgotten."""
        if item.id == "back":
            return self.back()
        if item.id == "erase":
            text = self.context.words.text
            params = {
                "question": text("statistics.erase.ask"),
                "yes": text("statistics.erase.yes"),
                "does": self._statistics.erase,
            }
            return Transition("push", "ask", params)
        self.turned_by(item)
        return None


def _counts(results: Results) -> list[str]:
    """Return the numbers of a row."""
    return [str(n) for n in (results.won, results.lost, results.drawn)]
