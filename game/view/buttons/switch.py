"""A switch: on at the right, off at the left."""

from __future__ import annotations

import pygame

from game.view.art import draw_edged
from game.view.brush import Brush
from game.view.icons import icon
from game.view.pixels import stroke
from game.view.theme import mixed
from game.view.widgets import Item, State

WIDTH, HEIGHT = 56.0, 32.0
"""Of the track, in CSS pixels."""


def draw_switch(
    surface: pygame.Surface, item: Item, rect: pygame.Rect, state: State, brush: Brush
) -> None:
    """Draw the track in the middle of `rect`, with the knob on its side and a tick where on."""
    theme, scale = brush.theme, brush.line
    track = pygame.Rect(0, 0, round(WIDTH * scale), round(HEIGHT * scale))
    track.center = rect.center
    on, line = bool(item.pressed), stroke(scale, 1.4)
    face = theme.accent if on else theme.well
    if state.hover or state.down:
        face = theme.accent_hover if on else mixed(theme.well, theme.panel_hover, 0.6)
    edge = theme.accent_edge if on else theme.panel_edge
    draw_edged(surface, track, track.height / 2, line, edge=edge, face=face)
    inner = track.inflate(-2 * line, -2 * line)
    side = inner.height - 2 * line
    knob = pygame.Rect(0, 0, side, side)
    knob.centery = track.centery
    knob.left = inner.right - line - side if on else inner.left + line
    # Off it is the lighter of two, which stands out from the track in a dark theme too.
    body = theme.panel if on else max(theme.panel, theme.panel_edge, key=sum)
    draw_edged(surface, knob, side / 2, line, edge=edge, face=body)
    if on:
        tick = icon("check", round(side * 0.6), theme.panel_text)
        surface.blit(tick, tick.get_rect(center=knob.center))
