"""The row of puzzles: a circle for each, with a tick once it is solved."""

from __future__ import annotations

import pygame

from game.scenes.puzzle.series import Mark
from game.view.art import draw_edged
from game.view.brush import Brush
from game.view.buttons.focus_ring import draw_focus
from game.view.icons import icon
from game.view.pixels import px, stroke
from game.view.theme import Colour
from game.view.widgets import Item, State

SIZE = 36.0
"""A circle is so large, in CSS pixels; what can be pressed is larger."""

LAMP = 17.0
"""The lamp at its edge, where there was help, is so large."""


def draw_tick(surface: pygame.Surface, item: Item, state: State, mark: Mark, brush: Brush) -> None:
    """Draw a puzzle of a row: `item.pressed` says that it is the one on view.

    One that is solved is filled and has a tick; where there was help, its number and a lamp.
    """
    theme, line = brush.theme, brush.line
    rect = px(item.box, brush.scale)
    side = min(round(SIZE * line), rect.width - 2, rect.height - 2)
    round_ = pygame.Rect(0, 0, side, side)
    round_.center = rect.center
    if state.down:
        round_.y += stroke(line, 1)
    solved = mark == "solved"
    face: Colour = theme.panel_hover if state.hover else theme.panel
    if solved:
        face = theme.accent_hover if state.hover else theme.accent
    elif mark == "helped":
        face = theme.tint
    now = bool(item.pressed)
    edge = (
        theme.focus
        if solved and now
        else theme.accent
        if now or mark != "open"
        else theme.panel_edge
    )
    width = stroke(line, 3.5 if now else 1.4)
    draw_edged(surface, round_, side / 2, width, edge=edge, face=face)
    ink = theme.accent_text if solved else theme.panel_text
    _draw_sign(surface, item, mark, round_, ink, brush)
    if state.focus:
        draw_focus(surface, round_, brush)


def _draw_sign(  # noqa: PLR0917 - what is drawn, where, and how
    surface: pygame.Surface, item: Item, mark: Mark, rect: pygame.Rect, ink: Colour, brush: Brush
) -> None:
    if mark == "solved":
        picture = icon("check", round(rect.height * 0.5), ink)
        surface.blit(picture, picture.get_rect(center=rect.center))
        return
    words = brush.type.line(item.label, "bold", 15 * brush.line, ink)
    surface.blit(words, words.get_rect(center=rect.center))
    if mark == "helped":
        lamp = pygame.Rect(0, 0, round(LAMP * brush.line), round(LAMP * brush.line))
        lamp.center = rect.right - round(4 * brush.line), rect.top + round(4 * brush.line)
        draw_sign(surface, mark, lamp, brush)


def draw_sign(surface: pygame.Surface, mark: Mark, rect: pygame.Rect, brush: Brush) -> None:
    """Draw the sign of what is solved in a small circle: a tick, or a lamp where there was help."""
    theme, solved = brush.theme, mark == "solved"
    face = theme.accent if solved else theme.panel
    line = stroke(brush.line, 1.4)
    draw_edged(surface, rect, rect.height / 2, line, edge=theme.accent, face=face)
    ink = theme.accent_text if solved else theme.panel_text
    picture = icon("check" if solved else "hint", round(rect.height * 0.66), ink)
    surface.blit(picture, picture.get_rect(center=rect.center))
