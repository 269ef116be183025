"""The table as it is seen: laid out, and drawn bit by bit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from game.host.interface import Target
from game.play.match import Match
from game.play.signs import worn_by
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Rect
from game.scenes.frame.settled import SettledScene
from game.scenes.log.panel import PANEL
from game.scenes.table.picture import Pointed, TableView
from game.scenes.table.place_ids import place_of
from game.scenes.table.turns import TableTurns
from game.view.board.picture import TablePicture
from game.view.pixels import px
from game.view.steps import Steps
from game.view.text.text_box import TextBox
from game.view.widgets import Item


class TablePainting(SettledScene):
    """Params: `match`."""

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        match: Match = params["match"]
        context.set_seat_signs(worn_by(match.players))
        self.turns = TableTurns(context, match)
        self.view = TableView(context, self.turns)
        self._new = True
        """Whether the view was never laid out."""
        self._state: tuple[object, ...] = ()
        self._was_late = False
        """Whether the frame before left something to do."""
        self._unseen = False
        """Whether something was done that nobody has looked at yet."""
        self._listless = False
        """Whether what can be pressed is to be listed anew."""
        self._found: tuple[Mapping[str, Item], Sequence[tuple[pygame.Rect, Item]]] = ({}, ())
        self._listed = False
        """Whether it was listed in this frame: the next one tells the host."""

    def signs(self) -> tuple[int, ...]:
        """Return the sign of each player."""
        return worn_by(self.turns.match.players)

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out the bars and the board."""
        if not self._new or self.view.outdated():
            self.view = TableView(self.context, self.turns)
        self._new = False
        self.view.seen(self._pointed())
        self._state = self.turns.state
        self._unseen = self._listless = False
        return self.view.items(), []

    def pictured(self) -> TablePicture:
        """Return the picture of the board."""
        return self.view.picture

    def _pointed(self) -> Pointed:
        """Return what is pointed at."""
        return Pointed(self.hover, self._focus if self._ring else None)

    def _sync(self) -> None:
        """Find out what looks different now; what can be pressed is listed in a later frame."""
        self._unseen = False
        self._dirty |= self.view.seen(self._pointed())
        self._note_state()

    def _note_state(self) -> None:
        """Find out whether other things can be pressed now."""
        if self._state != self.turns.state:
            self._state = self.turns.state
            if self.view.outdated():
                # What moves may lie beyond the part of the board that was shown large.
                self.relayout()
            else:
                self._listless = True

    def renew(self) -> None:
        """Have what can be pressed listed as it is now. How it looks is found out once a frame."""
        self._note_state()
        if self._listless:
            self._listless = False
            self.replace_items(self.view.items())

    # What is left for the next frames

    @property
    def late(self) -> bool:
        """Whether a move is to be kept yet, or what can be pressed to be listed or told."""
        return self._unseen or self._listless or self._listed or self.turns.unkept

    def catch_up(self) -> None:
        """Do one thing of those left by the last frames."""
        self._listed = False
        if self.turns.unkept:
            self.turns.keep()
        elif self._listless:
            self.renew()
            self._listed = True

    def settle(self) -> None:
        """Keep the match, and list what can be pressed, at once."""
        self._listed = False
        if self.turns.unkept:
            self.turns.keep()
        self.renew()

    def targets(self) -> Sequence[Target]:
        """Return what can be pressed now."""
        self.renew()
        return super().targets()

    def busy(self) -> bool:
        """Whether something moves or is late."""
        return self.late or super().busy()

    def pointed(self) -> None:
        """Show what the move under the pointer would do, once a frame."""
        self._unseen = True

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
        if name == PANEL:
            return self._redraw_panel(surface, self._ground)
        rect = self.view.redraw(surface, self._ground, name)
        if rect is None:
            return []
        self.draw_above(surface, rect)
        return [rect]

    def _redraw_panel(self, surface: pygame.Surface, ground: pygame.Surface) -> list[Rect]:
        """Draw lines of the log again; those that take too long are drawn in the next frame."""
        if self.view.panel is None:
            return []
        rect = self.view.panel.redraw(surface, ground, self.patience_left())
        if rect is None:
            self._dirty.add(PANEL)
            return []
        return [rect]

    def draw_above(self, surface: pygame.Surface, rect: Rect) -> None:
        """Draw buttons on the board or beside it again, or in the place of one that is gone."""
        for area, item in self._buttons():
            if area.colliderect(rect):
                self.draw_one(surface, item)

    def _buttons(self) -> Sequence[tuple[pygame.Rect, Item]]:
        """Return what is drawn as a button, and where; found out once for a list of items."""
        if self._found[0] is not self.items:
            scale, items = self.context.viewport.scale, self.items.values()
            drawn = [(px(item.box, scale), item) for item in items if item.style != "drawn"]
            self._found = self.items, drawn
        return self._found[1]
