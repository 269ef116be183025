"""Whether somebody points at something on purpose, or the pointer only lies where it was left."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import NamedTuple

from game.rules.protocol import Place

FAR = 4.0
"""By so many CSS pixels a hand moves a pointer that it means to move."""


class Pointed(NamedTuple):
    """The places under the pointer and with a visible focus, or None."""

    hover: Place | None = None
    focus: Place | None = None

    def legal(self, legal: Collection[Place]) -> Place | None:
        """Return the legal place under the pointer, else the one with the focus."""
        return next((place for place in self if place in legal), None)


class Attention:
    """Given to what is pointed at once pointer or focus have moved since the last move ended.

    Until then what happened stays readable, wherever the pointer rests.
    """

    def __init__(self) -> None:
        self.given = True
        """Whether what is pointed at may take the place of what happened."""
        self._spot: tuple[float, float] | None = None
        """Where the pointer was seen last."""
        self._rest: tuple[float, float] | None = None
        """Where it lay when the last move ended."""

    def rest(self) -> None:
        """A move has begun or ended: what is pointed at now, nobody points at on purpose."""
        self.given = False
        self._rest = self._spot

    def pointer_at(self, x: float, y: float) -> bool:
        """Take in where the pointer is; True at the moment in which attention is given.

        A pointer that was never seen before has come on purpose.
        """
        self._spot = (x, y)
        if self.given or (self._rest and math.dist(self._spot, self._rest) < FAR):
            return False
        self.given = True
        return True

    def give(self) -> None:
        """Something was done on purpose: the focus has moved, or something was pressed."""
        self.given = True
