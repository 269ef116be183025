"""Text in a box: as many lines as fit, and its beginning where they do not all.

Words that the catalogue has bold (`game.i18n.emphasis`) are drawn so, and those that lead to the
glossary underlined.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, NamedTuple

import pygame

from game.i18n.emphasis import Weight, is_emphasised, is_marked, parts, unemphasised
from game.untrusted.clusters import clusters
from game.view.box import Box
from game.view.brush import Brush
from game.view.measure import LEAST_TEXT
from game.view.pixels import px, stroke
from game.view.text.pen import Face
from game.view.text.type import Type
from game.view.theme import Colour

LINE = 1.28
"""Height of a line, in sizes of its text."""

Tone = Literal["text", "soft_text", "title", "accent", "accent_text", "panel_text", "bad"]
"""Which of the theme's colours a text has."""


_TELLING = 4
"""So many letters of a word that is cut must be seen for the sake of what follows it."""


@dataclass(frozen=True, slots=True)
class TextBox:
    """Text in a box: as many lines as fit, smaller if need be, never below the least size."""

    text: str
    box: Box
    size: float
    face: Face = "text"
    align: Literal["left", "centre", "right"] = "left"
    valign: Literal["top", "middle", "bottom"] = "middle"
    tone: Tone = "text"
    breaks: bool = False
    """Whether a word that is wider than the box goes on in the next line."""
    in_pane: bool = False
    """Whether it lies in the part of the scene that scrolls."""
    spoken: str = ""
    """What is said of it, where what is drawn beside it is part of that."""


class Run(NamedTuple):
    """A part of a line that is drawn in one way."""

    text: str
    face: Face
    warns: bool
    word: str
    """The word of the glossary that it leads to, "" for none."""


def draw_text(surface: pygame.Surface, text_box: TextBox, brush: Brush) -> None:
    """Draw text."""
    colour: Colour = getattr(brush.theme, text_box.tone)
    size, _ = lines_of(text_box, brush)
    for run, place in placed_runs(text_box, brush):
        ink = brush.theme.bad if run.warns else colour
        picture = brush.type.line(run.text, run.face, size, ink)
        left = picture.get_rect(left=place.left, centery=place.top + place.height // 2)
        surface.blit(picture, left)
        if run.word:
            font = brush.type.font(run.face, size)
            wide = stroke(brush.line, 1)
            y = min(left.top + font.get_ascent() + wide, place.bottom - wide)
            surface.fill(ink, (place.left, y, place.width, wide))


def placed_runs(text_box: TextBox, brush: Brush) -> Iterator[tuple[Run, pygame.Rect]]:
    """Yield the parts of each line of a text, and where they stand in canvas pixels."""
    rect = px(text_box.box, brush.scale)
    size, lines = lines_of(text_box, brush)
    height = round(size * LINE)
    block = height * len(lines)
    top = {"top": rect.top, "middle": rect.centery - block // 2, "bottom": rect.bottom - block}
    y = max(rect.top, top[text_box.valign]) if block <= rect.height else rect.top
    for runs in _runs(text_box, lines):
        widths = [brush.type.width(run.text, run.face, size) for run in runs]
        row = pygame.Rect(rect.left, y, sum(widths), height)
        if text_box.align == "centre":
            row.centerx = rect.centerx
        elif text_box.align == "right":
            row.right = rect.right
        x = row.left
        for run, width in zip(runs, widths, strict=True):
            yield run, pygame.Rect(x, y, width, height)
            x += width
        y += height


def _runs(text_box: TextBox, lines: Sequence[str]) -> Iterator[list[Run]]:
    """Yield each of the lines in its parts: more than one where words of it are marked."""
    if not is_marked(text_box.text):
        yield from ([Run(line, text_box.face, False, "")] for line in lines)
        return
    # The lines are the text without its signs, and with other spaces.
    letters = (
        (letter, weight, word) for part, weight, word in parts(text_box.text) for letter in part
    )
    solid = [(weight, word) for letter, weight, word in letters if not letter.isspace()]
    start = 0
    for line in lines:
        count = sum(not letter.isspace() for letter in line)
        yield _line_runs(line, solid[start : start + count], text_box.face)
        start += count


_Look = tuple[Weight, str]
"""The weight of a letter, and the word of the glossary that it belongs to."""

_PLAIN: _Look = ("plain", "")


def _line_runs(line: str, looks: Sequence[_Look], face: Face) -> list[Run]:
    """Return a line in its parts; `looks` are those of its letters that are no spaces."""
    runs: list[Run] = []
    following = list(reversed(looks))
    look = _PLAIN
    for letter in line:
        if not letter.isspace():
            look = following.pop() if following else look
        elif following and following[-1] != look:
            look = _PLAIN  # the space between two looks has neither
        weight, word = look
        own = Run(letter, face if weight == "plain" else "bold", weight == "warning", word)
        if runs and runs[-1][1:] == own[1:]:
            runs[-1] = runs[-1]._replace(text=runs[-1].text + letter)
        else:
            runs.append(own)
    return runs


@lru_cache(maxsize=256)
def _fitted_lines(text_box: TextBox, type_: Type, scale: float) -> tuple[float, list[str]]:
    """Return the size in canvas pixels and the lines with which the text fits its box."""
    size = text_box.size * scale
    least = min(size, LEAST_TEXT * scale)
    width, height = text_box.box.width * scale, text_box.box.height * scale
    while True:
        lines = _lines_in(text_box, type_, size, width)
        wide = _widest(text_box, lines, type_, size)
        if (len(lines) * size * LINE <= height + 1 and wide <= width + 1) or size <= least:
            return size, lines
        size = max(least, size * 0.94)


_SHARES = (1.0, 0.96)
"""Of the width of a box, lines are tried with these where some of their letters are bold."""


def _lines_in(text_box: TextBox, type_: Type, size: float, width: float) -> list[str]:
    """Return the lines of a text in a width."""
    text = unemphasised(text_box.text)
    if not is_emphasised(text_box.text):
        return type_.wrapped(text, text_box.face, size, width, text_box.breaks)
    for share in _SHARES:
        lines = type_.wrapped(text, text_box.face, size, width * share, text_box.breaks)
        if _widest(text_box, lines, type_, size) <= width:
            return lines
    # Bold letters are the wider ones: what fits with them, fits.
    return type_.wrapped(text, "bold", size, width, text_box.breaks)


def _widest(text_box: TextBox, lines: Sequence[str], type_: Type, size: float) -> int:
    """Return how wide the widest line is, each part of it as it is drawn."""
    if not is_emphasised(text_box.text):
        return max(type_.width(line, text_box.face, size) for line in lines)
    return max(
        sum(type_.width(run.text, run.face, size) for run in runs)
        for runs in _runs(text_box, lines)
    )


def forget() -> None:
    """Measure each text anew from now on: letters have come that were not here."""
    _fitted_lines.cache_clear()


def lines_of(text_box: TextBox, brush: Brush) -> tuple[float, Sequence[str]]:
    """Return the size in canvas pixels and the lines with which the text stands in its box."""
    return _fitted_lines(text_box, brush.type, brush.scale)


def fits(text_box: TextBox, brush: Brush) -> bool:
    """Whether the text fits its box at its own size or a smaller one that is still readable."""
    size, lines = lines_of(text_box, brush)
    wide = _widest(text_box, lines, brush.type, size)
    width, height = text_box.box.width * brush.scale, text_box.box.height * brush.scale
    return wide <= width + 1 and len(lines) * size * LINE <= height + 1


def truncated(text_box: TextBox, brush: Brush, *, within_words: bool = False) -> TextBox:
    """Return the text as it is if it fits its box, else its beginning with an ellipsis.

    It is cut after a word. A first word that is too long by itself is cut within it, and what
    follows stays if there is room: "Llanfairpwll… to move".
    `within_words`: each of them may be cut, so that as much is seen as there is room for.
    """
    if fits(text_box, brush):
        return text_box
    words = text_box.text.split(" ")
    if within_words:
        return _cut(text_box, brush, clusters(text_box.text))
    if fits(replace(text_box, text=_beginning(words, 1, " ")), brush):
        return _cut(text_box, brush, words, " ")
    word = words[0].rstrip(",.;:")
    letters, rest = clusters(word), text_box.text[len(word) :]
    few = replace(text_box, text=_beginning(letters, _TELLING, "", rest))
    if text_box.breaks or is_marked(text_box.text) or not fits(few, brush):
        rest = ""
    return _cut(text_box, brush, letters, rest=rest)


def _cut(
    text_box: TextBox, brush: Brush, parts: list[str], between: str = "", rest: str = ""
) -> TextBox:
    """Return the text with as many of its first parts as find room before what stays of it."""
    low, high = 0, len(parts)
    while high - low > 1:
        middle = (low + high) // 2
        if fits(replace(text_box, text=_beginning(parts, middle, between, rest)), brush):
            low = middle
        else:
            high = middle
    return replace(text_box, text=_beginning(parts, low, between, rest))


def _beginning(parts: list[str], count: int, between: str, rest: str = "") -> str:
    return f"{between.join(parts[:count]).rstrip(',.;: ')}…{rest}"
