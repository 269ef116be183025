"""The text of a page in lines: heading, text, quiet notes, and the entries of a glossary."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from game.i18n.catalogue import Catalogue
from game.rules.protocol import Json
from game.view.box import Box
from game.view.brush import Brush
from game.view.howto.page import Page
from game.view.howto.reading import WORDS
from game.view.howto.values import page_values
from game.view.measure import Measure
from game.view.text.pen import Face
from game.view.text.text_box import LINE, TextBox, Tone, lines_of

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

    def entry(self, word: str) -> EntryText | None:
        """Return the entry of a word of the glossary, None without one."""
        return next((entry for entry in self.entries if entry.key == f"glossary.{word}"), None)

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
    if page.key == WORDS:
        entries.sort(key=lambda entry: entry.term.casefold())
    notes = tuple(text(note) for note in page.notes)
    return PageText(text(page.heading), text(page.text), notes, tuple(entries))


def page_column(
    text: PageText, area: Box, m: Measure, brush: Brush, marked: EntryText | None = None
) -> Column:
    """Return all text of a page at the top of an area, as high as it is; one entry is `marked`."""
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
    entries = _entries(text, Box(area.x, y, area.width, 0), m, brush, marked)
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


def _entries(text: PageText, at: Box, m: Measure, brush: Brush, marked: EntryText | None) -> Column:
    """Return the entries of a glossary, down one column after the other where several have room."""
    count = max(1, int(at.width // (_COLUMN * m.text)))
    columns = at.columns(count, 3 * m.gap)
    stacks = [_stack(entry, columns[0], m, brush, marked == entry) for entry in text.entries]
    heights = [stack[-1].box.bottom - at.y + 2 * m.gap for stack in stacks]
    boxes: list[TextBox] = []
    places: dict[str, Box] = {}
    number, tops = 0, [0.0] * count
    for entry, stack, high in zip(text.entries, stacks, heights, strict=True):
        # A column ends where more of the next entry would lie beyond its share than within it.
        if number < count - 1 and tops[number] + high / 2 > sum(heights) / count:
            number += 1
        left, y = columns[number].x - columns[0].x, tops[number]
        boxes += [replace(part, box=part.box.moved(left, y)) for part in stack]
        places[entry.key] = Box(columns[number].x, at.y + y, columns[0].width, high - 2 * m.gap)
        tops[number] += high
    return Column(boxes, max(tops), places)


def _stack(entry: EntryText, at: Box, m: Measure, brush: Brush, marked: bool) -> list[TextBox]:
    """Return the word, and below it what it means."""
    size, y = _reading_size(m), at.y
    tone: Tone = "panel_text" if marked else "text"
    boxes: list[TextBox] = []
    parts: tuple[tuple[str, Face], ...] = ((entry.term, "bold"), (entry.meaning, "text"))
    for part, face in parts:
        plain = TextBox(part, _NOWHERE, size, face, tone=tone)
        boxes.append(_flowing(plain, Box(at.x, y, at.width, 0), brush))
        y = boxes[-1].box.bottom
    return boxes
