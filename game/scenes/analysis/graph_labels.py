"""What stands around the graph of a match: who leads up and down, and the numbers of moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from game.view.box import Box
from game.view.brush import Brush
from game.view.text.text_box import LINE, TextBox, truncated

WIDEST = 0.36
"""Names of who leads take at most so much of the width."""

STEPS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
"""Every so many moves have their number, as many as there is room for."""

INSET = 6.0
"""The curve keeps so many CSS pixels, times the unit, from the edge of the graph."""


class AxisEnd(NamedTuple):
    """The `label` of one end with the `name` in it, which is cut short for lack of room."""

    label: str
    name: str


class Axes(NamedTuple):
    """The words for the upper end, the even line, the lower end, and what is counted.

    `level` is how high the even line lies, from 0.0 (at the lower end) to 1.0.
    """

    up: AxisEnd
    even: str
    down: AxisEnd
    across: str
    level: float = 0.5


class GraphLayout(NamedTuple):
    """The rectangle of the graph itself, the text around it, and the moves that are numbered."""

    plot: Box
    words: tuple[TextBox, ...]
    numbered: tuple[int, ...]


def graph_layout(box: Box, axes: Axes, points: int, size: float, brush: Brush) -> GraphLayout:
    """Lay out a graph of so many points, the first before move 1, in a box.

    A very low one has no numbers, and a lower one no text at all: its name tells the same.
    """
    line = size * LINE
    rows = int(box.height / line + 0.05)
    below, upper = box.bottom_part(line if rows >= 4 else 0)
    rows = int(upper.height / line + 0.05)
    if rows < 2:
        return GraphLayout(box, (), ())
    lines = 2 if rows >= 5 else 1
    most = box.width * WIDEST - size / 2
    room = (most, lines)
    ends = (_shortened(axes.up, room, size, brush), _shortened(axes.down, room, size, brush))
    labels = (*ends, axes.even, axes.across)
    wide = min(most, max(_width(label, lines, size, brush) for label in labels) + 1)
    beside, plot = upper.left_part(wide + size / 2)
    beside = beside.left_part(wide)[0]
    even = (axes.even, axes.level)
    words = list(_leaders(beside, ends, even, (lines, rows), (size, brush)))
    numbered: tuple[int, ...] = ()
    if below.height:
        across = Box(beside.x, below.y, wide, line)
        words.append(truncated(_label(axes.across, across, size), brush))
        numbered = _numbered(plot, points, size, brush)
        words += [_number(turn, plot, below, points, (size, brush)) for turn in numbered]
    return GraphLayout(plot, tuple(words), numbered)


def _leaders(
    beside: Box,
    ends: tuple[str, str],
    even: tuple[str, float],
    room: tuple[int, int],
    style: tuple[float, Brush],
) -> Iterator[TextBox]:
    """Give the words for both ends, and where there is room between them for the even line."""
    (up, down), (middle, level), (lines, rows), (size, brush) = ends, even, room, style
    high, line = lines * size * LINE, size * LINE
    yield truncated(_label(up, beside.top_part(high)[0], size, "top"), brush)
    above = (beside.height - 2 * INSET * brush.unit) * (1 - level) + INSET * brush.unit
    if rows > 2 * lines and high <= above - line / 2 and above + line / 2 <= beside.height - high:
        box = Box(beside.x, beside.y + above - line / 2, beside.width, line)
        yield truncated(_label(middle, box, size), brush)
    yield truncated(_label(down, beside.bottom_part(high)[0], size, "bottom"), brush)


def _shortened(end: AxisEnd, room: tuple[float, int], size: float, brush: Brush) -> str:
    """Return what is told at an end, with a name so short that all of it has room.

    `room`: the width in CSS pixels, and how many lines there are.
    """
    most, lines = room
    beginnings = (f"{end.name[:length].rstrip()}…" for length in range(len(end.name) - 1, 0, -1))
    for name in (end.name, *beginnings):
        label = end.label.replace(end.name, name, 1)
        if _width(label, lines, size, brush) <= most - 1:
            return label
    return end.label


def _label(
    text: str, box: Box, size: float, valign: Literal["top", "middle", "bottom"] = "middle"
) -> TextBox:
    """Return a text at the left of the graph."""
    return TextBox(text, box, size, "text", "right", valign, "soft_text")


def _width(text: str, lines: int, size: float, brush: Brush) -> float:
    """Return how wide a text is on so many lines, one or two, in CSS pixels."""
    parts = text.split(" ")
    splits = range(1, len(parts)) if lines == 2 and len(parts) > 1 else (len(parts),)

    def wide(some: list[str]) -> float:
        return brush.type.width(" ".join(some), "text", size * brush.scale) / brush.scale

    return min(max(wide(parts[:at]), wide(parts[at:])) for at in splits)


def spot_across(plot: Box, points: int, index: int, unit: float) -> float:
    """Return where a point stands from left to right, in CSS pixels."""
    room = plot.width - 2 * INSET * unit
    return plot.x + INSET * unit + index * room / max(1, points - 1)


def _numbered(plot: Box, points: int, size: float, brush: Brush) -> tuple[int, ...]:
    """Return the moves that have a number, so that none comes near to the next."""
    least = brush.type.width("0" * len(str(points)), "text", size * brush.scale) / brush.scale
    between = (plot.width - 2 * INSET * brush.unit) / max(1, points - 1)
    step = next((step for step in STEPS if step * between >= least + size), STEPS[-1])
    return tuple(range(0, points, step))


def _number(turn: int, plot: Box, below: Box, points: int, style: tuple[float, Brush]) -> TextBox:
    """Return the number of a move below the graph, within its width."""
    size, brush = style
    text = str(turn)
    wide = brush.type.width(text, "text", size * brush.scale) / brush.scale + 2
    middle = spot_across(plot, points, turn, brush.unit)
    left = min(max(middle - wide / 2, plot.x), plot.right - wide)
    return TextBox(
        text, Box(left, below.y, wide, below.height), size, align="centre", tone="soft_text"
    )
