"""The part of a scene that scrolls: by wheel, finger, keys, and with the focus.

A scene lays its content out as if the window were high enough for all of it, marks it with
`in_pane`, and says with `fit` where the pane is and how high its content is. What fits does not
scroll.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from game.host.interface import Key, Message, Pointer, Wheel
from game.view.art import rounded
from game.view.box import Box
from game.view.pixels import Rect, hull, px
from game.view.theme import Colour
from game.view.widgets import Item

SLACK = 8.0
"""A finger that has moved so many CSS pixels scrolls, and presses nothing any more."""

MARGIN = 12.0
"""So far from the ends of the pane the focus is kept, in CSS pixels."""

_PAGE = {"PageUp": -0.85, "PageDown": 0.85}
"""How far keys scroll, in heights of the pane."""

_FRICTION = 4.0
"""How quickly content slows down that was let go of while it moved, a second."""

_LEAST_SPEED = 20.0
"""It stops when it is slower than that, in CSS pixels a second."""

_MEMORY = 0.08
"""The speed of a finger is that of its last so many seconds."""


@dataclass(slots=True)
class Touch:
    """A finger on the pane: where it came down, where it was last, and whether it moves along."""

    start: float
    last: float
    slides: bool = False


class Pane:
    """How far the content is scrolled, and the picture of all of it."""

    def __init__(self, drags_mouse: bool = False) -> None:
        """`drags_mouse`: whether a mouse that is held down moves it, as a finger does."""
        self._drags_mouse = drags_mouse
        self.box = Box(0, 0, 0, 0)
        self.height = 0.0
        self.offset = 0.0
        self.moved = False
        """Whether it is to be shown anew."""
        self.bar: Colour = (0, 0, 0)
        self._track = self.box
        self.surface = pygame.Surface((1, 1), pygame.SRCALPHA)
        """All of the content, as if the window were high enough."""
        self._ground = self.surface
        self._scale = 1.0
        self._touches: dict[int, Touch] = {}
        """The fingers on the pane, by their numbers."""
        self._scroller: int | None = None
        """The finger that scrolls; None while none does."""
        self._speed = 0.0
        self._trail: list[tuple[float, float]] = []
        self._clock = 0.0

    def fit(self, box: Box, height: float, track: Box | None = None) -> None:
        """The pane is here now, and its content so high.

        Its bar runs down the right side of `track`, which is the pane where none is given.
        """
        self.box, self.height, self._track = box, height, track or box
        self._go_to(self.offset)

    @property
    def most(self) -> float:
        """How far the content can be scrolled."""
        return max(0.0, self.height - self.box.height)

    @property
    def active(self) -> bool:
        """Whether there is more than fits."""
        return self.most > 1.0

    @property
    def dragging(self) -> bool:
        """Whether a finger scrolls."""
        return self._scroller is not None

    @property
    def resting(self) -> bool:
        """Whether nothing moves it just now."""
        return not self.dragging and not self._speed

    def seen(self, box: Box) -> Box:
        """Return where a box of the content is in the window now."""
        return box.moved(0, -self.offset) if self.active else box

    def holds(self, x: float, y: float) -> bool:
        """Whether a point of the window lies on the content."""
        return self.box.holds(x, y) if self.active else True

    def reveal(self, box: Box) -> bool:
        """Scroll so that a box of the content can be seen; True if it had to move."""
        if not self.active:
            return False
        before = self.offset
        top, bottom = box.y - MARGIN - self.box.y, box.bottom + MARGIN - self.box.y
        if top < self.offset:
            self._go_to(top)
        elif bottom > self.offset + self.box.height:
            self._go_to(min(top, bottom - self.box.height))
        self._speed = 0.0
        return self.offset != before

    def to_top(self) -> None:
        """Show the beginning of the content."""
        self._speed = 0.0
        self._go_to(0.0)

    def to_end(self) -> None:
        """Show the end of the content."""
        self._speed = 0.0
        self._go_to(self.most)

    def _go_to(self, offset: float) -> None:
        offset = max(0.0, min(self.most, offset))
        if offset != self.offset:
            self.offset = offset
            self.moved = True

    # What moves it

    def take(self, message: Message) -> bool:
        """Take a message in; True if it scrolls, and means nothing else."""
        if not self.active:
            return False
        if isinstance(message, Wheel):
            self._speed = 0.0
            self._go_to(self.offset + message.dy)
            return True
        if isinstance(message, Key) and message.name in _PAGE:
            self._go_to(self.offset + _PAGE[message.name] * self.box.height)
            return True
        return isinstance(message, Pointer) and self._follow(message)

    def _follow(self, pointer: Pointer) -> bool:
        """Follow a finger; True once it has moved too far for a press.

        One of those that move scrolls. Those that rest do not stand in its way.
        """
        if pointer.phase == "down":
            self._come_down(pointer)
            return False
        touch = self._touches.get(pointer.id)
        if touch is None:
            return False
        if pointer.phase == "move":
            return self._pull(pointer, touch)
        del self._touches[pointer.id]
        if pointer.id == self._scroller:
            self._scroller = None
            if pointer.phase == "up":
                self._speed = self._flung()
        return touch.slides

    def _come_down(self, pointer: Pointer) -> None:
        """Take note of a pointer that comes down; what was let go of in motion stops under it."""
        if self._scroller in (None, pointer.id):
            self._scroller, self._speed = None, 0.0
        self._touches.pop(pointer.id, None)
        drags = self._drags_mouse or pointer.device != "mouse"
        if drags and self.box.holds(pointer.x, pointer.y):
            self._touches[pointer.id] = Touch(pointer.y, pointer.y)

    def _pull(self, pointer: Pointer, touch: Touch) -> bool:
        """Let a finger on the pane move; whether it presses nothing any more."""
        touch.slides = touch.slides or abs(pointer.y - touch.start) > SLACK
        if touch.slides and self._scroller is None:
            self._scroller, self._trail = pointer.id, []
        if pointer.id == self._scroller:
            self._go_to(self.offset + touch.last - pointer.y)
            self._trail.append((self._clock, pointer.y))
        touch.last = pointer.y
        return touch.slides

    def let_go(self) -> None:
        """Forget the fingers: what they do is another scene's."""
        self._touches.clear()
        self._scroller = None

    def _flung(self) -> float:
        """Return the speed with which the finger let go, in CSS pixels a second."""
        recent = [(when, y) for when, y in self._trail if self._clock - when <= _MEMORY]
        if len(recent) < 2 or recent[-1][0] == recent[0][0]:
            return 0.0
        return (recent[0][1] - recent[-1][1]) / (recent[-1][0] - recent[0][0])

    def update(self, dt: float, still: bool) -> None:
        """Let time pass; `still`: where nothing may travel, content stops when it is let go of."""
        self._clock += dt
        if not self._speed or self.dragging:
            return
        if still:
            self._speed = 0.0
            return
        before = self.offset
        self._go_to(self.offset + self._speed * dt)
        self._speed *= math.exp(-_FRICTION * dt)
        if abs(self._speed) < _LEAST_SPEED or self.offset == before:
            self._speed = 0.0

    def settles(self, dt: float, still: bool) -> bool:
        """Let time pass while it moves; True where it comes to rest with that."""
        if self.resting:
            return False
        self.update(dt, still)
        return self.resting

    # Its picture

    def forget(self) -> None:
        """Let go of it."""
        self.surface = self._ground = pygame.Surface((1, 1), pygame.SRCALPHA)

    def new_surface(self, width: int, scale: float) -> pygame.Surface:
        """Return a clear surface for what does not move in the content, as wide as the window."""
        height = math.ceil((self.box.y + self.height) * scale) + 1
        self._scale = scale
        self._ground = pygame.Surface((width, height), pygame.SRCALPHA)
        self.surface = pygame.Surface((width, height), pygame.SRCALPHA)
        return self._ground

    def clear(self, rect: pygame.Rect | None = None) -> None:
        """Take what moves away from the content, or from a part of it."""
        area = self.surface.get_rect() if rect is None else rect
        self.surface.fill((0, 0, 0, 0), area)
        self.surface.blit(self._ground, area, area)

    def show(self, surface: pygame.Surface, ground: pygame.Surface) -> Rect:
        """Draw the part of the content that is seen now, and how much of it that is."""
        self.moved = False
        rect = px(self.box, self._scale)
        surface.blit(ground, rect, rect)
        surface.blit(self.surface, rect, rect.move(0, round(self.offset * self._scale)))
        self.draw_bar(surface, px(self._track, self._scale), self._scale)
        return hull(rect, surface.get_rect())

    def draw_bar(self, surface: pygame.Surface, track: pygame.Rect, scale: float) -> None:
        """Draw at the right side of a rectangle which part of the content is seen."""
        wide = max(2, round(4 * scale))
        high = max(wide * 4, round(track.height * self.box.height / self.height))
        y = track.top + round((track.height - high) * self.offset / self.most)
        surface.blit(rounded((wide, high), wide / 2, self.bar, 170), (track.right - wide, y))


def seen(item: Item, pane: Pane | None) -> Box:
    """Return where an item is in the window now."""
    return item.box if pane is None or not item.in_pane else pane.seen(item.box)


def nearest_at(items: Iterable[Item], pane: Pane | None, x: float, y: float) -> str | None:
    """Return the item that can be pressed at a point of the window, the nearest if several can."""
    hits = [item for item in items if item.enabled and _is_at(item, pane, x, y)]
    nearest = min(hits, key=lambda item: math.dist(seen(item, pane).middle, (x, y)), default=None)
    return None if nearest is None else nearest.id


def _is_at(item: Item, pane: Pane | None, x: float, y: float) -> bool:
    """Whether a point lies on an item that is to be seen there."""
    in_view = pane is None or not item.in_pane or pane.holds(x, y)
    return in_view and seen(item, pane).holds(x, y)
