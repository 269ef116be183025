"""Sets of characters, written as text: where each range begins and where it is over, in turns.

Each border is told by how far it is from the one before it, to the base of 36.
"""

from __future__ import annotations

from bisect import bisect_right


class Ranges:
    """A set of characters. To ask whether one is in it takes no longer than it has to."""

    def __init__(self, text: str) -> None:
        self._borders: list[int] = []
        at = 0
        for step in text.split():
            at += int(step, 36)
            self._borders.append(at)

    def __contains__(self, letter: str) -> bool:
        return bool(bisect_right(self._borders, ord(letter)) % 2)

    def letters(self) -> frozenset[str]:
        """Return all of its characters."""
        pairs = zip(self._borders[::2], self._borders[1::2], strict=True)
        return frozenset(chr(code) for first, end in pairs for code in range(first, end))
