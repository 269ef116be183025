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
from typing import Literal

import pygame

from game.paths import ASSETS, for_sdl
from game.untrusted.plain_text import one_line, plain
from game.view.theme import Colour

Face = Literal["text", "bold", "title"]

_FILES: dict[Face, str] = {"text": "text.ttf", "bold": "text-bold.ttf", "title": "title.ttf"}
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

    def font(self, face: Face, size: float) -> pygame.font.Font:
        """Return the font of a face; `size` is its height in canvas pixels."""
        return _font(face, max(6, round(size)))

    def width(self, text: str, face: Face, size: float) -> int:
        """Return how wide a line of text is."""
        return self.font(face, size).size(one_line(text, LONGEST_LINE))[0]

    def line(self, text: str, face: Face, size: float, colour: Colour) -> pygame.Surface:
        """Return a line of text, drawn (and kept for the next time)."""
        text = one_line(text, LONGEST_LINE)
        key = (text, face, max(6, round(size)), colour)
        if key in self._lines:
            self._lines.move_to_end(key)
            return self._lines[key]
        drawn = _drawn(text, self.font(face, size), colour)
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
        return list(_pieces(plain(text), self.font(face, size), width))


@lru_cache(maxsize=64)
def _font(face: Face, size: int) -> pygame.font.Font:
    """Return the font of a face at a size."""
    return pygame.font.Font(for_sdl(ASSETS / "fonts" / _FILES[face]), size)


def _drawn(text: str, font: pygame.font.Font, colour: Colour) -> pygame.Surface:
    """Return a line as a picture: an empty one where nothing of it is to be seen."""
    try:
        return font.render(text, True, colour)
    except pygame.error:  # joiners alone have no width
        return font.render("", True, colour)


def _wrappable(text: str) -> str:
    """Return as much of a text as is worth wrapping, made plain."""
    return plain(text if len(text) <= LONGEST_TEXT else f"{text[:LONGEST_TEXT]}…")


@lru_cache(maxsize=400)
def _wrapped(text: str, face: Face, size: int, width: int, breaks: bool) -> tuple[str, ...]:
    """Return the lines of `text`; `breaks`: also of words that are wider than a line."""
    font = _font(face, size)
    lines: list[str] = []
    for paragraph in text.split("\n"):
        bound = _bound(paragraph.split())
        words = [part for word in bound for part in _loosened(word, font, width)]
        if breaks:
            words = [piece for word in words for piece in _pieces(word, font, width)]
        wide = font.size(" ".join(words))[0]
        # About so many letters find room in a line.
        room = max(0, width)
        letters = len(paragraph) if wide <= room else int(len(paragraph) * room / wide)
        while True:
            count = _fitting(words, font, width, letters)
            rest = words[count:]
            if len(rest) == 1 and count >= _COMPANIONS and _is_short(rest[0], font, width):
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


def _loosened(word: str, font: pygame.font.Font, width: int) -> list[str]:
    """Return a word with its number as one word, or as two where a line has no room for both."""
    parts = word.split(_NO_BREAK)
    return parts if len(parts) > 1 and font.size(word)[0] > width else [word]


def _is_short(word: str, font: pygame.font.Font, width: int) -> bool:
    """Tell whether a word alone would leave most of a line empty."""
    return font.size(word)[0] < width * _LONELY


def _pieces(text: str, font: pygame.font.Font, width: float) -> Iterator[str]:
    """Yield pieces of a plain line no wider than `width`, of one letter at least."""
    # More letters than that find no room: with fewer to try, less has to be measured.
    most = min(LONGEST_LINE, 2 + int(_LETTERS_IN_A_SQUARE * max(0.0, width) / font.get_height()))
    while text:
        longer = range(2, min(len(text), most) + 1)
        length = 1 + bisect_right(
            longer, width, key=lambda count: font.size(one_line(text[:count], LONGEST_LINE))[0]
        )
        yield text[:length]
        text = text[length:]


def _fitting(words: list[str], font: pygame.font.Font, width: int, letters: int) -> int:
    """Return how many words fit a line, at least one. To measure is dear, so it begins near."""

    def fits(count: int) -> bool:
        return font.size(" ".join(words[:count]))[0] <= width

    ends = list(accumulate(len(word) + 1 for word in words))
    count = min(len(words), max(1, bisect_right(ends, letters + 1)))
    if not fits(count):
        return next((fewer for fewer in range(count - 1, 0, -1) if fits(fewer)), 1)
    while count < len(words) and fits(count + 1):
        count += 1
    return count
