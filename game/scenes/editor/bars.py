"""A bar of answers with as much on each as can be read: icon and word, the word, or the icon."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.view.box import Box
from game.view.brush import Brush
from game.view.buttons.controls import Segment, bar_of
from game.view.buttons.drawing import item_fits
from game.view.widgets import Item


def readable_bar(segments: Sequence[Segment], box: Box, group: str, brush: Brush) -> list[Item]:
    """Return the items of a bar; those without a word have it as their tooltip."""
    words = [replace(segment, icon="") for segment in segments]
    icons = [replace(segment, label="") for segment in segments]
    for shown in (segments, words, icons):
        items = bar_of(shown, box, group)
        if all(item_fits(item, brush) for item in items):
            break
    return [item if item.label else replace(item, tooltip=item.name) for item in items]
