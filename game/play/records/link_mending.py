"""Puts two underscores back into a link that Markdown took for emphasis.

Where they were nobody knows, so every two places are tried: only the right ones lead to a text
whose checksum fits.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Iterator

LONGEST = 220
"""Letters of a link in which it is tried: the time grows with their square."""

MOST_UNPACKED = 20_000
"""Bytes to which so few letters may unpack."""

_QUANTUM = 4
"""So many letters hold three whole bytes."""


def with_underscores(letters: str) -> Iterator[str]:
    """Yield `letters` with the two underscores that make it whole, if there are such."""
    if len(letters) > LONGEST or letters.count("_") > 1:
        return
    for first, unpacker in enumerate(_unpackers(letters)):
        begin = first - first % _QUANTUM
        for second in range(first + 1, len(letters) + 2):
            rest = f"{letters[begin:first]}_{letters[first : second - 1]}_{letters[second - 1 :]}"
            if _fits(rest, begin == 0, unpacker):
                yield letters[:begin] + rest


def _unpackers(letters: str) -> Iterator[zlib._Decompress]:
    """Yield for each place what has unpacked all before it, up to the first that cannot be right.

    It has read whole quanta, so up to three letters less than stand before the place.
    """
    unpacker = zlib.decompressobj()
    for begin in range(0, len(letters) + 1, _QUANTUM):
        yield from (unpacker for _ in range(min(_QUANTUM, len(letters) + 1 - begin)))
        unpacker = unpacker.copy()
        try:
            quantum = _bytes(letters[begin : begin + _QUANTUM], begin == 0)
            unpacker.decompress(quantum, MOST_UNPACKED)
        except zlib.error:
            return


def _fits(rest: str, is_all: bool, unpacker: zlib._Decompress) -> bool:
    """Whether `rest` ends what was unpacked so far, and the checksum proves it."""
    ending = unpacker.copy()
    try:
        ending.decompress(_bytes(rest, is_all), MOST_UNPACKED)
    except zlib.error:
        return False
    return ending.eof


def _bytes(letters: str, is_first: bool) -> bytes:
    """Return what letters stand for, without the version in front."""
    whole = letters[: len(letters) - (len(letters) % _QUANTUM == 1)]
    content = base64.urlsafe_b64decode(whole + "=" * (-len(whole) % _QUANTUM))
    return content[1:] if is_first else content
