"""Which class a scene's name stands for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.rules.on_demand import OnDemand
from game.scenes.context import Context
from game.scenes.scene import Scene

SCENES: Mapping[str, Callable[[Context, Mapping[str, Any]], Scene]] = OnDemand(
    {
        "menu": "game.scenes.menu:MenuScene",
        "setup": "game.scenes.setup:SetupScene",
        "roll": "game.scenes.roll:RollScene",
        "table": "game.scenes.table:TableScene",
        "more": "game.scenes.more:MoreScene",
        "confirm": "game.scenes.confirm:ConfirmScene",
        "log": "game.scenes.log:LogScene",
        "analysis": "game.scenes.analysis:AnalysisScene",
        "result": "game.scenes.result:ResultScene",
        "settings": "game.scenes.settings:SettingsScene",
        "rules": "game.scenes.rules:RulesScene",
        "ask": "game.scenes.ask:AskScene",
        "matches": "game.scenes.matches:MatchesScene",
        "lines": "game.scenes.lines:LinesScene",
        "replay": "game.scenes.replay:ReplayScene",
        "share": "game.scenes.share:ShareScene",
        "files": "game.scenes.files:FilesScene",
        "statistics": "game.scenes.statistics:StatisticsScene",
        "error": "game.scenes.error:ErrorScene",
    }
)
"""A scene is imported when somebody first goes there, or ahead of that (`game.scenes.preload`)."""


def make_scene(name: str, context: Context, params: Mapping[str, Any]) -> Scene:
    """Make a scene."""
    return SCENES[name](context, params)
