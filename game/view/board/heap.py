"""Where seeds lie in a pit: natural heaps that stay put, since each seed has its own spot."""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import NamedTuple

from game.view.box import Box

_GOLDEN = math.pi * (3 - math.sqrt(5))


class Spot(NamedTuple):
    """Where a seed lies: its middle, and which of the pictures of seeds it has."""

    x: float
    y: float
    variant: int


def heap(pit: Box, count: int, size: float, salt: int) -> list[Spot]:
    """Return the spots of `count` seeds of a size in a pit, lowest first.

    `salt` tells the pits apart. Seed number n lies in the same spot however many there are.
    """
    x, y = pit.middle
    across = max(0.0, pit.width / 2 - size * 0.82)
    down = max(0.0, pit.height / 2 - size * 0.82)
    return [
        Spot(x + spot.x * across, y + spot.y * down - spot.layer * size * 0.13, spot.variant)
        for spot in _pattern(_layer_size(across, down, size), salt, _rounded_up(count))[:count]
    ]


class _Unit(NamedTuple):
    """A spot in a round pit of radius 1, in a layer of the heap."""

    x: float
    y: float
    layer: int
    variant: int


def _layer_size(across: float, down: float, size: float) -> int:
    """Return how many seeds lie side by side before others lie on them."""
    room = math.pi * (across + size * 0.45) * (down + size * 0.45)
    return max(3, int(room / (size * size) * 0.86))


def _rounded_up(count: int) -> int:
    """Return for how many seeds spots are worked out at once."""
    return -(-count // 12) * 12


@lru_cache(maxsize=512)
def _pattern(layer_size: int, salt: int, count: int) -> tuple[_Unit, ...]:
    """Return the spots of the first `count` seeds."""
    source = random.Random(salt * 7919 + layer_size)
    start = source.random() * math.tau
    spots = []
    for number in range(count):
        layer, place = divmod(number, layer_size)
        # Every other seed of a layer lies farther out, so that few seeds do not crowd.
        order = (place * 2 + 1) % layer_size if layer_size % 2 else place
        far = math.sqrt((order + 0.45) / layer_size) * (1 - 0.07 * min(layer, 6))
        far *= source.uniform(0.88, 1.0)
        angle = start + number * _GOLDEN + source.uniform(-0.22, 0.22)
        spots.append(
            _Unit(
                far * math.cos(angle),
                far * math.sin(angle),
                min(layer, 6),
                int(source.random() * 16),
            )
        )
    return tuple(spots)
