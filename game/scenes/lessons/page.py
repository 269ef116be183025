"""The list of lessons laid out: each section a plate of rows, in one column or two."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.scenes.frame.context import Context
from game.scenes.lessons.entries import Entry, Section
from game.view.box import TOUCH, Box
from game.view.buttons.row import row_fits
from game.view.text.pen import Face
from game.view.text.text_box import LINE, TextBox, Tone
from game.view.widgets import Item

WIDE = 720.0
"""From this width on, in CSS pixels of text at its usual size, rows stand in two columns."""

ROW = 48.0
"""The height of a row, in the same."""

PAD = 6.0
"""Room around the rows on a plate."""

BAR = 14.0
"""Room at the right for the bar of what scrolls."""


@dataclass(slots=True)
class Listing:
    """What the page has: items in focus order, texts, plates below them, lines between rows."""

    items: list[Item] = field(default_factory=list)
    words: list[TextBox] = field(default_factory=list)
    plates: list[Box] = field(default_factory=list)
    lines: list[Box] = field(default_factory=list)
    height: float = 0.0


class _Page:
    """A listing while it is laid out, from the top downwards."""

    def __init__(self, context: Context, area: Box) -> None:
        self.context = context
        self.area = area
        self.y = area.y
        self.listing = Listing()
        self.columns = 2 if area.width >= WIDE * context.measure.text else 1

    def write(self, text: str, size: float, face: Face = "text", tone: Tone = "text") -> None:
        """Write a text in lines of the page's width."""
        if not text:
            return
        brush = self.context.brush
        wrapped = brush.type.wrapped(text, face, size * brush.scale, self.area.width * brush.scale)
        box = Box(self.area.x, self.y, self.area.width, len(wrapped) * size * LINE)
        words = TextBox(text, box, size, face, valign="top", tone=tone, in_pane=True)
        self.listing.words.append(words)
        self.y = box.bottom + 4

    def add(self, section: Section) -> None:
        """Add a section below those before it."""
        m = self.context.measure
        self.write(section.title, m.size("name"), "bold", "title")
        self.write(section.note, m.size("body"), tone="soft_text")
        if section.note:
            self.y += 8 * m.unit
        main = [entry for entry in section.entries if entry.main]
        rows = [entry for entry in section.entries if not entry.main]
        for entry in main:
            box = Box(self.area.x, self.y, min(self.area.width, 460 * m.text), 54 * m.text)
            self.listing.items.append(_button(entry, box))
            self.y = box.bottom + 6
        if rows:
            self._add_rows(section.id, rows)
        self.y += 14 * m.unit

    def _add_rows(self, group: str, entries: Sequence[Entry]) -> None:
        """Add rows on a plate, down the columns."""
        plate, rows = self._rows(group, entries, self.columns)
        if not all(row_fits(row, self.context.brush) for row in rows):
            plate, rows = self._rows(group, entries, 1)
        tops = {min(row.box.y for row in rows)}
        self.listing.items += rows
        self.listing.lines += [row.box.shrunk(10, 0) for row in rows if row.box.y not in tops]
        self.listing.plates.append(plate)
        self.y = plate.bottom + 4

    def _rows(self, group: str, entries: Sequence[Entry], across: int) -> tuple[Box, list[Item]]:
        """Return rows in so many columns, and the plate that they stand on."""
        high = max(TOUCH, ROW * self.context.measure.text)
        count = -(-len(entries) // across)
        plate = Box(self.area.x, self.y, self.area.width, count * high + 2 * PAD)
        columns = plate.shrunk(PAD).columns(across, PAD)
        rows = []
        for number, entry in enumerate(entries):
            column, row = columns[number // count], number % count
            box = Box(column.x, column.y + row * high, column.width, high)
            rows.append(_row(entry, box, group))
        return plate, rows


def lay_out(context: Context, sections: Sequence[Section], area: Box) -> Listing:
    """Lay out sections one below the other; the doors, which come last, beside the first one."""
    page = _Page(context, area.shrunk(4, 0).left_part(area.width - 4 - BAR)[0])
    first, *stages, doors = sections
    if page.columns == 1:
        for section in sections:
            page.add(section)
    else:
        whole, top = page.area, page.y
        left, right = whole.columns(2, 24 * context.measure.unit)
        page.area = left
        page.add(first)
        lowest, page.area, page.y = page.y, right, top
        page.add(doors)
        page.area, page.y = whole, max(page.y, lowest)
        for section in stages:
            page.add(section)
    page.listing.height = page.y - area.y
    return page.listing


def _button(entry: Entry, box: Box) -> Item:
    return Item(
        entry.id,
        entry.name,
        box,
        entry.label,
        entry.icon,
        "primary",
        value=entry.way,
        in_pane=True,
    )


def _row(entry: Entry, box: Box, group: str) -> Item:
    return Item(
        entry.id,
        entry.name,
        box,
        entry.label,
        entry.icon,
        "row",
        value=entry.way,
        group=group,
        end=entry.end,
        note=entry.note,
        in_pane=True,
    )
