"""What drawing needs besides a surface."""

from __future__ import annotations

from dataclasses import dataclass

from game.view.text.type import Type
from game.view.theme import Theme


@dataclass(frozen=True, slots=True)
class Brush:
    """All that drawing needs: the theme's colours, the type, canvas pixels for a CSS pixel.

    `size` is that of the text on buttons, in CSS pixels; `unit` is that of the measure.
    `shortcuts`: whether letters are commands alone, with Alt or never (the setting of that name).
    """

    theme: Theme
    type: Type
    scale: float
    size: float
    unit: float = 1.0
    shortcuts: str = "on"

    @property
    def line(self) -> float:
        """Canvas pixels for a CSS pixel of the width of a line, which grows in large windows."""
        return self.scale * self.unit
