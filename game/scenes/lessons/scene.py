"""All lessons of a game in the order of its course, and the doors to what else can be learnt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from game.host.interface import Group
from game.learn.courses import load_puzzles
from game.learn.exercise import Guided
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.header import Header, header
from game.scenes.frame.learning import guided_door
from game.scenes.frame.pane import Pane
from game.scenes.frame.scene import Transition
from game.scenes.lessons.entries import SAVE, Section, sections_of
from game.scenes.lessons.page import Listing, lay_out
from game.scenes.share.progress import save_progress
from game.view.art import draw_edged
from game.view.buttons.row_list import draw_line
from game.view.pixels import px, stroke
from game.view.steps import Steps
from game.view.text.text_box import TextBox, truncated
from game.view.widgets import Item

WIDEST = 1200.0
"""The page is no wider than this, in CSS pixels of an ordinary window."""

_RADIUS = 14.0


class LessonsScene(BaseScene):
    """Params: `game`, its name."""

    name = "lessons"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.game: str = params["game"]
        self.pane = self._pane = Pane()
        self._listing = Listing()
        self._sections: tuple[Section, ...] = ()

    def title(self) -> str:
        """Return the heading."""
        words = self.context.words
        return words.text("learn.title", game=words.text(f"menu.game.{self.game}"))

    def description(self) -> str:
        """Return what is said when the list comes up: the heading, and how far one has come."""
        words = self.context.words
        return words.sentences(words.sentence(self.title()), self._sections[0].note)

    def groups(self) -> tuple[Group, ...]:
        """Return the parts of the list."""
        return tuple(Group(each.id, each.title, "list") for each in self._sections if each.title)

    def update(self, dt: float) -> bool:
        """Let time pass; the puzzles, to which a door leads, are read one a frame."""
        changed = super().update(dt)
        if not (changed or self.unfinished):
            load_puzzles(self.game).read_next()
        return changed

    def enter(self) -> None:
        """Show how far one has come by now; what comes next has the focus."""
        super().enter()
        if self.focus is None and "go-on" in self.items:
            self.move_focus("go-on", visible=False)

    # Layout

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out the heading, and below it all sections, which may scroll."""
        context, m = self.context, self.context.measure
        self._sections = sections_of(context, self.game)
        head = header(m, widest=WIDEST)
        self._listing = lay_out(context, self._sections, head.rest)
        self._pane.fit(head.rest, self._listing.height)
        back = context.words.text("exercise.back")
        items = [Item("back", back, head.back, icon="back"), *self._listing.items]
        return items, [self._heading(head), *self._listing.words]

    def _heading(self, head: Header) -> TextBox:
        size = self.context.measure.size("screen")
        box = head.title._replace(width=head.action.right - head.title.x)
        title = TextBox(self.title(), box, size, "title", tone="title")
        return truncated(title, self.context.brush)

    def paint(self, ground: pygame.Surface) -> None:
        """Draw the plates, where nothing scrolls."""
        if not self._pane.active:
            self._paint_plates(ground)

    def paint_pane(self, ground: pygame.Surface) -> Steps:
        """Draw the plates in the part that scrolls."""
        self._paint_plates(ground)
        yield

    def _paint_plates(self, ground: pygame.Surface) -> None:
        """Draw a plate below each section, and lines between its rows."""
        brush, theme = self.context.brush, self.context.theme
        line, radius = stroke(brush.line, 1), _RADIUS * brush.line
        for plate in self._listing.plates:
            rect = px(plate, brush.scale)
            draw_edged(ground, rect, radius, line, edge=theme.panel_edge, face=theme.panel)
        for between in self._listing.lines:
            draw_line(ground, between, brush)

    # Pressing

    def pressed(self, item: Item) -> Transition | None:
        """Go where an entry leads."""
        if isinstance(item.value, Guided):
            return guided_door(item.value)
        if isinstance(item.value, Transition):
            return item.value
        if item.id == SAVE:
            self.context.spawn(save_progress(self.context))
            return None
        return self.back()
