"""A scene that is higher than the window: drawn as a whole, and as much of it shown as fits.

It scrolls as a zoomed page does: by wheel, by a finger or mouse that drags, by Page Up and Page
Down, and with the focus. Where the window is high enough a scene has no `LowWindow`, and nothing
of this is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

import pygame

from game.host.interface import Key, Message, Pointer, Secondary, Wheel
from game.scenes.frame.low_window.heights import LowRoom
from game.scenes.frame.pane import Pane, seen
from game.view.box import Box
from game.view.pixels import Rect, hull, px
from game.view.theme import Colour
from game.view.widgets import Item

_BAR = 6.0
"""The bar that tells which part is seen takes so much of the right side, in CSS pixels."""


class LowWindow:
    """How far a scene is scrolled, and the picture of all of it."""

    def __init__(self) -> None:
        self.pane = Pane(drags_mouse=True)
        self._surface = pygame.Surface((1, 1))
        self._height = 0.0

    def fit(self, room: LowRoom, bar: Colour) -> None:
        """The scene is so high now, and scrolls in this part of the window."""
        self._height, self.pane.bar = room.height, bar
        self.pane.fit(room.view, room.height - room.view.y)

    def scrolls(self, box: Box) -> bool:
        """Whether something lies in the part that scrolls, and not beside or above it."""
        view = self.pane.box
        return box.middle[1] >= view.y and view.x <= box.middle[0] < view.right

    def seen(self, box: Box) -> Box:
        """Return where a box of the scene is in the window now."""
        return self.pane.seen(box) if self.scrolls(box) else box

    def shows(self, box: Box) -> bool:
        """Whether all of a box of the scene is to be seen now."""
        now, view = self.seen(box), self.pane.box
        return not self.scrolls(box) or (view.y <= now.y and now.bottom <= view.bottom)

    def reveal(self, box: Box) -> bool:
        """Scroll so that a box of the scene can be seen; True if it had to move."""
        return self.scrolls(box) and not self.shows(box) and self.pane.reveal(box)

    def takes(self, message: Message) -> bool:
        """Take a message in; True if it scrolls, and means nothing else.

        Keys that turn pages do so for the scene where there is nothing more to scroll.
        """
        before = self.pane.offset
        return self.pane.take(message) and not (
            isinstance(message, Key) and self.pane.offset == before
        )

    def inward(self, message: Message) -> Message:
        """Return a message with its point where that is in the scene."""
        if not isinstance(message, Pointer | Wheel | Secondary):
            return message
        if not self.pane.box.holds(message.x, message.y):
            return message
        return replace(message, y=message.y + self.pane.offset)

    # Its picture

    def surface_for(self, display: pygame.Surface, scale: float) -> pygame.Surface:
        """Return the surface on which all of the scene is drawn."""
        size = display.get_width(), round(self._height * scale)
        if self._surface.get_size() != size:
            self._surface = pygame.Surface(size)
            self.pane.moved = True
        return self._surface

    def show(
        self, display: pygame.Surface, scale: float, rects: Sequence[Rect] | None
    ) -> list[Rect] | None:
        """Copy what is seen of the scene to the window, of which `rects` have changed.

        Return the rectangles of the window that changed, None for all of it.
        """
        everything = False
        if rects is None or self.pane.moved:
            rects, everything = [(0, 0, *self._surface.get_size())], True
        self.pane.moved = False
        view = px(self.pane.box, scale)
        shown = [part for rect in rects for part in self._copy(display, view, scale, rect)]
        if self.pane.active:
            shown.append(self._show_bar(display, view, scale))
        return None if everything else [hull(part, display.get_rect()) for part in shown]

    def _copy(
        self, display: pygame.Surface, view: pygame.Rect, scale: float, changed: Rect
    ) -> list[pygame.Rect]:
        """Copy so much of a rectangle of the scene as is seen; return where that is."""
        rect, down = pygame.Rect(changed), self._down(scale)
        scrolled = rect.move(0, -down).clip(view)
        display.blit(self._surface, scrolled, scrolled.move(0, down))
        wide = display.get_width()
        stays = [
            rect.clip(pygame.Rect(0, 0, wide, view.top)),
            rect.clip(pygame.Rect(0, view.top, view.left, view.height)),
            rect.clip(pygame.Rect(view.right, view.top, wide - view.right, view.height)),
        ]
        for part in stays:
            display.blit(self._surface, part, part)
        return [part for part in (scrolled, *stays) if part.width and part.height]

    def _show_bar(self, display: pygame.Surface, view: pygame.Rect, scale: float) -> pygame.Rect:
        """Draw the bar that tells which part is seen, over what lies there; return where."""
        wide = round(_BAR * scale)
        strip = pygame.Rect(view.right - wide, view.top, wide, view.height)
        display.blit(self._surface, strip, strip.move(0, self._down(scale)))
        self.pane.draw_bar(display, view, scale)
        return strip

    def _down(self, scale: float) -> int:
        """Return by how many pixels it is scrolled."""
        return round(self.pane.offset * scale)


def fitted(low: LowWindow | None, room: LowRoom | None, bar: Colour) -> LowWindow | None:
    """Return the window of a scene that has such a room now; None where that is high enough.

    `bar`: the colour of the bar that tells which part is seen.
    """
    if room is None:
        return None
    low = low or LowWindow()
    low.fit(room, bar)
    return low


def seen_in(low: LowWindow | None, box: Box) -> Box:
    """Return where a box of a scene is in the window now."""
    return box if low is None else low.seen(box)


class Scrolling(Protocol):
    """What may scroll of a scene: a part of it, and all of it in a window that is too low."""

    pane: Pane | None
    low: LowWindow | None


def panes_of(scene: Scrolling) -> Sequence[Pane]:
    """Return what scrolls of a scene."""
    low = None if scene.low is None else scene.low.pane
    return [pane for pane in (scene.pane, low) if pane is not None]


def revealed(scene: Scrolling, item: Item) -> bool:
    """Scroll so that an item can be seen; True if it may be elsewhere in the window now."""
    if item.in_pane and scene.pane is not None:
        scene.pane.reveal(item.box)
    moved = scene.low is not None and scene.low.reveal(seen(item, scene.pane))
    return item.in_pane or moved
