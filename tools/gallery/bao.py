"""The scenes of the gallery that show Bao."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from game.host.interface import Pointer, Press
from game.play.match import Match
from game.rules.registry import make
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Scene

NYUMBA = "11000000/10500210/01106021/01100001/12-11/sn/-/s"
"""A3 captures five; entered at the left kichwa, the last of them falls in the nyumba."""


def match_of(turns: int, seed: int, preset: str = "printed") -> Match:
    """Return a match after some random turns."""
    match = Match(make("bao", {"preset": preset}), {})
    source = random.Random(seed)
    for _ in range(turns):
        match.play(source.choice(list(match.legal_moves())))
    return match


def table(context: Context, match: Match, presses: tuple[str, ...] = (), frames: int = 0) -> Scene:
    """Return a table at which some places were pressed and some frames went by."""
    scene = context.make_scene("table", {"match": match})
    scene.enter()
    for name in presses:
        scene.handle(Press(name))
    for _ in range(frames):
        scene.update(1 / 60)
    return scene


def preview(context: Context) -> Scene:
    """A capture that is pointed at: the way is chosen next."""
    scene = table(context, Match(make("bao"), {}, start=make("bao").position_from_text(NYUMBA)))
    scene.handle(Press("pit:0:3"))
    target = next(target for target in scene.targets() if target.id == "pit:0:8")
    x, y, width, height = target.rect
    scene.handle(Pointer("move", x + width / 2, y + height / 2))
    return scene


def nyumba(context: Context) -> Scene:
    """The question in the nyumba, in mid-move."""
    match = Match(make("bao"), {}, start=make("bao").position_from_text(NYUMBA))
    return table(context, match, ("pit:0:3", "pit:0:1"), 600)


def long_turn(context: Context) -> Scene:
    """A turn of many laps, some way through it."""
    match = match_of(24, 5, "kiswahili")
    game, position = match.game, match.position
    longest = max(game.legal_moves(position), key=lambda move: len(game.play(position, move)[1]))
    scene = table(context, match)
    scene.play.make_move(longest)  # type: ignore[attr-defined]
    for _ in range(260):
        scene.update(1 / 60)
    return scene


def page(number: int) -> Callable[[Context], Scene]:
    """Return a maker of a page of how to play."""

    def maker(context: Context) -> Scene:
        scene = context.make_scene("rules", {"game": "bao"})
        scene.enter()
        for _ in range(number):
            scene.handle(Press("next"))
        return scene

    return maker


BAO_SCENES: Mapping[str, Callable[[Context], Scene]] = {
    "bao-start": lambda context: table(context, Match(make("bao"), {})),
    "bao-table": lambda context: table(context, match_of(21, 3)),
    "bao-preview": preview,
    "bao-nyumba": nyumba,
    "bao-long": long_turn,
    "bao-rules": page(3),
    "bao-rules-nyumba": page(7),
}
"""By name."""
