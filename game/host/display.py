"""The pygame display: one place where it is made, for the window and for the page."""

from __future__ import annotations

import os

import pygame

from game.host.interface import Viewport

# Windows: the window gets real pixels instead of being blown up by the system.
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")


def canvas_size(viewport: Viewport) -> tuple[int, int]:
    """Return width and height of the viewport in canvas pixels, at least 1 each."""
    return (
        max(1, round(viewport.width * viewport.scale)),
        max(1, round(viewport.height * viewport.scale)),
    )


def open_surface(title: str, size: tuple[int, int], flags: int = 0) -> pygame.Surface:
    """Make or remake the display of `size` canvas pixels; it is there after the call returns."""
    if not pygame.display.get_init():
        pygame.display.init()
    current = pygame.display.get_surface()
    kept = pygame.FULLSCREEN | pygame.RESIZABLE
    if current is None or current.get_size() != size or (current.get_flags() ^ flags) & kept:
        current = pygame.display.set_mode(size, flags)
    if pygame.display.get_caption()[0] != title:
        pygame.display.set_caption(title)
    return current
