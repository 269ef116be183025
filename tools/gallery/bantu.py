"""The scenes of the gallery that show Bantu."""

from __future__ import annotations

from collections.abc import Mapping

from game.host.interface import Press
from game.play.match import Match, Player
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Scene
from tools.gallery import stage
from tools.gallery.stage import (
    LONG_NAME,
    Maker,
    against,
    editor,
    guided,
    lesson,
    moves_of,
    page,
    pass_time,
    point_at,
    result,
    setup,
    table,
)


def match_of(turns: int, players: int = 4) -> Match:
    """Return a match of a person against computers after some random turns (-1: all)."""
    match = stage.match_of("bantu", turns, 5, {"players": players})
    match.players = against(match.game.seats)
    return match


def persons(context: Context) -> Scene:
    """The table of four persons, one of whom has a long name."""
    match = match_of(26)
    match.players = dict.fromkeys(match.game.seats, Player())
    match.players[match.game.seats[2]] = Player(name=LONG_NAME)
    return table(context, match)


def _press_first_move(scene: Scene) -> None:
    """Press the first of the places that bring the move on."""
    scene.handle(Press(moves_of(scene)[0].id))
    pass_time(scene)


def chosen(context: Context) -> Scene:
    """A piece is chosen; the pointer is on a circle where it can go."""
    scene = table(context, match_of(24))
    _press_first_move(scene)
    point_at(scene, moves_of(scene)[-1])
    return scene


def moving(context: Context) -> Scene:
    """A piece on its way."""
    scene = table(context, match_of(24))
    for _ in range(2):
        _press_first_move(scene)
    pass_time(scene, 26)
    return scene


SCENES: Mapping[str, Maker] = {
    "bantu-guided": guided("bantu", 0),
    "bantu-table": lambda context: context.make_scene("table", {"match": match_of(24)}),
    "bantu-start": lambda context: table(context, match_of(0)),
    "bantu-persons": persons,
    "bantu-three": lambda context: table(context, match_of(18, 3)),
    "bantu-two": lambda context: table(context, match_of(24, 2)),
    "bantu-chosen": chosen,
    "bantu-moving": moving,
    "bantu-result": lambda context: result(context, match_of(-1)),
    "bantu-lesson": lesson("bantu", "bantu-shelter", "show"),
    "bantu-rules": page("bantu", 2),
    "bantu-rules-finish": page("bantu", 7),
    "editor-bantu": editor(match_of(24, 2), "piece:2:3"),
    "setup-bantu": setup("bantu", players=3),
}
"""By name."""
