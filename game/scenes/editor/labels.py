"""Texts that change while nothing else does: drawn like buttons, and never pressed."""

from __future__ import annotations

import pygame

from game.view.brush import Brush
from game.view.text.text_box import TextBox, draw_text, truncated
from game.view.widgets import Item


def label_of(id_: str, text_box: TextBox, brush: Brush) -> Item:
    """Return a text as an item, shortened where it finds no room."""
    shown = truncated(text_box, brush)
    return Item(id_, text_box.text, text_box.box, style="drawn", enabled=False, value=shown)


def draw_label(surface: pygame.Surface, item: Item, brush: Brush) -> bool:
    """Draw an item if it is a text; whether it is one."""
    if not isinstance(item.value, TextBox):
        return False
    draw_text(surface, item.value, brush)
    return True
