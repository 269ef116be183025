"""Texts that everything can take, whoever wrote them.

A font refuses half a character and NUL, UTF-8 refuses the half too, a direction mark turns the
words around it, and a million letters fit nowhere. So a text from outside is made plain before it
becomes part of a reason, a notice, a name or a line for a screen reader: what nobody can see is
shown as "?", and what is too long is cut.
"""

from __future__ import annotations

import re
from typing import Any

INSTEAD = "?"
"""Stands for each character that cannot be shown."""

NO_LETTER = "\N{REPLACEMENT CHARACTER}"
"""Stands for each of them in what is typed, where a question mark is one that somebody meant."""

ELLIPSIS = "…"
"""Stands for what was cut, and for a value that is no text and no number of use."""

MOST_QUOTED = 80
"""So many characters of a foreign text are quoted in a sentence."""

LONGEST_FILE_NAME = 255
"""No system has longer ones, but a browser may say anything."""

MOST_OF_A_NAME = 60
"""So many characters of the name of a file are quoted in a sentence."""

_END_OF_A_NAME = 20
"""So many of them are its last ones, which tell of what kind it is."""

LONGEST_REPORT = 20_000
"""Characters of the report of an error: the beginning and the end of a longer one tell most."""

MOST_LISTED = 100
"""So many members of a list are named in a sentence."""

_MOST_BITS = 100
"""A longer number tells nobody anything; Python even refuses to write the longest."""

_BREAK = "\r\n?|[\x0b\x0c\x85\u2028\u2029]"
"""What else ends a line, as a pattern."""

_ENDS_OF_PLANES = "".join(
    f"{chr(plane + 0xFFFE)}{chr(plane + 0xFFFF)}" for plane in range(0, 0x110000, 0x10000)
)

_MARKS = (
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # directions
    "\u180e\u200b\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb"  # without width
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff"
)
"""What has no looks of its own, and comes along with a copied text, as a part of a pattern."""

_UNSEEN = (
    f"[{_MARKS}"
    "\x00-\x08\x0e-\x1f\x7f-\x9f"  # controls, but those that are a space or end a line
    "\ud800-\udfff"  # halves of a character
    "\ue000-\uf8ff\U000f0000-\U0010ffff"  # private: no font of ours has them
    f"\ufdd0-\ufdef{_ENDS_OF_PLANES}"  # no characters at all
    "]"
)
"""What nobody can see, as a pattern: it takes long to compile, and most texts need it not."""


_FLAG = "(\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f)"
"""The flag of a part of a state: a black flag, and signs that are seen in nothing else."""


def plain(text: str) -> str:
    """Return `text` with every character that nobody can see replaced.

    Every end of a line becomes a line feed. The joiners of letters and emoji stay. What is plain
    already comes back as it is.
    """
    if text.isprintable():
        return text
    lines = re.sub(_BREAK, "\n", text).replace("\t", " ")
    return _replaced(_UNSEEN, INSTEAD, lines)


def typed_line(text: str) -> str:
    """Return what was typed or pasted, on one line, as it was meant.

    Direction marks and what else has no width came along unseen, so they are dropped; the joiners
    stay. What is no letter at all is seen: as `NO_LETTER`.
    """
    if text.isprintable():
        return text
    line = re.sub(f"{_BREAK}|[\t\n]", " ", text)
    return _replaced(_UNSEEN, NO_LETTER, _replaced(f"[{_MARKS}]", "", line))


def _replaced(pattern: str, instead: str, text: str) -> str:
    """Return a text with characters replaced, but for those of which a flag is made."""
    if "\U000e007f" not in text:
        return re.sub(pattern, instead, text)
    parts = re.split(_FLAG, text)
    parts[::2] = (re.sub(pattern, instead, part) for part in parts[::2])
    return "".join(parts)


def one_line(text: str, most: int = MOST_QUOTED) -> str:
    """Return `text` made plain, on one line and at most `most` characters long."""
    if len(text) <= most:
        return plain(text).replace("\n", " ")
    return f"{plain(text[: most - 1]).replace(chr(10), ' ')}{ELLIPSIS}"


def file_name(name: str) -> str:
    """Return the name of a file as it is shown; bytes of it that are no text are replaced."""
    return one_line(name, LONGEST_FILE_NAME)


def quoted_name(name: str) -> str:
    """Return the name of a file as a sentence quotes it: of a long one the middle is left out."""
    if len(name) <= MOST_OF_A_NAME:
        return one_line(name)
    begun, end = name[: MOST_OF_A_NAME - _END_OF_A_NAME - 1], name[-_END_OF_A_NAME:]
    return f"{one_line(begun)}{ELLIPSIS}{one_line(end)}"


def both_ends(text: str, most: int = LONGEST_REPORT) -> str:
    """Return `text` made plain; of one longer than `most` characters the middle is left out."""
    if len(text) <= most:
        return plain(text)
    half = (most - 3) // 2
    return f"{plain(text[:half])}\n{ELLIPSIS}\n{plain(text[-half:])}"


def written(value: object) -> str:
    """Return a value as part of a sentence, as a plain text."""
    if isinstance(value, str):
        return plain(value)
    if isinstance(value, list | tuple | dict | set) or _is_endless(value):
        return ELLIPSIS
    return plain(str(value))


def plain_value(value: Any) -> Any:
    """Return a JSON value that a sentence quotes: texts plain and short, lists short and flat.

    A value that is so already comes back as the same object.
    """
    if not isinstance(value, list | tuple):
        return _member(value)
    members = [_member(member) for member in value[:MOST_LISTED]]
    if len(value) > MOST_LISTED:
        return [*members, ELLIPSIS]
    same = all(new is old for new, old in zip(members, value, strict=True))
    return value if same else members


def _member(value: Any) -> Any:
    """Return a value that is no list, or stands in one: nothing here looks any deeper."""
    if isinstance(value, str):
        return one_line(value)
    return ELLIPSIS if isinstance(value, list | tuple | dict) or _is_endless(value) else value


def _is_endless(value: object) -> bool:
    return isinstance(value, int) and value.bit_length() > _MOST_BITS
