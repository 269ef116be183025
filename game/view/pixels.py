"""From CSS pixels to canvas pixels."""

from __future__ import annotations

import math

import pygame

from game.view.box import Box

Rect = tuple[int, int, int, int]
"""x, y, width, height in canvas pixels."""


def px(box: Box, scale: float) -> pygame.Rect:
    """Return the canvas pixels of a box; boxes that touch in CSS pixels touch here too."""
    left, top = round(box.x * scale), round(box.y * scale)
    right, bottom = round(box.right * scale), round(box.bottom * scale)
    return pygame.Rect(left, top, right - left, bottom - top)


def hull(rect: pygame.Rect, bounds: pygame.Rect) -> Rect:
    """Return `rect` as plain numbers, cut to `bounds`."""
    part = rect.clip(bounds)
    return part.x, part.y, part.width, part.height


def stroke(scale: float, width: float = 2.0) -> int:
    """Return the canvas pixels of a line of `width` CSS pixels, at least 1."""
    return max(1, math.floor(width * scale + 0.5))
