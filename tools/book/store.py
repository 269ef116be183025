"""The opening book as a module of the game, which the tools read and write."""

from __future__ import annotations

import os
import runpy
from collections.abc import Mapping

from game.ai.kalah.opening import Reading
from tools.places import ROOT

BOOK = ROOT / "game" / "ai" / "kalah" / "book.py"

HEAD = '''"""The opening book of Kalah, written by tools/book/prove.py: do not change it by hand.

Positions of the first moves with six houses and four seeds. By lone capture and left-overs to the
owner; then by the packed position (see `game.ai.kalah.packed`): a best house, and what its player
still gains with it. All of it is proven.
"""

from __future__ import annotations

from collections.abc import Mapping

BOOK: Mapping[tuple[bool, bool], Mapping[int, tuple[int, int]]] = {
'''

Entry = tuple[int, int]
"""A best house, and what its player still gains with it."""


def read() -> dict[Reading, dict[int, Entry]]:
    """Return the book as it is now."""
    return {which: dict(book) for which, book in runpy.run_path(str(BOOK))["BOOK"].items()}


def write(books: Mapping[Reading, Mapping[int, Entry]]) -> None:
    """Write it, all or nothing."""
    text = HEAD
    for which, book in books.items():
        text += f"    {which}: {{\n"
        text += "".join(f"        {board:#x}: {entry},\n" for board, entry in book.items())
        text += "    },\n"
    new = BOOK.with_suffix(f".{os.getpid()}")
    new.write_text(text + "}\n", encoding="utf-8")
    new.replace(BOOK)


def put(which: Reading, book: Mapping[int, Entry]) -> None:
    """Put a book of one reading into the module.

    The others are read anew, as another program may have added to them; what it loses if both
    write at once it brings back with its next position.
    """
    books = read()
    books[which] = {**books.get(which, {}), **book}
    write(books)
