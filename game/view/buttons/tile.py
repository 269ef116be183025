"""A tile: a large label, such as a number, with a word below it."""

from __future__ import annotations

import pygame

from game.view.brush import Brush
from game.view.text.text_box import TextBox, draw_text, fits
from game.view.widgets import Item

_LARGE = 1.4
_SMALL = 0.94
"""Sizes of label and note, in sizes of the text on buttons."""


def draw_tile(surface: pygame.Surface, item: Item, brush: Brush) -> None:
    """Draw what stands on a tile."""
    for text_box in tile_texts(item, brush):
        draw_text(surface, text_box, brush)


def tile_texts(item: Item, brush: Brush) -> tuple[TextBox, TextBox]:
    """Return label and note of a tile as text in boxes."""
    top, low = item.box.shrunk(4, 2).top_part(item.box.height * 0.52)
    label = TextBox(item.label, top, brush.size * _LARGE, "title", "centre", tone="accent")
    note = TextBox(item.note, low, brush.size * _SMALL, "text", "centre", tone="panel_text")
    return label, note


def tile_fits(item: Item, brush: Brush) -> bool:
    """Whether label and note of a tile can be read."""
    return all(fits(text_box, brush) for text_box in tile_texts(item, brush))
