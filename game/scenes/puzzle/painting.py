"""The parts of a puzzle that are drawn: its goal, whose turn it is, how many are solved."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.scenes.frame.context import Context
from game.scenes.lesson.card import Saying
from game.scenes.lesson.painting import draw_band as draw_lesson_band
from game.view.art import draw_edged, draw_rounded
from game.view.box import Box
from game.view.brush import Brush
from game.view.icons import icon
from game.view.pixels import px, stroke
from game.view.text.text_box import LINE, TextBox, draw_text, lines_of, truncated
from game.view.theme import Colour

RADIUS = 14.0
"""Of the corners of cards, in CSS pixels."""

_BETWEEN = 4.0
"""Room between a goal and its note, in CSS pixels."""


class Goal(NamedTuple):
    """What is to be done, the line under it, which puzzle it is and how hard ("" for nothing)."""

    title: str
    note: str
    number: str
    hard: str


class Turn(NamedTuple):
    """Where the person sits, and what is to be done now; `sign` is that of the seat."""

    seat: str
    turn: str
    sign: str
    ink: Colour
    done: bool


def draw_goal(surface: pygame.Surface, context: Context, box: Box, told: Goal) -> None:
    """Draw the card of the goal beside the board, with number and difficulty above it."""
    brush, theme, m = context.brush, context.theme, context.measure
    rect, line = px(box, brush.scale), stroke(brush.line, 1)
    draw_rounded(
        surface, rect.move(0, stroke(brush.line, 3)), RADIUS * brush.line, theme.panel_edge
    )
    draw_edged(surface, rect, RADIUS * brush.line, line, edge=theme.panel_edge, face=theme.panel)
    area = box.shrunk(min(24 * m.unit, box.width * 0.07), min(22 * m.unit, box.height * 0.08))
    if told.number:
        top, area = area.top_part(m.size("least") * 1.7)
        draw_chip(surface, brush, top, told.number, told.hard, m.size("least"))
        area = area.bottom_part(area.height - 8 * m.unit)[0]
    _draw_goal_text(surface, brush, area, told, (m.size("screen"), m.size("body")))


def draw_goal_line(surface: pygame.Surface, context: Context, box: Box, told: Goal) -> None:
    """Draw the goal above the board, or beside a low one: as large as there is room."""
    brush, m = context.brush, context.measure
    small = m.size("name" if m.short else "card")
    _draw_goal_text(surface, brush, box, told, (small, m.size("least")))


def _draw_goal_text(
    surface: pygame.Surface, brush: Brush, area: Box, goal: Goal, sizes: tuple[float, float]
) -> None:
    """Draw the goal as a title, and below it so much of its note as there is room for."""
    large, small = sizes
    note_high = min(_high(goal.note, area, small, brush), area.height - large * LINE - _BETWEEN)
    room = area._replace(height=area.height - max(0.0, note_high + _BETWEEN))
    title = TextBox(goal.title, room, large, "title", valign="top", tone="title")
    size, lines = lines_of(title, brush)
    used = min(room.height, len(lines) * size / brush.scale * LINE)
    draw_text(surface, truncated(title, brush), brush)
    below = Box(area.x, area.y + used + _BETWEEN, area.width, area.height - used - _BETWEEN)
    if below.height >= small * LINE - 1:
        note = TextBox(goal.note, below, small, valign="top", tone="soft_text")
        draw_text(surface, truncated(note, brush), brush)


def _high(text: str, area: Box, size: float, brush: Brush) -> float:
    if not text:
        return 0.0
    lines = brush.type.wrapped(text, "text", size * brush.scale, area.width * brush.scale)
    return len(lines) * size * LINE


def draw_chip(  # noqa: PLR0917 - two words, where they stand and how large
    surface: pygame.Surface, brush: Brush, box: Box, label: str, beside: str, size: float
) -> None:
    """Draw the number of the puzzle on a small round plate, and how hard it is beside it."""
    theme, scale = brush.theme, brush.scale
    wide = brush.type.width(label, "bold", size * scale) / scale
    side = size * 1.1
    plate = Box(box.x, box.y, wide + side + 28, box.height)
    rect = px(plate, scale)
    draw_rounded(surface, rect, rect.height / 2, theme.tint)
    picture = icon("puzzle", round(side * scale), theme.panel_text)
    surface.blit(picture, picture.get_rect(midleft=(rect.x + round(10 * scale), rect.centery)))
    words = Box(plate.x + side + 17, plate.y, wide + 6, plate.height)
    draw_text(surface, TextBox(label, words, size, "bold", tone="panel_text"), brush)
    room = Box(plate.right + 12, box.y, box.right - plate.right - 12, box.height)
    if beside:
        draw_text(surface, truncated(TextBox(beside, room, size, tone="soft_text"), brush), brush)


def draw_turn(surface: pygame.Surface, context: Context, box: Box, told: Turn) -> None:
    """Draw in one line above the board where the person sits, and what is to be done."""
    brush, m = context.brush, context.measure
    size = m.size("name")
    side = size * 0.9
    name = "check" if told.done else told.sign
    picture = icon(name, round(side * brush.scale), told.ink)
    surface.blit(picture, px(Box(box.x, box.middle[1] - side / 2, side, side), brush.scale))
    words = Box(box.x + side + 8, box.y, box.width - side - 8, box.height)
    key = "puzzle.line.done" if told.done else "puzzle.line"
    line = context.words.text(key, where=told.seat, turn=told.turn)
    draw_text(surface, truncated(TextBox(line, words, size), brush), brush)


def draw_tally(surface: pygame.Surface, context: Context, box: Box, told: str) -> None:
    """Draw how many are solved."""
    brush, m = context.brush, context.measure
    size = m.size("least" if m.phone else "body")
    side = size * 1.3
    wide = brush.type.width(told, "text", size * brush.scale) / brush.scale
    left = box.x
    if m.phone and wide + side + 8 < box.width:
        left = box.x + (box.width - wide - side - 8) / 2
    picture = icon("cup", round(side * brush.scale), context.theme.accent)
    surface.blit(picture, px(Box(left, box.middle[1] - side / 2, side, side), brush.scale))
    words = Box(left + side + 8, box.y, box.right - left - side - 8, box.height)
    draw_text(surface, truncated(TextBox(told, words, size, tone="soft_text"), brush), brush)


def draw_band(surface: pygame.Surface, context: Context, box: Box, told: Turn) -> None:
    """Draw the same on a band beside the board."""
    sign = "check" if told.done else told.sign
    draw_lesson_band(surface, context, box, told.seat, Saying(told.turn, sign))


class Reply(NamedTuple):
    """What is answered to a try, or told of what is pointed at, with the sign before it."""

    text: str
    sign: str
    warns: bool


def draw_reply(surface: pygame.Surface, context: Context, box: Box, told: Reply) -> None:
    """Draw a reply below the board."""
    if not told.text:
        return
    brush, m = context.brush, context.measure
    size = m.size("body" if m.phone else "name")
    area = box
    if told.sign:
        side = size * 1.15
        ink = context.theme.bad if told.warns else context.theme.accent
        picture = icon(told.sign, round(side * brush.scale), ink)
        surface.blit(picture, px(Box(area.x, area.y + size * 0.1, side, side), brush.scale))
        area = area.right_part(area.width - side - 8)[0]
    words = TextBox(told.text, area, size, valign="top")
    draw_text(surface, truncated(words, brush), brush)
