"""A question before something that cannot be taken back: yes or no."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import Content, SheetScene
from game.view.box import Box, stacked
from game.view.buttons.drawing import item_fits
from game.view.measure import TextKind
from game.view.text.pen import Face
from game.view.text.text_box import LINE, TextBox, Tone
from game.view.widgets import Item, Style

BUTTON = 52.0
"""The least height of an answer, in CSS pixels."""


class AskScene(SheetScene):
    """Params: `question` and `yes` (texts), and `on_yes`, which is called then.

    Besides, as far as they differ from the usual: `note` (what a yes means), `no` (text), `icon` of
    the yes, `harmless` (nothing is lost by a yes), and `name` of the scene.

    Either way the scene below comes up again. The harmless answer comes first and has the focus:
    whoever presses Enter without a thought loses nothing.
    """

    name = "ask"
    widest: ClassVar[float] = 440
    headed: ClassVar[bool] = False

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.question: str = params["question"]
        self.note: str = params.get("note", "")
        self.yes: str = params["yes"]
        self.no: str = params.get("no", context.words.text("ask.no"))
        self.icon: str = params.get("icon", "")
        self.yes_style: Style = "primary" if params.get("harmless") else "danger"
        self.name = params.get("name", self.name)
        self.on_yes: Callable[[], object] = params["on_yes"]

    def enter(self) -> None:
        """Ask."""
        super().enter()
        below = self.beneath
        self.move_focus("no", isinstance(below, BaseScene) and below.focus_visible)
        sentences = self.context.words.sentences(self.question, self.note)
        self.context.announce(sentences, urgent=True)

    def title(self) -> str:
        """Return the question."""
        return self.question

    def way_out(self) -> None:
        """Return no button besides the answers."""

    def description(self) -> str:
        """Return nothing: the question is asked urgently."""
        return ""

    def content(self, area: Box) -> Content:
        """Lay out the question and two buttons; the harmless one comes first."""
        m = self.context.measure
        words: list[TextBox] = []
        y = area.y
        for text, kind, face, tone in self._texts():
            size = m.size(kind)
            lines = self.context.brush.type.wrapped(text, face, size, area.width)
            box = Box(area.x, y, area.width, size * LINE * len(lines))
            words.append(TextBox(text, box, size, face, tone=tone))
            y = box.bottom + m.gap
        room = Box(area.x, y + m.gap, area.width, max(BUTTON, m.button))
        no, yes = room.columns(2, m.gap)
        items = [
            Item("no", self.no, no, self.no),
            Item("yes", self.yes, yes, self.yes, self.icon, self.yes_style),
        ]
        if not all(item_fits(item, self.context.brush) for item in items):
            rows = stacked(room, [room.height] * 2, m.gap)
            items = [replace(item, box=row) for item, row in zip(items, rows, strict=True)]
        return items, words, items[-1].box.bottom - area.y

    def _texts(self) -> list[tuple[str, TextKind, Face, Tone]]:
        """Return the question and what a yes means, each with its size, face and colour."""
        question: tuple[str, TextKind, Face, Tone] = (self.question, "card", "title", "title")
        note: tuple[str, TextKind, Face, Tone] = (self.note, "body", "text", "panel_text")
        return [question, note] if self.note else [question]

    def pressed(self, item: Item) -> Transition | None:
        """Do it after a yes, and go back."""
        if item.id == "yes":
            self.on_yes()
        return Transition("pop")
