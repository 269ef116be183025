"""A page in its window: which layout has room for all that it says."""

from __future__ import annotations

from typing import NamedTuple

from game.scenes.frame.context import Context
from game.scenes.howto.door import to_lesson
from game.scenes.howto.figure import FigurePlay
from game.scenes.howto.layout import HowToLayout, howto_layout
from game.scenes.howto.text import Column, EntryText, PageText, page_column
from game.view.howto.page import Page
from game.view.registry import VIEWS

BAR = 12.0
"""Room beside a text that may scroll for the bar of that, in CSS pixels."""


class Fitting(NamedTuple):
    """Lays out one page of a game. `marked`: the entry of a glossary that is looked for.

    `high`: how high its text is at least where that stands below a figure.
    """

    context: Context
    game: str
    page: Page
    figure: FigurePlay | None
    text: PageText
    marked: EntryText | None
    high: float = 0.0

    def layout(self, told: float = 0.0) -> HowToLayout:
        """Return the layout with contents beside the text, where that has room for all of it.

        `told`: how high the room for what is told of a step is at least.
        """
        layout = self._layout(told, contents=True)
        fits = layout.contents is None or self.column(layout).height <= layout.text.height + 2
        return layout if fits else self._layout(told, contents=False)

    def _layout(self, told: float, *, contents: bool) -> HowToLayout:
        return howto_layout(
            self.context.measure,
            square=VIEWS[self.game].square,
            figure=self.figure is not None,
            moves=self.figure is not None and self.figure.last > 0,
            contents=contents,
            lesson=to_lesson(self.game, self.page) is not None,
            papers=self.context.host.has_papers(),
            told=told,
            text=self.high,
        )

    def column(self, layout: HowToLayout) -> Column:
        """Return the text of the page in a layout."""
        box = layout.text
        if layout.contents is None:
            box = box.left_part(box.width - BAR)[0]
        return page_column(self.text, box, self.context.measure, self.context.brush, self.marked)
