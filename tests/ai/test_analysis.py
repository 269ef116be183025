"""Every legal move gets a value of its own, and the game its standing."""

import json
from pathlib import Path

import pytest

from game.ai.analysis import MoveValue, analyse, standing, turning_points
from game.ai.evaluation import share
from game.ai.thought import WIN, Strength, finished
from game.rules.kalah import Kalah, KalahPosition
from game.rules.registry import GAMES, make

DATA = Path(__file__).resolve().parents[1] / "data" / "kalah_middlegames.json"
CASES = json.loads(DATA.read_text(encoding="utf-8"))["cases"]


@pytest.mark.parametrize("name", GAMES)
def test_every_legal_move_is_valued_the_best_first(name):
    game = make(name)
    told = finished(analyse(game, game.start(), Strength(depth=2, nodes=50_000)))
    assert {value.move for value in told.moves} == set(game.legal_moves(game.start()))
    values = [value.value for value in told.moves]
    assert values == sorted(values, reverse=True)
    assert told.depth == 2
    assert 0 < told.bar < 1
    assert told.seat == game.to_move(game.start())


@pytest.mark.parametrize("case", CASES[:60:10], ids=str)
def test_kalah_values_are_exact_where_the_search_reaches_the_end(case):
    position = KalahPosition((*case["mover"], 0, *case["opponent"], 0), 0)
    told = finished(analyse(Kalah(), position, Strength(depth=80, nodes=10**9)))
    exact = {house: value for house, value in enumerate(case["per_house"], 1) if value is not None}
    assert {value.move: value.value for value in told.moves} == exact
    assert all(value.exact for value in told.moves)


def test_kalah_values_are_exact_in_the_first_moves_as_the_book_knows_them():
    game = Kalah()
    told = finished(analyse(game, game.start(), Strength(depth=80, nodes=100)))
    assert all(value.exact for value in told.moves)
    assert told.moves[0] == MoveValue(3, 9, exact=True)
    assert all(value.value < 9 for value in told.moves[1:])


def test_an_analysis_without_nodes_still_names_every_move():
    game = make("bantu")
    told = finished(analyse(game, game.start(), Strength(depth=5, nodes=1)))
    assert len(told.moves) == len(game.legal_moves(game.start()))
    assert told.depth == 0


def test_the_bar_shows_what_is_proven_as_won_lost_or_even():
    assert standing("kalah", MoveValue(1, 3, exact=True)) == 1
    assert standing("kalah", MoveValue(1, 0, exact=True)) == 0.5
    assert standing("kalah", MoveValue(1, -1, exact=True)) == 0
    assert standing("bao", MoveValue(1, -WIN - 2, exact=False)) == 0
    assert standing("bao", MoveValue(1, 0, exact=False)) == 0.5
    assert standing("kalah", MoveValue(1, 5, exact=False)) > standing(
        "kalah", MoveValue(1, 2, exact=False)
    )


def test_a_lead_of_any_size_has_its_share():
    assert share("four-player", 10**6) == pytest.approx(1)
    assert share("four-player", -(10**6)) == pytest.approx(0)
    assert share("four-player", 0) == 0.5


def test_the_turns_that_changed_the_game_are_found():
    assert turning_points([0.5, 0.55, 0.9, 0.85, 0.2, 0.0]) == (1, 3)
    assert turning_points([0.5]) == ()
