"""How much room text takes, asked while a scene is laid out."""

from __future__ import annotations

from dataclasses import dataclass

from game.view.brush import Brush
from game.view.measure import Measure
from game.view.text.label import label_fits
from game.view.text.type import Face


@dataclass(frozen=True, slots=True)
class Ruler:
    """Measures text in CSS pixels, in the sizes of `measure`."""

    brush: Brush
    measure: Measure

    @property
    def gap(self) -> float:
        """The usual distance between things."""
        return self.measure.gap

    def lines(self, text: str, width: float, face: Face, breaks: bool = False) -> int:
        """Return how many lines a small text takes on a width, with words broken if it `breaks`."""
        scale = self.brush.scale
        size = self.measure.small * scale
        return len(self.brush.type.wrapped(text, face, size, width * scale, breaks))

    def fits(self, label: str, width: float) -> bool:
        """Whether a label can be read on a button of that width."""
        return label_fits(label, "bold", (width, self.measure.button), self.brush)
