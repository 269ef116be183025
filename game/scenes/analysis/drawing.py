"""The bar and the graph of an analysis as they are drawn, each with the signs of whom it tells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

import pygame

from game.rules.protocol import Event, Place, Seat
from game.scenes.analysis.assessment_words import AssessmentWords
from game.scenes.analysis.graph import Curve, draw_bar, draw_graph
from game.scenes.analysis.graph_labels import graph_layout
from game.scenes.analysis.words import Verdict
from game.view.board.marks import Marks
from game.view.board.picture import preview_marks
from game.view.box import Box
from game.view.brush import Brush
from game.view.game_view import GameView
from game.view.icons import icon
from game.view.pixels import px
from game.view.registry import VIEWS
from game.view.text.text_box import TextBox, draw_text, fits

SIGN = 1.2
"""Side of a player's sign, in sizes of the text beside it."""


class BarParts(NamedTuple):
    """Where the player's sign and the bar lie, and what stands beside it."""

    sign: Box
    room: Box
    words: TextBox


def bar_parts(box: Box, verdict: Verdict, size: float, brush: Brush) -> BarParts:
    """Lay out the bar: whose it is and what it says stand beside it, without a name if need be."""
    label = verdict.label
    wide = brush.type.width(label or "0" * 8, "bold", size * brush.scale) / brush.scale
    beside, room = box.right_part(min(wide + size, box.width * 0.6))
    words = TextBox(label, beside, size, "bold", "right")
    if not fits(words, brush):
        words = replace(words, text=verdict.short)
    sign, room = room.left_part(size * (SIGN + 0.4))
    # A finger needs more room than the eye.
    room = room.centred(room.width, min(room.height, size * 1.35))
    return BarParts(sign.left_part(size * SIGN)[0].centred(size * SIGN, size * SIGN), room, words)


def move_marks(game_view: GameView, events: Sequence[Event]) -> dict[Place, Marks]:
    """Return the marks of what a move does: as its preview has them, its origin chosen."""
    preview = game_view.preview(events)
    marks = preview_marks(preview)
    if preview.origin is not None:
        marks[preview.origin] = marks.get(preview.origin, frozenset()) | {"chosen"}
    return marks


def draw_standing(
    surface: pygame.Surface,
    parts: BarParts,
    standing: tuple[float | None, float],
    whose: tuple[str, Seat],
    brush: Brush,
) -> None:
    """Draw the bar. `standing`: see `draw_bar`; `whose`: the name of the game, and the player."""
    draw_bar(surface, px(parts.room, brush.scale), standing, brush.theme, brush.line)
    _draw_sign(surface, parts.sign, whose, brush)
    draw_text(surface, parts.words, brush)


def draw_assessment(
    surface: pygame.Surface, box: Box, words: AssessmentWords, at: int, style: tuple[float, Brush]
) -> None:
    """Draw the graph, the point `at` being looked at, and around it who leads where.

    `style`: the size of the text in CSS pixels, and the brush.
    """
    (size, brush), assessment, axes = style, words.assessment, words.axes()
    plot, labels, numbered = graph_layout(box, axes, assessment.points, size, brush)
    bars = [standing.bar for standing in assessment.standings]
    curve = Curve(bars, assessment.points, assessment.turning(), at, numbered, axes.level)
    draw_graph(surface, px(plot, brush.scale), curve, brush.theme, brush.line)
    for label in labels:
        draw_text(surface, label, brush)
    side, edge = size * SIGN, 4 * brush.unit
    if plot.height < 3 * side + 2 * edge:
        return
    # The curve begins between the two corners.
    heights = (plot.y + edge, plot.bottom - edge - side)
    for seat, y in zip(words.ends(), heights, strict=False):
        spot = Box(plot.x + edge, y, side, side)
        _draw_sign(surface, spot, (words.match.game.name, seat), brush)


def _draw_sign(surface: pygame.Surface, box: Box, whose: tuple[str, Seat], brush: Brush) -> None:
    """Draw the sign of a player: the name of the game, and the seat."""
    game, seat = whose
    shape, colour = VIEWS[game].seat_sign(brush.theme, seat)
    rect = px(box, brush.scale)
    surface.blit(icon(shape, min(rect.size), colour), rect)
