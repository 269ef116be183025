"""Words beside what is pointed at: what it does, and its key."""

from __future__ import annotations

import pygame

from game.scenes.frame.context import Context
from game.scenes.frame.scene import Scene
from game.view.art import rounded
from game.view.box import Box
from game.view.brush import Brush
from game.view.buttons.row import draw_key_cap
from game.view.pixels import Rect, hull, px
from game.view.widgets import Item

PATIENCE = 0.4
"""A tooltip comes after so many seconds of pointer or focus."""

_PAD = 10.0
_GAP = 8.0
"""Room around its words, and between it and its button, in CSS pixels."""


class Tooltip:
    """The tooltip of the scene on top, if one is due."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._item: tuple[Item, Box] | None = None
        self._seconds = 0.0
        self._below: tuple[pygame.Rect, pygame.Surface] | None = None
        """What it covers, to be put back."""

    @property
    def due(self) -> bool:
        """Whether there is one to be seen now."""
        return self._item is not None and self._seconds >= PATIENCE

    def update(self, dt: float, scene: Scene) -> bool:
        """Let time pass; True if it comes or goes."""
        shown = self.due
        item = _explained(scene)
        if item != self._item:
            self._item, self._seconds = item, 0.0
        elif item is not None and not shown:
            self._seconds += dt
        return self.due != shown or (self._below is not None and not self.due)

    def uncover(self, surface: pygame.Surface) -> list[Rect]:
        """Put back what it covers, before the scene draws what changed; return where."""
        if self._below is None:
            return []
        rect, picture = self._below
        self._below = None
        if surface.get_rect().contains(rect):
            surface.blit(picture, rect)
        return [hull(rect, surface.get_rect())]

    def draw(self, surface: pygame.Surface) -> list[Rect]:
        """Draw it, if it is due; return where."""
        if self._item is None or not self.due:
            return []
        picture = _picture(self._item[0], self._context.brush)
        rect = _beside(picture, self._item[1], surface, self._context.viewport.scale)
        self._below = rect, surface.subsurface(rect).copy()
        surface.blit(picture, rect)
        return [hull(rect, surface.get_rect())]


def _explained(scene: Scene) -> tuple[Item, Box] | None:
    """Return what is pointed at in a scene, if there is something to say of it."""
    item = scene.explained()
    return item if item is not None and item[0].tooltip else None


def _picture(item: Item, brush: Brush) -> pygame.Surface:
    """Return a tooltip as a picture."""
    theme, scale = brush.theme, brush.scale
    size = max(14.0, brush.size * 0.94) * scale
    words = brush.type.line(item.tooltip, "text", size, theme.badge_text)
    pad, high = round(_PAD * scale), round(size * 2.1)
    key = brush.type.width(item.shortcut, "bold", size) + round(size * 1.6) if item.shortcut else 0
    picture = rounded((words.get_width() + 2 * pad + key, high), 8 * brush.line, theme.badge)
    picture.blit(words, words.get_rect(left=pad, centery=high // 2))
    if item.shortcut:
        right = picture.get_width() - pad
        draw_key_cap(picture, item.shortcut, (right, picture.get_rect()), brush)
    return picture


def _beside(
    picture: pygame.Surface, box: Box, surface: pygame.Surface, scale: float
) -> pygame.Rect:
    """Return where a tooltip lies: below its button, above it where there is no room."""
    button, bounds = px(box, scale), surface.get_rect()
    gap = round(_GAP * scale)
    rect = picture.get_rect(midtop=(button.centerx, button.bottom + gap))
    if rect.bottom > bounds.bottom:
        rect.bottom = button.top - gap
    return rect.clamp(bounds).clip(bounds)
