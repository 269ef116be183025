"""Tooltip, captions of sounds and the frame of one-switch scanning, over the scene on top."""

from __future__ import annotations

import pygame

from game.host.interface import Message
from game.rules.protocol import Json
from game.scenes.frame.context import Context
from game.scenes.frame.keys.shortcuts import is_heard
from game.scenes.frame.overlays.captions import Captions
from game.scenes.frame.overlays.scan_frame import ScanFrame
from game.scenes.frame.overlays.tooltip import Tooltip
from game.scenes.frame.scanning.scanning import Scanning
from game.scenes.frame.scanning.steady import SteadyPresses
from game.scenes.frame.scene import Scene
from game.view.pixels import Rect


class Overlays:
    """All that lies over the scene on top, in the order in which it is drawn.

    What a person has asked for to press more easily stands before the scene as well: a message
    goes through `admit` first.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self.tooltip = Tooltip(context)
        self.captions = Captions(context)
        self.scanning = Scanning(context)
        self._steady = SteadyPresses(context)
        self._layers = (self.tooltip, self.captions, ScanFrame(context, self.scanning))

    def admit(self, message: Message, scene: Scene) -> Message | None:
        """Return what the scene is to hear of a message: None if nothing."""
        if not is_heard(message, scene, self._context.settings.shortcuts):
            return None
        admitted = self._steady.admit(message)
        if admitted is not None:
            self.tooltip.heed(admitted)
            admitted = self.scanning.admit(admitted, scene)
        return admitted

    def update(self, dt: float, scene: Scene) -> bool:
        """Let time pass; True if anything looks different."""
        self._steady.pass_time(dt)
        self.scanning.update(dt, scene)
        changed = [layer.update(dt, scene) for layer in self._layers]
        return any(changed)

    def hook_state(self) -> dict[str, Json]:
        """Return what a test rig is told of them."""
        offered = [target.id for target in self.scanning.offered]
        return {"offered": offered, "caption": self.captions.text}

    def uncover(self, surface: pygame.Surface) -> list[Rect]:
        """Put back what they cover, before the scene draws what changed; return where."""
        return [rect for layer in reversed(self._layers) for rect in layer.uncover(surface)]

    def draw(self, surface: pygame.Surface) -> list[Rect]:
        """Draw those that are due; return where."""
        return [rect for layer in self._layers for rect in layer.draw(surface)]
