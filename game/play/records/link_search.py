"""Finds links in any text: a mail, a chat, a page's source, a file; however they were treated.

A link is a letter, "=" and letters of the alphabet that addresses may hold. What stands before it
does not matter, and what stands behind it is left to its checksum.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import islice, product
from typing import NamedTuple

from game.untrusted.look_alikes import DASHES, narrow, without_unseen
from game.untrusted.undoing import readings

MOST_LINK = 60_000
"""Letters of a link; a longer one is not even unpacked."""

MOST_CHARACTERS = 250_000
"""A longer text is looked through only where a link may begin."""

_MOST_OF_A_LINK = 6_000
"""So many characters from there on."""

_BETWEEN = "\n.\n"
"""Parts two parts of a text, so that no link goes on in the next."""

LEAST_MEANT = 20
"""So many letters without a break are meant as a link, even if they are none."""

MOST_PIECES = 2_000
"""Into so many pieces a link may be broken."""

MOST_LINKS = 40
"""So many places of a reading are tried."""

MOST_WAYS = 1_024
"""So many ways to mend the dashes of a link are tried."""

_BREAK = r"(?:=?[ \t]*[\r\n]+[ \t>|]*|\s+)"
"""What a mail program puts into a long line, and in front of one that is quoted."""

_SIGN = re.compile(
    rf"(?<![A-Za-z0-9])([mp]) ?={_BREAK}?"
    rf"(?:(?=[A-H]{_BREAK}?[HXn3]{_BREAK}?[g-j])|(?<=#[mp]=)(?!3D)(?=[\w-]{{{LEAST_MEANT}}}))",
    re.IGNORECASE | re.ASCII,
)
"""Where a link begins: its first letters are a version under 32, and those of compressed data.
Behind a "#" they may be damaged, but not the code that a mail has for "="."""

_MAY_BEGIN = re.compile(
    r"[mp\uff4d\uff50](?:=(?:3D)?|%(?:25)*3D|&(?:#61|#x3d|equals);|-3D|\\u003d|\uff1d)"
    r"(?=\s*[A-H\uff21-\uff28])|aHR0c|https?-3A__",
    re.IGNORECASE,
)
"""A sign as any program may have written it, or an address that is hidden as a whole."""

_JOINT = re.compile(_BREAK)
_LETTERS = re.compile(rf"[A-Za-z0-9_{DASHES}-]*")
_DASH = re.compile(f"[{DASHES}]")

_BOTH = ("--", "-")
_MADE_OF: dict[str, tuple[str, ...]] = {"\u2013": ("-", "--"), "\u2014": _BOTH, "\u2015": _BOTH}
"""Of what a word processor makes a dash; any other sign that looks like a hyphen was one."""


class Place(NamedTuple):
    """Where a link may stand in a reading: `sign` says of what ("m" or "p"), `run` what follows.

    `run` is without the breaks of lines and may have dashes for hyphens. It may be longer than
    `MOST_LINK`, by one. `pieces` are its parts that stood without a break.
    """

    sign: str
    run: str
    pieces: tuple[str, ...]

    @property
    def is_meant(self) -> bool:
        """Whether it is too long to be anything but a link, damaged or not."""
        return len(self.pieces[0]) >= LEAST_MEANT if self.pieces else False

    def ways(self) -> Iterator[str]:
        """Yield the letters of the link, with each dash as what it may have been made of."""
        dashes = [_MADE_OF.get(dash, ("-",)) for dash in _DASH.findall(self.run)]
        parts = _DASH.split(self.run)
        for hyphens in islice(product(*dashes), MOST_WAYS):
            yield "".join(x for pair in zip(parts, (*hyphens, ""), strict=True) for x in pair)


def places(text: str) -> Iterator[Sequence[Place]]:
    """Yield for each reading of `text` where links may stand in it, in their order."""
    for reading in readings(_part_with_links(text), _seen_form):
        yield [
            _place(sign, reading[sign.end() : sign.end() + 2 * MOST_LINK])
            for sign in islice(_SIGN.finditer(reading), MOST_LINKS)
        ]


def _seen_form(text: str) -> str:
    return narrow(without_unseen(text))


def _part_with_links(text: str) -> str:
    """Return so much of a long text as is looked through: what follows each place of a link."""
    if len(text) <= MOST_CHARACTERS:
        return text
    parts: list[str] = []
    end = 0
    for place in islice(_MAY_BEGIN.finditer(text), MOST_LINKS):
        begin, end = max(place.start() - 1, end), place.start() + _MOST_OF_A_LINK
        parts.append(text[begin:end])
    return _BETWEEN.join(parts)


def _place(sign: re.Match[str], rest: str) -> Place:
    """Return the place that begins with `sign`, where `rest` follows."""
    run = _LETTERS.match(_JOINT.sub("", rest))
    letters = run[0][: MOST_LINK + 1] if run else ""
    pieces, length = list[str](), 0
    for piece in _JOINT.split(rest, MOST_PIECES):
        if length >= len(letters):
            break
        pieces += [piece[: len(letters) - length]] if piece else []
        length += len(piece)
    return Place(sign[1].lower(), letters, tuple(pieces))
