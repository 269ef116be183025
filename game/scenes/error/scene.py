"""When something went wrong: what happened, what was kept, and a report to copy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from game.host.exchange import Gesture
from game.scenes.error.layout import ErrorLayout, error_layout
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.pages import Pages, PageStep
from game.scenes.frame.scene import Transition
from game.untrusted.plain_text import both_ends
from game.view.art import draw_rounded
from game.view.box import Box
from game.view.pixels import px
from game.view.text.text_box import LINE, TextBox
from game.view.widgets import Item


class ErrorScene(BaseScene):
    """Params: `report`, the text for a developer, and `saved`, whether the match was saved."""

    name = "error"
    scrolls_whole = True

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.report = both_ends(str(params.get("report", "")))
        self.is_saved = bool(params.get("saved", False))
        self.pages: Pages = Pages(backwards=True)
        self._pages: list[list[str]] = [[]]

    def enter(self) -> None:
        """Say what happened."""
        super().enter()
        self.context.announce(self._explanation(), urgent=True)

    def _explanation(self) -> str:
        """Return what happened and what to do."""
        words, text = self.context.words, self.context.words.text
        match = text("error.kept" if self.is_saved else "error.not-kept")
        return words.sentences(text("error.what"), match, text("error.do"))

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay out words, a page of the report, and buttons."""
        text, m = self.context.words.text, self.context.measure
        layout = error_layout(m)
        self._plate = layout.report
        self._pages = self._paged(layout.report.shrunk(m.gap), m.small)
        self.pages.fit(len(self._pages))
        layout = error_layout(m, len(self._pages) > 1)
        words = [
            TextBox(text("error.title"), layout.title, m.heading, "title", tone="title"),
            TextBox(self._explanation(), layout.text, m.body, valign="top"),
            TextBox(
                self.page_text(),
                layout.report.shrunk(m.gap),
                m.small,
                valign="top",
                tone="panel_text",
            ),
        ]
        return self._buttons(layout), words

    def _buttons(self, layout: ErrorLayout) -> list[Item]:
        """Return the buttons: what can be done, between those that turn pages of the report."""
        text = self.context.words.text
        copy, menu = (text(f"error.{name}") for name in ("copy", "menu"))
        items = [
            Item("copy", copy, layout.buttons[0], copy, gesture=Gesture("copy")),
            Item("menu", menu, layout.buttons[1], menu, "menu", "primary"),
        ]
        if len(self._pages) > 1:
            ends = (self.pages.number < self.pages.count - 1, self.pages.number > 0)
            items += [
                Item(
                    f"report:{name}",
                    text(f"error.{name}"),
                    box,
                    icon=sign,
                    enabled=enabled,
                    value=PageStep(step),
                    group="report",
                )
                for name, sign, step, box, enabled in zip(
                    ("earlier", "later"),
                    ("back", "forward"),
                    (1, -1),
                    layout.turning,
                    ends,
                    strict=True,
                )
            ]
        return items

    def _paged(self, room: Box, size: float) -> list[list[str]]:
        """Return the lines of the report by pages, the last one first: its end tells most."""
        brush, scale = self.context.brush, self.context.viewport.scale
        lines = [
            piece
            for line in self.report.strip().splitlines()
            if line.strip()
            for piece in brush.type.wrapped_anywhere(
                line.strip(), "text", size * scale, room.width * scale
            )
        ]
        most = max(1, int(room.height * scale / round(size * scale * LINE + 0.5)))
        first = [*range(len(lines) - most, 0, -most), 0]
        return [lines[start:end] for start, end in zip(first, [len(lines), *first], strict=False)]

    def page_text(self) -> str:
        """Return what the page shows of the report."""
        return "\n".join(self._pages[self.pages.number])

    def paint(self, ground: pygame.Surface) -> None:
        """Draw the plate of the report."""
        rect = px(self._plate, self.context.viewport.scale)
        draw_rounded(ground, rect, 8, self.context.theme.panel_edge)
        inner = rect.inflate(-2, -2)
        draw_rounded(ground, inner, 7, self.context.theme.panel)

    def pressed(self, item: Item) -> Transition | None:
        """Copy the report, or go back to the menu."""
        if item.id == "menu":
            return Transition("reset", "menu")
        self.context.spawn(self._copy())
        return None

    async def _copy(self) -> None:
        """Copy the report and tell whether it was copied."""
        is_copied = await self.context.host.copy_text(self.report)
        key = "error.copied" if is_copied else "error.refused"
        self.context.announce(self.context.words.text(key))

    def back(self) -> Transition | None:
        """Leave for the menu."""
        return Transition("reset", "menu")
