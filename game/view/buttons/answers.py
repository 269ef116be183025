"""The answers to a question as one bar, or as several below each other where they are long."""

from __future__ import annotations

from collections.abc import Sequence

from game.view.box import Box
from game.view.brush import Brush
from game.view.buttons.controls import Segment, bar_of
from game.view.buttons.drawing import item_fits
from game.view.widgets import Item

_BESIDE = 13.0
"""The least room at each side of an answer, in CSS pixels."""

_BETWEEN = 6.0
"""Room between two bars."""


def bar_width(segments: Sequence[Segment], brush: Brush) -> float:
    """Return how wide a bar is in which each answer has room to spare."""
    size = brush.size
    widest = max(
        brush.type.width(segment.label, "bold", size * brush.scale) / brush.scale
        + (size * 2 if segment.icon else 0.0)
        for segment in segments
    )
    return len(segments) * (widest + 2 * _BESIDE)


def answers_of(
    segments: Sequence[Segment], area: Box, group: str, brush: Brush, height: float
) -> tuple[list[Item], float]:
    """Return the items of all answers and how high they are, from the top of `area` downwards.

    They stand in as few bars as can be read, each `height` high.
    """
    count = len(segments)
    for beside in dict.fromkeys((count, -(-count // 2), 1)):
        bars = [segments[at : at + beside] for at in range(0, count, beside)]
        rows = [
            Box(area.x, area.y + number * (height + _BETWEEN), area.width, height)
            for number in range(len(bars))
        ]
        items = [
            item for bar, row in zip(bars, rows, strict=True) for item in bar_of(bar, row, group)
        ]
        if all(item_fits(item, brush) for item in items):
            break
    return items, rows[-1].bottom - area.y
