"""The tooltip, and what else lies over the scene on top for those who have asked for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import pygame

from game.host.interface import Message
from game.rules.protocol import Json
from game.scenes.frame.context import Context
from game.scenes.frame.keys.shortcuts import is_heard
from game.scenes.frame.overlays.tooltip import Tooltip
from game.scenes.frame.scene import Scene
from game.view.pixels import Rect

if TYPE_CHECKING:
    from game.scenes.frame.overlays.aids import Aids


class Layer(Protocol):
    """Something that is drawn over the scene, and put away again."""

    def update(self, dt: float, scene: Scene) -> bool: ...
    def uncover(self, surface: pygame.Surface) -> list[Rect]: ...
    def draw(self, surface: pygame.Surface) -> list[Rect]: ...


class Overlays:
    """All that lies over the scene on top, in the order in which it is drawn.

    What a person has asked for to press more easily stands before the scene as well: a message
    goes through `admit` first.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self.tooltip = Tooltip(context)
        self.aids: Aids | None = None
        """They are there from when somebody asks for one of them on."""

    @property
    def _layers(self) -> Sequence[Layer]:
        return (self.tooltip,) if self.aids is None else (self.tooltip, *self.aids.layers)

    def admit(self, message: Message, scene: Scene) -> Message | None:
        """Return what the scene is to hear of a message: None if nothing."""
        if not is_heard(message, scene, self._context.settings.shortcuts):
            return None
        self._look()
        admitted = message if self.aids is None else self.aids.admit(message, scene)
        if admitted is not None:
            self.tooltip.heed(admitted)
        return admitted

    def update(self, dt: float, scene: Scene) -> bool:
        """Let time pass; True if anything looks different."""
        self._look()
        if self.aids is not None:
            self.aids.update(dt, scene)
        changed = [layer.update(dt, scene) for layer in self._layers]
        return any(changed)

    def hook_state(self) -> dict[str, Json]:
        """Return what a test rig is told of them."""
        if self.aids is None:
            return {"offered": [], "caption": ""}
        offered = [target.id for target in self.aids.scanning.offered]
        return {"offered": offered, "caption": self.aids.captions.text}

    def uncover(self, surface: pygame.Surface) -> list[Rect]:
        """Put back what they cover, before the scene draws what changed; return where."""
        return [rect for layer in reversed(self._layers) for rect in layer.uncover(surface)]

    def draw(self, surface: pygame.Surface) -> list[Rect]:
        """Draw those that are due; return where."""
        return [rect for layer in self._layers for rect in layer.draw(surface)]

    def _look(self) -> None:
        """Bring the aids as soon as one of them is asked for."""
        settings = self._context.settings
        if self.aids is None and (settings.captions or settings.scanning or settings.steady):
            from game.scenes.frame.overlays.aids import Aids  # noqa: PLC0415 - most do without

            self.aids = Aids(self._context)
