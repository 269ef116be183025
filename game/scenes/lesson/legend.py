"""The legend of the board: what its marks mean, each with the mark itself."""

from __future__ import annotations

import pygame

from game.scenes.exercise.practice import Practice
from game.scenes.frame.context import Context
from game.view.board.marks import Mark, draw_marks
from game.view.box import Box
from game.view.icons import icon
from game.view.pixels import px
from game.view.text.text_box import TextBox, draw_text

_PLAY: tuple[Mark, str] = ("hint", "exercise.legend.press")
_QUESTION: tuple[Mark, str] = ("chosen", "exercise.legend.from")
_RESULT: tuple[tuple[Mark, str], ...] = (
    ("end", "exercise.legend.last"),
    ("captured", "exercise.legend.captured"),
)


def signs_of(practice: Practice) -> tuple[tuple[Mark, str], ...]:
    """Return the marks that are told of an exercise, and the keys of their words."""
    return (_PLAY, *_RESULT, _QUESTION) if practice.asks_moves else (_QUESTION, *_RESULT)


def draw_legend(surface: pygame.Surface, context: Context, box: Box, practice: Practice) -> None:
    """Draw mark and word, one after the other, as far as there is room."""
    brush, m = context.brush, context.measure
    size, side = m.size("least"), 26 * m.text
    x = box.x
    for mark, key in signs_of(practice):
        own = f"{key}.{practice.exercise.game.name}"
        text = context.words.text(own if own in context.words else key)
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
