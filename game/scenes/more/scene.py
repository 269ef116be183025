"""More to do with a match: one row for each command that makes sense now."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Literal

import pygame

from game.play.match import Match
from game.rules.protocol import Json
from game.scenes.confirm.scene import question_about
from game.scenes.frame.command import Command, Commands
from game.scenes.frame.context import Context
from game.scenes.frame.match_hook import position_json
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import NO_BOX, PAD, Content, SheetScene
from game.scenes.more.sections import in_sections, is_grave
from game.view.box import TOUCH, Box
from game.view.buttons.drawing import draw_item
from game.view.buttons.row_list import draw_line, row_list
from game.view.widgets import Item

ROW = 52.0
"""The height of a row, in CSS pixels of text at its usual size."""


class MoreScene(SheetScene):
    """Params: `play`, what is played at the table below this sheet.

    Over another scene: `commands`, all that can be done there; their target has a `match`.

    What is chosen is scheduled (`Commands.schedule`), and done by the scene below once that is on
    top again. Pages are opened from here and lead back here, unless they changed what is played.
    """

    name = "more"
    widest: ClassVar[float] = 356
    anchor: ClassVar[Literal["middle", "top right", "right"]] = "top right"
    headed: ClassVar[bool] = False
    side: ClassVar[float] = 7

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.commands: Commands[Any] = params.get("commands") or params["play"].commands
        self._state = self._played()
        self._lines: list[Box] = []
        """Those between two sections."""

    @property
    def match(self) -> Match:
        """The match below."""
        match: Match = self.commands.target.match
        return match

    def _played(self) -> tuple[object, ...]:
        """Return what is played at the table, to be compared."""
        match = self.match
        return match, match.cursor, tuple(match.turns), match.side

    def enter(self) -> None:
        """Say where we are, or leave at once for what is to be seen or done at the table."""
        if self.commands.scheduled is not None or self._played() != self._state:
            self.relayout()
            self._next = Transition("pop")
        else:
            super().enter()

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("more.title")

    def content(self, area: Box) -> Content:
        """Lay out a row for each command, with a line between two sections."""
        items: list[Item] = []
        self._lines = []
        target = self.commands.target
        listed = [c for c in self.commands.offered() if c.listed(target) and c.enabled(target)]
        y, least = area.y, self._row_height(len(listed))
        for section in in_sections(listed):
            if items:
                self._lines.append(Box(self.sheet.x, y, self.sheet.width, 1))
                y += 1
            rows = [self._row(command) for command in section]
            room = Box(area.x, y, area.width, 0)
            placed, height = row_list(rows, room, self.context.brush, least)
            items += placed
            y += height
        return items, [], y - area.y

    def _row_height(self, count: int) -> float:
        """Return the least height of a row: less than usual where all of them are in view then."""
        m = self.context.measure
        usual = max(ROW, ROW * m.text * 0.9)
        room = m.height - self.top - 3 * PAD
        return max(TOUCH, min(usual, room / max(1, count)))

    def _row(self, command: Command[Any]) -> Item:
        """Return the row of a command, with the reason if it cannot be done now."""
        words = self.context.words
        label = words.text(command.name)
        refusal = command.refusal_text(words, self.commands.target)
        return Item(
            command.id,
            words.sentences(label, refusal) if refusal else label,
            NO_BOX,
            label,
            command.icon,
            "row",
            value=command,
            note=refusal,
            warns=is_grave(command),
            shortcut="" if self.context.measure.phone else command.keys[:1].upper(),
        )

    def paint_content(self, ground: pygame.Surface) -> None:
        """Draw the lines between sections."""
        for line in self._lines:
            draw_line(ground, line, self.context.brush)

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a row; of one that is refused less is to be seen."""
        refused = isinstance(item.value, Command) and item.note
        shown = replace(item, enabled=False) if refused else item
        draw_item(surface, shown, self.state(item.id), self.context.brush)

    def pressed(self, item: Item) -> Transition | None:
        """Have it run at the table, or open its page; ask before, if it asks.

        What cannot be done says why.
        """
        command = item.value
        if not isinstance(command, Command):
            return super().pressed(item)
        target = self.commands.target
        if refusal := command.refusal_text(self.context.words, target):
            self.context.announce(refusal, urgent=True)
            return None
        if command.asks(target):
            return question_about(target, command)
        if command.page:
            return command.run(target)
        self.commands.schedule(command)
        return Transition("pop")

    def position_json(self) -> Json:
        """Return the position at the table."""
        return position_json(self.match)
