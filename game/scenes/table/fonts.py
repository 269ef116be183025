"""The fonts of a table, opened while a person looks at the menu, which does without them."""

from __future__ import annotations

from game.view.measure import Measure, TextKind
from game.view.steps import Steps
from game.view.text.pen import Face
from game.view.text.type import Type

_FONTS: tuple[tuple[Face, TextKind], ...] = (
    ("title", "score"),
    ("text", "name"),
    ("bold", "name"),
    ("bold", "body"),
    ("text", "least"),
)


def open_fonts(type_: Type, measure: Measure, scale: float) -> Steps:
    """Open one font a step: each is read from its file, at its size."""
    for face, kind in _FONTS:
        type_.font(face, measure.size(kind) * scale)
        yield
