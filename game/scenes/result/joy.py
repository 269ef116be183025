"""A moment of joy: seeds of many colours fall past the sheet."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

import pygame

from game.view.pixels import Rect, hull
from game.view.steps import Steps
from game.view.theme import Theme

SEEDS = 60
"""So many seeds fall."""

LASTS = 1.6
"""Seconds from the first seed to the last."""

_FALL = (0.8, 1.1)
"""A seed takes so many seconds from above the window to below it: the quickest and the slowest."""

_SIDE = (15.0, 23.0)
"""The length of a seed in CSS pixels, of the small ones and the large ones."""

_TURNS = 6
"""Pictures of a seed, each turned a little further."""

_LARGER = 3
"""Seeds are drawn so many times larger and scaled down."""


class _Seed(NamedTuple):
    """One that falls: when and how fast, where, how it sways and turns, and which pictures."""

    begins: float
    falls: float
    x: float
    sway: float
    spin: float
    kind: int


class Joy:
    """Falls once. Of each frame only the rectangles of the seeds are drawn, and cleared."""

    def __init__(self, chance: random.Random) -> None:
        self._seeds = [_seed(chance) for _ in range(SEEDS)]
        self._kinds: list[list[pygame.Surface]] = []
        """Pictures of each kind of seed, by turn."""
        self._look: tuple[object, ...] = ()
        self._drawn: list[pygame.Rect] = []
        """Where seeds were drawn last."""
        self.passed = 0.0

    @property
    def over(self) -> bool:
        """Whether nothing falls any more, and all is cleared."""
        return self.passed >= LASTS and not self._drawn

    def prepare(self, theme: Theme, scale: float) -> Steps:
        """Draw the pictures, a few at a time."""
        if self._look == (theme, scale):
            return
        kinds = []
        for colour in (*theme.seats[:2], theme.mark_end, theme.mark_last, theme.seeds[0]):
            for side in _SIDE:
                kinds.append(_pictures(round(side * scale), colour, theme.mark_line))
                yield
        self._kinds, self._look = kinds, (theme, scale)

    def begin_anew(self) -> None:
        """The picture is a new one: there is nothing to clear in it."""
        self._drawn = []

    def pass_time(self, dt: float) -> None:
        """Let time pass."""
        self.passed += dt

    def draw(
        self, surface: pygame.Surface, ground: pygame.Surface, sheet: pygame.Rect
    ) -> list[Rect]:
        """Draw the seeds as they are now, behind the sheet; return all that changed."""
        bounds = surface.get_rect()
        changed = self._drawn
        for rect in changed:
            _blit_beside(surface, ground, rect, rect, sheet)
        self._drawn = []
        for seed in self._seeds if self.passed < LASTS else ():
            share = (self.passed - seed.begins) / seed.falls
            if 0.0 <= share <= 1.0:
                picture, rect = self._placed(seed, share, bounds)
                _blit_beside(surface, picture, rect, picture.get_rect(), sheet)
                self._drawn.append(rect)
        return [hull(rect, bounds) for rect in (*changed, *self._drawn) if rect.colliderect(bounds)]

    def _placed(
        self, seed: _Seed, share: float, bounds: pygame.Rect
    ) -> tuple[pygame.Surface, pygame.Rect]:
        """Return the picture of a seed that has fallen so far, and where it is."""
        pictures = self._kinds[seed.kind % len(self._kinds)]
        picture = pictures[int(seed.spin * share * _TURNS) % _TURNS]
        rect = picture.get_rect()
        x = seed.x + seed.sway * math.sin(share * math.tau)
        rect.midbottom = round(x * bounds.width), round(share * (bounds.height + rect.height))
        return picture, rect


def _seed(chance: random.Random) -> _Seed:
    falls = chance.uniform(*_FALL)
    return _Seed(
        begins=chance.uniform(0.0, LASTS - falls),
        falls=falls,
        x=chance.random(),
        sway=chance.uniform(-0.03, 0.03),
        spin=chance.uniform(1.0, 2.5),
        kind=chance.randrange(1000),
    )


def _pictures(
    side: int, colour: tuple[int, int, int], line: tuple[int, int, int]
) -> list[pygame.Surface]:
    """Return a flat seed with an outline in each of its turns."""
    long = max(4, side) * _LARGER
    seed = pygame.Surface((long, long), pygame.SRCALPHA)
    oval = pygame.Rect(0, 0, long, round(long * 0.68))
    oval.center = seed.get_rect().center
    pygame.draw.ellipse(seed, line, oval)
    pygame.draw.ellipse(seed, colour, oval.inflate(-2 * _LARGER, -2 * _LARGER))
    return [
        pygame.transform.rotozoom(seed, 180 * turn / _TURNS, 1 / _LARGER) for turn in range(_TURNS)
    ]


def _blit_beside(
    surface: pygame.Surface,
    picture: pygame.Surface,
    rect: pygame.Rect,
    part: pygame.Rect,
    sheet: pygame.Rect,
) -> None:
    """Copy a part of a picture to a rectangle, but for what lies behind the sheet."""
    if not rect.colliderect(sheet):
        surface.blit(picture, rect, part)
        return
    for side in _beside(rect, sheet):
        moved = side.move(part.left - rect.left, part.top - rect.top)
        surface.blit(picture, side, moved)


def _beside(rect: pygame.Rect, sheet: pygame.Rect) -> list[pygame.Rect]:
    """Return the parts of a rectangle above, below, left and right of the sheet."""
    hidden = rect.clip(sheet)
    parts = [
        pygame.Rect(rect.left, rect.top, rect.width, hidden.top - rect.top),
        pygame.Rect(rect.left, hidden.bottom, rect.width, rect.bottom - hidden.bottom),
        pygame.Rect(rect.left, hidden.top, hidden.left - rect.left, hidden.height),
        pygame.Rect(hidden.right, hidden.top, rect.right - hidden.right, hidden.height),
    ]
    return [part for part in parts if part.width > 0 and part.height > 0]
