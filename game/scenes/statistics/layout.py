"""Layout of the statistics: a card for each game, with its tables and records."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.i18n.catalogue import Catalogue
from game.scenes.statistics.told import GameTold, Row, Table
from game.view.box import Box
from game.view.brush import Brush
from game.view.measure import Measure
from game.view.text.text_box import LINE, TextBox, truncated

_HEADS = ("won", "lost", "drawn")

_PAD, _GAP = 14.0, 14.0
"""Room within a card, and between two, in CSS pixels."""

_NUMBER = 0.19
"""The width of a column of numbers, in widths of the card."""


@dataclass(slots=True)
class Drawing:
    """What is seen of the statistics: plates, lines between rows, and texts."""

    plates: list[Box] = field(default_factory=list)
    lines: list[Box] = field(default_factory=list)
    texts: list[TextBox] = field(default_factory=list)


class Cards:
    """Lays out one card after the other."""

    def __init__(self, words: Catalogue, m: Measure, brush: Brush) -> None:
        self._words = words
        self._m = m
        self._brush = brush
        self.drawing = Drawing()

    def add(self, game: GameTold, area: Box) -> float:
        """Add the card of a game at the top of an area; return where the next one begins."""
        room = area.shrunk(_PAD, 0)
        y = area.y + _PAD * 0.7
        size = self._m.size("lesson")
        title = Box(room.x, y, room.width, size * LINE)
        self.drawing.texts.append(TextBox(game.title, title, size, "title", tone="title"))
        y = title.bottom + 2
        for table in game.tables:
            y = self._add_table(table, Box(room.x, y, room.width, 0)) + self._m.gap
        least = self._m.size("least")
        for record in game.records:
            scale = self._brush.scale
            lines = self._brush.type.wrapped(record, "text", least * scale, room.width * scale)
            line = Box(room.x, y, room.width, len(lines) * least * LINE)
            self.drawing.texts.append(TextBox(record, line, least, tone="soft_text"))
            y = line.bottom
        self.drawing.plates.append(Box(area.x, area.y, area.width, y + _PAD * 0.7 - area.y))
        return y + _PAD * 0.7 + _GAP

    def _add_table(self, table: Table, area: Box) -> float:
        """Add a table at the top of an area; return where it ends."""
        least, size = self._m.size("least"), self._m.size("body")
        heads = [self._words.text(f"statistics.{head}") for head in _HEADS]
        y = self._add_cells([table.head, *heads], area, least, None)
        for row in table.rows:
            self.drawing.lines.append(Box(area.x, y, area.width, 1))
            numbers = (row.results.won, row.results.lost, row.results.drawn)
            cells = [row.who, *map(self._words.number, numbers)]
            y = self._add_cells(cells, Box(area.x, y, area.width, 0), size, row)
        return y

    def _add_cells(self, cells: list[str], area: Box, size: float, row: Row | None) -> float:
        """Add the cells of a row at the top of an area, or those of a head."""
        high = size * LINE + (8 if row is not None else 4)
        wide = area.width * _NUMBER
        first = area.width - wide * (len(cells) - 1)
        boxes = [Box(area.x, area.y, first - 6, high)]
        boxes += [Box(area.x + first + i * wide, area.y, wide, high) for i in range(len(cells) - 1)]
        for number, (cell, box) in enumerate(zip(cells, boxes, strict=True)):
            text = TextBox(cell, box, size, align="right" if number else "left", tone="panel_text")
            if row is None:
                text = TextBox(cell, box, size, align=text.align, tone="soft_text")
            elif row.total:
                text = TextBox(cell, box, size, "bold", text.align, tone="panel_text")
            self.drawing.texts.append(truncated(text, self._brush))
        return area.y + high
