"""Which letters can be drawn, and by which font.

Every face has the letters of western and central Europe. All others stand in one font more, which
in the page comes when it is first needed: Greek, Cyrillic, Vietnamese, and Latin as it is written
in Africa and elsewhere. What no font has is drawn as a sign, one for each cluster. That goes for
scripts, too, whose letters change their shape with their neighbours, or run from right to left:
nothing here would draw them right.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Literal, NamedTuple

from game.paths import ASSETS
from game.untrusted.clusters import clusters
from game.untrusted.ranges import Ranges
from game.view.text import coverage

PART = "letters"
"""The part of the program that brings the font (`Host.bring_part`)."""

FILE = ASSETS / "letters" / "letters.ttf"
COMPOSED = ASSETS / "letters" / "composed.txt"
"""Letters that are another one with a mark, each followed by these two."""

_TAKES_NO_ROOM = "[\u00ad\u034f\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]"
"""Joiners, soft hyphens, and what chooses between two shapes of a letter, as a pattern: most visits
never need it compiled."""

Source = Literal["own", "late", "none"]
"""What draws a piece of a text: the face itself, the font that comes late, or nothing."""


class Piece(NamedTuple):
    """A part of a line that one font draws. Of `late` letters marks are left if they have some."""

    source: Source
    text: str


def has_all(text: str) -> bool:
    """Whether the faces themselves have all characters of a text."""
    return text.isascii() or _own().issuperset(text)


def missing(text: str) -> list[str]:
    """Return the clusters of a text that no font has, each of them once."""
    if has_all(text):
        return []
    return list(dict.fromkeys(each for each in clusters(text) if _source(_form(each)) == "none"))


@cache
def is_here() -> bool:
    """Whether the font of all other letters was here when that was last looked for."""
    return FILE.is_file()


def forget() -> None:
    """Look anew for what has come meanwhile."""
    is_here.cache_clear()
    _letters_of_two.cache_clear()
    pieces.cache_clear()


@lru_cache(maxsize=200)
def pieces(text: str) -> tuple[Piece, ...]:
    """Return a line in its pieces.

    A word with a letter of the late font is drawn by that font as a whole, as far as it can be: a
    word of two fonts looks broken. A sign and a letter with marks that the font has no letter for
    are pieces of their own.
    """
    made: list[Piece] = []
    for word in re.split(r"(\s+)", text):
        for piece in _of_word(word):
            joins = made and made[-1].source == piece.source and not _stands_alone(piece)
            if joins and not _stands_alone(made[-1]):
                made[-1] = Piece(piece.source, made[-1].text + piece.text)
            elif piece.text:
                made.append(piece)
    return tuple(made)


def signs_for(piece: Piece) -> int:
    """Return how many signs stand for a piece that nothing draws, or nothing yet."""
    return len(clusters(piece.text))


def marks_of(text: str) -> str:
    """Return the marks that are left of a letter of the late font, without the letter."""
    return text[1:] if len(text) > 1 and _is_late_mark(text[1]) else ""


def _stands_alone(piece: Piece) -> bool:
    return piece.source == "none" or bool(piece.source == "late" and marks_of(piece.text))


def _of_word(word: str) -> list[Piece]:
    """Return a word in its pieces, not joined yet."""
    if has_all(word):
        return [Piece("own", word)]
    parts = clusters(word)
    forms = [_form(part) for part in parts]
    sources = [_source(form) for form in forms]
    if "late" in sources:
        sources = ["late" if _late().issuperset(form) else _source(form) for form in forms]
    return [
        Piece(source, part if source == "none" else form)
        for part, form, source in zip(parts, forms, sources, strict=True)
    ]


def _form(cluster: str) -> str:
    """Return what is seen of a cluster: of a letter and its marks one letter, if there is one.

    All spaces are as wide as the usual one.
    """
    seen = " " if cluster.isspace() else re.sub(_TAKES_NO_ROOM, "", cluster)
    if len(seen) < 2:
        return seen
    base, left = seen[0], ""
    for mark in seen[1:]:
        one = _letters_of_two().get(base + mark)
        base, left = (one, left) if one else (base, left + mark)
    return base + left


def _source(form: str) -> Source:
    if has_all(form):
        return "own"
    return "late" if _late().issuperset(form) else "none"


def _is_late_mark(letter: str) -> bool:
    return "\u0300" <= letter <= "\u036f"


@cache
def _own() -> frozenset[str]:
    return Ranges(coverage.OWN).letters()


@cache
def _late() -> frozenset[str]:
    return Ranges(coverage.LATE).letters()


@cache
def _letters_of_two() -> dict[str, str]:
    """Return the letters that are another one with a mark, by these two."""
    text = COMPOSED.read_text(encoding="utf-8") if is_here() else ""
    return {text[at + 1 : at + 3]: text[at] for at in range(0, len(text), 3)}
