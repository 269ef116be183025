"""What follows a guided first game: a match alone, at the level that suits, lessons, puzzles."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.play.levels import LEVELS, level_key
from game.play.match import Match
from game.play.rematch import rematch
from game.play.saved import quick_play
from game.scenes.frame.context import Context
from game.scenes.frame.learning import learn_door, puzzles_door
from game.scenes.frame.scene import Transition
from game.scenes.result.ended import Ended
from game.scenes.result.layout import LEVEL, MAIN, Row
from game.view.box import TOUCH, Box
from game.view.widgets import Item

_NO_BOX = Box(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Alone:
    """Play by the same rules at a level, without advice."""

    level: int


def guided_rows(context: Context, ended: Ended) -> list[Row]:
    """Return the buttons of what follows: the match alone first."""
    text, game, low = context.words.text, ended.match.game.name, context.measure.short
    level = LEVELS[1] if ended.won else LEVELS[0]
    label = text("result.alone", level=text(level_key(level)))
    alone = Item("again", label, _NO_BOX, label, "play", "primary", value=Alone(level))
    doors = [
        Item(f"{name}:{game}", text(key), _NO_BOX, text(key), icon)
        for name, key, icon in (
            ("learn", "learn.lessons", "book"),
            ("puzzles", "learn.puzzles", "star"),
        )
    ]
    return [Row([alone], TOUCH if low else MAIN), Row(doors, TOUCH if low else LEVEL)]


def way_after_guided(context: Context, match: Match, item: Item) -> Transition | None:
    """Return where one of these buttons leads; None for any other."""
    game = match.game.name
    if isinstance(item.value, Alone):
        return _begin(context, match, item.value.level)
    doors = {f"learn:{game}": learn_door, f"puzzles:{game}": puzzles_door}
    door = doors.get(item.id)
    return None if door is None else door(game)


def _begin(context: Context, before: Match, level: int) -> Transition:
    """Begin a match by the same rules at a level, which the menu remembers."""
    after = rematch(before)
    after.guided = ""
    after.players = {
        seat: replace(player, level=level) if player.kind == "opponent" else player
        for seat, player in after.players.items()
    }
    if not quick_play.keep_level(context.host.storage, after.game.name, level):
        context.matches.report_unsaved(quick_play.KEY)
    return Transition("reset", "table", {"match": after})
