"""Characters that look like those of a keyboard, or cannot be seen at all, and what they stand for.

Word processors, messengers and keyboards of other languages put them into a text. Nothing here may
touch a name that somebody gave himself: only what has a form of its own is made plain.
"""

from __future__ import annotations

import re

UNSEEN = (
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u20e3\ufe00-\ufe0f\ufeff\ufff9-\ufffb\U000e0000-\U000e01ef"
)
"""What takes no room of its own, for a class of a pattern: soft hyphens, joiners, direction marks,
variation selectors, the frame of a keycap."""

QUOTES = (
    "\"'`\u00ab\u00b4\u00bb\u2018-\u201f\u2032-\u2036\u2039\u203a"
    "\u300c-\u300f\u301d-\u301f\uff02\uff07"
)
"""Marks that stand round what is quoted, in any language, for a class of a pattern."""

DASHES = "\u2010-\u2015\u2043\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d"
"""Dashes, hyphens and minus signs, for a class of a pattern."""

_UNSEEN = re.compile(f"[{UNSEEN}]+")
_QUOTE = re.compile(f"[{QUOTES}]")
_DASH = re.compile(f"[{DASHES}]")
_WIDE = re.compile("[\uff01-\uff5e]")
_FOREIGN = re.compile("[^\x00-\x7f]")

_WIDTH = 0xFEE0
"""By so much the number of a full-width character is greater than that of the usual one."""

_ALIKE = str.maketrans(
    "АВЕЅІЈКМНОРСТХавеѕіјкморстх"
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαο"  # noqa: RUF001 - Greek ones
    "\u3002\u2024\u2027\u00b7\u2044\u2215\u2236\uff61",  # full stops, strokes, a colon
    "ABESIJKMHOPCTXabesijkmopctxABEZHIKMNOPTYXao....//:.",
)


def without_unseen(text: str) -> str:
    """Return `text` without the characters that take no room."""
    return _UNSEEN.sub("", text)


def narrow(text: str) -> str:
    """Return `text` with full-width letters, digits and signs as the usual ones."""
    return _WIDE.sub(lambda wide: chr(ord(wide[0]) - _WIDTH), text)


def plain_form(text: str) -> str:
    """Return `text` as the keyboard has it: digits of any script, quotes, dashes, look-alikes.

    What looks like nothing of a keyboard stays. It is for texts that have a form, as a move or a
    date, and never for names.
    """
    if text.isascii():
        return text
    text = narrow(without_unseen(text)).translate(_ALIKE)
    return _FOREIGN.sub(_digit_or_space, _DASH.sub("-", _QUOTE.sub('"', text)))


def _digit_or_space(character: re.Match[str]) -> str:
    """Return the digit of a script as ours, any space as a space, and anything else as it is."""
    if character[0].isdecimal():
        return str(int(character[0]))
    return " " if character[0].isspace() else character[0]
