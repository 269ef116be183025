"""The reference pictures of the tests: a few scenes, small, and how like another picture is.

`./build.sh gallery --references` writes them anew into tests/data/pictures/. Look at them before
they are committed: from then on they are what is right.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

import pygame

from tools.gallery.scenes import draw_at
from tools.places import ROOT

FOLDER = ROOT / "tests" / "data" / "pictures"

WINDOWS = {"phone": (360, 640), "desktop": (1280, 720)}
"""Sizes in CSS pixels; a canvas pixel each."""

SHRUNK = 90
"""The lesser side of a small picture, in pixels: too small for the edges of letters to matter."""

BLOCKS = 10
"""The lesser side of a picture has so many blocks, each compared by its mean colour."""

PICTURES = (
    ("menu", "desktop", "light-wood"),
    ("menu", "phone", "dark-wood"),
    ("setup", "phone", "light-wood"),
    ("table", "phone", "light-wood"),
    ("table", "desktop", "dark-wood"),
    ("four-table", "phone", "high-contrast"),
    ("four-table", "desktop", "light-wood"),
    ("bao-table", "phone", "dark-wood"),
    ("bao-table", "desktop", "light-wood"),
    ("bantu-table", "desktop", "light-wood"),
    ("rules-capture", "desktop", "light-wood"),
    ("bao-rules", "phone", "dark-wood"),
)
"""Scene (of the gallery), window and theme of each reference."""

MOST_MEAN, MOST_BLOCK = 7.5, 30.0
"""Pictures are alike if their pixels differ by no more than this on average, and no block by more
than that: levels of 255, the largest of the three colours."""


class Difference(NamedTuple):
    """How far two pictures are apart: the mean of all pixels, and the worst block."""

    mean: float
    block: float

    @property
    def alike(self) -> bool:
        """Whether they show the same."""
        return self.mean <= MOST_MEAN and self.block <= MOST_BLOCK


def path_of(scene: str, window: str, theme: str) -> Path:
    """Return where a reference lies."""
    return FOLDER / f"{scene}-{window}-{theme}.png"


def small(scene: str, window: str, theme: str, scale: float = 1.0) -> pygame.Surface:
    """Draw a picture as it is now, with `scale` canvas pixels a CSS pixel; return it small."""
    width, height = WINDOWS[window]
    return _shrunk(draw_at(scene, width, height, theme, scale), SHRUNK)


def _shrunk(picture: pygame.Surface, side: int) -> pygame.Surface:
    """Return a picture whose lesser side has so many pixels."""
    factor = side / min(picture.get_size())
    size = (round(picture.get_width() * factor), round(picture.get_height() * factor))
    return pygame.transform.smoothscale(picture.convert(24), size)


def difference(one: pygame.Surface, other: pygame.Surface) -> Difference:
    """Return how far two pictures of the same size are apart. Raises ValueError for other sizes."""
    if one.get_size() != other.get_size():
        raise ValueError(f"{one.get_size()} is not {other.get_size()}")
    blocks = (_shrunk(one, BLOCKS), _shrunk(other, BLOCKS))
    return Difference(_mean(_apart(one, other)), max(_apart(*blocks)))


def _apart(one: pygame.Surface, other: pygame.Surface) -> list[int]:
    """Return for each pixel how much the colour differs in which it differs most."""
    width, height = one.get_size()
    return [
        max(abs(a - b) for a, b in zip(one.get_at(at), other.get_at(at), strict=True))
        for at in ((x, y) for y in range(height) for x in range(width))
    ]


def _mean(values: list[int]) -> float:
    return sum(values) / len(values)


def write() -> int:
    """Write all references anew; say how far each is from the one before."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in PICTURES:
        path, now = path_of(*name), small(*name)
        before = None
        if path.exists():
            before = difference(pygame.image.load(path).convert(24), now)._asdict()
        pygame.image.save(now, path)
        print(path.name, json.dumps(before))
    return 0
