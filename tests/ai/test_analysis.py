"""Every legal move gets a value of its own, and the game its standing."""

import json
from itertools import islice
from random import Random

import pytest

from game.ai.analysis import MoveValue, analyse, stand, standing
from game.ai.chances import chance, even_share
from game.ai.kalah.opening import look_up, look_up_moves
from game.ai.levels import ADVICE_SEED
from game.ai.opponent import FAR, searcher_for, think
from game.ai.thought import LOWEST, WIN, Strength, finished
from game.ai.tree import grow, top_up
from game.rules.kalah.board import KalahPosition
from game.rules.kalah.game import Kalah
from game.rules.playout import random_playout
from game.rules.registry import GAMES, make
from tests.places import DATA

MIDDLEGAMES = DATA / "kalah_middlegames.json"
CASES = json.loads(MIDDLEGAMES.read_text(encoding="utf-8"))["cases"]


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


def leaves_of_the_book():
    """Yield positions that the book knows, without knowing all of their moves."""
    game, waiting = Kalah(), [Kalah().start()]
    while waiting:
        position = waiting.pop()
        if look_up(game, position) is None:
            continue
        moves = game.legal_moves(position)
        if len(look_up_moves(game, position)) < len(moves):
            yield position
        waiting += [game.after(position, move) for move in moves]


def test_what_the_book_knows_of_some_moves_alone_is_not_set_beside_estimates_of_others():
    game = Kalah()
    for position in islice(leaves_of_the_book(), 3):
        told = finished(analyse(game, position, Strength(depth=80, nodes=400)))
        assert told.moves[0].move == look_up(game, position).move
        assert not told.moves[0].exact
        assert told.moves[0].value == max(value.value for value in told.moves)
        assert told.bar == pytest.approx(standing(game, told.moves[0]), abs=0.05)


def test_the_bar_in_the_book_is_what_a_search_sees():
    game = Kalah()
    told = finished(analyse(game, game.start(), Strength(depth=80, nodes=2_000)))
    assert told.moves[0] == MoveValue(3, 9, exact=True)
    assert told.bar < chance(game, 9)


@pytest.mark.parametrize("players", [3, 4])
def test_every_move_of_a_tree_is_tried_often_enough_to_be_compared(players):
    game = make("four-player", {"players": players})
    root = finished(grow(game, game.start(), Strength(depth=40, nodes=400), ADVICE_SEED))
    visits, grown = [branch.visits for branch in root.children], root.visits
    assert min(visits) < 50
    finished(top_up(game, root, 50))
    now = [branch.visits for branch in root.children]
    assert now == [max(50, before) for before in visits]
    assert root.visits == grown == sum(visits) + 1


def test_the_obvious_moves_are_those_that_look_best_one_move_deep():
    for name in GAMES:
        game = make(name)
        told = finished(analyse(game, game.start(), Strength(depth=4, nodes=500)))
        alone = searcher_for(game, game.start(), 10**6)
        worth = {
            move: finished(alone.value(index, 1, LOWEST)) for index, move in enumerate(alone.moves)
        }
        best = max(worth.values())
        assert set(told.obvious) == {move for move, value in worth.items() if value == best}


def test_an_analysis_without_nodes_still_names_every_move():
    game = make("bantu")
    told = finished(analyse(game, game.start(), Strength(depth=5, nodes=1)))
    assert len(told.moves) == len(game.legal_moves(game.start()))
    assert told.depth == 0


TEAMS = "red:s,s,8.2,s/green:s,16.0,s,s/blue:s,s,8.0,s/yellow:24.3,s,s,s/red"
BANTU_TWO = "red:24.0,17.2,10.1,h/blue:29.1,26.3,16.3,h/red"


@pytest.mark.parametrize("nodes", [60, 100, 1_000, 3_000])
@pytest.mark.parametrize(
    ("name", "options", "text"),
    [
        ("bantu", {"players": 4, "team": True}, TEAMS),
        ("bantu", {"players": 2}, BANTU_TWO),
        ("bao", {}, None),
        ("four-player", {"players": 2}, None),
    ],
    ids=str,
)
def test_all_values_side_by_side_are_looked_at_equally_deep(name, options, text, nodes):
    game = make(name, options)
    position = game.position_from_text(text) if text else game.start()
    strength = Strength(depth=FAR - 1, nodes=nodes)
    told = finished(analyse(game, position, strength))
    assert told.depth > 0
    alone = searcher_for(game, position, 10**9)
    worth = {
        move: finished(alone.value(index, told.depth, LOWEST))
        for index, move in enumerate(alone.moves)
    }
    first = told.moves[0]
    assert first.move == finished(think(game, position, strength, ADVICE_SEED)).move
    # Looked at deeper than the others could be, none of them was better than the first.
    assert {value.move: value.value for value in told.moves} == {
        move: min(value, worth[first.move]) for move, value in worth.items()
    }


def test_where_the_positions_suffice_the_others_are_looked_at_as_deep_as_the_best():
    game = make("bantu", {"players": 4, "team": True})
    position, strength = game.position_from_text(TEAMS), Strength(depth=5, nodes=15_000)
    best = finished(think(game, position, strength, ADVICE_SEED))
    told = finished(analyse(game, position, strength))
    assert (told.depth, told.moves[0].value) == (best.depth, best.value) == (5, 32)
    assert [value.value for value in told.moves[1:5]] == [32, 28, 28, 24]


def test_the_bar_shows_what_is_proven_as_won_lost_or_even():
    assert standing(make("kalah"), MoveValue(1, 3, exact=True)) == 1
    assert standing(make("kalah"), MoveValue(1, 0, exact=True)) == 0.5
    assert standing(make("kalah"), MoveValue(1, -1, exact=True)) == 0
    assert standing(make("bao"), MoveValue(1, -WIN - 2, exact=False)) == 0
    assert standing(make("bao"), MoveValue(1, 0, exact=False)) == 0.5
    assert standing(make("kalah"), MoveValue(1, 5, exact=False)) > standing(
        make("kalah"), MoveValue(1, 2, exact=False)
    )


def test_a_lead_of_any_size_has_its_chance():
    game = make("four-player")
    assert chance(game, 10**6) == pytest.approx(1)
    assert chance(game, -(10**6)) == pytest.approx(0)
    assert chance(game, 0) == 1 / 4


@pytest.mark.parametrize(
    ("name", "options", "even"),
    [
        ("four-player", {"players": 3}, 1 / 3),
        ("four-player", {"players": 4}, 1 / 4),
        ("bantu", {"players": 4}, 1 / 4),
        ("bantu", {"players": 4, "team": True}, 1 / 2),
        ("bantu", {"players": 2}, 1 / 2),
    ],
)
def test_without_a_lead_each_side_has_an_even_share_of_the_chances(name, options, even):
    game = make(name, options)
    assert even_share(game) == even
    assert standing(game, MoveValue(1, 0, exact=False)) == pytest.approx(even)
    assert standing(game, MoveValue(1, 9, exact=False)) > even
    assert standing(game, MoveValue(1, 10**6 - 1, exact=False)) == pytest.approx(1)
    assert standing(game, MoveValue(1, -(10**6) + 1, exact=False)) == pytest.approx(0)
    assert standing(game, MoveValue(1, WIN, exact=False)) == 1


@pytest.mark.parametrize("players", [3, 4])
def test_a_tree_tells_every_seat_a_chance_whoever_is_to_move(players):
    game = make("four-player", {"players": players})
    strength = Strength(depth=40, nodes=400)
    for plies in (0, 5, 10):
        position, _ = random_playout(game, game.start(), Random(plies), plies)
        bars = [finished(stand(game, position, seat, strength)).bar for seat in game.seats]
        assert 0.7 < sum(bars) < 1.1
