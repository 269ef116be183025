"""The parts of a lesson that are drawn: bubble, band, dots, reply, legend."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.i18n.emphasis import unemphasised
from game.scenes.frame.context import Context
from game.scenes.lesson.card import GAP, SIGN, SIGN_GAP, Saying, SignedText
from game.view.art import draw_edged, draw_rounded
from game.view.box import Box
from game.view.icons import icon
from game.view.pixels import px, stroke
from game.view.text.text_box import TextBox, draw_text, truncated
from game.view.theme import contrast

RADIUS = 14.0
"""Of the corners of cards, in CSS pixels."""

REACH = 26.0
"""How far anything of a bubble or a reply reaches beyond its box at most, in CSS pixels."""

_TAIL = 18.0
"""How far the bubble points beyond its edge, in CSS pixels."""

_SEEN = 3.0
"""A sign has at least this contrast to what it stands on."""

_DOT, _STEP = 11.0, 20.0
"""Size of a dot, and from one to the next."""

DotState = str
"""done, now or ahead."""


def draw_bubble(
    surface: pygame.Surface, context: Context, box: Box, texts: Sequence[SignedText], *, points: str
) -> None:
    """Draw the card with its texts, a line between them; in a window it points to the board."""
    brush, theme = context.brush, context.theme
    _draw_card(surface, context, box)
    if points:
        _draw_tail(surface, context, box, points)
    for number, (text_box, sign, warns) in enumerate(texts):
        area, size = text_box.box, text_box.size
        if number:
            line = stroke(brush.line, 1)
            y = round((area.y - GAP * context.measure.unit / 2) * brush.scale)
            left, right = (round(x * brush.scale) for x in (texts[0].text.box.x, area.right))
            surface.fill(theme.panel_edge, (left, y, right - left, line))
        if sign:
            side = size * SIGN
            picture = icon(sign, round(side * brush.scale), theme.bad if warns else theme.accent)
            place = Box(area.x - side - SIGN_GAP, area.y + size * 0.1, side, side)
            surface.blit(picture, px(place, brush.scale))
        draw_text(surface, text_box, brush)


def _draw_card(surface: pygame.Surface, context: Context, box: Box) -> None:
    """Draw a card, on a flat strip of shadow."""
    brush, theme = context.brush, context.theme
    rect, line = px(box, brush.scale), stroke(brush.line, 1)
    radius = RADIUS * brush.line
    draw_rounded(surface, rect.move(0, stroke(brush.line, 3)), radius, theme.panel_edge)
    draw_edged(surface, rect, radius, line, edge=theme.panel_edge, face=theme.panel)


def _draw_tail(surface: pygame.Surface, context: Context, box: Box, side: str) -> None:
    """Draw the corner of the bubble that points to the board."""
    theme, scale, unit = context.theme, context.viewport.scale, context.measure.unit
    edge, way = (box.right, 1) if side == "right" else (box.x, -1)
    x, y = edge * scale, (box.y + min(96 * unit, box.height / 3)) * scale
    reach = min(_TAIL * unit, REACH - 2) * scale
    line = stroke(context.brush.line, 1) * way
    points = [(x - line, y - reach), (x + way * reach, y), (x - line, y + reach)]
    pygame.draw.polygon(surface, theme.panel, points)
    pygame.draw.aalines(surface, theme.panel_edge, False, points)


def draw_band(surface: pygame.Surface, context: Context, box: Box, head: str, told: Saying) -> None:
    """Draw what is to be done: a short line, a sentence below it, and a sign before both."""
    brush, theme, m = context.brush, context.theme, context.measure
    draw_rounded(surface, px(box, brush.scale), RADIUS * brush.line, theme.accent)
    pad = (12 if m.phone else 22) * m.unit
    area = box.shrunk(pad, 4)
    if told.sign:
        side = min(24 * m.text, area.height * 0.5)
        bright = contrast(theme.mark_end, theme.accent) >= _SEEN
        ink = theme.mark_end if told.sign == "star" and bright else theme.accent_text
        picture = icon(told.sign, round(side * brush.scale), ink)
        middle = px(Box(area.x, area.y, side, area.height), brush.scale).center
        surface.blit(picture, picture.get_rect(center=middle))
        area = area.right_part(area.width - side - 14)[0]
    size = m.size("least")
    wanted = _height_of(context, told.text, area, m.size("name"))
    high = size * 1.35 if wanted + size * 1.35 <= area.height + 1 else 0.0
    top, rest = area.top_part(high)
    if high:
        # Both stand in the middle of the band, close together.
        spare = (area.height - high - wanted) / 2
        top, rest = top.moved(0, spare), Box(rest.x, top.bottom + spare, rest.width, wanted)
        draw_text(surface, TextBox(head, top, size, tone="accent_text"), brush)
    words = TextBox(told.text, rest, m.size("name"), "bold", tone="accent_text")
    draw_text(surface, truncated(words, brush), brush)


def _height_of(context: Context, text: str, room: Box, size: float) -> float:
    """Return how high a text is in a room of some width."""
    scale = context.brush.scale
    lines = context.type.wrapped(unemphasised(text), "bold", size * scale, room.width * scale)
    return len(lines) * size * 1.3


def draw_dots(
    surface: pygame.Surface, context: Context, box: Box, states: Sequence[DotState]
) -> None:
    """Draw a dot for each lesson: full if done, long if it is this one, a ring if it is ahead."""
    brush, theme, unit = context.brush, context.theme, context.measure.unit
    step = min(_STEP * unit, box.width / (len(states) + 1))
    size = min(_DOT * unit, step * 0.6)
    x, y = box.x, box.middle[1] - size / 2
    for state in states:
        wide = size + (step if state == "now" else 0)
        rect = px(Box(x, y, wide, size), brush.scale)
        if state == "ahead":
            line = stroke(brush.line, 1.5)
            draw_edged(surface, rect, rect.height / 2, line, edge=theme.accent, face=theme.panel)
        else:
            draw_rounded(surface, rect, rect.height / 2, theme.accent)
        x += step + (step if state == "now" else 0)
