"""The pictures of the game, coloured by the theme and brought to size."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from copy import copy
from functools import lru_cache
from typing import Literal

import pygame

from game.paths import ASSETS, for_sdl
from game.view.steps import Steps
from game.view.theme import Colour, Theme

PIT_REACH = 1.1
"""pit.png reaches so many radii from its centre (as tools/make/images.py draws it)."""

SEED_TURNS = 8
"""Directions in which a seed may lie, one a column of seeds.png."""

SEED_VARIANTS = 2 * SEED_TURNS
"""Directions and colours together."""

GRAIN = 760
"""The tile of grain is so many CSS pixels long on the board."""

_MOST_TILES = 3
"""Tiles of so many lengths are kept: of boards on the menu, and at one or two tables."""

_SMOOTH = 3
"""Shapes are drawn so many times larger and scaled down."""


@lru_cache(maxsize=8)
def picture(name: str) -> pygame.Surface:
    """Load a picture of assets/images, once."""
    return pygame.image.load(for_sdl(ASSETS / "images" / name))


def tint(grey: pygame.Surface, dark: Colour, light: Colour) -> None:
    """Colour a grey picture: its black becomes `dark`, its white `light` (no part of it darker)."""
    span = tuple(max(0, high - low) for high, low in zip(light, dark, strict=True))
    grey.fill(span, special_flags=pygame.BLEND_RGB_MULT)
    grey.fill(dark, special_flags=pygame.BLEND_RGB_ADD)


def smooth(
    size: tuple[int, int], draw: Callable[[pygame.Surface, int], object], ground: Colour = (0, 0, 0)
) -> pygame.Surface:
    """Return what `draw(surface, factor)` draws, antialiased, on a clear ground.

    `ground` is the colour the clear parts carry: that of the shape, so that edges stay clean.
    """
    width, height = max(1, size[0]), max(1, size[1])
    large = pygame.Surface((width * _SMOOTH, height * _SMOOTH), pygame.SRCALPHA)
    large.fill((*ground, 0))
    draw(large, _SMOOTH)
    return pygame.transform.smoothscale(large, (width, height))


Sides = Literal["both", "left", "right", "none"]
"""On which sides the corners of a rectangle are round."""

_ROUND: Mapping[Sides, tuple[int, ...]] = {
    "both": (0, 1),
    "left": (0,),
    "right": (1,),
    "none": (),
}


def rounded(
    size: tuple[int, int], radius: float, colour: Colour, alpha: int = 255, sides: Sides = "both"
) -> pygame.Surface:
    """Return a filled rectangle with round corners, antialiased.

    Only the corners are drawn large, so that a big one is not dear.
    """
    shape = pygame.Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
    shape.fill((*colour, alpha))
    side = _corner_side(shape.get_rect(), radius)
    disc, corners = _disc(side, colour, alpha), _corners(shape.get_rect(), side, sides)
    for part, target in corners:
        shape.fill((*colour, 0), target)
        shape.blit(disc, target, part, special_flags=pygame.BLEND_RGBA_MAX)
    return shape


def draw_rounded(
    surface: pygame.Surface,
    rect: pygame.Rect,
    radius: float,
    colour: Colour,
    sides: Sides = "both",
) -> None:
    """Draw a filled rectangle with round corners; a large one is not made apart for that."""
    if min(rect.size) < 2:
        surface.fill(colour, rect)
        return
    side = _corner_side(rect, radius)
    disc, corners = _disc(side, colour, 255), _corners(rect, side, sides)
    left, right = (side if each in _ROUND[sides] else 0 for each in (0, 1))
    surface.fill(colour, rect.inflate(0, -2 * side))
    for y in (rect.top, rect.bottom - side):
        surface.fill(colour, (rect.left + left, y, rect.width - left - right, side))
    for part, target in corners:
        surface.blit(disc, target, part)


def draw_ring(
    surface: pygame.Surface, rect: pygame.Rect, radius: float, line: int, colour: Colour
) -> None:
    """Draw the edge of a rectangle with round corners, `line` canvas pixels within it."""
    side = _corner_side(rect, radius)
    upright, flat = (line, rect.height - 2 * side), (rect.width - 2 * side, line)
    for x in (rect.left, rect.right - line):
        surface.fill(colour, ((x, rect.top + side), upright))
    for y in (rect.top, rect.bottom - line):
        surface.fill(colour, ((rect.left + side, y), flat))
    ring = _ring(side, min(line, side), colour)
    for part, target in _corners(rect, side, "both"):
        surface.blit(ring, target, part)


def _corner_side(rect: pygame.Rect, radius: float) -> int:
    """Return the radius of the round corners of a rectangle, as far as it has room for them."""
    return max(1, min(round(radius), rect.width // 2, rect.height // 2))


def _corners(rect: pygame.Rect, side: int, sides: Sides) -> list[tuple[pygame.Rect, pygame.Rect]]:
    """Return for each round corner its quarter of a disc and where in the rectangle that lies."""
    ends = [(right, low) for right in _ROUND[sides] for low in (0, 1)]
    return [
        (
            pygame.Rect(right * side, low * side, side, side),
            pygame.Rect(
                rect.left + right * (rect.width - side),
                rect.top + low * (rect.height - side),
                side,
                side,
            ),
        )
        for right, low in ends
    ]


def draw_edged(
    surface: pygame.Surface,
    rect: pygame.Rect,
    radius: float,
    line: int,
    *,
    edge: Colour,
    face: Colour,
) -> None:
    """Draw a rectangle with round corners and an edge of `line` canvas pixels within it."""
    draw_rounded(surface, rect, radius, edge)
    draw_rounded(surface, rect.inflate(-2 * line, -2 * line), max(1.0, radius - line), face)


@lru_cache(maxsize=64)
def _disc(radius: int, colour: Colour, alpha: int) -> pygame.Surface:
    """Return a disc, antialiased. A quarter of it is drawn and turned over: a large one is dear."""
    quarter = smooth(
        (radius, radius),
        lambda large, k: pygame.draw.circle(
            large, (*colour, alpha), (radius * k, radius * k), radius * k
        ),
        colour,
    )
    disc = pygame.Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    disc.fill((*colour, 0))
    for right in (0, 1):
        for low in (0, 1):
            part = pygame.transform.flip(quarter, bool(right), bool(low))
            disc.blit(part, (right * radius, low * radius), special_flags=pygame.BLEND_RGBA_MAX)
    return disc


@lru_cache(maxsize=16)
def _ring(radius: int, line: int, colour: Colour) -> pygame.Surface:
    """Return a ring, antialiased."""
    return smooth(
        (2 * radius, 2 * radius),
        lambda large, k: pygame.draw.circle(
            large, colour, (radius * k, radius * k), radius * k, line * k
        ),
        colour,
    )


def soft(size: tuple[int, int], blur: int, radius: float, alpha: int) -> pygame.Surface:
    """Return a soft black shadow of a rounded rectangle; `blur` wider on each side."""
    width, height = size[0] + 2 * blur, size[1] + 2 * blur
    step = max(1, blur // 6)
    small = pygame.Surface((max(4, width // step), max(4, height // step)), pygame.SRCALPHA)
    margin = blur // step
    inner = small.get_rect().inflate(-2 * margin, -2 * margin)
    pygame.draw.rect(small, (0, 0, 0, alpha), inner, border_radius=max(1, round(radius / step)))
    small = pygame.transform.box_blur(small, max(1, margin // 3))
    small = pygame.transform.box_blur(small, max(1, margin // 3))
    return pygame.transform.smoothscale(small, (width, height))


def _with_rim(size: tuple[int, int]) -> tuple[int, int]:
    """Return the size of a hollow's picture, its rim included."""
    rim = round(min(size) * (PIT_REACH - 1))
    return size[0] + rim, size[1] + rim


class Art:
    """Pictures for one theme, kept by size."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self._pits: dict[tuple[int, int], pygame.Surface] = {}
        self._seeds: dict[tuple[int, int], pygame.Surface] = {}
        self._grains: dict[int, pygame.Surface] = {}
        """The tile of grain, by its length in pixels; 0 stands for the picture it is made of."""
        self.pictures: dict[tuple[object, ...], pygame.Surface] = {}
        """Larger pictures that scenes keep from one visit to the next."""

    def with_theme(self, theme: Theme) -> Art:
        """Return the same pictures for the same theme with other colours of players."""
        art = copy(self)
        art.theme = theme
        return art

    def wood(self, size: tuple[int, int], scale: float, upright: bool = False) -> Steps:
        """Return in steps a plank of that size; the grain runs across it, or down if `upright`."""
        plank = pygame.Surface(size)
        if not self.theme.textured:
            plank.fill(self.theme.wood_light)
            return plank
        tile = yield from self._tile(max(64, round(GRAIN * scale)))
        if upright:
            tile = pygame.transform.rotate(tile, 90)
        for x in range(0, size[0], tile.get_width()):
            for y in range(0, size[1], tile.get_height()):
                plank.blit(tile, (x, y))
        yield
        return plank

    def _tile(self, length: int) -> Steps:
        """Return the tile of grain in a length; those of some sizes of boards are kept."""
        grain = yield from self._grain()
        tile = self._grains.get(length)
        if tile is None:
            tile = pygame.transform.smoothscale(grain, (length, length // 2))
            if len(self._grains) > _MOST_TILES:
                del self._grains[next(each for each in self._grains if each)]
            self._grains[length] = tile
            yield
        return tile

    def _grain(self) -> Steps:
        """Return the picture of the grain in the theme's wood colours."""
        if 0 not in self._grains:
            theme = self.theme
            grey = picture("wood.jpg")
            yield
            grain = pygame.Surface(grey.get_size())
            grain.blit(grey, (0, 0))
            tint(grain, theme.wood_dark, theme.wood_light)
            self._grains[0] = grain
            yield
        return self._grains[0]

    def pit(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a hollow of that size with its rim: round, or long with round ends.

        The rim of the picture reaches `PIT_REACH` radii from the middle of the round ends. A size
        that is none, as of boards in very small windows, gives the smallest.
        """
        size = (max(2, size[0]), max(2, size[1]))
        if size not in self._pits:
            self._pits[size] = self._carved(size) if self.theme.textured else self._flat(size)
        return self._pits[size]

    def _carved(self, size: tuple[int, int]) -> pygame.Surface:
        """Return light and shade of a hollow; long ones are stretched in the middle."""
        width, height = _with_rim(size)
        small = max(2, min(width, height))
        bowl = pygame.transform.smoothscale(picture("pit.png"), (small, small))
        if abs(width - height) <= 1:
            return bowl
        half = small // 2
        hollow = pygame.Surface((width, height), pygame.SRCALPHA)
        if width >= height:
            middle = pygame.transform.scale(
                bowl.subsurface((half, 0, 1, small)), (width - 2 * half, height)
            )
            hollow.blit(bowl, (0, 0), (0, 0, half, small))
            hollow.blit(middle, (half, 0))
            hollow.blit(bowl, (width - half, 0), (small - half, 0, half, small))
        else:
            middle = pygame.transform.scale(
                bowl.subsurface((0, half, small, 1)), (width, height - 2 * half)
            )
            hollow.blit(bowl, (0, 0), (0, 0, small, half))
            hollow.blit(middle, (0, half))
            hollow.blit(bowl, (0, height - half), (0, small - half, small, half))
        return hollow

    def _flat(self, size: tuple[int, int]) -> pygame.Surface:
        """Return a hollow as a plain shape with an outline."""
        width, height = _with_rim(size)
        line = max(2, min(width, height) // 34)
        hollow = rounded((width, height), min(width, height) / 2, self.theme.groove)
        inner = (width - 2 * line, height - 2 * line)
        hollow.blit(rounded(inner, min(inner) / 2, self.theme.pit), (line, line))
        return hollow

    def seed(self, size: int, variant: int) -> pygame.Surface:
        """Return a seed with its shadow; the picture is 1.5 times `size` wide and high."""
        number = variant % SEED_VARIANTS
        if (size, number) not in self._seeds:
            colours = self.theme.seeds
            colour = colours[(number * 5 + number // SEED_TURNS) % len(colours)]
            self._seeds[size, number] = self._seed(size, number % SEED_TURNS, colour)
        return self._seeds[size, number]

    def _seed(self, size: int, turn: int, colour: Colour) -> pygame.Surface:
        """Draw one seed."""
        reach = round(size * 1.5)
        picture = pygame.Surface((reach, reach), pygame.SRCALPHA)
        left = (reach - size) // 2
        if not self.theme.textured:
            line = max(1, size // 10)
            picture.blit(rounded((size, size), size / 2, (0, 0, 0)), (left, left))
            inner = size - 2 * line
            picture.blit(rounded((inner, inner), inner / 2, colour), (left + line, left + line))
            return picture
        shade = soft((round(size * 0.72), round(size * 0.66)), max(2, size // 7), size / 3, 165)
        picture.blit(shade, (left + size * 0.12, left + size * 0.2))
        picture.blit(self._layer(size, turn, 0, colour), (left, left))
        picture.blit(self._layer(size, turn, 1, None), (left, left))
        return picture

    def _layer(self, size: int, turn: int, row: int, colour: Colour | None) -> pygame.Surface:
        """Return one layer of a seed: its coloured body (row 0) or its glint (row 1)."""
        atlas = picture("seeds.png")
        side = atlas.get_height() // 2
        layer = atlas.subsurface((turn * side, row * side, side, side)).copy()
        if colour is not None:
            layer.fill((*colour, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return pygame.transform.smoothscale(layer, (size, size))
