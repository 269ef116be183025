"""The table as it is seen: laid out, and drawn bit by bit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from game.play.match import Match
from game.scenes.context import Context
from game.scenes.place_ids import place_of
from game.scenes.scene import Rect
from game.scenes.settled import SettledScene
from game.scenes.table_turns import TableTurns
from game.scenes.table_view import Pointed, TableView
from game.view.pixels import px
from game.view.signs import worn_by
from game.view.steps import Steps
from game.view.table_picture import TablePicture
from game.view.widgets import Item, Words


class TablePainting(SettledScene):
    """Params: `match`."""

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        match: Match = params["match"]
        self.turns = TableTurns(context, match)
        self.view = TableView(context, self.turns)
        self._state: tuple[object, ...] = ()

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each player."""
        return worn_by(self.turns.match.players)

    def layout(self) -> tuple[list[Item], list[Words]]:
        """Lay out the bars and the board."""
        self.view = TableView(self.context, self.turns)
        self.view.seen(self._pointed())
        self._state = self.turns.state
        return self.view.items(), []

    def pictured(self) -> TablePicture:
        """Return the picture of the board."""
        return self.view.picture

    def _pointed(self) -> Pointed:
        """Return what is pointed at."""
        return Pointed(self.hover, self._focus if self._ring else None)

    def _sync(self) -> None:
        """Find out what looks different now, and what can be pressed."""
        self._dirty |= self.view.seen(self._pointed())
        if self._state != self.turns.state:
            self._state = self.turns.state
            if self.view.outdated():
                self.relayout()
                return
            self.replace_items(self.view.items())

    def pointed(self) -> None:
        """Show what the move under the pointer would do."""
        self._sync()

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw what does not move."""
        return self.view.paint_steps(ground)

    def fly(self, surface: pygame.Surface, settled: pygame.Surface) -> Sequence[Rect]:
        """Draw what is in the air."""
        return self.view.fly(surface, settled)

    def draw_scene(self, surface: pygame.Surface) -> Steps:
        """Draw everything on the settled picture."""
        yield from super().draw_scene(surface)
        yield from self.view.draw(surface)

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button; places are drawn by the view."""
        if item.style != "drawn":
            super().draw_one(surface, item)

    def _redraw(self, surface: pygame.Surface, name: str) -> list[Rect]:
        """Draw a place, a line of text or a button again."""
        drawn = name in self.items and self.items[name].style != "drawn"
        if self._ground is None or (drawn and place_of(name) is None):
            return super()._redraw(surface, name)
        rect = self.view.redraw(surface, self._ground, name)
        if rect is None:
            return []
        self.draw_above(surface, rect)
        return [rect]

    def draw_above(self, surface: pygame.Surface, rect: Rect) -> None:
        """Draw buttons on the board or beside it again, or in the place of one that is gone."""
        scale = self.context.viewport.scale
        for item in self.items.values():
            if item.style != "drawn" and px(item.box, scale).colliderect(rect):
                self.draw_one(surface, item)
