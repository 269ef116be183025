"""Fonts and text: faces by role, lines that fit a width, rendered lines kept for reuse.

Any text at all can be measured, wrapped and drawn: what a font would refuse is made plain first.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate

import pygame

from game.untrusted.clusters import clusters
from game.untrusted.plain_text import one_line, plain
from game.view.text import letters
from game.view.text.pen import Face, Pen, pen
from game.view.theme import Colour

_CACHED_LINES = 300

LONGEST_LINE = 1_000
"""Characters of a line that are drawn: no window is as wide as that."""

LONGEST_TEXT = 10_000
"""Characters of a text that are wrapped: no scene has room for more."""

_NO_BREAK = "\N{NO-BREAK SPACE}"

_NUMBER = re.compile(r"[0-9]{1,2}[.,:;!?)]*")
"""A number that names something, as "pit 4" does, with the signs after it."""

_COMPANIONS = 4
"""A line of so many words can spare its last one for a word that would be alone."""

_LONELY = 0.3
"""A word that takes less of a line than this looks lost in it."""

_LETTERS_IN_A_SQUARE = 12
"""No more letters than that, side by side, are as narrow as a line is high."""


class Type:
    """Draws text at sizes in canvas pixels."""

    def __init__(self) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        self._lines: OrderedDict[tuple[str, Face, int, Colour], pygame.Surface] = OrderedDict()
        self.waits = False
        """Whether a line was drawn that needs the letters which come late, and are not here."""
        self.has_signs = False
        """Whether a line was drawn with signs for letters that no font has."""

    def font(self, face: Face, size: float) -> pygame.font.Font:
        """Return the font of a face; `size` is its height in canvas pixels."""
        return _pen(face, size).font

    def width(self, text: str, face: Face, size: float) -> int:
        """Return how wide a line of text is."""
        return _pen(face, size).width(one_line(text, LONGEST_LINE))

    def line(self, text: str, face: Face, size: float, colour: Colour) -> pygame.Surface:
        """Return a line of text, drawn (and kept for the next time)."""
        text = one_line(text, LONGEST_LINE)
        key = (text, face, max(6, round(size)), colour)
        if key in self._lines:
            self._lines.move_to_end(key)
            return self._lines[key]
        drawn = _pen(face, size).draw(text, colour)
        if not letters.has_all(text):
            self.waits = self.waits or _pen(face, size).waits(text)
            self.has_signs = self.has_signs or bool(letters.missing(text))
        self._lines[key] = drawn
        if len(self._lines) > _CACHED_LINES:
            self._lines.popitem(last=False)
        return drawn

    def wrapped(
        self, text: str, face: Face, size: float, width: float, breaks: bool = False
    ) -> list[str]:
        """Return `text` cut into lines no wider than `width`.

        A single word may be wider, unless it `breaks`: then it goes on in the next line.
        """
        return list(_wrapped(_wrappable(text), face, max(6, round(size)), round(width), breaks))

    def wrapped_anywhere(self, text: str, face: Face, size: float, width: float) -> list[str]:
        """Return one line cut into pieces no wider than `width`, wherever that may be."""
        return list(_pieces(plain(text), _pen(face, size), width))

    def forget(self) -> None:
        """Measure and draw anew from now on: letters have come that were not here."""
        letters.forget()
        _wrapped.cache_clear()
        self._lines.clear()
        self.waits = False


def _pen(face: Face, size: float) -> Pen:
    """Return the pen of a face; `size` is its height in canvas pixels."""
    return pen(face, max(6, round(size)))


def _wrappable(text: str) -> str:
    """Return as much of a text as is worth wrapping, made plain."""
    return plain(text if len(text) <= LONGEST_TEXT else f"{text[:LONGEST_TEXT]}…")


@lru_cache(maxsize=400)
def _wrapped(text: str, face: Face, size: int, width: int, breaks: bool) -> tuple[str, ...]:
    """Return the lines of `text`; `breaks`: also of words that are wider than a line."""
    drawing = pen(face, size)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        bound = _bound(paragraph.split())
        words = [part for word in bound for part in _loosened(word, drawing, width)]
        if breaks:
            words = [piece for word in words for piece in _pieces(word, drawing, width)]
        wide = drawing.width(" ".join(words))
        # About so many letters find room in a line.
        room = max(0, width)
        about = len(paragraph) if wide <= room else int(len(paragraph) * room / wide)
        while True:
            count = _fitting(words, drawing, width, about)
            rest = words[count:]
            if len(rest) == 1 and count >= _COMPANIONS and _is_short(rest[0], drawing, width):
                # A last word alone in its line takes another one along.
                count -= 1
            lines.append(" ".join(words[:count]))
            words = words[count:]
            if not words:
                break
    return tuple(lines)


def _bound(words: list[str]) -> list[str]:
    """Return words with each short number bound to the word before it: "pit 4", "Green 2"."""
    bound: list[str] = []
    for word in words:
        if bound and _NUMBER.fullmatch(word) and bound[-1][-1].isalpha():
            bound[-1] += f"{_NO_BREAK}{word}"
        else:
            bound.append(word)
    return bound


def _loosened(word: str, drawing: Pen, width: int) -> list[str]:
    """Return a word with its number as one word, or as two where a line has no room for both."""
    parts = word.split(_NO_BREAK)
    return parts if len(parts) > 1 and drawing.width(word) > width else [word]


def _is_short(word: str, drawing: Pen, width: int) -> bool:
    """Tell whether a word alone would leave most of a line empty."""
    return drawing.width(word) < width * _LONELY


def _pieces(text: str, drawing: Pen, width: float) -> Iterator[str]:
    """Yield pieces of a plain line no wider than `width`, of one letter at least."""
    # More letters than that find no room: with fewer to try, less has to be measured.
    high = drawing.font.get_height()
    most = min(LONGEST_LINE, 2 + int(_LETTERS_IN_A_SQUARE * max(0.0, width) / high))
    whole = clusters(text)
    while whole:
        longer = range(2, min(len(whole), most) + 1)
        length = 1 + bisect_right(
            longer,
            width,
            key=lambda count: drawing.width(one_line("".join(whole[:count]), LONGEST_LINE)),
        )
        yield "".join(whole[:length])
        whole = whole[length:]


def _fitting(words: list[str], drawing: Pen, width: int, about: int) -> int:
    """Return how many words fit a line, at least one. To measure is dear, so it begins near."""

    def fits(count: int) -> bool:
        return drawing.width(" ".join(words[:count])) <= width

    ends = list(accumulate(len(word) + 1 for word in words))
    count = min(len(words), max(1, bisect_right(ends, about + 1)))
    if not fits(count):
        return next((fewer for fewer in range(count - 1, 0, -1) if fits(fewer)), 1)
    while count < len(words) and fits(count + 1):
        count += 1
    return count
