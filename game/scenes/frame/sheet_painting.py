"""What a sheet looks like without anything on it."""

from __future__ import annotations

import pygame

from game.scenes.frame.context import Context
from game.view.art import draw_rounded, soft
from game.view.box import Box
from game.view.pixels import px, stroke
from game.view.steps import Steps

SHEET_RADIUS = 18.0
"""Of the corners of a sheet, in CSS pixels."""

SHADOW = 22.0
"""The shadow of a sheet reaches so far, in CSS pixels."""


def paint_sheet(ground: pygame.Surface, sheet: Box, context: Context, from_below: bool) -> Steps:
    """Draw an empty sheet with its shadow; `from_below`: it lies on the window's lower edge."""
    theme = context.theme
    scale = context.viewport.scale
    line = stroke(scale * context.measure.unit, 1)
    rect, radius = px(sheet, scale), SHEET_RADIUS * scale
    blur = round(SHADOW * scale)
    if theme.textured:
        shadow = soft(rect.size, blur, radius, 120)
        yield
        ground.blit(shadow, rect.move(-blur, -blur + blur // 4))
        yield
    low = rect.copy()
    if from_below:
        low.height += round(radius)  # its lower corners lie outside
    draw_rounded(ground, low, radius, theme.panel_edge)
    yield
    inner = low.inflate(-2 * line, -2 * line)
    draw_rounded(ground, inner, radius - line, theme.panel)
    yield
    if from_below:
        bar = pygame.Rect(0, 0, round(38 * scale), max(3, round(4 * scale)))
        bar.midtop = rect.centerx, rect.top + round(8 * scale)
        draw_rounded(ground, bar, bar.height / 2, theme.panel_edge)
