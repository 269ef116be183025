"""More to do with a match: one row for each command that makes sense now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Literal

import pygame

from game.host.interface import Group
from game.play.match import Match
from game.rules.protocol import Json
from game.scenes.confirm.scene import question_about
from game.scenes.frame.command import Command, Commands
from game.scenes.frame.context import Context
from game.scenes.frame.match_hook import position_json
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import NO_BOX, Content, SheetScene
from game.scenes.more.sections import OF_GAME, for_listeners, in_sections, is_grave
from game.view.box import TOUCH, Box
from game.view.buttons.drawing import draw_item
from game.view.buttons.row import row_texts
from game.view.buttons.row_list import draw_line, row_list
from game.view.text.label import label_fits
from game.view.text.text_box import LINE, TextBox, draw_text
from game.view.widgets import Item

_ALOUD = "aloud"
"""The id of the group of what is for listeners."""

ROW = 52.0
"""The usual height of a row, in CSS pixels of text at its usual size."""

GIVING_WAY = (0.92, 0.85)
"""Rows are so much lower where all of them fit with that: nothing scrolls for a few pixels."""

TOOLS, GAP = 68.0, 8.0
"""Where the tools usually end, and the room between them and this sheet, in CSS pixels."""


class MoreScene(SheetScene):
    """Params: `play`, what is played at the table below this sheet.

    Over another scene: `commands`, all that can be done there; their target has a `match`.

    What is chosen is scheduled (`Commands.schedule`), and done by the scene below once that is on
    top again. Pages are opened from here, and lead back to that scene.
    """

    name = "more"
    widest: ClassVar[float] = 356
    anchor: ClassVar[Literal["middle", "low", "top right", "right"]] = "top right"
    headed: ClassVar[bool] = False
    side: ClassVar[float] = 7

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.commands: Commands[Any] = params.get("commands") or params["play"].commands
        self._lines: list[Box] = []
        """Those between two sections."""

    @property
    def match(self) -> Match:
        """The match below."""
        match: Match = self.commands.target.match
        return match

    def enter(self) -> None:
        """Say where we are, or leave at once once something was chosen."""
        if self.commands.scheduled is not None or self.passing:
            self.relayout()
            self._next = Transition("pop")
        else:
            super().enter()

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("more.title")

    def content(self, area: Box) -> Content:
        """Lay out a row for each command; rows give way a little where all of them fit then."""
        usual = self._row_height()
        for share in (1.0, *GIVING_WAY):
            content = self._laid_out(area, max(TOUCH, share * usual))
            if content[2] <= self.room_height():
                return content
        return self._laid_out(area, usual)

    def _laid_out(self, area: Box, least: float) -> Content:
        """Lay out rows of a least height, with a line between two sections.

        What is for listeners stands below, in smaller buttons, out of the way of all others.
        """
        items: list[Item] = []
        self._lines = []
        target = self.commands.target
        listed = [c for c in self.commands.offered() if c.listed(target) and c.enabled(target)]
        buttons, heading, apart = self._aloud(for_listeners(listed), area)
        y = area.y
        for section in in_sections(listed):
            if items:
                self._lines.append(Box(self.sheet.x, y, self.sheet.width, 1))
                y += 1
            rows = [self._row(command) for command in section]
            room = Box(area.x, y, area.width, 0)
            placed, height = row_list(rows, room, self.context.brush, least)
            items += placed
            y += height
        if buttons:
            self._lines.append(Box(self.sheet.x, y, self.sheet.width, 1))
        down = y - area.y
        items += [replace(item, box=item.box.moved(0, down)) for item in buttons]
        words = [replace(text, box=text.box.moved(0, down)) for text in heading]
        return items, words, down + apart

    def _aloud(self, commands: Sequence[Command[Any]], area: Box) -> Content:
        """Lay out what is for listeners below a heading, up to three in a row where they fit."""
        if not commands:
            return [], [], 0.0
        m, brush, words = self.context.measure, self.context.brush, self.context.words
        pad, gap, high = 9 * m.unit, 8.0, max(TOUCH, m.button)
        size = m.size("least")
        inner = Box(area.x + pad, area.y + pad, area.width - 2 * pad, size * LINE)
        heading = TextBox(words.text("more.aloud"), inner, size, "bold", tone="soft_text")
        labels = [words.text(command.short) for command in commands]
        columns = next(
            (
                columns
                for columns in (inner.columns(3, gap), inner.columns(2, gap))
                if all(label_fits(each, "bold", (columns[0].width, high), brush) for each in labels)
            ),
            [inner],
        )
        items = []
        for number, (command, label) in enumerate(zip(commands, labels, strict=True)):
            row, column = divmod(number, len(columns))
            place = columns[column]
            y = inner.bottom + 6 + row * (high + gap)
            box = Box(place.x, y, place.width, high)
            item = replace(self._row(command), box=box, label=label, icon="", style="plain")
            items.append(replace(item, group=_ALOUD, tooltip=item.name))
        return items, [heading], items[-1].box.bottom + pad - area.y

    def groups(self) -> tuple[Group, ...]:
        """Return the group of what is for listeners."""
        return (Group(_ALOUD, self.context.words.text("more.aloud")),)

    def _row_height(self) -> float:
        """Return the usual height of a row: in a low window more of them are in view so."""
        m = self.context.measure
        return TOUCH if m.short else max(ROW, ROW * m.text * 0.9)

    def below_tools(self) -> float:
        """Return where it begins: right below its button, where that is at the top."""
        below = self.lowest()
        button = below.items.get("more") if below is not None else None
        at_top = button is not None and button.box.bottom < self.context.measure.height / 2
        return (button.box.bottom if button is not None and at_top else TOOLS) + GAP

    def _row(self, command: Command[Any]) -> Item:
        """Return the row of a command, with the reason if it cannot be done now."""
        words = self.context.words
        label = words.text(command.name)
        refusal = command.refusal_text(words, self.commands.target)
        of_game = f":{self.match.game.name}" if command.id in OF_GAME else ""
        return Item(
            f"{command.id}{of_game}",
            words.sentences(label, refusal) if refusal else label,
            NO_BOX,
            label,
            command.icon,
            "row",
            value=command,
            note=refusal,
            warns=is_grave(command),
            shortcut="" if self.context.measure.phone else command.keys[:1].upper(),
            gesture=command.gesture_of(self.commands.target),
        )

    def paint_content(self, ground: pygame.Surface) -> None:
        """Draw the lines between sections."""
        for line in self._lines:
            draw_line(ground, line, self.context.brush)

    def draw_one(self, surface: pygame.Surface, item: Item) -> None:
        """Draw a row; of one that is refused less is to be seen, but for the reason."""
        brush = self.context.brush
        refused = isinstance(item.value, Command) and item.note
        shown = replace(item, enabled=False) if refused else item
        draw_item(surface, shown, self.state(item.id), brush)
        if refused:
            draw_text(surface, row_texts(item, brush)[1], brush)

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
        self.passing = True  # there is nothing more to do here
        if command.asks(target):
            return question_about(target, command)
        if command.page:
            return command.run(target)
        self.commands.schedule(command)
        return Transition("pop")

    def position_json(self) -> Json:
        """Return the position at the table."""
        return position_json(self.match)
