"""The scenes of the gallery that show Kalah."""

from __future__ import annotations

from collections.abc import Mapping

from game.host.interface import Pointer
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Scene
from tools.gallery.stage import (
    Maker,
    match_of,
    middle,
    moves_of,
    page,
    pass_time,
    point_at,
    setup,
    table,
)


def preview(context: Context) -> Scene:
    """The table with the pointer on a legal house."""
    scene = table(context, match_of("kalah", 9))
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


SCENES: Mapping[str, Maker] = {
    "table": lambda context: context.make_scene("table", {"match": match_of("kalah", 9)}),
    "preview": preview,
    "sowing": sowing,
    "nine": lambda context: context.make_scene(
        "table", {"match": match_of("kalah", 12, options={"houses": 9, "seeds": 9})}
    ),
    "result": lambda context: context.make_scene("result", {"match": match_of("kalah", -1)}),
    "setup": setup("kalah"),
    "rules": page("kalah", 1),
    "rules-capture": page("kalah", 3),
}
"""By name."""
