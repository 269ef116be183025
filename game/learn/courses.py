"""The courses and puzzles that are shipped, each read when it is first asked for."""

from __future__ import annotations

from functools import cache

from game.learn import registry
from game.learn.exercise import Course
from game.learn.reading import Puzzles, open_puzzles, read_course
from game.paths import ASSETS

LESSONS = registry.LESSONS
"""How many lessons each game has, also while none of them is there yet."""

FOLDER = ASSETS / "lessons"
"""Where the data lies: `course-NAME.json` and `puzzles-NAME.json`."""


@cache
def load_course(game: str) -> Course:
    """Return the course of a game; an empty one if it has none.

    Raises ExerciseError if the data is malformed, OSError if it is not there.
    """
    if game not in LESSONS:
        return Course(game, (), ())
    return read_course((FOLDER / f"course-{game}.json").read_text("utf-8"))


@cache
def load_puzzles(game: str) -> Puzzles:
    """Return the puzzles of a game, from easy to hard; none if it has no course.

    Each is read when it is first asked for: `Puzzles.read_next` reads ahead.

    Raises ExerciseError if the data is malformed, OSError if it is not there.
    """
    if game not in LESSONS:
        return Puzzles()
    return open_puzzles((FOLDER / f"puzzles-{game}.json").read_text("utf-8"))
