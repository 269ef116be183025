"""A match in the list: a plate with its board, who plays, and how it stands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from game.scenes.matches.told import Told
from game.view.art import draw_rounded
from game.view.box import TOUCH, Box
from game.view.brush import Brush
from game.view.buttons.plate import RAISED, Look, draw_plate
from game.view.measure import Measure
from game.view.pixels import px, stroke
from game.view.text.text_box import LINE, TextBox, draw_text, truncated
from game.view.widgets import State

NARROW = 780.0
"""Where a row is narrower than that, in CSS pixels of usual text, all lines stand in one column."""

GAP = 8.0
"""Between two rows, in CSS pixels."""

_HIGH = 84.0
"""The least height of a row in CSS pixels."""

_PAD = 12.0


class RowBoxes(NamedTuple):
    """Where everything in a row stands, the row's corner being at 0, 0."""

    whole: Box
    open: Box
    """What is pressed to open the match."""
    remove: Box
    picture: Box
    words: Box
    beside: Box | None
    """Where state and score stand, if not below the words."""


def row_boxes(m: Measure, width: float) -> RowBoxes:
    """Cut up the room of a row of that width; all rows are alike."""
    name, least = m.size("name") * LINE, m.size("least") * LINE
    narrow = width < NARROW * m.text
    high = name + (3 if narrow else 1) * least + 2 * _PAD
    high = max(high, TOUCH + 2 * _PAD, _HIGH * m.unit)
    whole = Box(0, 0, width, high)
    side = max(TOUCH, m.icon)
    rest, bin_ = whole.left_part(width - side - _PAD / 2)[0], whole.right_part(side + _PAD / 2)[0]
    remove = bin_.left_part(side)[0].centred(side, side)
    inner = rest.shrunk(_PAD, _PAD)
    share = 0.25 if narrow else 0.18
    picture, words = inner.left_part(min(inner.width * share, 2.2 * inner.height, 140 * m.unit))
    words = words.right_part(words.width - _PAD)[0]
    beside = None
    words = words.centred(words.width, name + (3 if narrow else 1) * least)
    if not narrow:
        words, beside = words.left_part(words.width * 0.5)
        beside = beside.right_part(beside.width - _PAD)[0]
    return RowBoxes(whole, rest, remove, picture, words, beside)


def row_texts(told: Told, boxes: RowBoxes, m: Measure, brush: Brush) -> list[TextBox]:
    """Return what is written in a row; what finds no room is cut."""
    return [truncated(text, brush) for text in _texts(told, boxes, m) if text.text]


def _texts(told: Told, boxes: RowBoxes, m: Measure) -> Iterator[TextBox]:
    name, least = m.size("name"), m.size("least")
    room = boxes.words
    top, rest = room.top_part(name * LINE)
    yield TextBox(told.game, top, name, "bold", tone="panel_text")
    if not told.state:
        yield TextBox(told.players, rest, least, valign="top", tone="soft_text")
        return
    second, rest = rest.top_part(least * LINE)
    yield TextBox(told.players, second, least, tone="soft_text")
    if boxes.beside is None:
        third, rest = rest.top_part(least * LINE)
        wide = third.width * 0.36 if told.score else 0.0
        score, state = third.right_part(wide)
        yield TextBox(told.score, score, least, "bold", "right", tone="panel_text")
        yield TextBox(told.state, state, least, "bold", tone="accent")
        yield TextBox(told.when, rest.top_part(least * LINE)[0], least, tone="soft_text")
        return
    score, state = boxes.beside.left_part(boxes.beside.width * 0.36)
    state = state.right_part(state.width - _PAD)[0]
    yield TextBox(told.score, score, m.size("score"), "title", "centre", tone="panel_text")
    high, low = state.top_part(name * LINE)
    yield TextBox(told.state, high, m.size("body"), "bold", tone="accent")
    yield TextBox(told.when, low.top_part(least * LINE)[0], least, tone="soft_text")


def draw_plate_of(boxes: RowBoxes, state: State, brush: Brush) -> pygame.Surface:
    """Return the plate of a row in a state, with the well for a board."""
    theme, whole = brush.theme, px(boxes.whole, brush.scale)
    size = whole.width, whole.height + stroke(brush.line, RAISED)
    surface = pygame.Surface(size, pygame.SRCALPHA)
    hot = state.hover or state.down
    face, edge = (theme.panel_hover, theme.accent) if hot else (theme.panel, theme.panel_edge)
    draw_plate(surface, whole, Look(face, edge, theme.panel_text, shade=True), brush.line)
    well = px(boxes.picture, brush.scale)
    draw_rounded(surface, well, 8 * brush.line, theme.well)
    return surface


def draw_content_of(
    surface: pygame.Surface,
    boxes: RowBoxes,
    texts: Sequence[TextBox],
    board: pygame.Surface | None,
    brush: Brush,
) -> None:
    """Draw board and words on the plate of a row; the board may not be drawn yet."""
    if board is not None:
        surface.blit(board, board.get_rect(center=px(boxes.picture, brush.scale).center))
    for text in texts:
        draw_text(surface, text, brush)
