"""The legend of the board: what its marks mean, each with the mark itself."""

from __future__ import annotations

import pygame

from game.scenes.frame.context import Context
from game.view.board.marks import Mark, draw_marks
from game.view.box import Box
from game.view.icons import icon
from game.view.pixels import px
from game.view.text.text_box import TextBox, draw_text

SIGNS: tuple[tuple[Mark, str], ...] = (
    ("hint", "exercise.legend.press"),
    ("end", "exercise.legend.last"),
    ("captured", "exercise.legend.captured"),
)
"""The marks that are told, and the keys of their words."""


def draw_legend(surface: pygame.Surface, context: Context, box: Box) -> None:
    """Draw mark and word, one after the other, as far as there is room."""
    brush, m = context.brush, context.measure
    size, side = m.size("least"), 26 * m.text
    x = box.x
    for mark, key in SIGNS:
        text = context.words.text(key)
        wide = brush.type.width(text, "text", size * brush.scale) / brush.scale + 4
        if x + side + 8 + wide > box.right:
            return
        spot = px(Box(x, box.middle[1] - side / 2, side, side), brush.scale)
        if mark == "hint":
            picture = icon("star", spot.width, context.theme.title)
            surface.blit(picture, spot)
        else:
            draw_marks(surface, spot.inflate(-4, -4), frozenset({mark}), context.theme, brush.line)
        place = Box(x + side + 8, box.y, wide, box.height)
        draw_text(surface, TextBox(text, place, size), brush)
        x = place.right + 18 * m.unit
