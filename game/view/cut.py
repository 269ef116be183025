"""Texts that are cut where their box ends."""

from __future__ import annotations

from dataclasses import replace

from game.view.widgets import Brush, Words, fits


def cut(words: Words, brush: Brush) -> Words:
    """Return the text as it is if it fits its box, else its beginning with an ellipsis.

    It is cut after a word; a first word that breaks and is too long by itself, within it.
    """
    if fits(words, brush):
        return words
    parts, between = words.text.split(" "), " "
    if words.breaks and not fits(replace(words, text=_begun(parts, 1, between)), brush):
        parts, between = list(parts[0]), ""
    low, high = 0, len(parts)
    while high - low > 1:
        middle = (low + high) // 2
        if fits(replace(words, text=_begun(parts, middle, between)), brush):
            low = middle
        else:
            high = middle
    return replace(words, text=_begun(parts, low, between))


def _begun(parts: list[str], count: int, between: str) -> str:
    return f"{between.join(parts[:count]).rstrip(',.;:')}…"
