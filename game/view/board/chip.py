"""Chips: how much a place won or lost, plus 5 or minus 4, on a small coloured plate."""

from __future__ import annotations

import pygame

from game.view.art import draw_rounded, rounded
from game.view.pixels import stroke
from game.view.text.type import Type
from game.view.theme import Theme

HEIGHT, LEAST, MOST = 0.88, 24.0, 0.52
"""Height of a chip: in heights of a count, but at least so many CSS pixels, and at most so much of
its pit."""

TEXT = 0.7
"""Size of the text, in heights of the chip."""

CLEAR = 2
"""Pixels left free between a chip and a count."""


def chip_text(number: int) -> str:
    """Return a number with its sign: a true minus, as wide as the plus."""
    return f"+{number}" if number > 0 else f"\N{MINUS SIGN}{-number}"


def chip_picture(
    number: int, height: int, theme: Theme, type_: Type, scale: float
) -> pygame.Surface:
    """Return the plate with its number, in the colour of gains or of losses."""
    ink = theme.mark_line
    ground = theme.mark_last if number > 0 else theme.mark_capture
    text = type_.line(chip_text(number), "bold", height * TEXT, ink)
    line = stroke(scale, 2)
    width = max(height, text.get_width() + round(height * 0.6))
    plate = rounded((width, height), height / 2, ink)
    inner = plate.get_rect().inflate(-2 * line, -2 * line)
    draw_rounded(plate, inner, inner.height / 2, ground)
    plate.blit(text, text.get_rect(center=inner.center))
    return plate


def loss_spot(
    size: tuple[int, int], pit: pygame.Rect, badge: pygame.Rect, is_empty: bool
) -> pygame.Rect:
    """Return where the chip of a robbed pit lies: in its middle, or below what lies there again.

    It gives way to a count that lies on the pit.
    """
    chip = pygame.Rect((0, 0), size)
    chip.center = pit.center
    if not is_empty:
        chip.bottom = pit.bottom - CLEAR
    if chip.inflate(2 * CLEAR, 0).colliderect(badge):
        if badge.centerx > pit.centerx:
            chip.right = badge.left - CLEAR
        elif badge.centerx < pit.centerx:
            chip.left = badge.right + CLEAR
    return chip


def gain_spot(size: tuple[int, int], pit: pygame.Rect, badge: pygame.Rect) -> pygame.Rect:
    """Return where the chip of a store lies: inside, at the end where its count stands.

    Never at the top, where the wedge of a last seed hangs.
    """
    chip = pygame.Rect((0, 0), size)
    chip.center = pit.center
    across, down = badge.centerx - pit.centerx, badge.centery - pit.centery
    margin = max(CLEAR, size[1] // 4)
    if abs(down) >= abs(across):
        chip.bottom = pit.bottom - margin
    elif across < 0:
        chip.left = pit.left + margin
    else:
        chip.right = pit.right - margin
    return chip
