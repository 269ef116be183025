"""Scenes in which something flies: what is settled is drawn once, what flies is drawn over it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Rect
from game.scenes.table.place_ids import place_of
from game.view.board.picture import TablePicture


class SettledScene(BaseScene):
    """Subclasses draw as others do, and what is in the air by `fly`."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._settled = pygame.Surface((1, 1))

    def fly(self, surface: pygame.Surface, settled: pygame.Surface) -> Sequence[Rect]:
        """Draw what is in the air over `settled`; return where, and where it was before."""
        raise NotImplementedError

    def pictured(self) -> TablePicture | None:
        """Return the picture of the board, once there is one."""
        raise NotImplementedError

    def draw_above(self, surface: pygame.Surface, rect: Rect) -> None:
        """Draw what lies over a part of the board that was drawn again."""

    def batches(self, names: Sequence[str]) -> Sequence[Sequence[str]]:
        """Return first the places, those that lie together in one batch, then what else there is.

        Lines of text come last: they may wait for another frame, seeds may not.
        """
        picture = self.pictured()
        appearances = {} if picture is None else picture.appearances
        by_place = {place: name for name in names if (place := place_of(name)) in appearances}
        groups = [] if picture is None else picture.grouped([p for p in by_place if p is not None])
        others = [name for name in names if place_of(name) not in by_place]
        return [*([by_place[place] for place in group] for group in groups), *([n] for n in others)]

    def redraw_batch(self, surface: pygame.Surface, names: Sequence[str]) -> list[Rect]:
        """Draw places that lie together as one part of the board."""
        picture, places = self.pictured(), [place_of(name) for name in names]
        if picture is None or self._ground is None or places[0] not in picture.appearances:
            return super().redraw_batch(surface, names)
        area = picture.around([place for place in places if place is not None])
        rect = picture.redraw_area(surface, self._ground, area)
        self.draw_above(surface, rect)
        return [rect]

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
