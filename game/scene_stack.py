"""The stack of scenes: who is on top, and how one scene gives way to another."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.scenes.frame.scene import MakeScene, Scene, Transition

FIRST_SCENE = "menu"
"""Where the game begins, and where it goes when no scene is left."""

_MOST_IN_A_ROW = 8


class SceneStack:
    """Scenes, the topmost last. Only the top one is talked to."""

    def __init__(self, make_scene: MakeScene) -> None:
        self._make_scene = make_scene
        self._scenes: list[Scene] = []
        self.fresh = True

    @property
    def top(self) -> Scene:
        """The scene on top. There always is one once one was put there."""
        return self._scenes[-1]

    @property
    def is_set(self) -> bool:
        """Whether there is a scene at all."""
        return bool(self._scenes)

    @property
    def scenes(self) -> Sequence[Scene]:
        """All scenes, the topmost last."""
        return self._scenes

    def go(self, transition: Transition | None) -> None:
        """Carry out `transition`, and whatever the new top scene wants at once."""
        for _ in range(_MOST_IN_A_ROW):
            if transition is None:
                return
            _STEPS[transition.kind](self, transition.scene, transition.params)
            self.fresh = True
            transition = self.top.next_scene()

    def push(self, name: str, params: Mapping[str, Any]) -> None:
        """Put a new scene on top."""
        scene = self._make_scene(name, params)
        if self._scenes:
            self.top.leave()
            scene.beneath = self.top
        self._scenes.append(scene)
        scene.enter()

    def pop(self, _name: str, _params: Mapping[str, Any]) -> None:
        """Take the top scene away; the menu comes when nothing is below it."""
        self._drop(self._scenes.pop())
        if self._scenes:
            self.top.enter()
        else:
            self.push(FIRST_SCENE, {})

    def replace(self, name: str, params: Mapping[str, Any]) -> None:
        """Put a new scene in the place of the top one."""
        scene = self._make_scene(name, params)
        if self._scenes:
            before = self._scenes.pop()
            scene.beneath = before.beneath
            self._drop(before)
        self._scenes.append(scene)
        scene.enter()

    def reset(self, name: str, params: Mapping[str, Any]) -> None:
        """Take every scene away and begin with a new one."""
        scene = self._make_scene(name, params)
        before, self._scenes = self._scenes, [scene]
        if before:
            before[-1].leave()
        for left in before:
            left.let_go()
        scene.enter()

    def _drop(self, scene: Scene) -> None:
        """Leave a scene for good."""
        scene.leave()
        scene.let_go()

    def drop_all(self) -> None:
        """Take every scene away without a word to any of them: they may be broken."""
        self._scenes = []


_STEPS = {
    "push": SceneStack.push,
    "pop": SceneStack.pop,
    "replace": SceneStack.replace,
    "reset": SceneStack.reset,
}
