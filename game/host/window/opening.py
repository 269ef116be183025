"""How a new window looks: its size on the desktop, how large everything is in it, and its icon."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.paths import ASSETS, for_sdl

USUAL_SIZE = (1280, 800)
"""The size of a new window in CSS pixels, where the desktop has room for it."""

SMALLEST = (240, 240)
"""The smallest size of a window, in window pixels."""

DECORATION = 80
"""So high, in CSS pixels, are the title of a window and the bar of a desktop together."""

ICON = ASSETS / "images" / "icon.svg"
"""The program's icon; the page has the same."""

_ICON_SIDE = 128


def wear_icon() -> None:
    """Give the window, which is yet to be made, the program's icon in place of pygame's."""
    pygame.display.set_icon(pygame.image.load_sized_svg(for_sdl(ICON), (_ICON_SIDE, _ICON_SIDE)))


def suitable_scale(desktops: Sequence[tuple[int, int]]) -> float:
    """Return window pixels for one CSS pixel on a desktop: 1 up to about 1600 lines, then more."""
    lines = min((min(size) for size in desktops), default=1080)
    return max(1.0, int(lines / 1080 * 2 + 0.01) / 2)


def fitting_size(desktops: Sequence[tuple[int, int]], scale: float) -> tuple[int, int]:
    """Return the size of a new window in window pixels: the usual one, or what fits the desktop."""
    width, height = (round(side * scale) for side in USUAL_SIZE)
    if not desktops:
        return width, height
    most_wide, most_high = desktops[0]
    decoration = round(DECORATION * scale)
    return (
        max(SMALLEST[0], min(width, most_wide)),
        max(SMALLEST[1], min(height, most_high - decoration)),
    )
