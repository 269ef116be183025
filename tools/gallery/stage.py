"""What makes scenes of the gallery: matches played at random, presses, time that passes."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from game.host.interface import Pointer, Press, Target
from game.learn.courses import load_course
from game.play.guided import guided_match
from game.play.match import Match, Player
from game.play.saved.setup_choices import SetupChoices
from game.rules.protocol import Json, Seat
from game.rules.registry import make
from game.scenes.frame.context import Context
from game.scenes.frame.parts import LESSONS
from game.scenes.frame.scene import Scene
from game.scenes.setup.scene import SetupScene

Maker = Callable[[Context], Scene]
"""Makes a scene as one picture shows it."""

FRAME = 1 / 60
"""Seconds."""


MOST_FRAMES = 4000
"""So many frames suffice for a few moves."""

LONG_NAME = "Wilhelmina Mwa"
"""As long a name as can be given, of wide letters."""


def against(seats: Sequence[Seat]) -> dict[Seat, Player]:
    """Return a person at the first of the seats, and computers at the others."""
    return {seat: Player("opponent") for seat in seats} | {seats[0]: Player()}


def match_of(
    game: str,
    turns: int,
    seed: int = 3,
    options: Mapping[str, Json] | None = None,
    players: Mapping[Seat, Player] | None = None,
) -> Match:
    """Return a match after some random turns (all of them if `turns` is negative)."""
    match = Match(make(game, options), players or {})
    source = random.Random(seed)
    while match.legal_moves() and turns:
        match.play(source.choice(list(match.legal_moves())))
        turns -= 1
    return match


def match_from(game: str, position: str) -> Match:
    """Return a match that begins with a position, written as text."""
    rules = make(game)
    return Match(rules, {}, start=rules.position_from_text(position))


def table(context: Context, match: Match, presses: tuple[str, ...] = (), frames: int = 0) -> Scene:
    """Return a table at which some targets were pressed and some frames went by."""
    scene = context.make_scene("table", {"match": match})
    scene.enter()
    for name in presses:
        scene.handle(Press(name))
    pass_time(scene, frames)
    return scene


def guided(name: str, moves: int = 2) -> Maker:
    """Return what makes the table of the last guided game of a course, after some moves."""

    def maker(context: Context) -> Scene:
        context.parts.ready(LESSONS)
        match = guided_match(load_course(name).guided[-1])
        scene = table(context, match)
        for _ in range(MOST_FRAMES):
            if match.cursor >= moves and not scene.busy():
                break
            if not scene.busy():
                scene.handle(Press(moves_of(scene)[0].id))
            pass_time(scene)
        return scene

    return maker


def result(context: Context, match: Match) -> Scene:
    """Return the result of a match that is over, on its table."""
    below = table(context, match)
    scene = context.make_scene("result", {"match": match})
    scene.beneath = below
    return scene


def pass_time(scene: Scene, frames: int = 1) -> None:
    """Let some frames go by."""
    for _ in range(frames):
        scene.update(FRAME)


def moves_of(scene: Scene) -> list[Target]:
    """Return the targets that bring a move on."""
    return [target for target in scene.targets() if target.kind == "move"]


def middle(target: Target) -> tuple[float, float]:
    """Return the point in the middle of a target."""
    x, y, width, height = target.rect
    return x + width / 2, y + height / 2


def point_at(scene: Scene, target: Target) -> None:
    """Bring the pointer to a target, from where it was: a first move of it tells nothing."""
    x, y = middle(target)
    for spot in ((x, y - 9), (x, y)):
        scene.handle(Pointer("move", *spot))
    pass_time(scene)


def named(scene: Scene, name: str) -> Target:
    """Return the target of a name."""
    return next(target for target in scene.targets() if target.id == name)


def page(game: str, number: int, **options: Json) -> Maker:
    """Return a maker of a page of how to play."""

    def maker(context: Context) -> Scene:
        params = {"game": game, "options": options} if options else {"game": game}
        scene = context.make_scene("rules", params)
        scene.enter()
        for _ in range(number):
            scene.handle(Press("next"))
        return scene

    return maker


def lesson(game: str, id_: str, *presses: str) -> Maker:
    """Return a maker of a lesson in which targets were pressed, at rest."""

    def maker(context: Context) -> Scene:
        scene = context.make_scene("lesson", {"game": game, "id": id_})
        scene.enter()
        for name in presses:
            scene.handle(Press(name))
            pass_time(scene, 600)
        return scene

    return maker


def lessons(game: str) -> Maker:
    """Return a maker of the list of lessons of a game."""

    def maker(context: Context) -> Scene:
        scene = context.make_scene("lessons", {"game": game})
        scene.enter()
        return scene

    return maker


def setup(game: str, unfolded: bool = False, **options: Json) -> Maker:
    """Return a maker of set-up, with an opponent at the second seat; `unfolded`: with all rules."""

    def maker(context: Context) -> Scene:
        choices = SetupChoices(game, options)
        scene = context.make_scene("setup", {"game": game})
        assert isinstance(scene, SetupScene)
        scene.choices = choices.with_player(choices.seats[1], kind="opponent")
        scene.enter()
        if unfolded:
            scene.handle(Press("own-rules"))
        return scene

    return maker


def editor(match: Match, *presses: str) -> Maker:
    """Return a maker of the editor with the position of a match, in which targets were pressed."""

    def maker(context: Context) -> Scene:
        scene = context.make_scene("editor", {"match": match})
        scene.enter()
        for name in presses:
            scene.handle(Press(name))
        return scene

    return maker
