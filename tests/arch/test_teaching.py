"""The teacher's page: whatever it links to is there, and no lesson is missing from it."""

import re
from pathlib import Path

from game.learn.courses import load_course, load_puzzles
from game.rules.registry import GAMES

PAGE = (Path(__file__).parents[2] / "docs" / "teaching.md").read_text(encoding="utf-8")


def test_every_lesson_that_is_linked_is_there_and_none_is_missing():
    courses = [load_course(game) for game in GAMES]
    ids = {lesson.id for course in courses for lesson in course.lessons}
    ids |= {guided.id for course in courses for guided in course.guided}
    assert set(re.findall(r"#lesson=([a-z-]+)", PAGE)) == ids


def test_every_puzzle_that_is_linked_is_there():
    ids = {puzzle.id for game in GAMES for puzzle in load_puzzles(game)} | {"today"}
    assert set(re.findall(r"#puzzle=([a-z-]+[a-z])", PAGE)) <= ids


def test_it_tells_how_many_lessons_each_course_has():
    counts = [len(load_course(game).lessons) for game in ("kalah", "four-player", "bao", "bantu")]
    told = re.findall(r"^\| [^|]+ \| (\d+)(?: in three stages)? \| (?:\*\*)?[a-z]", PAGE, re.M)
    assert list(map(int, told)) == counts
