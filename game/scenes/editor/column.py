"""A column of what can be set while it is laid out: buttons and texts, from the top down."""

from __future__ import annotations

from collections.abc import Collection

from game.scenes.editor.labels import label_of
from game.view.box import TOUCH, Box
from game.view.brush import Brush
from game.view.measure import Measure
from game.view.text.pen import Face
from game.view.text.text_box import LINE, TextBox, Tone
from game.view.widgets import Item


class Column:
    """A column `width` wide, from `y` down."""

    def __init__(self, box: Box, measure: Measure, brush: Brush) -> None:
        """Begin at the top of a box."""
        self.x, self.y, self.width, _ = box
        self.measure = measure
        self.brush = brush
        self.items: list[Item] = []
        self.elsewhere: Collection[str] = ()
        """The ids of buttons that are on view in another place."""

    @property
    def gap(self) -> float:
        """The distance between two rows of a part."""
        return 6 * self.measure.unit

    @property
    def row(self) -> float:
        """The height of a row of buttons."""
        return max(TOUCH, TOUCH * self.measure.unit, self.measure.line + 16)

    def take(self, height: float, gap: float | None = None) -> Box:
        """Return a box at the top of what is left, and go below it."""
        box = Box(self.x, self.y, self.width, height)
        self.y += height + (self.gap if gap is None else gap)
        return box

    def pause(self) -> None:
        """Leave room before the next part."""
        self.y += 10 * self.measure.unit

    def put(self, text_box: TextBox) -> None:
        """Add a text in its box."""
        count = sum(isinstance(item.value, TextBox) for item in self.items)
        self.items.append(label_of(f"text:{count}", text_box, self.brush))

    def write(
        self, text: str, tone: Tone = "panel_text", bold: bool = False, lines: int = 0
    ) -> None:
        """Write a text over the whole width, in as many lines as it takes, or in so many."""
        size = self.measure.size("least" if tone == "soft_text" else "body")
        face: Face = "bold" if bold else "text"
        high = lines * size * LINE + 1 if lines else self.height(text, size, self.width, bold)
        box = self.take(high, 4 * self.measure.unit)
        self.put(TextBox(text, box, size, face, valign="top", tone=tone))

    def height(self, text: str, size: float, width: float, bold: bool = False) -> float:
        """Return how high a text is on a width."""
        scale = self.brush.scale
        face: Face = "bold" if bold else "text"
        lines = self.brush.type.wrapped(text, face, size * scale, width * scale)
        return len(lines) * size * LINE + 1
