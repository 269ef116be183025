"""A question before something that cannot be taken back: yes or no."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from game.scenes.base import BaseScene
from game.scenes.context import Context
from game.scenes.scene import Transition
from game.scenes.table_turns import TableTurns
from game.view.screens import confirm_screen
from game.view.widgets import Item, Words


def asked(kind: Literal["push", "replace"], turns: TableTurns, action: str) -> Transition:
    """Return the way to the question about an action of the table (`game.scenes.actions`)."""
    return Transition(kind, "confirm", {"turns": turns, "action": action})


class ConfirmScene(BaseScene):
    """Params: `turns` of the table below, and `action`, which is done there after a yes."""

    name = "confirm"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.turns: TableTurns = params["turns"]
        self.action: str = params["action"]

    def enter(self) -> None:
        """Ask."""
        super().enter()
        self.context.announce(self._question(), urgent=True)

    def _question(self) -> str:
        return self.context.words.text(f"more.{self.action}.ask")

    def layout(self) -> tuple[list[Item], list[Words]]:
        """Lay out the question and two buttons; the harmless one comes first."""
        text, m = self.context.words.text, self.context.measure
        screen = confirm_screen(m)
        question = Words(self._question(), screen.question, m.body * 1.2, "bold", "centre")
        no, yes = text("more.no"), text(f"more.{self.action}.yes")
        items = [
            Item("no", no, screen.buttons[0], no, "back"),
            Item("yes", yes, screen.buttons[1], yes, "check", "primary"),
        ]
        return items, [question]

    def pressed(self, item: Item) -> Transition | None:
        """Go back to the table; after a yes it is done there."""
        if item.id == "yes":
            self.turns.wanted = self.action
        return Transition("pop")
