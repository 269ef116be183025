"""Which class a scene's name stands for, and the context from which all scenes are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.host.interface import Host
from game.i18n.catalogue import Catalogue
from game.play.saved.statistics import Statistics
from game.rules.lazy_registry import LazyRegistry
from game.scenes.frame.context import Context
from game.scenes.frame.parts import part_of
from game.scenes.frame.scene import Matches, Scene

SCENES: LazyRegistry[Callable[[Context, Mapping[str, Any]], Scene]] = LazyRegistry(
    {
        "menu": "game.scenes.menu.scene:MenuScene",
        "setup": "game.scenes.setup.scene:SetupScene",
        "signs": "game.scenes.setup.signs:SignsScene",
        "roll": "game.scenes.roll.scene:RollScene",
        "table": "game.scenes.table.scene:make_table",
        "typed": "game.scenes.typed.scene:TypedScene",
        "more": "game.scenes.more.scene:MoreScene",
        "confirm": "game.scenes.confirm.scene:make_confirm",
        "said": "game.scenes.said.scene:SaidScene",
        "log": "game.scenes.log.scene:LogScene",
        "review": "game.scenes.review.scene:ReviewScene",
        "moves": "game.scenes.review.moves_sheet:MovesScene",
        "result": "game.scenes.result.scene:ResultScene",
        "settings": "game.scenes.settings.scene:SettingsScene",
        "rules": "game.scenes.howto.scene:HowToScene",
        "contents": "game.scenes.howto.contents:ContentsScene",
        "ask": "game.scenes.ask.scene:AskScene",
        "matches": "game.scenes.matches.scene:MatchesScene",
        "lines": "game.scenes.lines.scene:LinesScene",
        "share": "game.scenes.share.scene:ShareScene",
        "editor": "game.scenes.editor.scene:EditorScene",
        "editor-more": "game.scenes.editor.more:EditorMoreScene",
        "friend": "game.scenes.friend.scene:FriendScene",
        "code": "game.scenes.friend.code:CodeScene",
        "invitation": "game.scenes.friend.invitation:InvitationScene",
        "files": "game.scenes.files.scene:FilesScene",
        "statistics": "game.scenes.statistics.scene:StatisticsScene",
        "lesson": "game.scenes.lesson.scene:LessonScene",
        "puzzles": "game.scenes.puzzles.scene:PuzzlesScene",
        "puzzle": "game.scenes.puzzle.scene:PuzzleScene",
        "linked": "game.scenes.lesson.linked:make_linked",
        "lessons": "game.scenes.lessons.scene:LessonsScene",
        "error": "game.scenes.error.scene:ErrorScene",
        "papers": "game.scenes.papers.scene:PapersScene",
        "loading": "game.scenes.loading.scene:LoadingScene",
    }
)
"""A scene is imported when somebody first goes there, or before (`game.scenes.frame.preload`)."""


def make_scene(name: str, context: Context, params: Mapping[str, Any]) -> Scene:
    """Make a scene; where a part of the program is to come first, one that waits for it."""
    part = part_of(name, params)
    if part and not context.parts.ready(part):
        return SCENES["loading"](context, {"part": part, "scene": name, "params": params})
    return SCENES[name](context, params)


def open_context(
    host: Host, words: Catalogue, matches: Matches, statistics: Statistics | None = None
) -> Context:
    """Return the context of a program that starts.

    `statistics` are those in which `matches` counts what has ended, if it counts at all.
    """
    return Context(host, words, matches, statistics or Statistics(host.storage), make_scene)
