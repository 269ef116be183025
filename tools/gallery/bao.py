"""The scenes of the gallery that show Bao."""

from __future__ import annotations

from collections.abc import Mapping

from game.play.match import Match, Player
from game.rules.registry import make
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Scene
from game.scenes.table.scene import Table
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
    named,
    page,
    pass_time,
    point_at,
    setup,
    table,
)

NYUMBA = "11000000/10500210/01106021/01100001/12-11/sn/-/s"
"""A3 captures five; entered at the left kichwa, the last of them falls in the nyumba."""


FULL = "0(20)100000/10(12)00210/01106021/0110(13)001/0-0/-/-/s"
"""Pits with more seeds than can lie in them side by side."""


def _table(turns: int, seed: int, preset: str) -> Maker:
    """Return a maker of the table after some turns, with a person against the computer."""

    def maker(context: Context) -> Scene:
        match = match_of("bao", turns, seed, {"preset": preset})
        match.players = against(match.game.seats)
        return table(context, match)

    return maker


def persons(context: Context) -> Scene:
    """The table of two persons, one of whom has a long name."""
    match = match_of("bao", 21, 3, {"preset": "printed"})
    match.players = {0: Player(name=LONG_NAME), 1: Player()}
    return table(context, match)


def preview(context: Context) -> Scene:
    """A capture that is pointed at: the way is chosen next."""
    scene = table(context, match_from("bao", NYUMBA), ("pit:0:3",))
    point_at(scene, named(scene, "pit:0:8"))
    return scene


def nyumba(context: Context) -> Scene:
    """The question in the nyumba, in mid-move."""
    return table(context, match_from("bao", NYUMBA), ("pit:0:3", "pit:0:1"), 600)


def long_turn(context: Context) -> Scene:
    """A turn of many laps, some way through it."""
    match = match_of("bao", 24, 5, {"preset": "kiswahili"})
    game, position = match.game, match.position
    longest = max(game.legal_moves(position), key=lambda move: len(game.play(position, move)[1]))
    scene = table(context, match)
    assert isinstance(scene, Table)
    scene.play.make_move(longest)
    pass_time(scene, 260)
    return scene


SCENES: Mapping[str, Maker] = {
    "bao-guided": guided("bao", 0),
    "bao-start": lambda context: table(context, Match(make("bao"), against((0, 1)))),
    "bao-table": _table(22, 3, "printed"),
    "bao-beginner": _table(8, 4, "kujifunza"),
    "bao-persons": persons,
    "bao-full": lambda context: table(context, match_from("bao", FULL)),
    "bao-preview": preview,
    "bao-nyumba": nyumba,
    "bao-long": long_turn,
    "bao-lessons": lessons("bao"),
    "bao-lesson": lesson("bao", "bao-sow", "pit:0:2"),
    "bao-lesson-where": lesson("bao", "bao-corner", "pit:0:14"),
    "bao-rules": page("bao", 3),
    "bao-rules-nyumba": page("bao", 7),
    "editor-bao": editor(match_from("bao", NYUMBA), "pit:0:3"),
    "setup-bao": setup("bao", preset="kujifunza"),
    "setup-bao-rules": setup("bao", unfolded=True),
}
"""By name."""
