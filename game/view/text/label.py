"""The label of a button: one line, else two, else smaller."""

from __future__ import annotations

from game.view.brush import Brush
from game.view.measure import LEAST_TEXT
from game.view.text.pen import Face

LINE = 1.16
"""Height of a line, in sizes of its text."""

MARGIN = 6.0
"""So much of a button's width is left free beside its label, in CSS pixels."""


def label_lines(
    label: str, face: Face, room: tuple[float, float], brush: Brush
) -> tuple[float, list[str]]:
    """Return size (canvas pixels) and lines of a label: one line, else two, else smaller."""
    width, height = room
    size, least = brush.size * brush.scale, min(brush.size, LEAST_TEXT) * brush.scale
    while True:
        lines = brush.type.wrapped(label, face, size, width)
        wide = max(brush.type.width(line, face, size) for line in lines)
        if wide <= width and len(lines) * size * LINE <= height:
            return size, lines
        if size <= least * 0.8:
            return size, lines
        size = least if size * 0.95 < least < size else size * 0.95


def label_fits(label: str, face: Face, button: tuple[float, float], brush: Brush) -> bool:
    """Whether a label without an icon can be read on a button of that size in CSS pixels."""
    room = ((button[0] - MARGIN) * brush.scale, button[1] * brush.scale)
    return label_lines(label, face, room, brush)[0] >= LEAST_TEXT * brush.scale - 0.01
