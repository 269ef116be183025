"""The scene below a sheet, as much of it as is seen where the window is too low for all of it."""

from __future__ import annotations

from typing import Protocol

import pygame

from game.host.interface import Viewport
from game.scenes.frame.canvas import Canvas
from game.scenes.frame.context import Context
from game.scenes.frame.low_window.window import LowWindow
from game.view.steps import Steps


class Beneath(Protocol):
    """What is asked of a scene to draw it below a sheet."""

    context: Context
    canvas: Canvas
    low: LowWindow | None

    def height_to_lay_out(self) -> float: ...
    def resize(self, viewport: Viewport) -> None: ...


def draw_beneath(scene: Beneath, picture: pygame.Surface) -> Steps:
    """Draw a scene as it looks now on a copy of the window, which may show it as it looked."""
    context = scene.context
    before, context.laid_out = context.laid_out, scene.height_to_lay_out()
    if scene.canvas.is_seen_on(_surface(scene, picture)):
        scene.canvas.catch_up(_surface(scene, picture))
    else:
        scene.resize(context.viewport)
        yield from scene.canvas.still(_surface(scene, picture))
    if scene.low is not None:
        scene.low.show(picture, context.viewport.scale, None)
    context.laid_out = before


def _surface(scene: Beneath, picture: pygame.Surface) -> pygame.Surface:
    """Return what the scene is drawn on."""
    if scene.low is None:
        return picture
    return scene.low.surface_for(picture, scene.context.viewport.scale)
