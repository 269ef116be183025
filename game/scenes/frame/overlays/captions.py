"""Captions: each sound is written as well, for those who do not hear it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.scenes.frame.context import Context
from game.scenes.frame.overlays.cover import Cover
from game.scenes.frame.scene import Scene
from game.view.art import rounded
from game.view.box import Box
from game.view.measure import LEAST_TEXT
from game.view.pixels import Rect, px

LASTS = 2.0
"""Seconds for which a caption stays after its last sound."""

DROP = "drop"
"""The kind of all sounds of seeds that drop, whatever their pitch."""

_MANY = 88
"""No lap drops more seeds one after the other, or hardly ever."""

_NEARLY = (40, 40, 40, 0)
"""Colours that differ by no more than that look alike."""

_QUIET = 0.96
"""A place of which so much looks alike has nothing on it."""

_ANCHORS = ("midtop", "midbottom", "bottomright", "bottomleft", "midleft", "midright")
"""The places in a window, the best first: at its head no text of a table stands, as a rule."""

_PAD = 10.0
_ABOVE = 2.0
"""Room beside its words, and above and below them together, in CSS pixels."""

_EDGE = 8.0
"""Room between it and the edge of the window, in CSS pixels."""


class Captions:
    """What was heard last, at an edge of the window where nothing can be pressed."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._kind, self._count = "", 0
        self._left = 0.0
        """For how many seconds the caption stays."""
        self._changed = False
        self._scene: Scene | None = None
        self._middle: tuple[int, int] | None = None
        """Where it lies as long as there is one in a scene: it does not jump with its sounds."""
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
        if scene is not self._scene:
            self._scene, self._middle = scene, None
        changed, self._changed = self._changed, False
        if self._kind and not changed:
            self._left -= dt
            if self._left <= 0:
                self._kind, self._middle, changed = "", None, True
        return changed

    def uncover(self, surface: pygame.Surface) -> list[Rect]:
        """Put back what it covers; return where."""
        return self._cover.lift(surface)

    def draw(self, surface: pygame.Surface) -> list[Rect]:
        """Draw it, if there is one; return where."""
        if not self._kind:
            return []
        picture = self._drawn()
        if self._middle is None:
            room = pygame.Rect(0, 0, max(picture.get_width(), self._widest()), picture.get_height())
            self._middle = self._place(room, surface).center
        rect = picture.get_rect(center=self._middle).clamp(surface.get_rect())
        return self._cover.lay(surface, picture, rect.clip(surface.get_rect()))

    def _drawn(self) -> pygame.Surface:
        """Return the caption as a picture."""
        brush = self._context.brush
        key = (self.text, brush)
        if self._picture is None or self._picture[0] != key:
            theme, scale = brush.theme, brush.scale
            words = brush.type.line(
                self.text, "text", LEAST_TEXT * brush.unit * scale, theme.badge_text
            )
            pad = round(_PAD * scale)
            size = (words.get_width() + 2 * pad, words.get_height() + round(_ABOVE * scale))
            picture = rounded(size, 8 * brush.line, theme.badge)
            picture.blit(words, words.get_rect(center=picture.get_rect().center))
            self._picture = key, picture
        return self._picture[1]

    def _widest(self) -> int:
        """Return the width of a caption that counts, in canvas pixels: it grows while it counts."""
        brush = self._context.brush
        text = self._context.words.text(f"caption.{DROP}", count=_MANY)
        wide = brush.type.width(text, "text", LEAST_TEXT * brush.unit * brush.scale)
        return round(wide + 2 * _PAD * brush.scale)

    def _place(self, room: pygame.Rect, surface: pygame.Surface) -> pygame.Rect:
        """Return where it is to lie: at an edge where nothing is pressed, and nothing written."""
        scale, bounds = self._context.viewport.scale, surface.get_rect()
        inner = bounds.inflate(-round(2 * _EDGE * scale), -round(2 * _EDGE * scale))
        targets = () if self._scene is None else self._scene.targets()
        rects = [px(Box(*target.rect), scale) for target in targets]
        # What fills most of the window is the ground beside a sheet, by which that is closed.
        taken = [rect for rect in rects if 2 * rect.w * rect.h < bounds.w * bounds.h]
        edges = []
        for name in _ANCHORS:
            edges.append(room.copy())
            setattr(edges[-1], name, getattr(inner, name))
        risen = [_risen(place, taken) for place in edges if place.bottom == inner.bottom]
        # At the head of a phone's window stand names, scores and titles.
        in_order = (*edges[1:], *risen) if self._context.measure.phone else (*edges, *risen)
        places = [place.clip(bounds) for place in in_order]
        free = [place for place in places if place.collidelist(taken) < 0]
        return max(free or places, key=lambda place: _quiet(surface, place))


def _risen(foot: pygame.Rect, taken: Sequence[pygame.Rect]) -> pygame.Rect:
    """Return the first place above the foot of the window where nothing can be pressed."""
    place = foot.copy()
    while blocks := place.collidelistall(list(taken)):
        place.bottom = min(taken[number].top for number in blocks)
    return place


def _quiet(surface: pygame.Surface, place: pygame.Rect) -> float:
    """Return how much of a place looks alike, of 1; what is nearly all alike counts as all.

    The ground and the wood of a board are quiet, texts and seeds are not.
    """
    if not place.width or not place.height:
        return 0.0
    part = surface.subsurface(place)
    ground = pygame.transform.average_color(part)
    alike = pygame.transform.threshold(None, part, ground, _NEARLY, None, set_behavior=0)
    return min(_QUIET, alike / (place.width * place.height))
