"""The text of a page in lines: heading, text, quiet notes, and the entries of a glossary."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from game.i18n.catalogue import Catalogue
from game.rules.protocol import Json
from game.view.box import Box
from game.view.brush import Brush
from game.view.howto.page import Page
from game.view.howto.values import page_values
from game.view.measure import Measure
from game.view.text.text_box import LINE, TextBox, lines_of

READING, ON_PHONE = 18.0, 17.0
"""The size of text that is read, in CSS pixels of usual text."""

_ENDLESS = 1e5
_NOWHERE = Box(0, 0, 0, 0)
_COLUMN = 380.0
"""Entries stand side by side where each column has so much room, in CSS pixels of usual text."""


class EntryText(NamedTuple):
    """An entry of a glossary: its key, the word with how it is said, and what it means."""

    key: str
    term: str
    meaning: str


class PageText(NamedTuple):
    """All that a page says, in one language."""

    heading: str
    text: str
    notes: tuple[str, ...]
    entries: tuple[EntryText, ...]

    @property
    def spoken(self) -> tuple[str, ...]:
        """All of it but the heading, as it is said one after the other."""
        entries = (part for entry in self.entries for part in (entry.term, entry.meaning))
        return (self.text, *self.notes, *entries)


class Column(NamedTuple):
    """Text boxes one below the other, and how high they are together.

    `places`: where each entry stands, by its key.
    """

    words: list[TextBox]
    height: float
    places: Mapping[str, Box] = {}


def page_text(
    page: Page, words: Catalogue, options: Mapping[str, Json], *, standing: bool
) -> PageText:
    """Return what a page says of a game with these options. `standing`: its board stands."""
    values = page_values(options, standing=standing)

    def text(key: str) -> str:
        return words.text(key, **values)

    entries = []
    for entry in page.entries:
        term = text(entry.term)
        if entry.said and entry.said in words:
            term = words.text("howto.said", term=term, said=text(entry.said))
        entries.append(EntryText(entry.term, term, text(entry.meaning)))
    notes = tuple(text(note) for note in page.notes)
    return PageText(text(page.heading), text(page.text), notes, tuple(entries))


def page_column(text: PageText, area: Box, m: Measure, brush: Brush) -> Column:
    """Return all text of a page at the top of an area, as high as it is."""
    size, least = _reading_size(m), m.size("least")
    heading = m.size("card") * (0.86 if m.phone else 1.0)
    paragraphs = [
        (TextBox(text.heading, _NOWHERE, heading, "title", tone="title"), 0.4 * size),
        (TextBox(text.text, _NOWHERE, size), 0.7 * size),
    ]
    for note in text.notes:
        paragraphs.append((TextBox(note, _NOWHERE, least), 0.6 * size))
    boxes: list[TextBox] = []
    y = area.y
    for paragraph, gap in paragraphs:
        boxes.append(_flowing(paragraph, Box(area.x, y, area.width, 0), brush))
        y = boxes[-1].box.bottom + gap
    if not text.entries:
        return Column(boxes, y - area.y)
    entries = _entries(text, Box(area.x, y, area.width, 0), m, brush)
    return Column([*boxes, *entries.words], y + entries.height - area.y, entries.places)


def _reading_size(m: Measure) -> float:
    """Return the size of text that is read."""
    return (ON_PHONE if m.phone else READING) * m.text


def _flowing(text: TextBox, at: Box, brush: Brush) -> TextBox:
    """Return a text at its own size in a box that is as high as it needs."""
    room = Box(at.x, at.y, at.width, _ENDLESS)
    endless = replace(text, box=room, valign="top", breaks=True)
    letters, lines = lines_of(endless, brush)
    high = len(lines) * round(letters * LINE) / brush.scale
    return replace(endless, box=Box(at.x, at.y, at.width, high + 1))


def _entries(text: PageText, at: Box, m: Measure, brush: Brush) -> Column:
    """Return the entries of a glossary, in as many columns as have room."""
    count = max(1, int(at.width // (_COLUMN * m.text)))
    columns = at.columns(count, 3 * m.gap)
    tops = [at.y] * count
    boxes: list[TextBox] = []
    places: dict[str, Box] = {}
    for entry in text.entries:
        number = tops.index(min(tops))
        column, y = columns[number], tops[number]
        for part in _parts(entry, _reading_size(m)):
            boxes.append(_flowing(part, Box(column.x, y, column.width, 0), brush))
            y = boxes[-1].box.bottom
        places[entry.key] = Box(column.x, tops[number], column.width, y - tops[number])
        tops[number] = y + 2 * m.gap
    return Column(boxes, max(tops) - at.y, places)


def _parts(entry: EntryText, size: float) -> Iterator[TextBox]:
    """Yield the word, and what it means."""
    yield TextBox(entry.term, _NOWHERE, size, "bold")
    yield TextBox(entry.meaning, _NOWHERE, size)
