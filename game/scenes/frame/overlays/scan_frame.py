"""The frame round what one switch would press now."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.host.interface import Target
from game.scenes.frame.context import Context
from game.scenes.frame.overlays.cover import Cover
from game.scenes.frame.scanning.scanning import Scanning
from game.scenes.frame.scene import Scene
from game.view.box import Box, around
from game.view.pixels import Rect, px, stroke

_WIDTH = 5.0
_EDGE = 2.0
"""Of the frame, and of the edge on both sides of it that is seen on any colour, in CSS pixels."""

_ROUNDING = 12.0


class ScanFrame:
    """Follows what is offered."""

    def __init__(self, context: Context, scanning: Scanning) -> None:
        self._context = context
        self._scanning = scanning
        self._boxes: Sequence[Box] = ()
        self._covers: list[Cover] = []

    def update(self, dt: float, scene: Scene) -> bool:
        """Tell whether the frame lies elsewhere now, or is gone."""
        del dt
        offered = self._scanning.offered
        boxes = framed(offered, scene.targets()) if offered else ()
        changed, self._boxes = boxes != self._boxes, boxes
        return changed

    def uncover(self, surface: pygame.Surface) -> list[Rect]:
        """Put back what it covers; return where."""
        covers, self._covers = self._covers, []
        return [rect for cover in reversed(covers) for rect in cover.lift(surface)]

    def draw(self, surface: pygame.Surface) -> list[Rect]:
        """Draw it, if there is one; return where."""
        scale = self._context.viewport.scale
        wide = stroke(scale, _WIDTH + 2 * _EDGE)
        rects: list[Rect] = []
        for box in self._boxes:
            rect = px(box, scale).inflate(2 * wide, 2 * wide).clip(surface.get_rect())
            if rect.width and rect.height:
                self._covers.append(Cover())
                rects += self._covers[-1].lay(surface, self._picture(rect.size, wide), rect)
        return rects

    def _picture(self, size: tuple[int, int], wide: int) -> pygame.Surface:
        """Return the frame as a picture with nothing inside it."""
        theme, scale = self._context.theme, self._context.viewport.scale
        picture = pygame.Surface(size, pygame.SRCALPHA)
        edge, rounding = stroke(scale, _EDGE), round(_ROUNDING * scale)
        whole = picture.get_rect()
        pygame.draw.rect(picture, theme.panel, whole, wide, rounding)
        inner = whole.inflate(-2 * edge, -2 * edge)
        pygame.draw.rect(picture, theme.focus, inner, wide - 2 * edge, rounding - edge)
        return picture


def framed(offered: Sequence[Target], targets: Sequence[Target]) -> Sequence[Box]:
    """Return what gets a frame: all that is offered together, or each where others lie between."""
    names = {target.id for target in offered}
    boxes = tuple(Box(*target.rect) for target in offered)
    whole = around(boxes)
    others = (Box(*target.rect) for target in targets if target.id not in names)
    return boxes if any(map(whole.meets, others)) else (whole,)
