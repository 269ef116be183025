"""Which sentences belong to lessons and puzzles: their data ask for them, no code does."""

from __future__ import annotations

from collections.abc import Iterator

from game.learn.courses import LESSONS, load_course, load_puzzles
from game.learn.words import guided_keys, lesson_keys, stage_keys, theme_key


def keys_of_exercises() -> Iterator[str]:
    """Yield every key that a lesson, a guided game, a stage or a puzzle may ask for."""
    for game in LESSONS:
        course = load_course(game)
        for lesson in course.lessons:
            yield from lesson_keys(lesson)
            yield from stage_keys(game, lesson.stage)
        for guided in course.guided:
            yield from guided_keys(guided)
        for puzzle in load_puzzles(game):
            yield f"{puzzle.words}.because"
            yield theme_key(puzzle)
