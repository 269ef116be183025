"""When something went wrong: what happened, what was kept, and a report to copy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame

from game.scenes.base import BaseScene
from game.scenes.context import Context
from game.scenes.scene import Transition
from game.view.art import rounded
from game.view.pixels import px
from game.view.screens import error_screen
from game.view.widgets import Item, Style, Words


class ErrorScene(BaseScene):
    """Params: `report`, the text for a developer, and `kept`, whether the match was saved."""

    name = "error"

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.report = str(params.get("report", ""))
        self.kept = bool(params.get("kept", False))

    def enter(self) -> None:
        """Say what happened."""
        super().enter()
        self.context.announce(self._told(), urgent=True)

    def _told(self) -> str:
        """Return what happened and what to do."""
        text = self.context.words.text
        kept = text("error.kept" if self.kept else "error.not-kept")
        return f"{text('error.what')} {kept} {text('error.do')}"

    def layout(self) -> tuple[list[Item], list[Words]]:
        """Lay out words, report and buttons."""
        text, m = self.context.words.text, self.context.measure
        screen = error_screen(m)
        self._plate = screen.report
        signs: tuple[tuple[str, str, Style], ...] = (
            ("copy", "", "plain"),
            ("menu", "menu", "primary"),
        )
        items = [
            Item(name, text(f"error.{name}"), box, text(f"error.{name}"), sign, style)
            for (name, sign, style), box in zip(signs, screen.buttons, strict=True)
        ]
        lines = [line for line in self.report.strip().splitlines() if line.strip()]
        room = max(1, int(screen.report.height / (14 * 1.45)) - 1)
        words = [
            Words(text("error.title"), screen.title, m.heading, "title", tone="title"),
            Words(self._told(), screen.text, m.body, upright="top"),
            Words(
                "\n".join(line[:56] for line in lines[-room:]),
                screen.report.shrunk(m.gap),
                14,
                upright="top",
                tone="panel_text",
            ),
        ]
        return items, words

    def paint(self, ground: pygame.Surface) -> None:
        """Draw the plate of the report."""
        rect = px(self._plate, self.context.viewport.scale)
        ground.blit(rounded(rect.size, 8, self.context.theme.panel_edge), rect)
        inner = rect.inflate(-2, -2)
        ground.blit(rounded(inner.size, 7, self.context.theme.panel), inner)

    def pressed(self, item: Item) -> Transition | None:
        """Copy the report, or go back to the menu."""
        if item.id == "menu":
            return Transition("reset", "menu")
        self.context.spawn(self._copy())
        return None

    async def _copy(self) -> None:
        """Copy the report and tell whether that worked."""
        done = await self.context.host.copy_text(self.report)
        self.context.announce(self.context.words.text("error.copied" if done else "error.refused"))

    def back(self) -> Transition | None:
        """Leave for the menu."""
        return Transition("reset", "menu")
