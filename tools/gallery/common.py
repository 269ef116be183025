"""The scenes of the gallery that are the same for every game; they show a match of Kalah."""

from __future__ import annotations

import random
from collections.abc import Mapping

from game.host.interface import Press
from game.learn.courses import load_puzzles
from game.play.match import Player
from game.play.saved.setup_choices import DIE, SetupChoices
from game.scenes.frame.base import BaseScene
from game.scenes.frame.context import Context
from game.scenes.frame.scene import Scene
from tools.gallery.stage import Maker, against, match_of, pass_time

STILL = 200
"""Frames after which dice lie still and the computer has thought."""

REPORT = 'Traceback (most recent call last):\n  File "app.py", line 1\nValueError: no seeds'


def menu(context: Context) -> Scene:
    """The opening page with a match to continue."""
    context.matches.save(match_of("kalah", 4))
    return context.make_scene("menu", {})


def matches(context: Context) -> Scene:
    """The matches that are kept."""
    for game in ("kalah", "four-player", "bao", "bantu"):
        match = match_of(game, 6)
        match.players = against(match.game.seats)
        context.matches.save(match)
    return context.make_scene("matches", {})


def statistics(context: Context) -> Scene:
    """How the matches of this device have ended."""
    for seed in range(4):
        context.statistics.count(match_of("kalah", -1, seed, players=against((0, 1))))
    return context.make_scene("statistics", {})


def replay(context: Context) -> Scene:
    """A match that is looked at again, in the middle of it."""
    match = match_of("kalah", 20)
    match.players = against(match.game.seats)
    return context.make_scene("review", {"match": match, "move": 9})


def review(context: Context) -> Scene:
    """A match with what its moves were worth."""
    match = match_of("kalah", 20)
    match.players = against(match.game.seats)
    scene = context.make_scene("review", {"match": match, "mode": "values", "move": 6})
    scene.enter()
    pass_time(scene, STILL)
    return scene


def signs(context: Context) -> Scene:
    """The signs of a seat, over set-up."""
    below = context.make_scene("setup", {"game": "four-player", "seats": "computer"})
    return _after(below, "sign:0")


def _table(context: Context) -> Scene:
    """A match against the computer, under way."""
    match = match_of("kalah", 9)
    match.players = {0: Player("person"), 1: Player("opponent")}
    return context.make_scene("table", {"match": match})


def _sheet(*presses: str) -> Maker:
    """Return what makes the sheet to which pressing targets at the table leads."""

    def make(context: Context) -> Scene:
        scene = _table(context)
        for press in presses:
            scene = _after(scene, press)
        return scene

    return make


def _after(scene: Scene, target: str) -> Scene:
    """Return the scene to which pressing a target leads; the same where it leads to none."""
    assert isinstance(scene, BaseScene)
    scene.enter()
    going = scene.handle(Press(target))
    if going is None:
        return scene
    above = scene.context.make_scene(going.scene, going.params)
    above.beneath = scene
    return above


def log(context: Context) -> Scene:
    """The moves of a match, over its table."""
    scene = context.make_scene("log", {"match": match_of("kalah", 30)})
    scene.beneath = _table(context)
    return scene


def _by_link(context: Context) -> Scene:
    """A match in which a move was made that a friend waits for."""
    match = match_of("kalah", 9)
    match.side = 1 - match.to_move
    return context.make_scene("table", {"match": match})


def friend(context: Context) -> Scene:
    """The way to a friend, over a match between two."""
    scene = context.make_scene("friend", {"match": match_of("kalah", 0)})
    scene.beneath = context.make_scene("table", {"match": match_of("kalah", 0)})
    return scene


def link(context: Context) -> Scene:
    """The ways in which a link can go out."""
    return _after(_by_link(context), "skip")


def code(context: Context) -> Scene:
    """The link as a QR code."""
    return _after(link(context), "code")


def invitation(context: Context) -> Scene:
    """What a friend has sent, over its table."""
    match = match_of("bao", 5)
    match.players = {0: Player(name="Asha"), 1: Player()}
    match.side = match.to_move
    scene = context.make_scene("invitation", {"match": match})
    scene.beneath = context.make_scene("table", {"match": match})
    return scene


def opening(context: Context) -> Scene:
    """Ways to bring a match in, over the menu."""
    return _after(menu(context), "share")


def roll(context: Context) -> Scene:
    """The dice, once they lie still."""
    choices = SetupChoices("four-player", first=DIE)
    scene = context.make_scene("roll", {"choices": choices, "rolls": random.Random(4)})
    scene.enter()
    pass_time(scene, STILL)
    return scene


def puzzles(context: Context) -> Scene:
    """The list of puzzles, some of them solved."""
    for puzzle in load_puzzles("kalah")[:5]:
        helped = puzzle.difficulty > 1 or puzzle.step == 2
        context.progress.note_puzzle("kalah", puzzle.id, 1, helped)
    return context.make_scene("puzzles", {"game": "kalah"})


def _puzzle(game: str, theme: str, *presses: str) -> Maker:
    """Return what makes the first puzzle of a theme in which some targets were pressed."""

    def make(context: Context) -> Scene:
        id_ = next(puzzle.id for puzzle in load_puzzles(game) if puzzle.theme == theme)
        scene = context.make_scene("puzzle", {"game": game, "id": id_})
        scene.enter()
        for name in presses:
            scene.handle(Press(name))
        return scene

    return make


def puzzle_of_the_day(context: Context) -> Scene:
    """The puzzle of today, by the clock of the gallery."""
    scene = context.make_scene("puzzle", {"today": True})
    scene.enter()
    return scene


SCENES: Mapping[str, Maker] = {
    "menu": menu,
    "menu-new": lambda context: context.make_scene("menu", {}),
    "more": _sheet("more"),
    "typed": _sheet("more", "typed"),
    "confirm": _sheet("more", "resign"),
    "share": _sheet("more", "share"),
    "open": opening,
    "friend": friend,
    "friend-link": link,
    "code": code,
    "invitation": invitation,
    "table-link": _by_link,
    "log": log,
    "said": _sheet("more", "said"),
    "settings": _sheet("more", "settings"),
    "settings-look": _sheet("more", "settings", "tab:look"),
    "settings-sound": _sheet("more", "settings", "tab:sound"),
    "settings-help": _sheet("more", "settings", "tab:help"),
    "signs": signs,
    "matches": matches,
    "statistics": statistics,
    "replay": replay,
    "review": review,
    "roll": roll,
    "puzzles": puzzles,
    "puzzle": _puzzle("kalah", "capture-in-a-turn"),
    "puzzle-hint": _puzzle("bao", "win-in-two", "hint", "hint"),
    "puzzle-four": _puzzle("four-player", "best-turn", "hint"),
    "puzzle-bantu": _puzzle("bantu", "capture-safely"),
    "puzzle-today": puzzle_of_the_day,
    "error": lambda context: context.make_scene("error", {"report": REPORT, "saved": True}),
}
"""By name."""
