"""What stands on buttons: an icon and a label side by side, or one below the other."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.view.brush import Brush
from game.view.icons import icon
from game.view.text.label import LINE as LABEL_LINE
from game.view.text.label import MARGIN, label_fits, label_lines
from game.view.text.pen import Face
from game.view.theme import Colour
from game.view.widgets import Item

_PLAIN = ("plain", "likely")

_BOLD = (*_PLAIN, "primary", "danger", "choice", "segment", "chip")
"""Styles whose labels are bold."""

_STACKED = 0.9375
"""Size of a label below its icon, in sizes of the text on buttons."""

_STACKED_ICON = 1.45
"""Height of the icon above it."""

_MOST_OF_BUTTON = 0.48
"""That icon is no higher than so much of its button."""


def draw_beside(
    surface: pygame.Surface, item: Item, rect: pygame.Rect, ink: Colour, brush: Brush
) -> None:
    """Draw icon and label, side by side in the middle."""
    room = rect.inflate(-round(MARGIN * brush.scale), 0)
    tall = round(min(rect.height * 0.52, brush.size * 1.5 * brush.scale))
    own = None if item.pressed else item.icon_ink
    picture = icon(item.icon, tall, own or ink) if item.icon else None
    if not item.label:
        if picture:
            surface.blit(picture, picture.get_rect(center=rect.center))
        return
    gap = round(tall * 0.28) if picture else 0
    left = room.width - (tall + gap if picture else 0)
    face = _face(item, brush)
    size, lines = label_lines(item.label, face, (left, rect.height), brush)
    high = round(size * LABEL_LINE)
    pictures = [brush.type.line(line, face, size, ink) for line in lines]
    wide = max(line.get_width() for line in pictures)
    x = room.left + (room.width - wide - (tall + gap if picture else 0)) // 2
    if picture:
        surface.blit(picture, picture.get_rect(left=x, centery=rect.centery))
        x += tall + gap
    y = rect.centery - high * len(pictures) // 2
    for line in pictures:
        surface.blit(line, line.get_rect(centerx=x + wide // 2, centery=y + high // 2))
        y += high


def draw_below(
    surface: pygame.Surface, item: Item, rect: pygame.Rect, ink: Colour, brush: Brush
) -> None:
    """Draw the icon with the label below it, in the middle; without a label the icon alone."""
    if not item.label:
        draw_beside(surface, item, rect, ink, brush)
        return
    picture = icon(item.icon, round(_icon_above(item, brush) * brush.scale), ink)
    width, height = _below_icon(item, brush)
    small = replace(brush, size=brush.size * _STACKED)
    size, lines = label_lines(
        item.label, "text", (width * brush.scale, height * brush.scale), small
    )
    high, gap = round(size * LABEL_LINE), round(2 * brush.scale)
    y = rect.centery - (picture.get_height() + gap + high * len(lines)) // 2
    surface.blit(picture, picture.get_rect(centerx=rect.centerx, top=y))
    y += picture.get_height() + gap
    for line in lines:
        text = brush.type.line(line, "text", size, ink)
        surface.blit(text, text.get_rect(centerx=rect.centerx, centery=y + high // 2))
        y += high


def fits_beside(item: Item, brush: Brush) -> bool:
    """Whether the label of a button can be read beside its icon."""
    return label_fits(item.label, _face(item, brush), _beside_icon(item, brush), brush)


def fits_below(item: Item, brush: Brush) -> bool:
    """Whether the label of a button can be read below its icon."""
    width, height = _below_icon(item, brush)
    small = replace(brush, size=brush.size * _STACKED)
    return label_fits(item.label, "text", (width + MARGIN, height), small)


def _face(item: Item, brush: Brush) -> Face:
    """Return the face of a label: bold for most, as far as that can be read."""
    bold = item.style in _BOLD
    if item.style in _PLAIN and item.label:
        bold = label_fits(item.label, "bold", _beside_icon(item, brush), brush)
    return "bold" if bold else "text"


def _beside_icon(item: Item, brush: Brush) -> tuple[float, float]:
    """Return the room for a label beside its icon, in CSS pixels."""
    high = item.box.height
    tall = min(high * 0.52, brush.size * 1.5) * 1.28 if item.icon else 0.0
    return item.box.width - tall, high


def _icon_above(item: Item, brush: Brush) -> float:
    """Return the height of an icon above its label, in CSS pixels."""
    return min(brush.size * _STACKED_ICON, item.box.height * _MOST_OF_BUTTON)


def _below_icon(item: Item, brush: Brush) -> tuple[float, float]:
    """Return the room for a label below its icon, in CSS pixels."""
    return item.box.width - 2, item.box.height - _icon_above(item, brush) - 4
