"""Which version of QR code a text needs, and how much that holds."""

from __future__ import annotations

from typing import NamedTuple

_STRONG = ("10 16 26 18 24 16 18 22 22 26", "1 1 1 2 2 4 4 4 5 5")
_WEAK = (
    "7 10 15 20 26 18 20 24 30 18 20 24 26 30 22 24 28 30 28 28 28 28 30 30 26 28 30 30 30 30 30"
    " 30 30 30 30 30 30 30 30 30",
    "1 1 1 1 1 2 2 2 2 4 4 4 4 4 6 6 6 6 7 8 8 9 9 10 12 12 12 13 14 15 16 17 18 19 19 20"
    " 21 22 24 25",
)
"""Checking bytes of a block, and blocks, by version.

Small codes bear more damage (level M); the modules of large ones would be too small (level L).
"""


class Size(NamedTuple):
    """A version with a level. `checks`: checking bytes of a block."""

    version: int
    level: str
    checks: int
    blocks: int

    @property
    def side(self) -> int:
        """How many modules it is wide."""
        return 4 * self.version + 17

    @property
    def data_bytes(self) -> int:
        """Bytes of data in all blocks."""
        version = self.version
        modules = (16 * version + 128) * version + 64
        if version > 1:
            squares = version // 7 + 2
            modules -= (25 * squares - 10) * squares - 55 + 36 * (version > 6)
        return modules // 8 - self.blocks * self.checks

    @property
    def count_bytes(self) -> int:
        """In how many bytes the length of the text is written."""
        return 1 + (self.version > 9)


def size_for(length: int, newest: int) -> Size | None:
    """Return the size for so many bytes, up to version `newest`; None where they are too many."""
    for level, tables in (("M", _STRONG), ("L", _WEAK)):
        numbers = zip(*(map(int, table.split()) for table in tables), strict=True)
        for version, (checks, blocks) in enumerate(numbers, 1):
            size = Size(version, level, checks, blocks)
            if length < size.data_bytes - size.count_bytes and version <= newest:
                return size
    return None
