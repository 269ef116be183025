"""The lessons and puzzles that are shipped, and what is known of them besides."""

import json
from functools import cache

from game.learn.courses import load_course, load_puzzles
from game.learn.exercise import PlayQuestion
from game.learn.registry import LESSONS
from tests.places import DATA

GAMES = tuple(LESSONS)


def exercises(game):
    """All lessons and puzzles of a game."""
    return (*load_course(game).lessons, *load_puzzles(game))


def playing(game):
    """Those of them that ask for a move or a turn."""
    return [each for each in exercises(game) if isinstance(each.question, PlayQuestion)]


def exercise(id_):
    """The lesson or puzzle of an id."""
    (found,) = [each for game in GAMES for each in exercises(game) if each.id == id_]
    return found


@cache
def facts(game):
    """What is known of the lessons and puzzles of a game, by their ids."""
    folder = DATA / "lessons"
    return {
        id_: known
        for kind in ("course", "puzzles")
        for id_, known in json.loads((folder / f"{kind}-{game}.json").read_text("utf-8")).items()
    }
