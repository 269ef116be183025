"""What only those have who have asked for it: captions, one-switch scanning, steady presses."""

from __future__ import annotations

from game.host.interface import Message
from game.scenes.frame.context import Context
from game.scenes.frame.overlays.captions import Captions
from game.scenes.frame.overlays.scan_frame import ScanFrame
from game.scenes.frame.scanning.scanning import Scanning
from game.scenes.frame.scanning.steady import SteadyPresses
from game.scenes.frame.scene import Scene


class Aids:
    """Stands between the loop and the scene on top; each part does nothing while it is off."""

    def __init__(self, context: Context) -> None:
        self.captions = Captions(context)
        self.scanning = Scanning(context)
        self._steady = SteadyPresses(context)
        self.layers = (self.captions, ScanFrame(context, self.scanning))
        """What they draw, in this order."""

    def admit(self, message: Message, scene: Scene) -> Message | None:
        """Return what the scene is to hear of a message: None if nothing."""
        admitted = self._steady.admit(message)
        return None if admitted is None else self.scanning.admit(admitted, scene)

    def update(self, dt: float, scene: Scene) -> None:
        """Let time pass."""
        self._steady.pass_time(dt)
        self.scanning.update(dt, scene)
