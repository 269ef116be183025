"""Every lesson, guided game and puzzle has its sentences, and no sentence has lost its lesson."""

import re
from functools import cache

import pytest

from game.i18n.catalogue import Catalogue
from game.i18n.folders import all_folders
from game.learn.courses import load_course, load_puzzles
from game.learn.exercise import PlayQuestion
from game.learn.measures import MEASURES
from game.learn.words import (
    goal,
    guided_keys,
    lesson_keys,
    note,
    stage_keys,
    theme_key,
)
from game.rules.registry import GAMES

PARTS = "|".join(("title", "text", "task", "hint", "why", "done"))

LONGEST = {"title": 24, "text": 170, "task": 36, "hint": 110, "done": 60}
"""How many characters of each part have room beside the board, and on a small phone."""

LIES = {"right": "right", "left": "left"}
STANDS = {"right": "down", "left": "up"}
"""What the words for directions are filled with, as the board lies or stands."""


@cache
def words():
    return Catalogue.load(["en"], all_folders().read)


def lessons():
    return [lesson for game in GAMES for lesson in load_course(game).lessons]


def guided_games():
    return [guided for game in GAMES for guided in load_course(game).guided]


def puzzles():
    return [puzzle for game in GAMES for puzzle in load_puzzles(game)]


def keys_of_courses():
    """All keys that belong to one lesson, one guided game or one stage."""
    stages = {(lesson.game.name, lesson.stage) for lesson in lessons()}
    return {
        *(key for lesson in lessons() for key in lesson_keys(lesson)),
        *(key for guided in guided_games() for key in guided_keys(guided)),
        *(key for game, stage in stages for key in stage_keys(game, stage)),
    }


def test_every_lesson_and_guided_game_has_all_its_sentences():
    assert sorted(keys_of_courses() - set(words().keys())) == []


def of_one_exercise(key):
    """Whether a key is that of a lesson, a guided game, a stage or a puzzle, not of all."""
    return re.fullmatch(
        rf"lesson\.[\w-]+\.({PARTS}|wrong-\d+)|guided\.[\w-]+\.[\w-]+|course\.[\w-]+\.\d+.*|puzzle\.[\w-]+\.because",
        key,
    )


def test_no_sentence_is_of_an_exercise_that_is_gone():
    there = keys_of_courses() | {f"{puzzle.words}.because" for puzzle in puzzles()}
    assert [key for key in words().keys() if of_one_exercise(key) and key not in there] == []  # noqa: SIM118 - a catalogue is no dictionary


@pytest.mark.parametrize("directions", [LIES, STANDS], ids=["lies", "stands"])
def test_the_words_of_a_course_need_no_values_but_the_directions(directions):
    for key in keys_of_courses():
        told = words().text(key, **directions)
        assert not re.search(r"[{}]|\blesson\.\w", told), key


@pytest.mark.parametrize("directions", [LIES, STANDS], ids=["lies", "stands"])
def test_the_words_of_a_lesson_are_short(directions):
    for lesson in lessons():
        for part, most in LONGEST.items():
            told = words().text(f"{lesson.words}.{part}", **directions)
            assert len(told) <= most, (lesson.id, part, len(told))


def test_every_puzzle_has_a_goal_a_note_and_a_theme():
    for puzzle in puzzles():
        assert theme_key(puzzle) in words(), puzzle.theme
        for sentence in (goal(puzzle), note(puzzle)):
            key = next((key for key in sentence.keys if key in words()), None)
            assert key, (puzzle.id, sentence.keys)
            assert "{" not in words().text(key, **sentence.values), key


def test_every_puzzle_is_given_a_reason():
    for puzzle in puzzles():
        goals = puzzle.question.goals
        general = ".".join(
            part
            for each in goals
            for part in (
                each.measure,
                each.want,
                *([str(each.value)] if isinstance(each.value, int) else []),
            )
        )
        keys = {f"{puzzle.words}.because", f"puzzle.because.{general}"}
        assert keys & set(words().keys()), (puzzle.id, general)


def test_what_a_wrong_try_gives_can_be_said_in_every_measure():
    assert [name for name in MEASURES if f"exercise.gives.{name}" not in words()] == []


def test_words_name_no_seat_and_call_nobody_he():
    for key in keys_of_courses():
        told = words().text(key, **LIES)
        assert not re.search(r"\b(North|South|he|him|his|she|her)\b", told), key


def test_a_lesson_names_no_pit_that_is_not_on_the_board():
    for lesson in lessons():
        if lesson.game.name == "bao":
            for key in lesson_keys(lesson):
                named = re.findall(r"\b[A-Z]\d+\b", words().text(key, **LIES))
                assert set(named) <= {f"{row}{n}" for row in "AB" for n in range(1, 9)}, key


def test_the_task_of_a_lesson_with_moves_is_no_question():
    for lesson in lessons():
        task = words().text(f"{lesson.words}.task", **LIES)
        asks_for_moves = isinstance(lesson.question, PlayQuestion)
        assert not (asks_for_moves and task.endswith("?")), lesson.id
