"""What a link holds between its sign and its end: a version byte and a compressed text, as letters.

The compressed data ends with a checksum of the text. So it proves itself, and what stands behind it
does not matter.
"""

from __future__ import annotations

import base64
import binascii
import zlib

from game.play.records.reading import RecordError
from game.rules.protocol import Reason

MOST_UNPACKED = 200_000
"""Bytes that a link may unpack to."""

_VERSIONS_TO_COME = 32
"""Versions from here on are no versions: other data."""


def packed(version: int, text: str) -> str:
    """Return `text` in the alphabet that addresses may hold."""
    content = bytes([version]) + zlib.compress(text.encode(), 9)
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def unpacked(letters: str, newest: int) -> tuple[int, str]:
    """Return the version and the text that `letters` hold, whatever may follow them.

    Raises RecordError if a part is missing or was changed, and for a version after `newest`.
    """
    whole = letters[: len(letters) - (len(letters) % 4 == 1)]
    try:
        content = base64.urlsafe_b64decode(whole + "=" * (-len(whole) % 4))
    except (binascii.Error, ValueError):
        raise RecordError(Reason("link-broken")) from None
    version = content[0] if content else 0
    if not 0 < version <= newest:
        is_to_come = newest < version < _VERSIONS_TO_COME
        raise RecordError(Reason("link-newer" if is_to_come else "link-broken"))
    return version, _inflated(content[1:])


def _inflated(content: bytes) -> str:
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(content, MOST_UNPACKED)
        if unpacker.unconsumed_tail:
            raise RecordError(Reason("link-too-long"))
        if not unpacker.eof:
            raise RecordError(Reason("link-broken"))
        return text.decode()
    except (zlib.error, UnicodeDecodeError):
        raise RecordError(Reason("link-broken")) from None
