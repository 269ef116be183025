"""The soak plays every game, and says so when something does not hold."""

import sys
from random import Random

import pytest

from game.rules.kalah.board import KalahPosition
from game.rules.kalah.game import Kalah
from game.rules.registry import GAMES, make
from game.scenes.frame.base import BaseScene
from tools.soak import command as soak


@pytest.mark.parametrize("name", GAMES)
def test_a_short_soak_holds(name, capsys):
    seed = 41
    print("seed", seed)
    soak.soak(name, 150, seed)
    assert "150 moves" in capsys.readouterr().out


@pytest.mark.parametrize("name", GAMES)
def test_random_options_are_accepted_and_vary(name):
    rng = Random(3)
    options = [soak.random_options(name, rng) for _ in range(40)]
    assert all(make(name, each) for each in options)
    assert len({str(each) for each in options}) > 3


class LosesASeed(Kalah):
    """A Kalah whose fast path forgets a seed."""

    def after(self, position, move):
        board, to_move = super().after(position, move)
        return KalahPosition((*board[:-1], board[-1] + 1), to_move)


def test_a_broken_game_is_told_with_its_seed_and_position(request, monkeypatch, capsys):
    home = GAMES.home("kalah")
    request.addfinalizer(lambda: GAMES.register("kalah", home))
    GAMES.register("kalah", "tests.tools.soak.test_soak:LosesASeed")
    monkeypatch.setattr(sys, "argv", ["soak", "--plies", "50", "--seed", "8", "--game", "kalah"])
    assert soak.main() == 1
    output = capsys.readouterr().out
    assert "the fast path" in output
    assert "--seed 8" in output


def run(monkeypatch, *options):
    monkeypatch.setattr(sys, "argv", ["soak", *options])
    return soak.main()


def test_everything_is_pressed_as_often_as_asked(monkeypatch, capsys):
    assert run(monkeypatch, "--plies", "0", "--presses", "30", "--seed", "8") == 0
    assert "30 presses" in capsys.readouterr().out


def test_presses_that_bring_the_error_scene_end_it_with_the_way_to_see_it_again(
    monkeypatch, capsys
):
    def fails(*_):
        raise ZeroDivisionError("broken on purpose")

    monkeypatch.setattr(BaseScene, "handle", fails)
    assert run(monkeypatch, "--plies", "0", "--presses", "60", "--seed", "8") == 1
    output = capsys.readouterr().out
    assert "broken on purpose" in output
    assert "press_row(8, " in output


def test_moves_of_one_game_alone_press_nothing(monkeypatch, capsys):
    assert run(monkeypatch, "--plies", "5", "--game", "kalah", "--seed", "8") == 0
    assert "presses" not in capsys.readouterr().out
