"""Sheets: scenes that lie over the one below, which stays to be seen, darkened."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import ClassVar, Literal

import pygame

from game.host.interface import Pointer
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.pane import Pane
from game.scenes.frame.scene import Transition
from game.view.art import rounded, soft
from game.view.box import TOUCH, Box
from game.view.pixels import Rect, hull, px, stroke
from game.view.steps import Steps
from game.view.text.text_box import TextBox
from game.view.widgets import Item

SHEET_RADIUS = 18.0
"""Of the corners of a sheet, in CSS pixels."""

PAD = 20.0
"""Room around what stands on a sheet, in CSS pixels."""

OPENING = 0.16
"""A sheet slides in for so many seconds."""

SLIDE = 12.0
"""It comes from so far below, in CSS pixels."""

DIM = 148
"""So much of the picture below is left, of 255."""

_SHADOW = 22.0
"""The shadow of a sheet reaches so far, in CSS pixels."""

_HANDLE = 18.0
"""Room at the top of a sheet on a phone for the bar that says it can be let go of."""

Content = tuple[list[Item], list[TextBox], float]
"""What stands on a sheet below its title, and how high all of it is."""


class SheetScene(BaseScene):
    """A scene on a sheet. Subclasses fill `content`, `pressed`, and `title` if it has one."""

    widest: ClassVar[float] = 560
    """How wide it is, in CSS pixels of text at its usual size. On a phone it is as the window."""

    covers_partly: ClassVar[bool] = True

    anchor: ClassVar[Literal["middle", "top right", "right"]] = "middle"
    """Where it lies in a window: in the middle, below the tools, or along the side."""

    top: ClassVar[float] = 76
    """The distance of one that lies below the tools from the top of the window."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.pane = self.content_pane = Pane()
        self.sheet = Box(0, 0, 0, 0)
        """Where it lies."""
        self._opened = 0.0
        """Which share of its way in it has gone."""
        self._picture: tuple[pygame.Rect, pygame.Surface, pygame.Surface] | None = None

    # For subclasses

    @abstractmethod
    def content(self, area: Box) -> Content:
        """Lay out what stands on the sheet, in a column that begins at the top of `area`.

        Only its top and width count. It is called with several areas; what scrolls is found out
        here.
        """

    def paint_content(self, ground: pygame.Surface) -> None:
        """Draw more that does not move, below the text of the sheet."""

    def title(self) -> str:
        """Return the title; "" for a sheet without a head."""
        return ""

    def description(self) -> str:
        """Return what is said when the sheet comes up."""
        return self.title()

    # Layout

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay the sheet out around its content."""
        m = self.context.measure
        width = m.width if m.phone and m.portrait else min(m.width - 24, self.widest * m.text)
        head = self._head_height()
        inner = width - 2 * PAD
        height = self.content(Box(0, 0, inner, 0))[2]
        self.sheet = self._placed(width, head + height + PAD)
        area = self.sheet.shrunk(PAD, 0)
        items, words, height = self.content(Box(area.x, area.y + head, inner, height))
        room = Box(area.x - PAD, area.y + head, width, self.sheet.height - head - PAD / 2)
        self.content_pane.bar = self.context.theme.panel_edge
        self.content_pane.fit(room, height + PAD / 2)
        items = [replace(item, in_pane=True) for item in items]
        words = [replace(text_box, in_pane=True) for text_box in words]
        return self._with_head(items, words) if self.title() else (items, words)

    def _head_height(self) -> float:
        """Return how much of the top the head takes."""
        m = self.context.measure
        handle = _HANDLE if m.phone and m.portrait else 0.0
        return handle + (max(TOUCH, m.size("card") * 1.3) + PAD if self.title() else PAD - 4)

    def _with_head(
        self, items: list[Item], words: list[TextBox]
    ) -> tuple[list[Item], list[TextBox]]:
        """Put title and close button before what stands on the sheet."""
        m, text = self.context.measure, self.context.words.text
        high = max(TOUCH, m.size("card") * 1.3)
        y = self.sheet.y + self._head_height() - high - 8
        bar = Box(self.sheet.x + PAD, y, self.sheet.width - 2 * PAD, high)
        close, rest = bar.right_part(TOUCH)
        head = TextBox(self.title(), rest, m.size("card"), "title", tone="title")
        button = Item(
            "close", text("sheet.close"), close, icon="cancel", style="bare", shortcut="Esc"
        )
        return [*items, button], [head, *words]

    def _placed(self, width: float, height: float) -> Box:
        """Return where a sheet of that size lies."""
        m = self.context.measure
        if m.phone and m.portrait:
            high = min(height, m.height * 0.92)
            return Box(0, m.height - high, m.width, high)
        if self.anchor == "right":
            x = 0 if m.left_handed else m.width - width
            return Box(x, 0, width, m.height)
        edge = 12.0
        if self.anchor == "top right":
            y = min(self.top, max(edge, m.height - height - edge))
            x = edge if m.left_handed else m.width - width - edge * 2
            return Box(x, y, width, min(height, m.height - y - edge))
        high = min(height, m.height - 2 * edge)
        return Box((m.width - width) / 2, (m.height - high) / 2, width, high)

    # Closing

    def pressed(self, item: Item) -> Transition | None:
        """Close it."""
        return self.back() if item.id == "close" else None

    def _missed(self, pointer: Pointer) -> Transition | None:
        """A press beside the sheet closes it."""
        return None if self.sheet.holds(pointer.x, pointer.y) else self.back()

    # Drawing

    def backdrop_steps(self, surface: pygame.Surface, ground: pygame.Surface) -> Steps:
        """Draw the scene below, darkened: once, however long the sheet is open."""
        below = self.lowest()
        key = (id(below), surface.get_size(), self.context.theme)
        if self.context.shade is None or self.context.shade[0] != key:
            shade = yield from self._shaded(below, surface)
            self.context.shade = key, shade
        ground.blit(self.context.shade[1], (0, 0))
        yield
        self._paint_sheet(ground)
        yield

    def paint(self, ground: pygame.Surface) -> None:
        """Draw what stands on the sheet, if it does not scroll."""
        if not self.content_pane.active:
            self.paint_content(ground)

    def paint_pane(self, ground: pygame.Surface) -> Steps:
        """Draw what stands on the sheet, where it scrolls."""
        self.paint_content(ground)
        yield

    def _shaded(self, below: BaseScene | None, surface: pygame.Surface) -> Steps:
        """Return a darkened picture of the scene below."""
        on_view = self.context.shade is None and below is not None and below.canvas.complete
        shade = surface.copy()
        if below is not None and not on_view:
            below.resize(self.context.viewport)
            yield from below.canvas.still(shade)
        shade.fill((DIM, DIM, DIM), special_flags=pygame.BLEND_RGB_MULT)
        return shade

    def lowest(self) -> BaseScene | None:
        """Return the scene over which all sheets lie."""
        below = self.beneath
        while isinstance(below, SheetScene):
            below = below.beneath
        return below if isinstance(below, BaseScene) else None

    def _paint_sheet(self, ground: pygame.Surface) -> None:
        """Draw the empty sheet with its shadow."""
        theme, m = self.context.theme, self.context.measure
        scale = self.context.viewport.scale
        line = stroke(scale * m.unit, 1)
        rect, radius = px(self.sheet, scale), SHEET_RADIUS * scale
        blur = round(_SHADOW * scale)
        if theme.textured:
            shadow = soft(rect.size, blur, radius, 120)
            ground.blit(shadow, rect.move(-blur, -blur + blur // 4))
        low = rect.copy()
        if m.phone and m.portrait:
            low.height += round(radius)  # its lower corners lie outside
        ground.blit(rounded(low.size, radius, theme.panel_edge), low)
        inner = low.inflate(-2 * line, -2 * line)
        ground.blit(rounded(inner.size, radius - line, theme.panel), inner)
        if m.phone and m.portrait:
            bar = pygame.Rect(0, 0, round(38 * scale), max(3, round(4 * scale)))
            bar.midtop = rect.centerx, rect.top + round(8 * scale)
            ground.blit(rounded(bar.size, bar.height / 2, theme.panel_edge), bar)

    def update(self, dt: float) -> bool:
        """Let time pass while it slides in."""
        if self._picture is not None:
            self._opened += dt / OPENING
            return True
        return super().update(dt)

    def draw(self, surface: pygame.Surface) -> list[Rect] | None:
        """Draw it on its way in, or what changed on it."""
        if self._picture is None:
            rects = super().draw(surface)
            if rects is None and not self._opened and not self.context.reduced_motion:
                self._begin_to_open(surface)
                self._draw_opening(surface)
            return rects
        return self._draw_opening(surface)

    def _begin_to_open(self, surface: pygame.Surface) -> None:
        """Take the picture that is moved, and that of what it moves over."""
        scale = self.context.viewport.scale
        area = px(self.sheet.shrunk(-_SHADOW - SLIDE), scale).clip(surface.get_rect())
        if self.context.shade is not None:
            below = self.context.shade[1].subsurface(area)
            self._picture = area, surface.subsurface(area).copy(), below

    def _draw_opening(self, surface: pygame.Surface) -> list[Rect]:
        """Draw the sheet where it is on its way in."""
        if self._picture is None:
            return []
        area, sheet, below = self._picture
        share = min(1.0, self._opened)
        eased = 1 - (1 - share) ** 2
        before = surface.get_clip()
        surface.set_clip(area)
        surface.blit(below, area)
        sheet.set_alpha(round(255 * eased))
        down = round(SLIDE * (1 - eased) * self.context.viewport.scale)
        surface.blit(sheet, area.move(0, down))
        surface.set_clip(before)
        if share >= 1.0:
            self._opened, self._picture = 1.0, None
        return [hull(area, surface.get_rect())]

    def busy(self) -> bool:
        """It slides in."""
        return self._picture is not None or super().busy()
