"""Between the loop and the scene on top: points of the window come in, and its picture goes out."""

from __future__ import annotations

import pygame

from game.host.interface import Message
from game.scenes.frame.scene import Scene, Transition
from game.view.pixels import Rect


def hand_in(scene: Scene, message: Message) -> Transition | None:
    """Hand a message of the window to a scene, unless it scrolls that."""
    low = scene.low
    if low is None:
        return scene.handle(message)
    if not low.takes(message):
        return scene.handle(low.inward(message))
    scene.scrolled(message)
    return None


def draw_in(scene: Scene, display: pygame.Surface, scale: float) -> list[Rect] | None:
    """Draw a scene in the window; return the rectangles that changed, None for all of it."""
    low = scene.low
    if low is None:
        return scene.draw(display)
    rects = scene.draw(low.surface_for(display, scale))
    return [] if scene.unfinished else low.show(display, scale, rects)
