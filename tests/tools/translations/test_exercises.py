"""Sentences of lessons and puzzles are asked for by their data."""

import pytest

from tools.translations.exercises import keys_of_exercises


@pytest.mark.parametrize(
    "key",
    [
        "lesson.kalah-sow.title",
        "lesson.bao-corner.wrong-3",
        "guided.four-guided.deny",
        "course.bao.3.text",
        "puzzle.bantu-sum.because",
        "puzzle.theme.capture",
    ],
)
def test_what_a_lesson_or_puzzle_says_is_asked_for(key):
    assert key in set(keys_of_exercises())


@pytest.mark.parametrize(
    "key",
    ["lesson.kalah-sow.wrong-4", "lesson.kalah-gone.title", "course.bao.4", "guided.gone.win"],
)
def test_what_no_lesson_says_is_not(key):
    assert key not in set(keys_of_exercises())
