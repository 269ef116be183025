"""Sheets: scenes that lie over the one below, which stays to be seen, darkened."""

from __future__ import annotations

import math
from abc import abstractmethod
from dataclasses import replace
from typing import ClassVar, Literal

import pygame

from game.host.interface import Group, Pointer, Viewport
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.low_window.beneath import draw_beneath
from game.scenes.frame.pane import Pane
from game.scenes.frame.scene import Transition
from game.scenes.frame.sheet_painting import SHADOW, SHEET_RADIUS, paint_sheet
from game.view.box import TOUCH, Box, around
from game.view.pixels import Rect, hull, px
from game.view.steps import Steps
from game.view.text.text_box import TextBox
from game.view.widgets import FOCUS_REACH, Item

PAD = 20.0
"""Room around what stands on a sheet, in CSS pixels."""

OPENING = 0.16
"""A sheet slides in for so many seconds."""

SLIDE = 12.0
"""It comes from so far below, in CSS pixels."""

DIM = 148
"""So much of the picture below is left, of 255."""

_HANDLE = 18.0
"""Room at the top of a sheet on a phone for the bar that says it can be let go of."""

EDGE = 12.0
"""A sheet keeps so far from the edges of a window, in CSS pixels."""

LEAST_BESIDE = 36.0
"""A sheet without a head, which is closed by a press beside it, leaves so much free there."""

LEAST_ROOM = 96.0
"""Where what scrolls had less height than this, in CSS pixels, the bar above it scrolls, too."""

BAR_INSET = 2.0
"""The bar of what scrolls keeps so far from the edge of a sheet, in CSS pixels."""

_SEEN_BELOW = ("text", "piece_set", "turn_view", "left_handed", "letters")
"""Settings that change how the scene below a sheet looks, besides its theme."""

NO_BOX = Box(0, 0, 0, 0)
"""The box of a row that has no place yet."""

Content = tuple[list[Item], list[TextBox], float]
"""What stands on a sheet below its title, and how high all of it is."""


class SheetScene(BaseScene):
    """A scene on a sheet. Subclasses fill `content`, `pressed`, and `title` if it has one."""

    widest: ClassVar[float] = 560
    """How wide it is, in CSS pixels of text at its usual size. On a phone it is as the window."""

    covers_partly: ClassVar[bool] = True

    headed: ClassVar[bool] = True
    """Whether its title and a button that closes it stand at its top."""

    side: ClassVar[float] = PAD
    """How far what stands on it keeps from its sides, in CSS pixels."""

    anchor: ClassVar[Literal["middle", "low", "top right", "right"]] = "middle"
    """Where it lies in a window: in the middle (low: not in a low one), below tools, at a side."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.pane = self.content_pane = Pane()
        self.sheet = Box(0, 0, 0, 0)
        """Where it lies."""
        self._opened = 0.0
        """Which share of its way in it has gone; it goes it once."""
        self._slid_over: pygame.Surface | None = None
        """The part of the darkened picture over which it slides in."""
        self._picture: tuple[pygame.Rect, pygame.Surface, pygame.Surface] | None = None

    # For subclasses

    @abstractmethod
    def content(self, area: Box) -> Content:
        """Lay out what stands on the sheet, in a column that begins at the top of `area`.

        Only its top and width count. It is called with several areas; what scrolls is found out
        here.
        """

    def bar(self, area: Box) -> list[Item]:
        """Return the buttons in a row at the top of `area` that do not scroll, if there are any."""
        del area
        return []

    def constant_height(self, width: float) -> float:
        """Return for how high a content of that width the sheet has room; 0: as high as it is."""
        del width
        return 0.0

    def below_tools(self) -> float:
        """Return where one begins that lies below the tools."""
        return EDGE

    def paint_content(self, ground: pygame.Surface) -> None:
        """Draw more that does not move, below the text of the sheet."""

    def paint_below(self, ground: pygame.Surface) -> bool:
        """Draw on the darkened picture that the sheet lies on; whether anything was drawn."""
        del ground
        return False

    def wide(self) -> float:
        """Return how wide the sheet is in CSS pixels, where the window has room for that."""
        return self.widest * self.context.measure.text

    def title(self) -> str:
        """Return the title, which is also said of a sheet without a head."""
        return ""

    def groups(self) -> tuple[Group, ...]:
        """Return the groups of its buttons, with their names, for a screen reader."""
        return ()

    def way_out(self) -> Item | None:
        """Return the button that closes a sheet without a head: the picture beside it."""
        name = self.context.words.text("sheet.close")
        return Item("close", name, self._beside(), style="drawn", shortcut="Esc")

    def signs(self) -> tuple[int, ...]:
        """Return the signs that are worn in the scene below."""
        below = self.lowest()
        return () if below is None else below.signs()

    def description(self) -> str:
        """Return what is said when the sheet comes up."""
        return self.title()

    # Layout

    def layout(self) -> tuple[list[Item], list[TextBox]]:
        """Lay the sheet out around its content."""
        m = self.context.measure
        most = m.width - 2 * EDGE - (0 if self.headed else LEAST_BESIDE)
        width = m.width if self.from_below else min(most, self.wide())
        side = self.side * m.unit
        head, foot = self._head_height(), self._foot_height()
        inner = width - 2 * side
        height = self.constant_height(inner) or self.content(Box(0, 0, inner, 0))[2]
        bar = around([item.box for item in self.bar(Box(0, 0, inner, 0))] or [NO_BOX]).height
        above = bar + m.gap if bar else 0.0
        under = head + above
        self.sheet = self._placed(width, under + height + foot)
        area = self.sheet.shrunk(side, 0)
        fixed = self.bar(Box(area.x, area.y + head, inner, bar))
        items, words, height = self.content(Box(area.x, area.y + under, inner, height))
        if bar and self.sheet.height - under - foot < LEAST_ROOM:  # the bar scrolls with the rest
            items, fixed, under, height = [*fixed, *items], [], head, height + above
        # The focus ring of what comes first reaches above it.
        top = area.y + under - FOCUS_REACH
        room = Box(self.sheet.x, top, width, self.sheet.bottom - foot / 2 - top)
        self.content_pane.bar = self.context.theme.panel_edge
        self.content_pane.fit(room, FOCUS_REACH + height + foot / 2, self._track(room))
        items = [*fixed, *(replace(item, in_pane=True) for item in items)]
        words = [replace(text_box, in_pane=True) for text_box in words]
        if self.headed:
            return self._with_head(items, words)
        way_out = self.way_out()
        return ([*items, way_out] if way_out is not None else items), words

    def _track(self, pane: Box) -> Box:
        """Return where the bar of what scrolls runs: within the edge, clear of round corners."""
        top = max(pane.y, self.sheet.y + SHEET_RADIUS)
        low = min(pane.bottom, self.sheet.bottom - SHEET_RADIUS)
        return Box(pane.x, top, pane.width - BAR_INSET, max(1.0, low - top))

    def room_height(self) -> float:
        """Return how high the content of a sheet without a bar can be and stand still."""
        most = self._placed(0, math.inf).height
        return most - self._head_height() - self._foot_height()

    def _foot_height(self) -> float:
        """Return how much stays free below what stands on it."""
        return self.side * self.context.measure.unit + 4

    @property
    def from_below(self) -> bool:
        """Whether it comes from the lower edge of the window, as wide as that: on a phone."""
        return self.context.measure.phone and self.context.measure.portrait

    def _beside(self) -> Box:
        """Return the largest part of the window beside the sheet."""
        window, sheet = self.context.measure.window, self.sheet
        parts = (
            window.left_part(sheet.x)[0],
            window.right_part(window.right - sheet.right)[0],
            window.top_part(sheet.y)[0],
        )
        return max(parts, key=lambda box: min(box.width, box.height)).shrunk(EDGE / 2)

    def _head_height(self) -> float:
        """Return how much of the top the head takes."""
        handle = _HANDLE if self.from_below else 0.0
        high = max(TOUCH, self.context.measure.size("card") * 1.3)
        return handle + (high + PAD if self.headed else max(8.0, self.side - 4))

    def _with_head(
        self, items: list[Item], words: list[TextBox]
    ) -> tuple[list[Item], list[TextBox]]:
        """Put title and close button before what stands on the sheet."""
        m, text = self.context.measure, self.context.words.text
        high = max(TOUCH, m.size("card") * 1.3)
        y = self.sheet.y + self._head_height() - high - 8
        pad = PAD * m.unit
        bar = Box(self.sheet.x + pad, y, self.sheet.width - 2 * pad, high)
        close, rest = bar.right_part(m.icon)
        head = TextBox(self.title(), rest, m.size("card"), "title", tone="title")
        name = text("sheet.close")
        button = Item("close", name, close, icon="cancel", style="bare", tooltip=name)
        return [*items, replace(button, shortcut="Esc")], [head, *words]

    def _placed(self, width: float, height: float) -> Box:
        """Return where a sheet of that size lies."""
        m = self.context.measure
        if self.from_below:
            high = min(height, m.height * 0.92, m.height - TOUCH - EDGE)
            return Box(0, m.height - high, m.width, high)
        if self.anchor == "right":
            return Box(0 if m.left_handed else m.width - width, 0, width, m.height)
        if self.anchor == "top right":
            y = self.below_tools()
            if m.short:  # there it may lie over them
                y = min(y, max(EDGE, m.height - height - EDGE))
            x = 2 * EDGE if m.left_handed else m.width - width - 2 * EDGE
            return Box(max(0.0, x), y, width, min(height, m.height - y - EDGE))
        high = min(height, m.height - 2 * EDGE)
        y = m.height - high - EDGE if self.anchor == "low" and m.short else (m.height - high) / 2
        return Box((m.width - width) / 2, y, width, high)

    # Closing

    def pressed(self, item: Item) -> Transition | None:
        """Close it."""
        return self.back() if item.id == "close" else None

    def _missed(self, pointer: Pointer) -> Transition | None:
        """A press beside the sheet closes it."""
        return None if self.sheet.holds(pointer.x, pointer.y) else self.back()

    # Drawing

    def resize(self, viewport: Viewport) -> None:
        """Lay out for another window; what lies below first, as what is offered may hang on it."""
        below = self.lowest()
        if below is not None:
            below.resize(viewport)
        super().resize(viewport)

    def backdrop_steps(self, surface: pygame.Surface, ground: pygame.Surface) -> Steps:
        """Draw the scene below, darkened: once, however long the sheet is open."""
        below = self.lowest()
        key = (id(below), *self._looks(surface))
        if self.context.shade is None or self.context.shade[0] != key:
            shade = yield from self._shaded(below, surface)
            self.context.shade = key, shade
        ground.blit(self.context.shade[1], (0, 0))
        yield
        painted = self.paint_below(ground)
        yield
        if not self._opened:
            shaded = ground if painted else self.context.shade[1]
            self._slid_over = shaded.subsurface(self._slide_area(ground)).copy()
        yield from paint_sheet(ground, self.sheet, self.context, self.from_below)

    def paint(self, ground: pygame.Surface) -> None:
        """Draw what stands on the sheet, if it does not scroll."""
        if not self.content_pane.active:
            self.paint_content(ground)

    def paint_pane(self, ground: pygame.Surface) -> Steps:
        """Draw what stands on the sheet, where it scrolls."""
        self.paint_content(ground)
        yield

    def _looks(self, surface: pygame.Surface) -> tuple[object, ...]:
        """Return what the picture of the scene below depends on, besides what goes on there."""
        settings = self.context.settings
        own = tuple(getattr(settings, name, None) for name in _SEEN_BELOW)
        return surface.get_size(), self.context.viewport, self.context.theme, *own

    def _shaded(self, below: BaseScene | None, surface: pygame.Surface) -> Steps:
        """Return a darkened picture of the scene below."""
        shade = surface.copy()
        if below is not None:
            yield from draw_beneath(below, shade)
        yield
        shade.fill((DIM, DIM, DIM), special_flags=pygame.BLEND_RGB_MULT)
        return shade

    def lowest(self) -> BaseScene | None:
        """Return the scene over which all sheets lie."""
        below = self.beneath
        while isinstance(below, SheetScene):
            below = below.beneath
        return below if isinstance(below, BaseScene) else None

    def update(self, dt: float) -> bool:
        """Let time pass while it slides in."""
        if self._picture is not None:
            self._opened += dt / OPENING
            return True
        return super().update(dt)

    def draw(self, surface: pygame.Surface) -> list[Rect] | None:
        """Draw it on its way in, or what changed on it."""
        if self.canvas.stale and self._picture is not None:
            # The window or the look is another one: what slides in is there.
            self._opened, self._picture = 1.0, None
        if self._picture is not None:
            return self._draw_opening(surface)
        rects = super().draw(surface)
        if rects is None and not self._opened:
            self._opened = 1.0
            if not self.context.reduced_motion:
                self._begin_to_open(surface)
                self._draw_opening(surface)
        return rects

    def _begin_to_open(self, surface: pygame.Surface) -> None:
        """Take the picture that is moved, and that of what it moves over."""
        if self._slid_over is not None:
            area = self._slide_area(surface)
            self._picture = area, surface.subsurface(area).copy(), self._slid_over
            self._opened = 0.0

    def _slide_area(self, surface: pygame.Surface) -> pygame.Rect:
        """Return the part of the window through which it slides in."""
        box = self.sheet.shrunk(-SHADOW - SLIDE)
        return px(box, self.context.viewport.scale).clip(surface.get_rect())

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
        if share:
            # To blend with all of it takes SDL five times as long as to copy it.
            sheet.set_alpha(None if share >= 1.0 else round(255 * eased))
            down = round(SLIDE * (1 - eased) * self.context.viewport.scale)
            surface.blit(sheet, area.move(0, down))
        surface.set_clip(before)
        if share >= 1.0:
            self._opened, self._picture, self._slid_over = 1.0, None, None
        return [hull(area, surface.get_rect())]

    @property
    def sliding(self) -> bool:
        """Whether it is on its way in."""
        return self._picture is not None

    def busy(self) -> bool:
        """Whether it has not slid in yet."""
        return not self._opened or self._picture is not None or super().busy()
