"""Which of the links of a text is meant: the first, and never another one because it is damaged.

A text has several readings (see `game.untrusted.undoing`), and in each of them other links may be
seen. In an answer to a mail the link of the last move may be cut, and that of an older one whole.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, takewhile

from game.play.records.link_search import Place
from game.untrusted.look_alikes import DASHES

LEAST_ALIKE = 16
"""Two copies of a link have at least so many letters in common."""

MOST_BY_CHANCE = 2
"""So many letters behind the end of a cut link may be those that were there by chance."""

_MARK = re.compile(f"[{DASHES}_-]+")
"""What programs change in a link, or leave out of it."""

Whole = Callable[[Place], str | None]
"""Returns the letters of the link at a place; None if it is damaged."""


def first_meant(of: Iterable[Sequence[Place]], whole: Whole) -> tuple[Place | None, Place | None]:
    """Return the place of the first whole link of some readings, and of one that is in its way.

    That is a damaged one which stands before it and is not merely another copy of it.
    """
    first: Place | None = None
    damaged: list[Place] = []
    for reading in of:
        begin = next((place for place in reading if place.is_meant or whole(place)), None)
        if begin is None:
            continue
        if whole(begin) is None:
            damaged.append(begin)
            begin = next((place for place in reading if whole(place)), None)
        if first is None or (begin is not None and _comes_after(first, begin, reading)):
            first = begin or first
    letters = None if first is None else whole(first)
    return first, next((place for place in damaged if not is_copy(place, letters or "")), None)


def _comes_after(first: Place, begin: Place, reading: Sequence[Place]) -> bool:
    """Whether a link that was the first so far stands behind another one in a reading."""
    return any(place.run == first.run for place in reading[reading.index(begin) + 1 :])


def is_copy(damaged: Place, letters: str) -> bool:
    """Whether a damaged link is the one that `letters` are, cut or changed in its marks only."""
    ours, theirs = _bare(damaged.run), _bare(letters)
    alike = sum(
        1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(ours, theirs, strict=False))
    )
    if alike < LEAST_ALIKE:
        return False
    ends = accumulate(len(_bare(piece)) for piece in damaged.pieces)
    return alike == len(theirs) or any(end <= alike <= end + MOST_BY_CHANCE for end in ends)


def _bare(letters: str) -> str:
    """Return letters without the marks that programs change."""
    return _MARK.sub("", letters)
