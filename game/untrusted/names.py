"""What may be the name of a player, and what is wrong with a text that may not."""

from __future__ import annotations

from typing import Literal

from game.untrusted.clusters import clusters, count
from game.untrusted.plain_text import plain

LONGEST_NAME = 40
"""Letters of a name, as people count them: a letter with its marks, a flag and a family are one."""

MOST_CHARACTERS = 400
"""Characters of which these letters may be made, ten for each: no letter that means something needs
more, and nobody can send ten thousand accents as a name."""

_NOTHING = "\u00ad\u034f\u115f\u1160\u200c\u200d\u2800\u3164\uffa0"
"""Joiners, soft hyphens and fillers, of which nothing is to be seen."""

Fault = Literal["", "long", "marks", "signs"]


def fault_of(name: str) -> Fault:
    """Return what is wrong with a name, "" if nothing is.

    It has too many letters, these have too many marks, or it has signs that are not seen.
    """
    if count(name[: MOST_CHARACTERS + 1]) > LONGEST_NAME:
        return "long"
    if len(name) > MOST_CHARACTERS:
        return "marks"
    return "" if name == plain(name) and "\n" not in name else "signs"


def shortened(name: str) -> str:
    """Return as many whole letters of a name as it may have."""
    room, taken = MOST_CHARACTERS, []
    for letter in clusters(name[: MOST_CHARACTERS + 1])[:LONGEST_NAME]:
        room -= len(letter)
        if room < 0:
            break
        taken.append(letter)
    return "".join(taken)


def is_blank(name: str) -> bool:
    """Whether there is nothing to be seen of a name: spaces, and what joins letters."""
    return all(
        letter.isspace() or letter in _NOTHING or "\ufe00" <= letter <= "\ufe0f" for letter in name
    )
