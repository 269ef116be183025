"""More to do at the table: one button for each command that makes sense now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.protocol import Json
from game.scenes.confirm.scene import question_about
from game.scenes.frame.command import Command
from game.scenes.frame.context import Context
from game.scenes.frame.fields import Field
from game.scenes.frame.form import FormScene
from game.scenes.frame.form_layout import columns_of
from game.scenes.frame.header import header
from game.scenes.frame.match_hook import position_json
from game.scenes.frame.scene import Transition
from game.scenes.table.play.play import Play
from game.view.widgets import Item


class MoreScene(FormScene):
    """Params: `play`, what is played at the table below this scene.

    What is chosen is scheduled (`Commands.schedule`), and done by the table once it is on top
    again. Pages are opened from here and lead back here, unless they changed what is played.
    """

    name = "more"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.play: Play = params["play"]
        self._state = self._played()

    def _played(self) -> tuple[object, ...]:
        """Return what is played at the table, to be compared."""
        match = self.play.match
        return match, match.cursor, tuple(match.turns)

    def enter(self) -> None:
        """Say where we are, or leave at once for what is to be seen or done at the table."""
        if self.play.commands.scheduled is not None or self._played() != self._state:
            self.relayout()
            self._next = Transition("pop")
        else:
            super().enter()

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("more.title")

    def fields(self) -> list[Field]:
        """Return a button for each command, in two columns in any window."""
        m = self.context.measure
        half = columns_of(m, header(m).rest) == 1
        return [
            command.button(self.context.words, self.play, half)
            for command in self.play.commands.offered()
            if command.listed(self.play)
        ]

    def acted(self, item: Item) -> Transition | None:
        """Have it run at the table, or open its page; ask before, if it asks."""
        command = item.value
        if not isinstance(command, Command):
            return None
        if command.asks(self.play):
            return question_about(self.play, command)
        if command.page:
            return command.run(self.play)
        self.play.commands.schedule(command)
        return Transition("pop")

    def pressed(self, item: Item) -> Transition | None:
        """Do what was pressed, or say why it cannot be done."""
        command = item.value
        if isinstance(command, Command) and command.refusal(self.play):
            refusal = command.refusal_text(self.context.words, self.play)
            self.context.announce(refusal, urgent=True)
            return None
        return super().pressed(item)

    def position_json(self) -> Json:
        """Return the position at the table."""
        return position_json(self.play.match)
