"""How much room text takes, asked while a scene is laid out."""

from __future__ import annotations

from dataclasses import dataclass

from game.view.brush import Brush
from game.view.measure import Measure


@dataclass(frozen=True, slots=True)
class Ruler:
    """What measures text in CSS pixels, in the sizes of `measure`."""

    brush: Brush
    measure: Measure
