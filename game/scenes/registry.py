"""Which class a scene's name stands for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.scenes.context import Context
from game.scenes.error import ErrorScene
from game.scenes.menu import MenuScene
from game.scenes.result import ResultScene
from game.scenes.roll import RollScene
from game.scenes.rules import RulesScene
from game.scenes.scene import Scene
from game.scenes.settings import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.table import TableScene

SCENES: Mapping[str, Callable[[Context, Mapping[str, Any]], Scene]] = {
    "menu": MenuScene,
    "setup": SetupScene,
    "roll": RollScene,
    "table": TableScene,
    "result": ResultScene,
    "settings": SettingsScene,
    "rules": RulesScene,
    "error": ErrorScene,
}


def make_scene(name: str, context: Context, params: Mapping[str, Any]) -> Scene:
    """Make a scene."""
    return SCENES[name](context, params)
