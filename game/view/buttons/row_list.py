"""Rows one below the other, each as high as its text needs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pygame

from game.view.box import Box
from game.view.brush import Brush
from game.view.buttons.row import row_height
from game.view.pixels import px, stroke
from game.view.widgets import Item


def row_list(
    rows: Sequence[Item], area: Box, brush: Brush, least: float, gap: float = 0.0
) -> tuple[list[Item], float]:
    """Return rows with their boxes, from the top of `area` downwards, and how high all are.

    No row is lower than `least`, in CSS pixels.
    """
    placed: list[Item] = []
    y = area.y
    for row in rows:
        box = Box(area.x, y, area.width, max(least, row_height(row, area.width, brush)))
        placed.append(replace(row, box=box))
        y = box.bottom + gap
    return placed, max(0.0, y - gap - area.y)


def draw_line(ground: pygame.Surface, line: Box, brush: Brush) -> None:
    """Draw a line between two rows, at the top of a box."""
    rect = px(line, brush.scale)
    rect.height = stroke(brush.line, 1)
    ground.fill(brush.theme.panel_edge, rect)
