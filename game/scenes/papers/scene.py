"""Sheets to be printed: rules, a board and exercises of a game, for the paper one has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from game.host.exchange import Gesture
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet import NO_BOX, Content, SheetScene
from game.view.box import TOUCH, Box
from game.view.buttons.row_list import row_list
from game.view.text.text_box import LINE, TextBox
from game.view.widgets import Item

PAPERS = ("a4", "letter")
"""The papers for which there are sheets."""

LETTER_REGIONS = frozenset({"US", "CA", "MX", "PH", "CL", "CO", "VE", "CR", "GT", "PA", "DO"})
"""Where people print on Letter; everywhere else on A4."""


class PapersScene(SheetScene):
    """Params: `game`. The paper that is usual where the person lives comes first."""

    name = "papers"
    widest: ClassVar[float] = 440

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.game: str = params["game"]

    def title(self) -> str:
        """Return the title."""
        game = self.context.words.text(f"menu.game.{self.game}")
        return self.context.words.text("papers.title", game=game)

    def description(self) -> str:
        """Return the title, and what the sheets are."""
        words = self.context.words
        return words.sentences(words.sentence(self.title()), words.text("papers.text"))

    def content(self, area: Box) -> Content:
        """Lay out what the sheets are, and a row for each paper."""
        m, brush, text = self.context.measure, self.context.brush, self.context.words.text
        size = m.size("body")
        told = text("papers.text")
        lines = brush.type.wrapped(told, "text", size * brush.scale, area.width * brush.scale)
        box = Box(area.x, area.y, area.width, size * LINE * len(lines))
        rows = [self._row(paper) for paper in self._papers()]
        room = Box(area.x, box.bottom + m.gap, area.width, 0)
        items, height = row_list(rows, room, brush, max(TOUCH, 52 * m.text))
        words = [TextBox(told, box, size, valign="top", tone="panel_text")]
        return items, words, room.y + height - area.y

    def _papers(self) -> list[str]:
        """Return the papers, the likelier one first."""
        languages = self.context.host.preferences().languages
        region = languages[0].rpartition("-")[2].upper() if languages else ""
        return sorted(PAPERS, reverse=region in LETTER_REGIONS)

    def _row(self, paper: str) -> Item:
        """Return the row of a paper."""
        label = self.context.words.text(f"papers.{paper}")
        sheet = Gesture("paper", address=self._file_of(paper))
        return Item(
            f"paper:{paper}", label, NO_BOX, label, "save", "row", value=paper, gesture=sheet
        )

    def _file_of(self, paper: str) -> str:
        """Return the name of the file with the sheets for a paper."""
        return f"{self.game}-{paper}.pdf"

    def pressed(self, item: Item) -> Transition | None:
        """Show the sheets for a paper, and go back."""
        if not isinstance(item.value, str):
            return super().pressed(item)
        self.context.host.open_paper(self._file_of(item.value))
        return Transition("pop")
