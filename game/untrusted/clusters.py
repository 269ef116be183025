"""What a reader takes for one letter: the grapheme clusters of Unicode (UAX #29).

A letter with its marks, a syllable of Hangul, a flag, and a family of emoji are one each, however
many characters they are made of.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from game.untrusted.ranges import Ranges

JOINER = "\u200d"
"""Joins emoji to one, and says how the letters of some scripts are joined."""

NON_JOINER = "\u200c"
"""Keeps letters apart that would be joined."""

_FIRST_MARK = "\u0300"
"""All that comes before it, controls left out, is a cluster for each character."""

_CONJOINING = "\u094d\u09cd\u0acd\u0b4d\u0c4d\u0d4d"
"""The signs of Indic scripts that join the consonants on both sides of them."""

_HANGUL = ("\uac00", "\ud7a3")
_PARTS_OF_A_SYLLABLE = 28
"""So many syllables of Hangul begin alike; the first of them has no last consonant."""


def clusters(text: str) -> list[str]:
    """Return the clusters of a text without ends of lines, in their order; joined they are it."""
    if max(text, default="") < _FIRST_MARK:
        return list(text)
    starts = [0, *_borders(text), len(text)]
    return [text[start:end] for start, end in pairwise(starts)]


def count(text: str) -> int:
    """Return how many clusters a text has."""
    return len(text) if max(text, default="") < _FIRST_MARK else len(clusters(text))


def is_mark(letter: str) -> bool:
    """Whether a character goes with the one before it: accents, joiners, colours of skin."""
    return letter >= _FIRST_MARK and _is_in("marks", letter)


def _borders(text: str) -> Iterator[int]:
    """Yield where a cluster begins, after the first."""
    start = 0
    for at in range(1, len(text)):
        if not _goes_on(text, start, at):
            start = at
            yield at


def _goes_on(text: str, start: int, at: int) -> bool:
    """Whether the cluster that begins at `start` goes on with the character at `at`."""
    before, letter = text[at - 1], text[at]
    if is_mark(letter) or _is_in("prepended", before):
        return True
    if _is_flag(before) and _is_flag(letter):
        return (at - start) % 2 == 1
    if before == JOINER and _is_in("pictures", letter):
        return _is_picture(text[start:at])
    if _is_consonant(letter):
        return _is_conjunct(text[start:at])
    return (_hangul(before), _hangul(letter)) in _SYLLABLE


def _is_picture(cluster: str) -> bool:
    """Whether a cluster ends with an emoji, its marks and then a joiner."""
    return _is_in("pictures", _before_marks(cluster[:-1], JOINER))


def _before_marks(cluster: str, but: str) -> str:
    """Return the last character of a cluster that is no mark, or is the mark `but`; or NUL."""
    return next(
        (letter for letter in reversed(cluster) if letter == but or not is_mark(letter)), "\0"
    )


def _is_flag(letter: str) -> bool:
    """Whether a character is one of the letters of which two are a flag."""
    return "\U0001f1e6" <= letter <= "\U0001f1ff"


def _is_consonant(letter: str) -> bool:
    """Whether a character is a consonant of a script with `_CONJOINING` signs.

    All of these scripts have their letters in the same order.
    """
    if not "\u0900" <= letter <= "\u0d7f" or ord(letter) & ~0x7F not in _CONJUNCT_SCRIPTS:
        return False
    return 0x15 <= ord(letter) & 0x7F <= 0x39 or 0x58 <= ord(letter) & 0x7F <= 0x5F


_CONJUNCT_SCRIPTS = frozenset(ord(sign) & ~0x7F for sign in _CONJOINING)


def _is_conjunct(cluster: str) -> bool:
    """Whether a cluster of a consonant ends with a sign that joins it to the next one.

    Vowels, which are letters of its own script, and a non-joiner stand in the way.
    """
    base = _before_marks(cluster, NON_JOINER)
    marks = cluster.rpartition(base)[2]
    return (
        _is_consonant(base)
        and any(mark in _CONJOINING for mark in marks)
        and all(mark in _CONJOINING or not "\u0900" <= mark <= "\u0d7f" for mark in marks)
    )


_SYLLABLE = frozenset(
    {("L", "L"), ("L", "V"), ("L", "LV"), ("L", "LVT"), ("V", "V"), ("V", "T")}
    | {("LV", "V"), ("LV", "T"), ("LVT", "T"), ("T", "T")}
)
"""Which kinds of Hangul go on with which."""


def _hangul(letter: str) -> str:
    """Return the kind of a character of Hangul, "" of any other."""
    if _HANGUL[0] <= letter <= _HANGUL[1]:
        return "LVT" if (ord(letter) - ord(_HANGUL[0])) % _PARTS_OF_A_SYLLABLE else "LV"
    for kind, ranges in _JAMO.items():
        if any(first <= letter <= last for first, last in ranges):
            return kind
    return ""


_JAMO = {
    "L": (("\u1100", "\u115f"), ("\ua960", "\ua97c")),
    "V": (("\u1160", "\u11a7"), ("\ud7b0", "\ud7c6")),
    "T": (("\u11a8", "\u11ff"), ("\ud7cb", "\ud7fb")),
}


def _is_in(name: str, letter: str) -> bool:
    """Whether a character is in a table of `game.untrusted.cluster_table`."""
    return letter in _table(name)


@cache
def _table(name: str) -> Ranges:
    from game.untrusted import cluster_table  # noqa: PLC0415 - most names do without it

    return Ranges(getattr(cluster_table, name.upper()))
