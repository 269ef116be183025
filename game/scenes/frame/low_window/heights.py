"""Which windows are too low to lay a scene out in, and for what height it is laid out there."""

from __future__ import annotations

import math
from typing import NamedTuple

from game.host.interface import Viewport
from game.view.box import Box

UPRIGHT, LYING = 568.0, 320.0
"""The heights of the smallest phone, upright and on its side: every scene has room there."""

_TOO_LOW = ((480.0, 400.0, UPRIGHT), (568.0, 300.0, UPRIGHT), (math.inf, 260.0, LYING))
"""In CSS pixels: a window less wide than the first is too low if it is less high than the second,
and a scene is laid out there for the third."""


class LowRoom(NamedTuple):
    """How a scene stands in a window that is too low for it.

    `height` is that of all of it. `view` is the part of the window in which it scrolls: what lies
    above that, or beside it, stays.
    """

    height: float
    view: Box


def height_to_lay_out(window: Viewport) -> float:
    """Return for what height a scene is laid out in a window; 0: for that of the window."""
    low, laid_out = next((low, tall) for wide, low, tall in _TOO_LOW if window.width < wide)
    return laid_out if window.height < low else 0.0


def room_of(window: Viewport, height: float) -> LowRoom | None:
    """Return how a scene of that height stands in a window where all of it scrolls.

    None of a scene of no height of its own: it is as high as the window.
    """
    return LowRoom(height, Box(0, 0, window.width, window.height)) if height else None
