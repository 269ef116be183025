"""Words beside what is pointed at: what it does, and its key."""

from __future__ import annotations

import pygame

from game.host.gamepad import Pad
from game.host.interface import Key, Message, Pointer, Resized
from game.scenes.frame.context import Context
from game.scenes.frame.overlays.cover import Cover
from game.scenes.frame.scene import Scene
from game.view.art import rounded
from game.view.box import Box
from game.view.brush import Brush
from game.view.buttons.key_cap import draw_key_cap, key_in_force
from game.view.pixels import Rect, px
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
        self._at: tuple[float, float] | None = None
        """Where the pointer is, in CSS pixels; None while nothing points."""
        self._quiet: tuple[float, float] | None = None
        """Where it was when something was done: what lies there is not explained again."""
        self._room: Box | None = None
        """What the pointer has to leave before it is."""
        self._cover = Cover()

    @property
    def due(self) -> bool:
        """Whether there is one to be seen now."""
        return self._item is not None and self._seconds >= PATIENCE

    def heed(self, message: Message) -> None:
        """Take note of where the pointer is, and of what is done there."""
        if isinstance(message, Pointer):
            points = message.device != "touch" and message.phase != "leave"
            self._at = (message.x, message.y) if points else None
        if isinstance(message, (Key, Pad, Resized)) or _is_press(message):
            self._quiet = self._at

    def update(self, dt: float, scene: Scene) -> bool:
        """Let time pass; True if it comes or goes."""
        shown = self.due
        item = self._explained(scene)
        if item != self._item:
            self._item, self._seconds = item, 0.0
        elif item is not None and not shown:
            self._seconds += dt
        return self.due != shown or (self._cover.lies and not self.due)

    def _explained(self, scene: Scene) -> tuple[Item, Box] | None:
        """Return what has the focus, or is pointed at, if there is something to say of it."""
        explained = scene.explained()
        if self._room is not None and not (self._at and self._room.holds(*self._at)):
            self._quiet = self._room = None
        if explained is None or not explained[0].tooltip:
            return None
        item, box = explained
        if self._at is not None and box.holds(*self._at):
            hushed = self._quiet is not None and box.holds(*self._quiet)
            self._room = box if hushed else None
            return None if hushed or _is_typed_in(item, scene) else explained
        is_led_to = scene.focus_visible and item.id == scene.focus
        return explained if is_led_to and not _is_typed_in(item, scene) else None

    def uncover(self, surface: pygame.Surface) -> list[Rect]:
        """Put back what it covers, before the scene draws what changed; return where."""
        return self._cover.lift(surface)

    def draw(self, surface: pygame.Surface) -> list[Rect]:
        """Draw it, if it is due; return where."""
        if self._item is None or not self.due:
            return []
        picture = _picture(self._item[0], self._context.brush)
        rect = _beside(picture, self._item[1], surface, self._context.viewport.scale)
        return self._cover.lay(surface, picture, rect)


def _is_press(message: Message) -> bool:
    return isinstance(message, Pointer) and message.phase in {"down", "up"}


def _is_typed_in(item: Item, scene: Scene) -> bool:
    return item.role == "field" and item.id == scene.focus


def _picture(item: Item, brush: Brush) -> pygame.Surface:
    """Return a tooltip as a picture."""
    theme, scale = brush.theme, brush.scale
    size = max(14.0, brush.size * 0.94) * scale
    words = brush.type.line(item.tooltip, "text", size, theme.badge_text)
    pad, high = round(_PAD * scale), round(size * 2.1)
    key = key_in_force(item.shortcut, brush.shortcuts)
    wide = brush.type.width(key, "bold", size) + round(size * 1.6) if key else 0
    picture = rounded((words.get_width() + 2 * pad + wide, high), 8 * brush.line, theme.badge)
    picture.blit(words, words.get_rect(left=pad, centery=high // 2))
    if key:
        right = picture.get_width() - pad
        draw_key_cap(picture, key, (right, picture.get_rect()), brush)
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
