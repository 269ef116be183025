"""The text in a file, however the program that wrote it puts letters into bytes."""

from __future__ import annotations

import re
from collections.abc import Mapping

_MARKS: Mapping[bytes, str] = {
    b"\xef\xbb\xbf": "utf-8-sig",
    b"\xff\xfe": "utf-16",
    b"\xfe\xff": "utf-16",
}
"""With what a file begins that tells its encoding."""

_PICTURE = re.compile(
    rb"\x89PNG|\xff\xd8\xff|GIF8|BM.{4}\x00{4}|II\*\x00|MM\x00\*|RIFF.{4}WEBP|.{4}ftyp(?:hei|mif|avi)",
    re.DOTALL,
)
_CONTROL = re.compile(b"[\x00-\x08\x0e-\x1a\x1c-\x1f\x7f]")
"""Bytes that no text has."""

_WINDOWS = dict(
    zip(
        (*range(0x80, 0x81), *range(0x82, 0x8D), 0x8E, *range(0x91, 0x9D), 0x9E, 0x9F),
        "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ",  # noqa: RUF001 - this is what it has
        strict=True,
    )
)
"""What Windows-1252 has where Latin-1 has controls; the browser's Python lacks that encoding."""


def is_picture(content: bytes) -> bool:
    """Whether a file is a picture, by how it begins."""
    return _PICTURE.match(content) is not None


def text_of(content: bytes) -> str | None:
    """Return the text that a file holds, None if it is none.

    It is UTF-8 or UTF-16, told by a mark or by itself, or else what Windows wrote in the West.
    """
    for mark, encoding in _MARKS.items():
        if content.startswith(mark):
            return _strictly(content, encoding)
    if content[1:2] == b"\x00" and content[:1] != b"\x00":
        return _strictly(content, "utf-16-le")
    if content[:1] == b"\x00" and content[1:2] != b"\x00":
        return _strictly(content, "utf-16-be")
    is_data = _CONTROL.search(content) is not None and _strictly(content, "utf-8") is None
    return None if is_data else decoded(content)


def decoded(content: bytes) -> str:
    """Return bytes as text: as UTF-8 if they are that, else as Windows-1252."""
    text = _strictly(content, "utf-8")
    return content.decode("latin-1").translate(_WINDOWS) if text is None else text


def _strictly(content: bytes, encoding: str) -> str | None:
    try:
        return content.decode(encoding)
    except UnicodeDecodeError:
        return None
