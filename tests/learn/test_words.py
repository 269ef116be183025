"""Under which keys sentences stand, and with which values."""

import pytest

from game.learn import words
from game.learn.exercise import Goal
from tests.learn.exercises import exercise


def test_a_goal_is_named_by_its_measures():
    sentence = words.goal(exercise("bantu-take-and-hide"))
    assert sentence.keys == (
        "puzzle.goal.captured.at-least.1.endangered.least.none.bantu",
        "puzzle.goal.captured.at-least.1.endangered.least.none",
        "puzzle.goal.captured.at-least.1.endangered.least.bantu",
        "puzzle.goal.captured.at-least.1.endangered.least",
    )
    assert sentence.values == {"count": 0}


def test_a_goal_for_a_turn_may_be_said_otherwise():
    sentence = words.goal(exercise("kalah-again-then-take"))
    assert sentence.keys == (
        "puzzle.goal.stored.most.turn.kalah",
        "puzzle.goal.stored.most.turn",
        "puzzle.goal.stored.most.kalah",
        "puzzle.goal.stored.most",
    )
    assert sentence.values == {"count": 8}


def test_under_the_goal_stands_how_many_moves_it_takes():
    sentence = words.note(exercise("kalah-again-then-take"))
    assert sentence.keys == ("puzzle.note.stored.most", "puzzle.moves")
    assert sentence.values["moves"] == 2


@pytest.mark.parametrize(
    ("id_", "end", "values"),
    [
        ("kalah-one-takes-fourteen", "captured.most", {"count": 14, "next": 1}),
        ("four-starve", "reply_stored.least", {"count": 2, "next": 9}),
        ("kalah-away", "exact.most", {"count": 5, "next": 0}),
        ("kalah-save", "exact.at-least.0.draw", {"count": 0}),
        ("bantu-take-and-hide", "captured.at-least.1.endangered.least.none", {"count": 0}),
    ],
)
def test_a_reason_compares_the_answer_with_the_best_of_all_others(id_, end, values):
    sentence = words.because(exercise(id_))
    assert sentence.keys[0] == f"puzzle.{id_}.because"
    assert f"puzzle.because.{end}" in sentence.keys
    assert values.items() <= sentence.values.items()


@pytest.mark.parametrize(
    ("value", "end", "shown"), [(0, ".none", 0), (-3, ".behind", 3), (2, "", 2)]
)
def test_what_a_play_gives_is_said_in_a_way_that_fits(value, end, shown):
    sentence = words.gives(exercise("kalah-away"), Goal("exact", "most"), value)
    assert sentence.keys[0] == f"exercise.gives.exact{end}.kalah"
    assert sentence.keys[-1] == "exercise.gives.exact"
    assert sentence.values == {"gives": shown, "wanted": 5}


def test_a_lesson_has_a_sentence_for_each_wrong_try():
    keys = words.lesson_keys(exercise("kalah-sow"))
    assert keys[:2] == ["lesson.kalah-sow.title", "lesson.kalah-sow.text"]
    assert keys[-3:] == [f"lesson.kalah-sow.wrong-{number}" for number in (1, 2, 3)]


def test_a_question_about_a_place_has_no_goal():
    with pytest.raises(TypeError):
        words.goal(exercise("kalah-predict"))
