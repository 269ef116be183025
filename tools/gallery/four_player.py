"""The scenes of the gallery that show Four Player Mancala."""

from __future__ import annotations

from collections.abc import Mapping

from game.host.interface import Press
from game.play.match import Match, Player
from game.rules.protocol import Json
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Scene
from game.scenes.table.scene import Table
from game.view.board.place_id import place_id
from tools.gallery import stage
from tools.gallery.stage import (
    LONG_NAME,
    Maker,
    against,
    editor,
    guided,
    lesson,
    moves_of,
    named,
    page,
    pass_time,
    point_at,
    setup,
)

GAME = "four-player"


def match_of(turns: int, options: Mapping[str, Json] | None = None) -> Match:
    """Return a match of a person against an opponent, after some random turns."""
    players = {1: Player("opponent"), 0: Player("person", "Amina")}
    return stage.match_of(GAME, turns, options=options, players=players)


def table(turns: int, **options: Json) -> Maker:
    """Return a maker of the table after some turns, with a person against computers."""

    def maker(context: Context) -> Scene:
        match = match_of(turns, options)
        match.players = against(match.game.seats)
        return stage.table(context, match)

    return maker


def persons(context: Context) -> Scene:
    """The table of four persons, one of whom has a long name."""
    match = match_of(18)
    match.players = dict.fromkeys(match.game.seats, Player())
    match.players[match.game.seats[2]] = Player(name=LONG_NAME)
    return stage.table(context, match)


def watched(context: Context) -> Scene:
    """The table at which only computers play."""
    match = match_of(18)
    match.players = dict.fromkeys(match.game.seats, Player("opponent", level=3))
    return stage.table(context, match)


def preview(context: Context) -> Scene:
    """The table with the pointer on the move that captures most."""
    scene = table(17)(context)
    assert isinstance(scene, Table)
    previews = scene.play.previews
    best = max(
        scene.play.choices().items(), key=lambda choice: previews.of(choice[1]).capture_count
    )[0]
    point_at(scene, named(scene, place_id(best)))
    return scene


def sowing(context: Context) -> Scene:
    """The table in the middle of a move."""
    scene = persons(context)
    scene.handle(Press(moves_of(scene)[0].id))
    pass_time(scene, 30)
    return scene


def series(context: Context) -> Scene:
    """The result of a second match of four."""
    match = match_of(-1)
    context.series.count(match)
    again = Match(match.game, match.players)
    while again.legal_moves():
        again.play(again.legal_moves()[0])
    return stage.result(context, again)


SCENES: Mapping[str, Maker] = {
    "four-guided": guided("four-player"),
    "four-start": table(0),
    "four-table": table(17),
    "four-three": table(12, players=3),
    "four-two": table(12, players=2),
    "four-persons": persons,
    "four-watched": watched,
    "four-preview": preview,
    "four-sowing": sowing,
    "four-result": series,
    "four-lesson": lesson(GAME, "four-capture", "pit:1:3"),
    "four-rules": page(GAME, 1),
    "four-rules-capture": page(GAME, 3),
    "four-rules-across": page(GAME, 3, players=2, variations=[3]),
    "editor-four": editor(match_of(9), "pit:0:5"),
    "setup-four": setup(GAME),
    "setup-four-rules": setup(GAME, unfolded=True),
    "setup-four-stop-rule": setup(GAME, unfolded=True, variations=[4, 5]),
    "setup-four-refused": setup(GAME, players=3, variations=[3, 5]),
}
"""By name."""
