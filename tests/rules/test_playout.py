"""Games at random: the same seed gives the same game, by either way."""

from random import Random

import pytest

from game.rules.playout import random_playout, step_by_step
from game.rules.registry import GAMES, make


@pytest.mark.parametrize("name", GAMES)
def test_both_ways_give_the_same_game(name):
    game = make(name)
    for seed in range(3):
        own = random_playout(game, game.start(), Random(seed), 60)
        assert own == step_by_step(game, game.start(), Random(seed), 60)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("most", [0, 1, 5])
def test_no_more_moves_are_played_than_asked_for(name, most):
    game = make(name)
    for playout in (random_playout, step_by_step):
        position, plies = playout(game, game.start(), Random(1), most)
        assert plies == most
        assert (position == game.start()) == (most == 0)


def test_a_game_is_played_to_its_end_unless_told_otherwise():
    game = make("kalah", {"houses": 2, "seeds": 1})
    position, plies = random_playout(game, game.start(), Random(1))
    assert game.outcome(position) is not None
    assert plies > 0


def test_a_finished_game_stays_as_it_is():
    game = make("kalah", {"houses": 1, "preset": "standard"})
    over = game.position_from_text("0:3/2:0/north")
    for playout in (random_playout, step_by_step):
        assert playout(game, over, Random(1), 9) == (over, 0)
