"""The scenes of the gallery that are the same for every game; they show a match of Kalah."""

from __future__ import annotations

import random
from collections.abc import Mapping

from game.host.interface import Press
from game.play.saved.setup_choices import DIE, SetupChoices
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Scene
from tools.gallery.stage import Maker, match_of, pass_time

STILL = 200
"""Frames after which the dice lie still."""

REPORT = 'Traceback (most recent call last):\n  File "app.py", line 1\nValueError: no seeds'


def menu(context: Context) -> Scene:
    """The opening page with a match to continue."""
    context.matches.save(match_of("kalah", 4))
    return context.make_scene("menu", {})


def more(context: Context) -> Scene:
    """What else can be done at the table."""
    return _after(context.make_scene("table", {"match": match_of("kalah", 9)}), "more")


def confirm(context: Context) -> Scene:
    """A question before it is done."""
    return _after(more(context), "restart")


def _after(scene: Scene, target: str) -> Scene:
    """Return the scene to which pressing a target leads."""
    assert isinstance(scene, BaseScene)
    scene.enter()
    going = scene.handle(Press(target))
    assert going is not None
    return scene.context.make_scene(going.scene, going.params)


def roll(context: Context) -> Scene:
    """The dice, once they lie still."""
    choices = SetupChoices("four-player", first=DIE)
    scene = context.make_scene("roll", {"choices": choices, "rolls": random.Random(4)})
    scene.enter()
    pass_time(scene, STILL)
    return scene


SCENES: Mapping[str, Maker] = {
    "menu": menu,
    "more": more,
    "confirm": confirm,
    "log": lambda context: context.make_scene("log", {"match": match_of("kalah", 30)}),
    "settings": lambda context: context.make_scene("settings", {}),
    "roll": roll,
    "error": lambda context: context.make_scene("error", {"report": REPORT, "saved": True}),
}
"""By name."""
