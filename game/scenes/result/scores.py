"""The scores on the sheet: two facing each other, several side by side; they can count up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

import pygame

from game.rules.protocol import Seat
from game.scenes.frame.context import Context
from game.scenes.frame.low_window.heights import height_to_lay_out
from game.scenes.frame.names import player_names, short_names
from game.scenes.result.ended import Ended
from game.view.box import Box
from game.view.game_view import GameView
from game.view.icons import icon
from game.view.pixels import Rect, hull, px
from game.view.registry import VIEWS
from game.view.text.pen import Face
from game.view.text.text_box import LINE, TextBox, draw_text, fits, truncated

COUNTS = 0.9
"""Seconds in which a score counts up."""

_TO_THE_MIDDLE: tuple[Literal["right", "left"], ...] = ("right", "left")
"""On which side the numbers of two stand in their boxes."""


@dataclass(frozen=True, slots=True)
class Score:
    """What a player has, and the name that may stand below.

    `short` is the name without a colour in brackets.
    """

    seat: Seat
    name: str
    short: str
    points: int
    won: bool


class ScoreRow:
    """The scores of a match in one window."""

    def __init__(self, context: Context, view: GameView, scores: Sequence[Score]) -> None:
        self._context = context
        self._view = view
        self._scores = scores
        self._signs: dict[Seat, Box] = {}
        self._numbers: dict[Seat, TextBox] = {}
        self._texts: list[TextBox] = []

    def place(self, area: Box) -> float:
        """Lay the scores out at the top of an area; return how high they are."""
        if not self._scores:
            return 0.0
        return self._facing(area) if len(self._scores) == 2 else self._beside(area)

    def _facing(self, area: Box) -> float:
        """Lay two scores out with their signs outside and a colon between them."""
        size = self._context.measure.size("result") * 0.84
        high, side, gap = size * LINE, size * 0.56, size * 0.44
        wide = max(self._width(score.points, "title", size) for score in self._scores)
        middle = area.x + area.width / 2
        colon = Box(middle - gap, area.y, 2 * gap, high)
        self._texts = [TextBox(":", colon, size * 0.7, align="centre", tone="soft_text")]
        left, right = self._scores
        boxes = {
            left.seat: Box(colon.x - wide, area.y, wide, high),
            right.seat: Box(colon.right, area.y, wide, high),
        }
        top = area.y + (high - side) / 2
        self._signs = {
            left.seat: Box(colon.x - wide - gap - side, top, side, side),
            right.seat: Box(colon.right + wide + gap, top, side, side),
        }
        self._numbers = {
            score.seat: replace(self._number_box(score, boxes[score.seat], size), align=align)
            for score, align in zip(self._scores, _TO_THE_MIDDLE, strict=True)
        }
        return high

    def _beside(self, area: Box) -> float:
        """Lay several scores out side by side, each with its player's name below.

        In a window that is too low all scrolls: names have more room there, two in a row.
        """
        m = self._context.measure
        size, least = m.size("score"), m.size("least")
        side, high = size * 0.62, size * LINE
        self._texts, self._signs, self._numbers = [], {}, {}
        low = height_to_lay_out(self._context.viewport) > 0
        across = 2 if low else len(self._scores)
        rows = -(-len(self._scores) // across)
        whole = high + least * LINE
        cells = [
            column.top_part(high)[0]
            for row in Box(area.x, area.y, area.width, rows * whole).rows(rows, 0.0)
            for column in row.columns(across, m.gap)
        ]
        for score, box in zip(self._scores, cells, strict=False):
            wide = self._width(score.points, "title", size)
            left = box.x + (box.width - side - m.gap - wide) / 2
            self._signs[score.seat] = Box(left, box.y + (high - side) / 2, side, side)
            number = Box(left + side + m.gap, box.y, wide, high)
            self._numbers[score.seat] = self._number_box(score, number, size)
            face: Face = "bold" if score.won else "text"
            below = Box(box.x, box.bottom, box.width, least * LINE)
            name = TextBox(score.name, below, least, face, "centre", tone="panel_text", breaks=True)
            if not fits(name, self._context.brush):
                name = truncated(replace(name, text=score.short), self._context.brush)
            self._texts.append(name)
        return rows * whole

    def _number_box(self, score: Score, box: Box, size: float) -> TextBox:
        """Return the points of a player in their box."""
        return TextBox(self._number(score.points), box, size, "title", tone="panel_text")

    def _number(self, points: int) -> str:
        return self._context.words.number(points)

    def _width(self, points: int, face: Face, size: float) -> float:
        """Return how wide a number is, in CSS pixels; while it counts up it is no wider."""
        scale = self._context.viewport.scale
        number = self._number(points)
        widths = [self._context.type.width(t, face, size * scale) for t in (number, *_wide(number))]
        return max(widths) / scale + 2

    # Drawing

    def paint(self, ground: pygame.Surface) -> None:
        """Draw all of it as it is in the end."""
        brush = self._context.brush
        for score in self._scores:
            shape, colour = self._view.seat_sign(brush.theme, score.seat)
            rect = px(self._signs[score.seat], brush.scale)
            ground.blit(icon(shape, rect.width, colour), rect)
        for text_box in (*self._texts, *self._numbers.values()):
            draw_text(ground, text_box, brush)

    def draw_counting(self, surface: pygame.Surface, share: float) -> list[Rect]:
        """Draw how far the numbers have counted; return where."""
        brush = self._context.brush
        eased = 1 - (1 - min(1.0, share)) ** 2
        rects = []
        for score in self._scores:
            text_box = self._numbers[score.seat]
            rect = px(text_box.box, brush.scale)
            surface.fill(brush.theme.panel, rect)
            counted = replace(text_box, text=self._number(round(score.points * eased)))
            draw_text(surface, counted, brush)
            rects.append(hull(rect, surface.get_rect()))
        return rects

    def clear(self, surface: pygame.Surface, ground: pygame.Surface) -> list[Rect]:
        """Draw the numbers as they are in the end; return where."""
        scale = self._context.viewport.scale
        rects = [px(text_box.box, scale) for text_box in self._numbers.values()]
        for rect in rects:
            surface.blit(ground, rect, rect)
        return [hull(rect, surface.get_rect()) for rect in rects]


def score_row(context: Context, ended: Ended) -> ScoreRow:
    """Return the scores of a match; none are in it if the match ended without a count."""
    match, outcome = ended.match, ended.outcome
    names, short = player_names(context.words, match), short_names(context.words, match)
    scores = [
        Score(
            seat,
            names[seat],
            short[seat],
            outcome.scores[seat],
            seat in outcome.winners,
        )
        for seat in ended.order()
    ]
    return ScoreRow(context, VIEWS[match.game.name], scores if ended.scored else [])


def _wide(number: str) -> Sequence[str]:
    """Return the widest numbers that are no longer."""
    return [digit * len(number) for digit in "0689"]
