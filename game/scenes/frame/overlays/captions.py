"""Captions: each sound is written as well, for those who do not hear it."""

from __future__ import annotations

import pygame

from game.scenes.frame.context import Context
from game.scenes.frame.overlays.cover import Cover
from game.scenes.frame.scene import Scene
from game.view.art import rounded
from game.view.box import Box
from game.view.pixels import Rect, px

LASTS = 2.0
"""Seconds for which a caption stays after its last sound."""

DROP = "drop"
"""The kind of all sounds of seeds that drop, whatever their pitch."""

_PAD = 10.0
_EDGE = 8.0
"""Room around its words, and between it and the edge of the window, in CSS pixels."""


class Captions:
    """What was heard last, at an edge of the window where nothing can be pressed."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._kind, self._count = "", 0
        self._left = 0.0
        """For how many seconds the caption stays."""
        self._changed = False
        self._scene: Scene | None = None
        self._cover = Cover()
        self._picture: tuple[tuple[object, ...], pygame.Surface] | None = None
        context.sound.listener = self.hear

    @property
    def text(self) -> str:
        """What is written now, "" if nothing is."""
        if not self._kind:
            return ""
        return self._context.words.text(f"caption.{self._kind}", count=self._count)

    @property
    def rect(self) -> pygame.Rect | None:
        """Where it lies now, in canvas pixels."""
        return self._cover.rect

    def hear(self, name: str) -> None:
        """Take in a sound, whether it is loud or not."""
        if not self._context.settings.captions:
            return
        kind = name.partition("-")[0]
        same = kind == self._kind == DROP
        self._kind, self._count = kind, self._count + 1 if same else 1
        self._left = LASTS * self._context.settings.delay_factor
        self._changed = True

    def update(self, dt: float, scene: Scene) -> bool:
        """Let time pass; True if another caption is to be seen, or none any more."""
        self._scene = scene
        changed, self._changed = self._changed, False
        if self._kind and not changed:
            self._left -= dt
            if self._left <= 0:
                self._kind, changed = "", True
        return changed

    def uncover(self, surface: pygame.Surface) -> list[Rect]:
        """Put back what it covers; return where."""
        return self._cover.lift(surface)

    def draw(self, surface: pygame.Surface) -> list[Rect]:
        """Draw it, if there is one; return where."""
        if not self._kind:
            return []
        picture = self._drawn()
        return self._cover.lay(surface, picture, self._place(picture, surface))

    def _drawn(self) -> pygame.Surface:
        """Return the caption as a picture."""
        brush = self._context.brush
        key = (self.text, brush)
        if self._picture is None or self._picture[0] != key:
            theme, scale = brush.theme, brush.scale
            words = brush.type.line(self.text, "text", brush.size * scale, theme.badge_text)
            pad = round(_PAD * scale)
            size = (words.get_width() + 2 * pad, round(words.get_height() + pad))
            picture = rounded(size, 8 * brush.line, theme.badge)
            picture.blit(words, words.get_rect(center=picture.get_rect().center))
            self._picture = key, picture
        return self._picture[1]

    def _place(self, picture: pygame.Surface, surface: pygame.Surface) -> pygame.Rect:
        """Return where it lies: at the first edge where nothing can be pressed."""
        scale, bounds = self._context.viewport.scale, surface.get_rect()
        inner = bounds.inflate(-round(2 * _EDGE * scale), -round(2 * _EDGE * scale))
        anchors = ("midtop", "midbottom", "bottomright", "bottomleft", "midleft", "midright")
        places = [
            picture.get_rect(**{anchor: getattr(inner, anchor)}).clamp(bounds).clip(bounds)
            for anchor in anchors
        ]
        targets = () if self._scene is None else self._scene.targets()
        taken = [px(Box(*target.rect), scale) for target in targets]
        return next((place for place in places if place.collidelist(taken) < 0), places[0])
