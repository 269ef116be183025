"""Texts that are cut where their box ends."""

from __future__ import annotations

from dataclasses import replace

from game.view.widgets import Brush, Words, fits


def cut(words: Words, brush: Brush) -> Words:
    """Return the text as it is if it fits its box, else its beginning with an ellipsis."""
    if fits(words, brush):
        return words
    parts = words.text.split(" ")
    low, high = 0, len(parts)
    while high - low > 1:
        middle = (low + high) // 2
        if fits(replace(words, text=_begun(parts, middle)), brush):
            low = middle
        else:
            high = middle
    return replace(words, text=_begun(parts, low))


def _begun(parts: list[str], count: int) -> str:
    return f"{' '.join(parts[:count]).rstrip(',.;:')}…"
