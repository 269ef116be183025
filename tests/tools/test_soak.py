"""The soak plays every game, and says so when something does not hold."""

import sys
from random import Random

import pytest

from game.rules.kalah import Kalah, KalahPosition
from game.rules.registry import GAMES, make
from tools import soak


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


def test_a_broken_game_is_told_with_its_seed_and_position(monkeypatch, capsys):
    monkeypatch.setitem(GAMES, "kalah", LosesASeed)
    monkeypatch.setattr(sys, "argv", ["soak", "--plies", "50", "--seed", "8", "--game", "kalah"])
    assert soak.main() == 1
    told = capsys.readouterr().out
    assert "the fast path" in told
    assert "--seed 8" in told
