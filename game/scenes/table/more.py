"""More to do at the table: one button for each action that makes sense now."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.rules.protocol import Json
from game.scenes.frame.context import Context
from game.scenes.frame.fields import Button, Field
from game.scenes.frame.form import FormScene
from game.scenes.frame.form_layout import columns_of
from game.scenes.frame.header import header
from game.scenes.frame.scene import Transition
from game.scenes.table.actions import Action, find, offered
from game.scenes.table.confirm import asked
from game.scenes.table.turns import TableTurns
from game.view.widgets import Item


class MoreScene(FormScene):
    """Params: `turns`, the course of the match at the table below this scene.

    What is chosen is noted there (`turns.wanted`) and done by the table once it is on top again.
    Pages are opened from here and lead back here, unless they changed what is played.
    """

    name = "more"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.turns: TableTurns = params["turns"]
        self._about = self._played()

    def _played(self) -> tuple[object, ...]:
        """Return what is played at the table, to be compared."""
        match = self.turns.match
        return match, match.cursor, tuple(match.turns)

    def enter(self) -> None:
        """Say where we are, or leave at once for what is to be seen or done at the table."""
        if self.turns.wanted or self._played() != self._about:
            self.relayout()
            self._next = Transition("pop")
        else:
            super().enter()

    def title(self) -> str:
        """Return the title."""
        return self.context.words.text("more.title")

    def fields(self) -> list[Field]:
        """Return a button for each action, in two columns in any window."""
        m = self.context.measure
        half = columns_of(m, header(m).rest) == 1
        return [
            Button(
                action.id,
                self.context.words.text(f"more.{action.id}"),
                action.icon,
                self._refusal(action),
                half=half,
                off=bool(action.why(self.turns)),
            )
            for action in offered(self.turns)
            if action.listed(self.turns)
        ]

    def _refusal(self, action: Action) -> str:
        """Return why an action cannot be done now, in words; "" if it can."""
        why = action.why(self.turns)
        return self.context.words.text(f"more.{action.id}.{why}") if why else ""

    def chosen(self, field: str, value: Json) -> None:
        """There is nothing to answer here, only something to do."""

    def acted(self, item: Item) -> Transition | None:
        """Do it at the table, or open its page; ask before, if it asks."""
        action = find(self.turns, item.id)
        if action is None:
            return None
        if action.asks(self.turns):
            return asked(self.turns, action.id)
        if action.page:
            return action.does(self.turns)
        self.turns.wanted = action.id
        return Transition("pop")

    def pressed(self, item: Item) -> Transition | None:
        """Do what was pressed, or say why it cannot be done."""
        refused = next((act for act in offered(self.turns) if act.id == item.id), None)
        if refused is not None and refused.why(self.turns):
            self.context.announce(self._refusal(refused), urgent=True)
            return None
        return super().pressed(item)

    def position_json(self) -> Json:
        """Return the position at the table."""
        return self.turns.match.game.position_to_json(self.turns.match.position)
