"""A small picture over the scene, and what it covers."""

from __future__ import annotations

import pygame

from game.view.pixels import Rect, hull


class Cover:
    """A picture that lies on the window until it is lifted."""

    def __init__(self) -> None:
        self._below: tuple[pygame.Rect, pygame.Surface] | None = None

    @property
    def lies(self) -> bool:
        """Whether it is on the window now."""
        return self._below is not None

    @property
    def rect(self) -> pygame.Rect | None:
        """Where it lies now, in canvas pixels."""
        return None if self._below is None else self._below[0]

    def lay(
        self, surface: pygame.Surface, picture: pygame.Surface, rect: pygame.Rect
    ) -> list[Rect]:
        """Draw `picture` at `rect`, which is within the surface; return where."""
        self._below = rect, surface.subsurface(rect).copy()
        surface.blit(picture, rect)
        return [hull(rect, surface.get_rect())]

    def lift(self, surface: pygame.Surface) -> list[Rect]:
        """Put back what it covers; return where."""
        if self._below is None:
            return []
        rect, picture = self._below
        self._below = None
        if surface.get_rect().contains(rect):
            surface.blit(picture, rect)
        return [hull(rect, surface.get_rect())]
