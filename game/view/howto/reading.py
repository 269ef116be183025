"""The last pages of how to play: the words of a game, and where it comes from."""

from __future__ import annotations

from collections.abc import Sequence

from game.view.howto.page import Entry, Page

WORDS, HISTORY = "words", "history"
"""The keys of these pages. What they say comes with the lessons."""

FOR_ALL = "all.baraza"
"""What is told with the history of every game."""


def words_page(words: Sequence[str]) -> Page:
    """Return the glossary of a game: `words` are its entries, by their names."""
    entries = tuple(
        Entry(f"glossary.{word}", f"glossary.{word}.said", f"glossary.{word}.means")
        for word in words
    )
    return Page(WORDS, "howto.words.title", "howto.words", entries=entries)


def history_page(game: str, parts: Sequence[str]) -> Page:
    """Return where a game comes from, in parts."""
    entries = tuple(
        Entry(f"history.{part}.title", "", f"history.{part}")
        for part in (*(f"{game}.{part}" for part in parts), FOR_ALL)
    )
    return Page(HISTORY, "howto.history.title", "howto.history", entries=entries)
