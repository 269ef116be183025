"""What pressing an item of a scene does, by whichever way it was pressed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from game.scenes.frame.context import Context
from game.scenes.frame.pages import PageStep
from game.scenes.frame.scene import Transition
from game.view.widgets import Item

_HEARD = ("control", "choice")
"""Kinds of item that tap when they are pressed; moves have sounds of their own."""


class Pressed(Protocol):
    """What is asked of a scene whose items are pressed."""

    context: Context

    @property
    def items(self) -> Mapping[str, Item]: ...
    def move_focus(self, name: str | None, visible: bool = True) -> None: ...
    def turn(self, step: int) -> None: ...
    def pressed(self, item: Item) -> Transition | None: ...


def press(scene: Pressed, name: str) -> Transition | None:
    """Press an item of a scene, if it can be pressed now; return where that leads."""
    item = scene.items.get(name)
    if item is None or not item.enabled:
        return None
    transition = None
    if item.role == "field":
        scene.move_focus(name)
    elif isinstance(item.value, PageStep):
        scene.turn(item.value.step)
    else:
        transition = scene.pressed(item)
    if item.kind in _HEARD:
        scene.context.sound.play("tap")
    return transition
