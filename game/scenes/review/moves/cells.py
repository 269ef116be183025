"""A move as it stands in the list: its number, the sign of its player, its name and its label."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.play.review import Label
from game.scenes.review.pills import SIGNS
from game.untrusted.clusters import clusters
from game.view.art import draw_rounded
from game.view.box import Box
from game.view.brush import Brush
from game.view.buttons.focus_ring import draw_focus
from game.view.icons import icon
from game.view.pixels import px
from game.view.text.pen import Face
from game.view.theme import Colour
from game.view.widgets import State

_SIGN = 0.8
"""Side of a player's sign, in sizes of the text."""

_INSIDE = 6.0
"""Room between the parts of a cell, in CSS pixels."""


class Cell(NamedTuple):
    """What stands in a cell. `number` and `sign` are of a cell that is a row of its own."""

    box: Box
    name: str
    label: Label = ""
    selected: bool = False
    number: str = ""
    sign: tuple[str, Colour] | None = None


def wide(text: str, face: Face, size: float, brush: Brush) -> float:
    """Return how wide a text of a size is, in CSS pixels."""
    return brush.type.width(text, face, size * brush.scale) / brush.scale


def cell_width(name: str, size: float, brush: Brush) -> float:
    """Return how wide a cell of a column has to be for a name with the longest label."""
    parts = wide(name, "bold", size, brush), wide(SIGNS["blunder"], "bold", size, brush)
    return sum(parts) + 3.5 * _INSIDE


def draw_cell(
    surface: pygame.Surface, cell: Cell, state: State, style: tuple[float, float, Brush]
) -> None:
    """Draw a cell. `style`: the size of its text, the width of its number, and the brush."""
    size, number_width, brush = style
    theme, scale = brush.theme, brush.scale
    plate = px(cell.box.shrunk(1, 2), scale)
    if cell.selected or state.hover or state.down:
        face = theme.mark_end if cell.selected else theme.panel_hover
        draw_rounded(surface, plate, 9 * brush.line, face)
    inside = round(_INSIDE * scale)
    x, right = plate.left + inside, plate.right - inside
    if cell.sign is not None:
        ink = theme.mark_line if cell.selected else theme.soft_text
        number = brush.type.line(cell.number, "text", size * scale, ink)
        x = round((cell.box.x + number_width) * scale)
        surface.blit(number, number.get_rect(right=x - inside, centery=plate.centery))
        shape, colour = cell.sign
        sign = icon(shape, round(size * _SIGN * scale), colour)
        surface.blit(sign, sign.get_rect(left=x, centery=plate.centery))
        x += sign.get_width() + inside
    _draw_name(surface, cell, (x, right, plate.centery), size, brush)
    if state.focus:
        draw_focus(surface, plate.inflate(-round(10 * scale), -round(10 * scale)), brush)


def _draw_name(
    surface: pygame.Surface, cell: Cell, at: tuple[int, int, int], size: float, brush: Brush
) -> None:
    """Draw name and label from left to right; in a row of its own the label stands at its end."""
    theme, pixels = brush.theme, size * brush.scale
    left, right, middle = at
    face: Face = "bold" if cell.selected else "text"
    ink = theme.mark_line if cell.selected else theme.panel_text
    room = right - left
    gap = round(_INSIDE * brush.scale)
    if cell.label:
        tone = ink if cell.selected else theme.accent if cell.label == "best" else theme.bad
        label = brush.type.line(SIGNS[cell.label], "bold", pixels, tone)
        room -= label.get_width() + gap
    text = brush.type.line(_shortened(cell.name, face, room, pixels, brush), face, pixels, ink)
    surface.blit(text, text.get_rect(left=left, centery=middle))
    if cell.label:
        x = left + text.get_width() + gap if cell.sign is None else right - label.get_width()
        surface.blit(label, label.get_rect(left=x, centery=middle))


def _shortened(text: str, face: Face, room: float, size: float, brush: Brush) -> str:
    """Return a text, or its beginning with an ellipsis where it is too wide."""
    if brush.type.width(text, face, size) <= room:
        return text
    letters = clusters(text)
    while letters and brush.type.width(f"{''.join(letters)}…", face, size) > room:
        letters.pop()
    return f"{''.join(letters).rstrip()}…"
