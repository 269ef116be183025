"""The pygame display: one place where it is made, for the window and for the page."""

from __future__ import annotations

import os

import pygame

from game.host.interface import Viewport

# Windows: the window gets real pixels instead of being blown up by the system.
os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")

UNSEEN = frozenset({"offscreen", "dummy"})
"""SDL's drivers that show nothing; SDL falls back to them by itself."""


def canvas_size(viewport: Viewport) -> tuple[int, int]:
    """Return width and height of the viewport in canvas pixels, at least 1 each."""
    return (
        max(1, round(viewport.width * viewport.scale)),
        max(1, round(viewport.height * viewport.scale)),
    )


def refuse_unseen() -> None:
    """Raise pygame.error where SDL finds no screen and would draw for nobody.

    Whoever asks for such a driver by name (tests do) gets it.
    """
    if pygame.display.get_driver() in UNSEEN and "SDL_VIDEODRIVER" not in os.environ:
        raise pygame.error("there is no screen")


def open_surface(title: str, size: tuple[int, int], flags: int = 0) -> pygame.Surface:
    """Make or remake the display of `size` canvas pixels; it is there after the call returns."""
    if not pygame.display.get_init():
        pygame.display.init()
    current = pygame.display.get_surface()
    of_the_window = pygame.FULLSCREEN | pygame.RESIZABLE
    if (
        current is None
        or current.get_size() != size
        or (current.get_flags() ^ flags) & of_the_window
    ):
        current = pygame.display.set_mode(size, flags)
    if pygame.display.get_caption()[0] != title:
        pygame.display.set_caption(title)
    return current
