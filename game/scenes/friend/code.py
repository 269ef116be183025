"""The link as a QR code, to be scanned from the screen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

import pygame

from game.host.interface import Note, Outline
from game.play.qr.encoder import QUIET, Rows, encode
from game.scenes.frame.context import Context
from game.scenes.frame.sheet import Content, SheetScene
from game.scenes.friend.column import Column
from game.view.box import Box
from game.view.pixels import px
from game.view.steps import Steps

DARK, LIGHT = b"\x00\x00\x00", b"\xff\xff\xff"
"""In every theme: a camera looks for dark on light."""

_BESIDE = 150.0
"""So much of the window's height is for what stands above and below the code, in CSS pixels."""

_LARGEST = 480.0


class CodeScene(SheetScene):
    """Params: `text`, and `modules`, how many the code is wide."""

    name = "code"
    widest: ClassVar[float] = 560

    def __init__(self, context: Context, params: Mapping[str, Any]) -> None:
        super().__init__(context)
        self.text: str = params["text"]
        self.modules: int = params["modules"]
        self._rows: Rows | None = None
        self.code = Box(0, 0, 0, 0)
        """Where it lies, with the light modules around it."""

    def title(self) -> str:
        """Return what this is."""
        return self.context.words.text("friend.code")

    def description(self) -> str:
        """Return what this is, and what to do with it."""
        words = self.context.words
        return words.sentences(words.sentence(self.title()), words.text("friend.code.help"))

    def content(self, area: Box) -> Content:
        """Lay out the code, as large as it can be with modules of whole pixels, and what to do."""
        m, scale = self.context.measure, self.context.viewport.scale
        across = self.modules + 2 * QUIET
        room = min(area.width, m.height - _BESIDE * m.text, _LARGEST * m.unit)
        side = max(1, int(room * scale / across)) * across / scale
        left = round((area.x + (area.width - side) / 2) * scale) / scale
        self.code = Box(left, round(area.y * scale) / scale, side, side)
        below = Box(area.x, self.code.bottom + m.gap, area.width, 0)
        column = Column(self.context, below)
        column.text(self.context.words.text("friend.code.help"), align="centre")
        items, words, height = column.content()
        return items, words, below.y - area.y + height

    def outline(self) -> Outline:
        """Return the texts, what the picture is, and the link that it stands for."""
        outline = super().outline()
        note = Note("code", self.context.words.text("friend.code.alt"))
        return replace(outline, notes=(note, *outline.notes, Note("link", self.text)))

    def paint_steps(self, ground: pygame.Surface) -> Steps:
        """Draw the code where nothing scrolls."""
        if not self.content_pane.active:
            yield from self._paint_code(ground)

    def paint_pane(self, ground: pygame.Surface) -> Steps:
        """Draw the code where it scrolls."""
        yield from self._paint_code(ground)

    def _paint_code(self, ground: pygame.Surface) -> Steps:
        """Draw the code: all modules as pixels first, then each of them larger."""
        if self._rows is None:
            self._rows = yield from encode(self.text)
        if self._rows is not None:
            rect = px(self.code, self.context.viewport.scale)
            ground.blit(pygame.transform.scale(_picture(self._rows), rect.size), rect)
        yield


def _picture(rows: Rows) -> pygame.Surface:
    """Return a code with a pixel for each module, and the light ones around it."""
    side = len(rows) + 2 * QUIET
    margin, above = LIGHT * QUIET, LIGHT * side * QUIET
    pixels = bytearray(above)
    for row in rows:
        pixels += margin
        for x in range(len(rows)):
            pixels += DARK if row >> x & 1 else LIGHT
        pixels += margin
    return pygame.image.frombytes(bytes(pixels + above), (side, side), "RGB")
