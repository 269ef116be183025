"""What shines of whoever has won: the store, or else the plate, in the darkened picture."""

from __future__ import annotations

import pygame

from game.rules.protocol import Seat
from game.scenes.frame.base import BaseScene
from game.scenes.frame.sheet import DIM
from game.scenes.table.scene import Table
from game.view.art import rounded
from game.view.box import Box
from game.view.brush import Brush
from game.view.pixels import px, stroke

_RING = 5.0
"""The width of the ring in CSS pixels; a thin dark line lies on both of its sides."""

_GAP = 4.0
"""It lies so far around what shines, in CSS pixels."""

_GLOW = ((16.0, 34), (10.0, 46), (5.0, 60))
"""Layers of the glow: how far each reaches beyond the ring, in CSS pixels, and how strong it is."""

_PLATE_RADIUS = 12.0


def shining_box(table: BaseScene | None, seat: Seat, sheet: Box) -> tuple[Box, float] | None:
    """Return what shines of a seat at a table, and how round it is; None if the sheet hides it."""
    if not isinstance(table, Table):
        return None
    view, place = table.view, table.play.current.game_view.store_of(seat)
    boxes: list[tuple[Box, float]] = []
    if place is not None and place in view.plan.spots:
        store = view.plan.spots[place].pit
        boxes.append((store, min(store.width, store.height) / 2))
    plate = view.plates.boxes.get(seat)
    if plate is not None:
        boxes.append((plate, _PLATE_RADIUS))
    reach = _GAP + _RING + 1
    return next((each for each in boxes if _apart(each[0].shrunk(-reach), sheet)), None)


def _apart(one: Box, other: Box) -> bool:
    across = one.right <= other.x or other.right <= one.x
    return across or one.bottom <= other.y or other.bottom <= one.y


def draw_shine(ground: pygame.Surface, box: Box, radius: float, brush: Brush) -> None:
    """Draw a ring with a glow around a box of the darkened picture, which is bright again in it."""
    theme, scale = brush.theme, brush.scale
    inner = px(box.shrunk(-_GAP), scale)
    round_by = (radius + _GAP) * scale
    bright = _brightened(ground, inner, round_by)
    line, ring = stroke(brush.line, 1), stroke(brush.line, _RING)
    outer = 2 * line + ring
    for reach, alpha in _GLOW:
        wide = outer + round(reach * scale)
        glow = inner.inflate(2 * wide, 2 * wide)
        ground.blit(rounded(glow.size, round_by + wide, theme.mark_end, alpha), glow)
    layers = ((outer, theme.mark_line), (line + ring, theme.mark_end), (line, theme.mark_line))
    for wide, colour in layers:
        rect = inner.inflate(2 * wide, 2 * wide)
        ground.blit(rounded(rect.size, round_by + wide, colour), rect)
    ground.blit(bright, inner)


def _brightened(ground: pygame.Surface, rect: pygame.Rect, radius: float) -> pygame.Surface:
    """Return a part of the darkened picture as it was before, with round corners."""
    part = pygame.Surface(rect.size)
    part.blit(ground, (0, 0), rect)
    lost = part.copy()
    factor = round(255 * (255 / DIM - 1))
    lost.fill((factor,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    part.blit(lost, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    shape = rounded(rect.size, radius, (255, 255, 255))
    shape.blit(part, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return shape
