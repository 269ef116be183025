"""The third repetition is a draw in Bao and Bantu, and nowhere else."""

import pytest

from game.rules.protocol import Outcome
from game.rules.registry import make
from game.rules.repetition import Repetitions, draw


@pytest.mark.parametrize(("name", "seats"), [("bao", (0, 1)), ("bantu", (0, 2))])
def test_the_third_time_is_a_draw(name, seats):
    game = make(name)
    history = Repetitions(game, game.start())
    assert history.outcome() is None
    history.add(game.start())
    assert history.outcome() is None
    history.add(game.start())
    assert history.outcome() == Outcome(seats, dict.fromkeys(seats, 0), "repetition")


def test_who_is_to_move_belongs_to_the_position():
    game = make("bao")
    history = Repetitions(game, game.start(0))
    for _ in range(2):
        history.add(game.start(1))
    assert history.outcome() is None


def test_only_the_position_noted_last_decides():
    game = make("bao")
    history = Repetitions(game, game.start(0))
    for first in (0, 0, 1):
        history.add(game.start(first))
    assert history.outcome() is None
    history.add(game.start(0))
    assert history.outcome() is not None


@pytest.mark.parametrize("name", ["kalah", "four-player"])
def test_other_games_know_no_such_draw(name):
    game = make(name)
    history = Repetitions(game, game.start())
    for _ in range(5):
        history.add(game.start())
    assert history.outcome() is None
    assert not history.watching


def test_a_copy_goes_on_by_itself():
    game = make("bao")
    history = Repetitions(game, game.start())
    twin = history.copy()
    twin.add(game.start())
    twin.add(game.start())
    assert twin.outcome() is not None
    history.add(game.start())
    assert history.outcome() is None
    history.add(game.start())
    assert history.outcome() is not None


def test_adding_tells_how_often_the_position_has_come_up():
    game = make("bao")
    history = Repetitions(game, game.start(0))
    assert [history.add(game.start(first)) for first in (0, 1, 0)] == [2, 1, 3]
    other = Repetitions(make("kalah"), make("kalah").start())
    assert other.add(make("kalah").start()) == 1


def test_what_is_taken_back_no_longer_counts():
    game = make("bao")
    history = Repetitions(game, game.start())
    assert [history.add(game.start()) for _ in range(2)] == [2, 3]
    history.take_back(game.start())
    assert history.outcome() is None
    assert history.add(game.start()) == 3
    assert history.outcome() is not None


def test_taking_back_is_no_matter_in_other_games():
    game = make("kalah")
    history = Repetitions(game, game.start())
    history.take_back(game.start())
    assert history.add(game.start()) == 1


@pytest.mark.parametrize(("times", "drawn"), [(0, False), (2, False), (3, True), (4, True)])
def test_a_draw_takes_three_times(times, drawn):
    game = make("bantu")
    assert (draw(game, game.start(), times) is not None) == drawn


def test_a_draw_in_bantu_counts_the_pieces_home():
    game = make("bantu", {"seats": ["green", "yellow"]})
    position = game.position_from_text("green:0.0,h,h,h/yellow:16.0,h,s,h/green")
    assert draw(game, position, 3) == Outcome((1, 3), {1: 3, 3: 2}, "repetition")
    history = Repetitions(game, game.start())
    for _ in range(3):
        assert history.outcome() is None
        history.add(position)
    assert history.outcome() == Outcome((1, 3), {1: 3, 3: 2}, "repetition")


def test_a_draw_in_bao_has_no_scores():
    game = make("bao")
    assert draw(game, game.start(), 3) == Outcome((0, 1), {0: 0, 1: 0}, "repetition")
