"""The scenes of the gallery that show Kalah."""

from __future__ import annotations

from collections.abc import Mapping

from game.host.interface import Key, Pointer
from game.play.match import Match, Player
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Scene
from tools.gallery.stage import (
    LONG_NAME,
    Maker,
    against,
    editor,
    guided,
    lesson,
    lessons,
    match_from,
    match_of,
    middle,
    moves_of,
    page,
    pass_time,
    point_at,
    result,
    setup,
    table,
)

OVER = "0,0,0,0,0,0:20/1,2,0,4,5,6:7/south"
"""A position that is over, with seeds missing."""

MOST_FRAMES = 2000
"""No hint takes longer."""


def _match(turns: int) -> Match:
    """Return a match of a person against the computer after some turns."""
    return match_of("kalah", turns, players=against((0, 1)))


def by_link(context: Context) -> Scene:
    """A match with a friend elsewhere, who is to move."""
    match = match_of("kalah", 9, players={0: Player(), 1: Player(name=LONG_NAME)})
    match.side = 1 - match.to_move if match.to_move is not None else 0
    return table(context, match)


def in_a_row(context: Context) -> Scene:
    """The result of a third win in a row."""
    for seed in range(3):
        won = match_of("kalah", -1, 3, players={0: Player(), 1: Player("opponent", level=3)})
        won.id = f"{seed:016x}"
        context.series.count(won)
    return result(context, won)


def hinted(context: Context) -> Scene:
    """The table with a hint."""
    scene = table(context, _match(9), ("hint",))
    for _ in range(MOST_FRAMES):
        if not scene.busy():
            break
        pass_time(scene)
    return scene


def preview(context: Context) -> Scene:
    """The table with the pointer on a legal house."""
    scene = table(context, _match(9))
    point_at(scene, moves_of(scene)[-1])
    return scene


def sowing(context: Context) -> Scene:
    """The table in the middle of a move, that of the house with most seeds."""
    scene = table(context, match_of("kalah", 8))
    target = max(
        moves_of(scene),
        key=lambda target: int("".join(filter(str.isdigit, target.name.split(",")[-1]))),
    )
    for phase in ("down", "up"):
        scene.handle(Pointer(phase, *middle(target), "touch"))
    pass_time(scene, 26)
    return scene


def editor_more(context: Context) -> Scene:
    """What finds no room beside the board of a phone, where the editor has such a sheet."""
    scene = editor(_match(9), "house:0:3")(context)
    transition = scene.handle(Key("m"))
    if transition is None:
        return scene
    sheet = context.make_scene(transition.scene, transition.params)
    sheet.beneath = scene
    sheet.enter()
    return sheet


SCENES: Mapping[str, Maker] = {
    "guided": guided("kalah"),
    "start": lambda context: table(context, _match(0)),
    "table": lambda context: table(context, _match(9)),
    "by-link": by_link,
    "finished": lambda context: table(context, _match(-1)),
    "hint": hinted,
    "preview": preview,
    "sowing": sowing,
    "nine": lambda context: context.make_scene(
        "table", {"match": match_of("kalah", 12, options={"houses": 9, "seeds": 9})}
    ),
    "result": lambda context: result(context, _match(-1)),
    "result-row": in_a_row,
    "setup": setup("kalah"),
    "lessons": lessons("kalah"),
    "lesson": lesson("kalah", "kalah-sow"),
    "lesson-done": lesson("kalah", "kalah-sow", "house:0:3"),
    "lesson-number": lesson("kalah", "kalah-lone", "why"),
    "rules": page("kalah", 1),
    "rules-capture": page("kalah", 3),
    "editor-kalah": editor(_match(9), "house:0:3"),
    "editor-over": editor(match_from("kalah", OVER), "house:0:3"),
    "editor-more": editor_more,
}
"""By name."""
