"""The frame round what one switch would press now."""

from __future__ import annotations

import pygame

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
        self._box: Box | None = None
        self._cover = Cover()

    def update(self, dt: float, scene: Scene) -> bool:
        """Tell whether the frame lies elsewhere now, or is gone."""
        del dt, scene
        offered = self._scanning.offered
        box = around([Box(*target.rect) for target in offered]) if offered else None
        changed, self._box = box != self._box, box
        return changed

    def uncover(self, surface: pygame.Surface) -> list[Rect]:
        """Put back what it covers; return where."""
        return self._cover.lift(surface)

    def draw(self, surface: pygame.Surface) -> list[Rect]:
        """Draw it, if there is one; return where."""
        if self._box is None:
            return []
        scale = self._context.viewport.scale
        wide = stroke(scale, _WIDTH + 2 * _EDGE)
        rect = px(self._box, scale).inflate(2 * wide, 2 * wide).clip(surface.get_rect())
        if not rect.width or not rect.height:
            return []
        return self._cover.lay(surface, self._picture(rect.size, wide), rect)

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
