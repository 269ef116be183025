"""A part that scrolls and has no picture of all its content: only what is in view is drawn."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.scenes.frame.pane import Pane
from game.view.pixels import Rect, hull, px


class LongPane(Pane):
    """For content that is too long for one picture. `draw` draws what is in view."""

    def __init__(self, draw: Callable[[pygame.Surface], None]) -> None:
        super().__init__()
        self._draw = draw

    def new_surface(self, width: int, scale: float) -> pygame.Surface:
        """Return a surface on which nothing is to be drawn."""
        del width
        self._scale = scale
        return self._ground

    def clear(self, rect: pygame.Rect | None = None) -> None:
        """There is no picture to be cleared."""

    def show(self, surface: pygame.Surface, ground: pygame.Surface) -> Rect:
        """Draw what is in view, and how much of all that is."""
        self.moved = False
        rect = px(self.box, self._scale)
        surface.blit(ground, rect, rect)
        before = surface.get_clip()
        surface.set_clip(rect.clip(before))
        self._draw(surface)
        surface.set_clip(before)
        self.draw_bar(surface, rect, self._scale)
        return hull(rect, surface.get_rect())
