"""Bantu's pictures for `tools.gallery.scenes`: the table, a chosen piece, a move, how to play."""

from __future__ import annotations

import random
from collections.abc import Callable

from game.host.interface import Pointer, Press
from game.play.match import Match
from game.rules.registry import make
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Scene


def match_of(turns: int, seed: int = 5) -> Match:
    """Return a match of four after some random turns (all of them if `turns` is negative)."""
    match = Match(make("bantu", {"players": 4}), {})
    source = random.Random(seed)
    while match.legal_moves() and turns:
        match.play(source.choice(list(match.legal_moves())))
        turns -= 1
    return match


def table(context: Context) -> Scene:
    """A match in its course."""
    return context.make_scene("table", {"match": match_of(24)})


def _press_a_move(scene: Scene, number: int) -> None:
    """Press one of the places that bring the move on."""
    moves = [target.id for target in scene.targets() if target.kind == "move"]
    scene.handle(Press(moves[number]))
    scene.update(1 / 60)


def chosen(context: Context) -> Scene:
    """A piece is chosen; the pointer is on a circle where it can go."""
    scene = table(context)
    scene.enter()
    _press_a_move(scene, 0)
    x, y, width, height = [t for t in scene.targets() if t.kind == "move"][-1].rect
    scene.handle(Pointer("move", x + width / 2, y + height / 2))
    scene.update(1 / 60)
    return scene


def moving(context: Context) -> Scene:
    """A piece on its way."""
    scene = table(context)
    scene.enter()
    for _ in range(2):
        _press_a_move(scene, 0)
    for _ in range(26):
        scene.update(1 / 60)
    return scene


def page(number: int) -> Callable[[Context], Scene]:
    """Return a maker of a page of how to play."""

    def maker(context: Context) -> Scene:
        scene = context.make_scene("rules", {"game": "bantu"})
        scene.enter()
        for _ in range(number):
            scene.handle(Press("next"))
        return scene

    return maker


SCENES: dict[str, Callable[[Context], Scene]] = {
    "bantu-table": table,
    "bantu-chosen": chosen,
    "bantu-moving": moving,
    "bantu-result": lambda context: context.make_scene("result", {"match": match_of(-1)}),
    "bantu-rules": page(2),
    "bantu-rules-finish": page(7),
}
