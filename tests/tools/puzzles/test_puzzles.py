"""The tool that makes puzzles, and what it says of those that are shipped."""

from random import Random

import pytest

from game.learn.courses import load_puzzles
from game.learn.goals import meeting
from game.learn.registry import LESSONS
from game.rules.registry import make
from tests.cases import all_cases
from tools.puzzles.candidates import candidates
from tools.puzzles.choosing import chosen
from tools.puzzles.difficulty import graded, level
from tools.puzzles.found import read, to_line
from tools.puzzles.playing import positions
from tools.puzzles.themes import OPTIONS, THEMES
from tools.puzzles.writing import whole_form

LEAST = 40
"""So many puzzles a game ships."""

PLAYED = {"kalah": 6, "four-player": 2, "bao": 2, "bantu": 6}
"""Games until there are some candidates."""


@pytest.fixture(scope="module", params=list(THEMES))
def found(request):
    """What comes up in a few games."""
    name, rng = request.param, Random(4)
    lines = []
    for number in range(PLAYED[name]):
        options = OPTIONS[name][number % len(OPTIONS[name])]
        game = make(name, options)
        for position, moves in positions(game, rng):
            for candidate in candidates(game, position, moves):
                lines.append(to_line(candidate, options, str(number)))
    return read(lines)


def test_each_candidate_is_reached_and_has_one_answer(found):
    assert len(found) > 3
    with all_cases() as cases:
        for each in found:
            with cases.of(each.theme.name):
                position = each.game.start()
                for move in each.reached_by:
                    position = each.game.after(position, move)
                assert position == each.position
                met = meeting(each.game, position, each.theme.over, each.theme.goals)
                assert [play.moves for play in met] == [each.moves]


def test_of_each_game_one_is_chosen_at_most_from_easy_to_hard(found):
    choice = chosen(found, Random(1))
    runs = [each.run for each in choice]
    assert choice
    assert len(set(runs)) == len(runs)


def test_it_is_written_in_the_form_that_ships(found):
    told = whole_form(found[0], "some-id")
    game = found[0].game
    assert game.position_from_json(told["position"]) == found[0].position
    assert told["ask"]["accept"] == [told["result"]["moves"]]
    assert 1 <= told["difficulty"] <= 5
    assert told["result"]["position"] == game.position_to_json(found[0].answer.after)


@pytest.mark.parametrize("game", LESSONS)
def test_enough_puzzles_ship_no_two_alike_each_as_hard_as_it_says(game):
    puzzles = load_puzzles(game)
    hard = [each.difficulty for each in puzzles]
    assert len(puzzles) >= LEAST
    assert len({(each.position, each.question.goals) for each in puzzles}) == len(puzzles)
    assert hard == sorted(hard)
    assert all(each.difficulty == level(graded(each)) for each in puzzles)
    assert len({each.theme for each in puzzles}) >= 5
    assert set(hard) == {1, 2, 3, 4, 5}
