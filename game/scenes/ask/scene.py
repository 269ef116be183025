"""A question before something that cannot be taken back: yes or no."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.scenes.ask.layout import ask_layout
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.view.text.text_box import TextBox
from game.view.widgets import Item


class AskScene(BaseScene):
    """Params: `question` and `yes` (texts), and `on_yes`, which is called then.

    Either way the scene below comes up again. The harmless answer is the main button and has the
    focus: whoever presses Enter without a thought loses nothing.
    """

    name = "ask"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.question: str = params["question"]
        self.yes: str = params["yes"]
        self.on_yes: Callable[[], object] = params["on_yes"]

    def enter(self) -> None:
        """Ask."""
        super().enter()
        self.move_focus("no", visible=False)
        self.context.announce(self.question, urgent=True)

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out the question and two buttons; the harmless one comes first."""
        text, m = self.context.words.text, self.context.measure
        layout = ask_layout(m)
        question = TextBox(self.question, layout.question, m.body * 1.2, "bold", "centre")
        no = text("ask.no")
        items = [
            Item("no", no, layout.buttons[0], no, "back", "primary"),
            Item("yes", self.yes, layout.buttons[1], self.yes, "check"),
        ]
        return items, [question]

    def pressed(self, item: Item) -> Transition | None:
        """Do it after a yes, and go back."""
        if item.id == "yes":
            self.on_yes()
        return Transition("pop")
