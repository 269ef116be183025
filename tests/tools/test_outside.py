"""Games against programs from elsewhere: who is told what, and how the points are counted."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from game.ai.opponent import think
from game.ai.thought import finished
from game.rules.kalah.board import KalahPosition
from game.rules.protocol import AnyGame
from game.rules.registry import make
from tools.strength.meeting import EVEN, GAUGE
from tools.strength.outside.meeting import Result, meet, opening, play
from tools.strength.outside.players import Chosen, Timed
from tools.strength.playouts import plain_tree


def chooser(name: str, number: int, seconds: float = 0.0) -> Timed:
    """Return a player who takes the first or the last of the legal moves."""

    def choose(game: AnyGame, position: Any, _seed: int, _moves: Sequence[Any]) -> Chosen:
        return game.legal_moves(position)[number], seconds

    return Timed(name, choose)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_that_play_alike_share_the_points(players: int) -> None:
    game = make("four-player", {"players": players})
    alike = (chooser("one", 0), chooser("other", 0))
    result = meet(game, alike, 12, 1)
    shares = [one + other for one, other in zip(*[iter(result.points)] * 2, strict=True)]
    assert shares == [1.0] * 6, "the second game of a pair is the first one, the seats changed"


def test_who_plays_is_told_every_move_since_the_start() -> None:
    game = make("kalah", {"preset": "standard"})

    def choose(game: AnyGame, position: Any, _seed: int, moves: Sequence[Any]) -> Chosen:
        again = game.start()
        for move in moves:
            again = game.after(again, move)
        assert again == position
        return game.legal_moves(position)[0], 0.0

    result = Result()
    begun = opening(game, Random("begun"))
    play(game, begun, (0, 1), (Timed("one", choose), Timed("other", choose)), 1, result)
    assert result.seconds[0] and result.seconds[1]


def test_openings_leave_neither_of_two_as_good_as_lost() -> None:
    game = make("kalah", {"preset": "standard"})
    position = game.start()
    for move in opening(game, Random("even")):
        position = game.after(position, move)
    assert abs(finished(think(game, position, GAUGE, 0)).value) <= EVEN["kalah"]


def test_shares_errors_and_times_are_those_of_the_games() -> None:
    result = Result([1.0, 0.0, 0.5, 0.5], ([0.1, 0.3], []))
    assert result.share == 0.5
    assert result.error == pytest.approx(0.2041, abs=1e-4)
    assert result.mean_seconds(0) == pytest.approx(0.2)
    assert result.mean_seconds(1) == 0.0


@pytest.mark.parametrize("name", ["kalah", "four-player", "bao", "bantu"])
def test_a_plain_tree_plays_any_game_and_the_same_seed_the_same_move(name: str) -> None:
    game = make(name, {})
    choose = plain_tree(20)
    position = game.start()
    for seed in range(6):
        move = choose(game, position, seed)
        assert move == choose(game, position, seed)
        assert move in game.legal_moves(position)
        position = game.after(position, move)


def test_a_plain_tree_finds_the_best_house_of_an_endgame() -> None:
    game = make("kalah", {"preset": "standard"})
    position = KalahPosition((1, 0, 0, 0, 0, 1, 23, 0, 0, 0, 0, 0, 2, 21), 0)
    assert plain_tree(100)(game, position, 1) == 6
