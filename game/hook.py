"""What a test rig is told of the running game. See docs/test-hook.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.host.interface import Host, Target
from game.scenes.frame.scene import Scene


@dataclass(slots=True)
class Meter:
    """What is measured while the game runs. Times are in seconds."""

    frames_drawn: int = 0
    longest_frame: float = 0.0
    longest_step: float = 0.0
    last_error: str | None = None

    def note_frame(self, worked: float, step: float) -> None:
        """Note one turn of the loop: the time it worked, and the time the game moved on by."""
        self.longest_frame = max(self.longest_frame, worked)
        self.longest_step = max(self.longest_step, step)


class Hook:
    """Publishes the state whenever something else than a time has changed."""

    def __init__(self, host: Host, meter: Meter) -> None:
        self._host = host
        self._meter = meter
        self._published: Mapping[str, Any] | None = None
        self._targets: Sequence[Target] = ()
        self._listed: list[dict[str, Any]] = []

    def publish(
        self, scene: Scene, targets: Sequence[Target], text: str, more: Mapping[str, Any]
    ) -> None:
        """Tell the rig how things stand, if it does not know yet.

        `more`: what is to be told besides, of what lies over the scene.
        """
        if not self._host.testing:
            return
        state = {**self._state(scene, text), **more, "targets": self._listed_targets(targets)}
        if state != self._published:
            self._published = state
            self._host.publish({**state, **self._times()})

    def publish_begun(self) -> None:
        """Tell the rig that a new picture was begun: what it knows no longer holds.

        Else what was done would seem to be over, with nothing come of it.
        """
        if not self._host.testing or self._published is None:
            return
        self._published = {**self._published, "busy": True, "late": True}
        self._host.publish({**self._published, **self._times()})

    def _state(self, scene: Scene, text: str) -> dict[str, Any]:
        return {
            **scene.hook_state(),
            "scene": scene.name,
            "frame": self._meter.frames_drawn,
            "position": scene.position_json(),
            "focus": scene.focus,
            "busy": scene.busy(),
            "late": scene.late,
            "text": text,
            "shown": self._host.shown(),
            "lastError": self._meter.last_error,
        }

    def _listed_targets(self, targets: Sequence[Target]) -> list[dict[str, Any]]:
        """Return the targets as JSON values: the same object until they change."""
        if targets is not self._targets:
            self._targets, self._listed = targets, targets_json(targets)
        return self._listed

    def _times(self) -> dict[str, Any]:
        return {
            "maxFrameMs": round(self._meter.longest_frame * 1000, 1),
            "dtMax": round(self._meter.longest_step, 4),
        }


def targets_json(targets: Sequence[Target]) -> list[dict[str, Any]]:
    """Return the targets as JSON values; rectangles in CSS pixels."""
    return [
        {
            "id": target.id,
            "kind": target.kind,
            "name": target.name,
            "x": target.rect[0],
            "y": target.rect[1],
            "width": target.rect[2],
            "height": target.rect[3],
            "pressed": target.pressed,
            "role": target.role,
        }
        for target in targets
    ]
