"""Scenes in which something flies: what is settled is drawn once, what flies is drawn over it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.scenes.base import BaseScene
from game.scenes.context import Context
from game.scenes.scene import Rect


class SettledScene(BaseScene):
    """Subclasses draw as others do, and what is in the air by `fly`."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._settled = pygame.Surface((1, 1))

    def fly(self, surface: pygame.Surface, settled: pygame.Surface) -> Sequence[Rect]:
        """Draw what is in the air over `settled`; return where, and where it was before."""
        raise NotImplementedError

    def draw(self, surface: pygame.Surface) -> list[Rect] | None:
        """Draw what changed on a settled picture, and over it what flies."""
        if self._settled.get_size() != surface.get_size():
            self._settled = pygame.Surface(surface.get_size())
            self._stale = True
        rects = super().draw(self._settled)
        if self.unfinished:
            return []
        for rect in rects if rects is not None else [surface.get_rect()]:
            surface.blit(self._settled, rect, rect)
        flown = self.fly(surface, self._settled)
        return None if rects is None else [*rects, *flown]
