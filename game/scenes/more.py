"""More to do at the table: one button for each action that makes sense now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.protocol import Json
from game.scenes.actions import find, offered
from game.scenes.confirm import asked
from game.scenes.context import Context
from game.scenes.fields import Act, Field
from game.scenes.form import FormScene
from game.scenes.scene import Transition
from game.scenes.table_turns import TableTurns
from game.view.form_layout import columns_of
from game.view.screens import header
from game.view.widgets import Item


class MoreScene(FormScene):
    """Params: `turns`, the course of the match at the table below this scene.

    What is chosen is noted there (`turns.wanted`) and done by the table once it is on top again.
    """

    name = "more"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.turns: TableTurns = params["turns"]

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("more.title")

    def fields(self) -> list[Field]:
        """Return a button for each action, in two columns in any window."""
        text, m = self.context.words.text, self.context.measure
        half = columns_of(m, header(m).rest) == 1
        return [
            Act(action.id, text(f"more.{action.id}"), action.icon, half=half)
            for action in offered(self.turns)
        ]

    def chosen(self, field: str, value: Json) -> None:
        """There is nothing to answer here, only something to do."""

    def acted(self, item: Item) -> Transition | None:
        """Go back to the table, where it is done; ask before, if it asks."""
        action = find(self.turns, item.id)
        if action is None:
            return None
        if action.asks(self.turns):
            return asked("replace", self.turns, action.id)
        self.turns.wanted = action.id
        return Transition("pop")

    def position_json(self) -> Json:
        """Return the position at the table."""
        return self.turns.match.game.position_to_json(self.turns.match.position)
