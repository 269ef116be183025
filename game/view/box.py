"""Rectangles in CSS pixels, and how to cut them up. The base of all layouts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

TOUCH = 44.0
"""The least side of anything that can be pressed, in CSS pixels."""


class Box(NamedTuple):
    """A rectangle: left, top, width, height in CSS pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The first x beyond it."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The first y below it."""
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def inside(self, other: Box, slack: float = 0.01) -> bool:
        """Whether it lies in `other` altogether."""
        return (
            self.x >= other.x - slack
            and self.y >= other.y - slack
            and self.right <= other.right + slack
            and self.bottom <= other.bottom + slack
        )

    def meets(self, other: Box) -> bool:
        """Whether the two have a point in common."""
        across = self.x < other.right and other.x < self.right
        return across and self.y < other.bottom and other.y < self.bottom

    def shrunk(self, across: float, down: float | None = None) -> Box:
        """Return it with its sides moved inwards (outwards when negative)."""
        down = across if down is None else down
        return Box(
            self.x + across,
            self.y + down,
            max(0.0, self.width - 2 * across),
            max(0.0, self.height - 2 * down),
        )

    def moved(self, x: float, y: float) -> Box:
        """Return it moved by x, y."""
        return Box(self.x + x, self.y + y, self.width, self.height)

    def mirrored(self, width: float) -> Box:
        """Return where it lies in the mirror image of a window of that width."""
        return Box(width - self.right, self.y, self.width, self.height)

    def centred(self, width: float, height: float) -> Box:
        """Return a box of that size around the same centre, no larger than this one."""
        width, height = min(width, self.width), min(height, self.height)
        x, y = self.middle
        return Box(x - width / 2, y - height / 2, width, height)

    def top_part(self, height: float) -> tuple[Box, Box]:
        """Cut off a strip at the top: the strip, and the rest."""
        height = min(height, self.height)
        rest = Box(self.x, self.y + height, self.width, self.height - height)
        return Box(self.x, self.y, self.width, height), rest

    def bottom_part(self, height: float) -> tuple[Box, Box]:
        """Cut off a strip at the bottom: the strip, and the rest."""
        height = min(height, self.height)
        rest = Box(self.x, self.y, self.width, self.height - height)
        return Box(self.x, self.bottom - height, self.width, height), rest

    def left_part(self, width: float) -> tuple[Box, Box]:
        """Cut off a strip at the left: the strip, and the rest."""
        width = min(width, self.width)
        rest = Box(self.x + width, self.y, self.width - width, self.height)
        return Box(self.x, self.y, width, self.height), rest

    def right_part(self, width: float) -> tuple[Box, Box]:
        """Cut off a strip at the right: the strip, and the rest."""
        width = min(width, self.width)
        rest = Box(self.x, self.y, self.width - width, self.height)
        return Box(self.right - width, self.y, width, self.height), rest

    def columns(self, count: int, gap: float) -> list[Box]:
        """Cut it into `count` equal columns with `gap` between them."""
        width = (self.width - gap * (count - 1)) / count
        return [Box(self.x + i * (width + gap), self.y, width, self.height) for i in range(count)]

    def rows(self, count: int, gap: float) -> list[Box]:
        """Cut it into `count` equal rows with `gap` between them."""
        height = (self.height - gap * (count - 1)) / count
        return [Box(self.x, self.y + i * (height + gap), self.width, height) for i in range(count)]


def around(boxes: Iterable[Box]) -> Box:
    """Return the smallest box that holds all of `boxes` (at least one)."""
    parts = list(boxes)
    x, y = min(box.x for box in parts), min(box.y for box in parts)
    right, bottom = max(box.right for box in parts), max(box.bottom for box in parts)
    return Box(x, y, right - x, bottom - y)


def stacked(area: Box, heights: Sequence[float], gap: float) -> list[Box]:
    """Put rows of these heights one below the other at the top of `area`."""
    boxes, y = [], area.y
    for height in heights:
        boxes.append(Box(area.x, y, area.width, height))
        y += height + gap
    return boxes
