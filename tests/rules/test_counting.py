"""Counting moves: against a count by hand, and within its limits."""

import pytest

from game.rules.counting import TooManyError, perft
from game.rules.registry import GAMES, make


def one_by_one(game, position, depth):
    """Return the number of sequences of exactly `depth` moves, looking at each by itself."""
    if depth == 0:
        return 1
    moves = game.legal_moves(position)
    return sum(one_by_one(game, game.after(position, move), depth - 1) for move in moves)


@pytest.mark.parametrize("name", GAMES)
def test_positions_met_again_are_counted_as_often_as_they_are_met(name):
    game = make(name)
    counts = perft(game, game.start(), 2)
    assert counts == [one_by_one(game, game.start(), depth) for depth in (1, 2)]


def test_games_that_are_over_are_not_played_on():
    game = make("kalah", {"houses": 2, "seeds": 1})
    counts = perft(game, game.start(), 30)
    assert counts[:12] == [one_by_one(game, game.start(), depth) for depth in range(1, 13)]
    assert counts[-1] == 0


def test_no_depth_counts_nothing():
    assert perft(make("kalah"), make("kalah").start(), 0) == []


def test_too_many_positions_are_refused_with_the_depth_that_was_reached():
    game = make("kalah")
    # After one move there are 6 positions, after two more than 30.
    with pytest.raises(TooManyError) as refused:
        perft(game, game.start(), 3, most=6)
    assert refused.value.depth == 1
    assert str(refused.value) == "1"
    assert perft(game, game.start(), 2, most=6) == [6, 35]


class GivenUpError(Exception):
    """What a check may raise."""


def test_a_check_is_asked_before_each_position_and_may_end_the_count():
    game, asked = make("kalah"), []

    def check():
        asked.append(len(asked))
        if len(asked) == 7:
            raise GivenUpError

    assert perft(game, game.start(), 1, check=check) == [6]
    assert len(asked) == 1
    with pytest.raises(GivenUpError):
        perft(game, game.start(), 3, check=check)
    assert len(asked) == 7
