"""What finds no room beside the board of a phone: whose turn it is, who plays, and the ways on."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar

import pygame

from game.host.interface import Group, Outline
from game.rules.protocol import Json
from game.scenes.editor.actions import Do
from game.scenes.editor.column import Column
from game.scenes.editor.editing import Editing
from game.scenes.editor.labels import draw_label
from game.scenes.editor.outline import notes_of, question_groups
from game.scenes.editor.sections import lay_out
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import Content, SheetScene
from game.view.box import Box
from game.view.widgets import Item


class EditorMoreScene(SheetScene):
    """Params: `editing`, the work that goes on below, and `sections`, what is to stand here.

    `elsewhere`: the ids of buttons that are on view below.
    """

    name = "editor-more"
    widest: ClassVar[float] = 440

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.editing: Editing = params["editing"]
        self.sections: tuple[str, ...] = params["sections"]
        self.elsewhere: Collection[str] = params.get("elsewhere", ())

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("editor.more.title")

    def groups(self) -> tuple[Group, ...]:
        """Return the groups of the questions."""
        return tuple(question_groups(self.editing))

    def signs(self) -> tuple[int, ...]:
        """Return the signs that the players wear."""
        return self.editing.signs

    def content(self, area: Box) -> Content:
        """Lay out the sections."""
        context = self.context
        column = Column(area, context.measure, context.brush)
        lay_out(self.sections, self.editing, column, self.elsewhere)
        return column.items, [], column.y - area.y

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a button or a text."""
        if not draw_label(surface, item, self.context.brush):
            super().draw_one(surface, item)

    def outline(self) -> Outline:
        """Return heading, groups and texts for a screen reader."""
        groups = self.groups()
        notes = tuple(notes_of(list(self.items.values()), groups))
        return Outline(self.title(), groups, notes)

    def pressed(self, item: Item) -> Transition | None:
        """Do it; what changes the whole position is to be seen, so the sheet goes away."""
        if item.value is None:
            return super().pressed(item)
        transition = self.editing.act(item.value)
        if transition is not None:
            return transition
        if isinstance(item.value, Do):
            return Transition("pop")
        self.relayout()
        return None

    def adjusted(self, item: Item, value: int) -> None:
        """Take a number that was set."""
        self.editing.adjust(item, value)
        self.relayout()

    def position_json(self) -> Json:
        """Return the position that is set up."""
        return self.editing.position_json()
