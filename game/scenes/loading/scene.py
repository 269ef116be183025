"""A part of the program is on its way, or did not arrive."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.header import header
from game.scenes.frame.scene import Transition
from game.view.box import Box
from game.view.text.text_box import TextBox
from game.view.widgets import Item

WIDTH, HEIGHT = 240.0, 52.0
"""Of the button that tries again, in CSS pixels."""


class LoadingScene(BaseScene):
    """Params: the `part` that is to come, and the `scene` with its `params` that waits for it."""

    name = "loading"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self._part: str = params["part"]
        self._scene = Transition("replace", params["scene"], params["params"])
        self._failed = False

    def enter(self) -> None:
        """Ask for the part."""
        super().enter()
        self._ask()

    def description(self) -> str:
        """Return what goes on."""
        key = "loading.failed" if self._failed else "loading.waiting"
        return self.context.words.text(key)

    def title(self) -> str:
        """Return the heading."""
        return self.context.words.text("loading.title")

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out the way back, what goes on, and the way to try again."""
        text, m = self.context.words.text, self.context.measure
        top = header(m)
        middle = top.rest.centred(min(top.rest.width, 560 * m.unit), top.rest.height / 2)
        saying, below = middle.top_part(middle.height / 2)
        title = TextBox(self.title(), top.title, m.size("screen"), "title", tone="title")
        words = [title, TextBox(self.description(), saying, m.size("body"), align="centre")]
        items = [Item("back", text("setup.back"), top.back, icon="back", style="bare")]
        if self._failed:
            again = text("loading.again")
            width, height = min(below.width, WIDTH * m.unit), max(HEIGHT, m.button)
            box = Box(below.x, below.y + m.gap, below.width, height).centred(width, height)
            items.append(Item("again", again, box, again, "restart", "primary"))
        return items, words

    def pressed(self, item: Item) -> Transition | None:
        """Go back, or try again."""
        if item.id == "back":
            return self.back()
        self._failed = False
        self._show()
        self._ask()
        return None

    def busy(self) -> bool:
        """Whether the part is on its way."""
        return not self._failed or super().busy()

    def _ask(self) -> None:
        """Bring the part beside the loop."""
        self.context.spawn(self._bring())

    async def _bring(self) -> None:
        """Go on once the part is here; say so where it did not arrive."""
        if await self.context.parts.bring(self._part):
            self._next = self._scene
            return
        self._failed = True
        self._show()
        self.move_focus("again", visible=self.focus_visible)

    def _show(self) -> None:
        """Show and say what goes on now."""
        self.relayout()
        self.context.announce(self.description())
