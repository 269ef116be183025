"""The text of a page in lines: heading, text, quiet notes, and the entries of a glossary."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from game.i18n.catalogue import Catalogue
from game.view.box import Box
from game.view.brush import Brush
from game.view.howto.page import Page
from game.view.measure import Measure
from game.view.text.text_box import LINE, TextBox, lines_of

READING = 18.0
"""The size of text that is read, in CSS pixels; on a phone 17."""

_ENDLESS = 1e5
_NOWHERE = Box(0, 0, 0, 0)
_COLUMN = 380.0
"""Entries stand side by side where each column has so much room, in CSS pixels of usual text."""


class Column(NamedTuple):
    """Text boxes one below the other, and how high they are together."""

    words: list[TextBox]
    height: float


def reading_size(m: Measure) -> float:
    """Return the size of text that is read."""
    return (17.0 if m.phone else READING) * m.text


def page_column(page: Page, words: Catalogue, area: Box, m: Measure, brush: Brush) -> Column:
    """Return all text of a page at the top of an area, as high as it is."""
    size, least = reading_size(m), m.size("least")
    boxes: list[TextBox] = []
    y = area.y
    title = m.size("card") * (0.86 if m.phone else 1.0)
    paragraphs = [
        (TextBox(words.text(page.heading), area, title, "title", tone="title"), 0.4 * size),
        (TextBox(words.text(page.text), area, size), 0.7 * size),
    ]
    for note in page.notes:
        paragraphs.append((TextBox(words.text(note), area, least, tone="soft_text"), 0.6 * size))
    for paragraph, gap in paragraphs:
        boxes.append(_flowing(paragraph, Box(area.x, y, area.width, 0), brush))
        y = boxes[-1].box.bottom + gap
    if page.entries:
        entries = _entries(page, words, Box(area.x, y, area.width, 0), m, brush)
        boxes += entries.words
        y += entries.height
    return Column(boxes, y - area.y)


def _flowing(text: TextBox, at: Box, brush: Brush) -> TextBox:
    """Return a text at its own size in a box that is as high as it needs."""
    endless = replace(text, box=Box(at.x, at.y, at.width, _ENDLESS), valign="top")
    letters, lines = lines_of(endless, brush)
    high = len(lines) * round(letters * LINE) / brush.scale
    return replace(endless, box=Box(at.x, at.y, at.width, high + 1))


def _entries(page: Page, words: Catalogue, at: Box, m: Measure, brush: Brush) -> Column:
    """Return the entries of a glossary, in as many columns as have room."""
    count = max(1, int(at.width // (_COLUMN * m.text)))
    gap = 2 * m.gap
    columns = at.columns(count, 3 * m.gap)
    tops = [at.y] * count
    boxes: list[TextBox] = []
    for each in _entry_texts(page, words, reading_size(m)):
        number = tops.index(min(tops))
        column, y = columns[number], tops[number]
        for text in each:
            boxes.append(_flowing(text, Box(column.x, y, column.width, 0), brush))
            y = boxes[-1].box.bottom
        tops[number] = y + gap
    return Column(boxes, max(tops) - at.y)


def _entry_texts(page: Page, words: Catalogue, size: float) -> Iterator[list[TextBox]]:
    """Yield the texts of each entry: the word with how it is said, and what it means."""
    for entry in page.entries:
        term = words.text(entry.term)
        if entry.said:
            term = words.text("howto.said", term=term, said=words.text(entry.said))
        meaning = words.text(entry.meaning)
        yield [TextBox(term, _NOWHERE, size, "bold"), TextBox(meaning, _NOWHERE, size)]
