"""Draws what can be pressed."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.view.brush import Brush
from game.view.buttons.content import draw_below, draw_beside, fits_below, fits_beside
from game.view.buttons.field import draw_field
from game.view.buttons.focus_ring import draw_focus
from game.view.buttons.plate import Look, draw_plate, look_of
from game.view.buttons.row import draw_row, row_fits
from game.view.buttons.switch import draw_switch
from game.view.buttons.tile import draw_tile, tile_fits
from game.view.icons import icon
from game.view.pixels import px, stroke
from game.view.widgets import Item, State, Style

DISABLED = 115
"""How much is seen of what cannot be pressed, of 255."""

_SINKING = ("plain", "likely", "primary", "due", "danger", "card", "choice")
"""Styles that go down by a pixel while they are held."""


def draw_item(surface: pygame.Surface, item: Item, state: State, brush: Brush) -> None:
    """Draw a button."""
    rect = px(item.box, brush.scale)
    if item.style != "drawn":
        if item.enabled and item.style != "off":
            _draw(surface, item, state, brush)
        else:
            _draw_faint(surface, item, rect, brush)
    if state.focus:
        draw_focus(surface, rect, brush)


def item_fits(item: Item, brush: Brush) -> bool:
    """Whether the label of a button can be read, with its icon if it has one."""
    if item.style in ("row", "card"):
        return row_fits(item, brush)
    if item.style == "tile":
        return tile_fits(item, brush)
    if item.style in ("stacked", "tool", "due"):
        return fits_below(item, brush)
    return item.style in ("field", "switch") or fits_beside(item, brush)


def _draw(surface: pygame.Surface, item: Item, state: State, brush: Brush) -> None:
    """Draw the body of a button and what stands on it."""
    rect = px(item.box, brush.scale)
    if state.down and item.style in _SINKING:
        rect = rect.move(0, stroke(brush.line, 1))
    if item.style == "switch":
        draw_switch(surface, item, rect, state, brush)
        return
    look = look_of(item, state, brush.theme)
    body = rect.copy()
    if item.style == "segment" and item.sides in ("none", "right"):
        # Neighbours share the line between them.
        body.x -= stroke(brush.line, look.wide)
        body.width += stroke(brush.line, look.wide)
    draw_plate(surface, body, look, brush.line, item.sides)
    if look.raised:
        rect = rect.move(0, -round(look.raised * brush.line / 3))
    if item.style == "field":
        draw_field(surface, item, look.ink, state, brush)
    else:
        _draw_content(surface, item, rect, look, brush)


def _draw_content(
    surface: pygame.Surface, item: Item, rect: pygame.Rect, look: Look, brush: Brush
) -> None:
    """Draw what stands on a button."""
    if item.style in ("row", "card"):
        if item.label:
            draw_row(surface, item, rect, look.ink, brush)
    elif item.style == "tile":
        draw_tile(surface, item, brush)
    elif item.style in ("stacked", "tool", "due"):
        draw_below(surface, item, rect, look.ink, brush)
    elif item.style == "sign" and item.end:
        left, right = _halves(rect)
        draw_beside(surface, item, left, look.ink, brush)
        end = icon(item.end, round(brush.size * 0.8 * brush.scale), brush.theme.panel_text)
        surface.blit(end, end.get_rect(center=right.center))
    else:
        draw_beside(surface, item, rect, look.ink, brush)
    if item.style in ("choice", "sign") and item.pressed:
        side = round(13 * brush.line)
        tone = brush.theme.accent_text if item.style == "choice" else brush.theme.accent
        surface.blit(icon("check", side, tone), rect.move(side // 2, side // 2))


def _halves(rect: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the room of a sign, and that of the icon behind it."""
    inner = rect.inflate(-round(rect.width * 0.16), 0)
    left = inner.copy()
    left.width = round(inner.width * 0.58)
    return left, pygame.Rect(left.right, rect.top, inner.right - left.right, rect.height)


def _draw_faint(surface: pygame.Surface, item: Item, rect: pygame.Rect, brush: Brush) -> None:
    """Draw a button that cannot be pressed: less of it is to be seen."""
    reach = rect.inflate(8, 8).clip(surface.get_rect())
    if not reach:
        return
    ground = surface.subsurface(reach).copy()
    style: Style = item.style
    if style == "off":
        style = "tile" if item.note else "plain"
    _draw(surface, replace(item, style=style, enabled=True), State(), brush)
    ground.set_alpha(255 - DISABLED)
    surface.blit(ground, reach)
