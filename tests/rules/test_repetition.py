"""The third repetition is a draw in Bao and Bantu, and nowhere else."""

import pytest

from game.rules.protocol import Outcome
from game.rules.registry import make
from game.rules.repetition import Repetitions


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
