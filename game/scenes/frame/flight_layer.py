"""Boards on which something flies: what rests is drawn once, what flies is drawn over it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.scenes.frame.base import BaseScene
from game.view.board.picture import TablePicture
from game.view.pixels import Rect


class FlightLayer:
    """A picture of all that rests in a scene, from which a frame with what flies is made."""

    def __init__(self) -> None:
        self._resting = pygame.Surface((1, 1))

    def draw(
        self,
        scene: BaseScene,
        surface: pygame.Surface,
        draw_resting: Callable[[pygame.Surface], list[Rect] | None],
        fly: Callable[[pygame.Surface, pygame.Surface], Sequence[Rect]],
    ) -> list[Rect] | None:
        """Draw a frame as `Scene.draw` does.

        `draw_resting` draws what changed of what rests. `fly` draws what is in the air over its
        picture, the second surface, and returns where, and where it was before.
        """
        if self._resting.get_size() != surface.get_size():
            if scene.canvas.put_off():
                return []
            self._resting = pygame.Surface(surface.get_size())
        rects = draw_resting(self._resting)
        if scene.unfinished:
            return []
        for rect in rects if rects is not None else [surface.get_rect()]:
            surface.blit(self._resting, rect, rect)
        flown = fly(surface, self._resting)
        return None if rects is None else [*rects, *flown]


def board_batches(names: Sequence[str], picture: TablePicture | None) -> list[list[str]]:
    """Return names of parts of a scene in groups that are drawn again together.

    First come the places of the board, those that lie together in one group, then what else there
    is: lines of text may wait for another frame, seeds may not.
    """
    if picture is None:
        return [[name] for name in names]
    places = {picture.places[name]: name for name in names if name in picture.places}
    groups = picture.grouped(list(places))
    others = [name for name in names if name not in picture.places]
    return [*([places[place] for place in group] for group in groups), *([n] for n in others)]
