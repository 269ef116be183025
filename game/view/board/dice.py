"""A die, drawn at any size: light wood, burnt pips."""

from __future__ import annotations

from functools import lru_cache

import pygame

from game.view.art import rounded, smooth
from game.view.theme import Theme, mixed

_LOW, _MID, _HIGH = 0.27, 0.5, 0.73

PIPS = {
    1: ((_MID, _MID),),
    2: ((_LOW, _HIGH), (_HIGH, _LOW)),
    3: ((_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW)),
    4: ((_LOW, _LOW), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _HIGH), (_MID, _MID)),
    6: ((_LOW, _LOW), (_LOW, _MID), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _MID), (_HIGH, _HIGH)),
}
"""Where the pips of each face lie, in shares of its side."""


@lru_cache(maxsize=64)
def die(face: int, size: int, theme: Theme, lit: bool) -> pygame.Surface:
    """Return a face of the die; `lit` is that of the winner. `face` 0 has no pips."""
    edge = theme.accent if lit else theme.panel_edge
    ground = theme.seeds[0] if theme.textured else theme.panel
    ink = theme.mark_line if theme.textured else theme.panel_text
    line = max(1, round(size * (0.07 if lit else 0.03)))
    body = rounded((size, size), size * 0.2, edge)
    inner = size - 2 * line
    body.blit(rounded((inner, inner), size * 0.16, mixed(ground, ink, 0.16)), (line, line))
    high = inner - max(1, size // 24)
    body.blit(rounded((inner, high), size * 0.16, ground), (line, line))

    def draw(large: pygame.Surface, k: int) -> None:
        for x, y in PIPS.get(face, ()):
            pygame.draw.circle(large, ink, (x * size * k, y * size * k), size * k * 0.09)

    body.blit(smooth((size, size), draw, ink), (0, 0))
    return body
