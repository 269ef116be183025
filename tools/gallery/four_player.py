"""The scenes of the gallery that show Four Player Mancala, set-up of every game, and the die."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from game.host.interface import Pointer, Press
from game.play.match import Match, Player
from game.play.saved import setup_choices as choices
from game.rules.protocol import Json
from game.rules.registry import make
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Scene

STILL = 200
"""Frames after which nothing moves any more that moves in these scenes."""

Maker = Callable[[Context], Scene]


def match_of(turns: int, options: Mapping[str, Json] | None = None) -> Match:
    """Return a match after some random turns (all of them if `turns` is negative)."""
    players = {1: Player("opponent"), 0: Player("person", "Amina")}
    match = Match(make("four-player", options), players)
    source = random.Random(3)
    while match.legal_moves() and turns:
        match.play(source.choice(list(match.legal_moves())))
        turns -= 1
    return match


def table(turns: int, **options: Json) -> Maker:
    """Return a maker of the table after some turns; the person is to move, if one can be."""

    def maker(context: Context) -> Scene:
        match = match_of(turns, options)
        match.players = dict.fromkeys(match.game.seats, Player())
        scene = context.make_scene("table", {"match": match})
        scene.enter()
        return scene

    return maker


def pointed(context: Context) -> Scene:
    """The table with the pointer on the move that captures most."""
    scene = table(17)(context)
    play = scene.play  # type: ignore[attr-defined]
    best = max(play.choices().items(), key=lambda pair: play.previews.of(pair[1]).capture_count)[0]
    target = next(t for t in scene.targets() if t.id == f"pit:{best.at[0]}:{best.at[1]}")
    x, y, width, height = target.rect
    scene.handle(Pointer("move", x + width / 2, y + height / 2))
    return scene


def sowing(context: Context) -> Scene:
    """The table in the middle of a move."""
    scene = table(8)(context)
    target = next(t for t in scene.targets() if t.kind == "move")
    scene.handle(Press(target.id))
    for _ in range(30):
        scene.update(1 / 60)
    return scene


def page(number: int, **options: Json) -> Maker:
    """Return a maker of a page of how to play."""

    def maker(context: Context) -> Scene:
        scene = context.make_scene("rules", {"game": "four-player", "options": options})
        scene.enter()
        for _ in range(number):
            scene.handle(Press("next"))
        return scene

    return maker


def setup(game: str, number: int = 0, **options: Json) -> Maker:
    """Return a maker of a page of set-up, with an opponent at the second seat."""

    def maker(context: Context) -> Scene:
        chosen = choices.SetupChoices(game, options)
        seat = chosen.seats[1]
        scene = context.make_scene("setup", {"game": game})
        scene.choices = chosen.with_player(seat, kind="opponent")  # type: ignore[attr-defined]
        scene.enter()
        for _ in range(number):
            scene.handle(Press("page:next"))
        return scene

    return maker


def roll(context: Context) -> Scene:
    """The dice, once they lie still."""
    chosen = choices.SetupChoices("four-player", first=choices.DIE)
    scene = context.make_scene("roll", {"choices": chosen, "rolls": random.Random(4)})
    scene.enter()
    for _ in range(STILL):
        scene.update(1 / 60)
    return scene


def series(context: Context) -> Scene:
    """The result of a second match of four."""
    match = match_of(-1)
    context.series.count(match)
    again = Match(match.game, match.players)
    while again.legal_moves():
        again.play(again.legal_moves()[0])
    return context.make_scene("result", {"match": again})


FOUR_PLAYER_SCENES: Mapping[str, Maker] = {
    "four-start": table(0),
    "four-table": table(17),
    "four-three": table(12, players=3),
    "four-two": table(12, players=2),
    "four-preview": pointed,
    "four-sowing": sowing,
    "four-result": series,
    "four-rules": page(1),
    "four-rules-capture": page(3),
    "four-rules-across": page(3, players=2, variations=[3]),
    "setup-four": setup("four-player"),
    "setup-four-more": setup("four-player", 1),
    "setup-four-last": setup("four-player", 9, variations=[4, 5]),
    "setup-four-refused": setup("four-player", players=3, variations=[3, 5]),
    "setup-bao": setup("bao"),
    "setup-bao-more": setup("bao", 2),
    "setup-bantu": setup("bantu", players=3),
    "roll": roll,
}
"""By name."""
