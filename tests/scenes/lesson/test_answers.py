"""Every lesson can be answered: by finger, by mouse, by keys, and by what a screen reader does."""

import pytest

from game.i18n.emphasis import unemphasised
from game.learn.courses import load_course
from game.learn.registry import LESSONS
from tests.cases import all_cases
from tests.scenes.lesson.learner import Learner

WINDOWS = {"touch": (390, 844), "mouse": (1280, 720), "keys": (1280, 720), "press": (844, 390)}


@pytest.mark.parametrize("how", WINDOWS)
@pytest.mark.parametrize("game", LESSONS)
def test_each_lesson_is_done_once_it_is_answered(game, how):
    with all_cases() as cases:
        for lesson in load_course(game).lessons:
            with cases.of(lesson.id):
                learner = Learner(game, lesson.id, how, WINDOWS[how])
                assert not learner.scene.hook_state()["lesson"]["done"]
                learner.answer()
                assert learner.practice.done, learner.practice.reply
                assert learner.rig.context.progress.lessons_done(game) == {lesson.id}
                assert learner.scene.hook_state()["lesson"]["done"]


@pytest.mark.parametrize("game", LESSONS)
def test_each_foreseen_wrong_try_is_told_why_and_taken_back(game):
    with all_cases() as cases:
        for lesson in load_course(game).lessons:
            for number, wrong in enumerate(lesson.question.wrong):
                if wrong.reason is None:
                    with cases.of(lesson.id, number):
                        learner = Learner(game, lesson.id)
                        learner.try_wrongly(wrong)
                        assert_told_and_taken_back(learner)


def assert_told_and_taken_back(learner):
    assert learner.practice.stage == "wrong"
    assert learner.practice.mood == "wrong"
    reply = learner.practice.reply
    assert reply
    assert learner.rig.said[-1].rstrip(".") == unemphasised(reply).rstrip(".")
    learner.rig.settle()
    assert learner.practice.stage == "asking"
    assert learner.practice.reply == reply
    assert learner.practice.play.match.position == learner.practice.attempt.position
    learner.answer()
    assert learner.practice.done


def test_where_no_move_is_asked_for_nothing_told_of_a_place_is_the_answer():
    learner = Learner("bantu", "bantu-count")
    assert not learner.practice.asks_moves
    places = [target for target in learner.scene.targets() if target.role == "cell"]
    assert places
    assert {target.description for target in places} == {""}
