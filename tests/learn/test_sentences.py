"""Every sentence that lessons and puzzles need is there, whatever is tried."""

import pytest

from game.i18n.catalogue import Catalogue
from game.i18n.folders import FOLDERS, LATE
from game.learn.attempt import Attempt
from game.learn.courses import load_course, load_puzzles
from game.learn.words import (
    because,
    goal,
    guided_keys,
    lesson_keys,
    note,
    stage_keys,
    theme_key,
)
from game.paths import ASSETS
from tests.cases import all_cases
from tests.learn.exercises import GAMES, playing

WRITTEN = [
    game for game in GAMES if (ASSETS / "lessons" / "words" / "parts" / f"{game}.en.json").exists()
]
"""The games whose lessons have their words."""


@pytest.fixture(scope="module")
def words():
    return Catalogue.load(["en"], lambda code: [*FOLDERS.read(code), *LATE["lessons"].read(code)])


def is_said(sentence, words):
    return any(key in words for key in sentence.keys)


def tries(exercise):
    """All that can be tried wrongly with a first move: each legal one, and those foreseen."""
    firsts = {answer[0] for answer in exercise.question.accept}
    legal = [move for move in exercise.game.legal_moves(exercise.position) if move not in firsts]
    foreseen = [wrong.answer for wrong in exercise.question.wrong]
    return [*((move,) for move in legal), *foreseen]


def verdict_of(exercise, moves):
    """How moves, tried one after the other, are judged at last."""
    attempt = Attempt(exercise)
    for move in moves:
        verdict = attempt.play(move)
        if verdict.kind not in ("on", "right"):
            return verdict
    return verdict


@pytest.mark.parametrize("game", GAMES)
def test_every_wrong_try_is_answered(game, words):
    with all_cases() as cases:
        for each in playing(game):
            for moves in tries(each):
                with cases.of(each.id, moves):
                    verdict = verdict_of(each, moves)
                    assert verdict.kind == ("illegal" if verdict.reason else "wrong")
                    keys = (*verdict.special, verdict.key)
                    assert verdict.key.startswith("lesson.") or any(key in words for key in keys)


@pytest.mark.parametrize("game", GAMES)
def test_every_wrong_try_that_is_foreseen_has_its_own_answer(game):
    with all_cases() as cases:
        for each in playing(game):
            for wrong in each.question.wrong:
                if wrong.why:
                    with cases.of(each.id, wrong.answer):
                        assert verdict_of(each, wrong.answer).key == wrong.why


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_has_a_title_a_note_a_theme_and_a_reason(game, words):
    with all_cases() as cases:
        for each in load_puzzles(game):
            with cases.of(each.id):
                assert is_said(goal(each), words)
                assert is_said(note(each), words)
                assert is_said(because(each), words)
                assert theme_key(each) in words


@pytest.mark.parametrize("game", WRITTEN)
def test_every_lesson_and_guided_game_has_all_its_sentences(game, words):
    course = load_course(game)
    keys = [key for lesson in course.lessons for key in lesson_keys(lesson)]
    keys += [key for guided in course.guided for key in guided_keys(guided)]
    stages = {lesson.stage for lesson in course.lessons}
    keys += [key for stage in sorted(stages) for key in stage_keys(game, stage)]
    assert [key for key in keys if key not in words] == []
