"""Running text on paper: paragraphs in columns, as large as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Literal, NamedTuple
from xml.sax.saxutils import escape

from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph

from game.i18n.emphasis import weighed
from game.view.box import Box
from tools.errors import BuildError
from tools.printing.paper import Sheet

LARGEST, SMALLEST, STEP = 13.0, 8.0, 0.25
"""Sizes that are tried for the text of a page, in points."""

LEADING = 1.3
"""From line to line, in sizes."""

GUTTER = 18.0
"""Between two columns, in points."""

Kind = Literal["heading", "text", "note"]


class Passage(NamedTuple):
    """A paragraph: a heading, which stays with what follows it, a text, or a note on it."""

    kind: Kind
    text: str


def markup(text: str) -> str:
    """Return a sentence of the catalogue as reportlab reads it: its bold words stay bold."""
    parts = (
        f"<b>{escape(part)}</b>" if weight != "plain" else escape(part)
        for part, weight in weighed(text)
    )
    return "".join(parts)


def paragraph(passage: Passage, size: float) -> Paragraph:
    """Return a passage in a size."""
    is_heading, is_note = passage.kind == "heading", passage.kind == "note"
    size = size * 1.12 if is_heading else size * 0.92 if is_note else size
    style = ParagraphStyle(
        passage.kind,
        fontName="title" if is_heading else "text",
        fontSize=size,
        leading=size * LEADING,
        textColor="#444444" if is_note else "black",
        spaceBefore=size * 0.7 if is_heading else size * 0.25,
    )
    return Paragraph(markup(passage.text), style)


class _Line(NamedTuple):
    """A paragraph in its place: column, and how far down."""

    paragraph: Paragraph
    column: int
    y: float


def _flowed(passages: Sequence[Passage], size: float, area: Box, columns: int) -> list[_Line]:
    """Return each paragraph with its place; those beyond the last column have no room."""
    width = (area.width - GUTTER * (columns - 1)) / columns
    lines: list[_Line] = []
    column, y = 0, 0.0
    blocks = list(_blocks(passages))
    for block in blocks:
        paragraphs = [paragraph(passage, size) for passage in block]
        heights = [each.wrap(width, area.height)[1] + each.getSpaceBefore() for each in paragraphs]
        if y and y + sum(heights) > area.height:
            column, y = column + 1, 0.0
        for each, height in zip(paragraphs, heights, strict=True):
            above = each.getSpaceBefore() if y else 0.0
            lines.append(_Line(each, column, y + above))
            y += height - each.getSpaceBefore() + above
    return lines


def _blocks(passages: Sequence[Passage]) -> list[list[Passage]]:
    """Return passages that stay in one column: a heading with all up to the next one."""
    blocks: list[list[Passage]] = []
    for passage in passages:
        if passage.kind == "heading" or not blocks:
            blocks.append([])
        blocks[-1].append(passage)
    return blocks


def write(sheet: Sheet, passages: Sequence[Passage], area: Box, size: float) -> Box:
    """Write passages below each other; return what is left. Raises BuildError without room."""
    lines = _flowed(passages, size, area, 1)
    if not _fits(lines, area, 1):
        raise BuildError(f"on paper there is no room for: {passages[0].text}")
    _draw(sheet, lines, area, 1)
    return area.top_part(lines[-1].y + lines[-1].paragraph.height)[1]


def fill(sheet: Sheet, passages: Sequence[Passage], area: Box, columns: int) -> float:
    """Write passages in columns as large as fits; return the size. Raises BuildError."""
    steps = range(int((LARGEST - SMALLEST) / STEP) + 1)
    flow = partial(_flowed, passages, area=area, columns=columns)
    for size in (LARGEST - STEP * step for step in steps):
        if _fits(flow(size=size), area, columns):
            _draw(sheet, _balanced(passages, size, area, columns), area, columns)
            return size
    raise BuildError("a page of text has no room on its sheet, even in the smallest letters")


def _balanced(passages: Sequence[Passage], size: float, area: Box, columns: int) -> list[_Line]:
    """Return paragraphs in columns that are as long as each other, as far as headings allow."""
    heights = [area.height * (1 - share / 40) for share in range(30)]
    areas = [Box(area.x, area.y, area.width, height) for height in heights]
    fitting = [
        lines
        for each in areas
        if _fits(lines := _flowed(passages, size, each, columns), each, columns)
    ]
    return fitting[-1]


def _fits(lines: Sequence[_Line], area: Box, columns: int) -> bool:
    """Whether there are no more columns than that, and nothing runs out at their bottom."""
    return all(
        line.column < columns and line.y + line.paragraph.height <= area.height for line in lines
    )


def _draw(sheet: Sheet, lines: Sequence[_Line], area: Box, columns: int) -> None:
    width = (area.width - GUTTER * (columns - 1)) / columns
    for line in lines:
        x = area.x + line.column * (width + GUTTER)
        low = area.y + line.y + line.paragraph.height
        line.paragraph.drawOn(sheet.canvas, x, sheet.height - low)
