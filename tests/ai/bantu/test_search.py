"""Bantu's own search: its moves are those of the rules, its values those of looking at them all."""

from random import Random

import pytest
from hypothesis import assume, given, settings

from game.ai.bantu.packed import NOTHING, PackedBantu, occupied_by
from game.ai.bantu.searcher import BantuSearcher
from game.ai.bantu.standing import Standing
from game.ai.deepening import deepened
from game.ai.look_ahead import LookAhead
from game.ai.opponent import searcher_for
from game.ai.registry import mind_of
from game.ai.thought import LOWEST, OutOfNodesError, Strength, finished
from game.rules.bantu.board import HOME, BantuMove
from game.rules.bantu.game import Bantu
from game.rules.playout import random_playout
from tests.rules.bantu.anywhere import OPTIONS, games_and_positions

FEW_LINES = {
    "lanes": 2,
    "lines": [[[0, 1]], [[0], [1]], [[0, 1]], [[0, 1]], [[0, 1]], [[0], [1]]],
    "start_lines": {"4": 0, "3": 2, "2": 3, "1": 4},
    "arrow_line": 5,
}
"""A board so small that pieces are in each other's way all the time."""


def middle_games(game, count, seed):
    """Yield positions that random play leads to."""
    rng = Random(seed)
    print("seed", seed)
    while count:
        start = game.start(rng.choice(game.seats))
        position, _ = random_playout(game, start, rng, rng.randrange(100))
        if game.legal_moves(position):
            count -= 1
            yield position


def assert_moves_are_those_of_the_rules(game, position):
    packed = PackedBantu(game)
    places = packed.pack(position)
    occupied = occupied_by(places)
    moves = packed.moves(places, occupied)
    named = {BantuMove(piece + 1, to): (piece, to) for _, piece, to, _ in moves}
    assert sorted(named) == sorted(game.legal_moves(position))
    for move in moves:
        after = game.after(position, BantuMove(move[1] + 1, move[2]))
        made, circles = packed.made(places, occupied, move)
        assert circles == occupied_by(made)
        assert made == packed.pack(after._replace(to_move=next_seat(game, position.to_move)))
        gained = packed.worth_of(made[-4:]) - packed.worth_of(places[:4])
        lost = sum(packed.worth_of(hand) for hand in hands(places[4:]))
        left = sum(packed.worth_of(hand) for hand in hands(made[:-4]))
        assert move[0] == gained + lost - left
    if len(game.seats) > 2:
        return
    most, wins = packed.most_gained(places, occupied)
    assert wins == any(
        game.is_over(game.after(position, move)) for move in named if move.to == HOME
    )
    assert wins or most == max((move[0] for move in moves), default=NOTHING)


def next_seat(game, seat):
    return game.seats[(game.seats.index(seat) + 1) % len(game.seats)]


def hands(places):
    """The pieces of each player."""
    return [places[index : index + 4] for index in range(0, len(places), 4)]


@settings(max_examples=200, deadline=None)
@given(games_and_positions())
def test_packed_moves_are_those_of_the_rules(pair):
    game, position = pair
    assume(not game.is_over(position))
    assert_moves_are_those_of_the_rules(game, position)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_packed_moves_are_those_of_the_rules_where_pieces_crowd(options):
    game = Bantu({**options, "board": FEW_LINES})
    for position in middle_games(game, 60, seed=41):
        assert_moves_are_those_of_the_rules(game, position)


@settings(max_examples=200, deadline=None)
@given(games_and_positions())
def test_every_player_stands_as_the_mind_says(pair):
    game, position = pair
    assume(len(game.seats) > 2)
    packed = PackedBantu(game)
    standing, places = Standing(packed), packed.pack(position)
    worths = tuple(packed.worth_of(hand) for hand in hands(places))
    first = game.seats.index(position.to_move)
    for turn in range(len(game.seats)):
        seat = game.seats[(first + turn) % len(game.seats)]
        lead = standing.lead(places, occupied_by(places), worths, turn)
        assert lead == mind_of("bantu").lead(game, position, seat)


def values(searcher, depth):
    """What each move is worth, each looked at for itself."""
    return {
        move: finished(searcher.value(index, depth, LOWEST))
        for index, move in enumerate(searcher.moves)
    }


@pytest.mark.parametrize("board", [{}, {"board": FEW_LINES}], ids=["shipped", "few lines"])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_move_is_worth_what_looking_ahead_on_the_rules_says(options, board):
    game = Bantu({**options, **board})
    for position in middle_games(game, 6, seed=42):
        own = searcher_for(game, position, 10**9)
        assert isinstance(own, BantuSearcher)
        by_rules = LookAhead(game, position, 10**9)
        for depth in (1, 2, 3):
            assert values(own, depth) == values(by_rules, depth)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_who_looks_three_moves_ahead_makes_the_same_move_in_both_ways(options):
    game = Bantu(options)
    for seed, position in enumerate(middle_games(game, 8, seed=43)):
        strength = Strength(depth=3, nodes=10**9, noise=20)
        moves = {
            finished(deepened(searcher, strength, seed)).move
            for searcher in (
                searcher_for(game, position, 10**9),
                LookAhead(game, position, 10**9),
            )
        }
        assert len(moves) == 1


def test_it_looks_at_no_more_positions_than_it_may_and_goes_on_when_it_may():
    game = Bantu({"players": 2})
    searcher = searcher_for(game, game.start(), 100)
    with pytest.raises(OutOfNodesError):
        finished(searcher.value(0, 6, LOWEST))
    assert searcher.nodes <= 101
    searcher.most_nodes = 10**9
    fresh = searcher_for(game, game.start(), 10**9)
    assert finished(searcher.value(0, 6, LOWEST)) == finished(fresh.value(0, 6, LOWEST))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_yields_often(players):
    game = Bantu({"players": players})
    searcher = searcher_for(game, game.start(), 10**9)
    looked_at, longest = 0, 0
    for _ in searcher.value(0, 7, LOWEST):
        longest = max(longest, searcher.nodes - looked_at)
        looked_at = searcher.nodes
    assert 0 < longest < 300


def test_nothing_is_remembered_once_it_is_let_go_of():
    game = Bantu({"players": 2})
    searcher = searcher_for(game, game.start(), 10**9)
    finished(searcher.value(0, 6, LOWEST))
    before = searcher.nodes
    finished(searcher.value(0, 6, LOWEST))
    again = searcher.nodes - before
    finished(searcher.let_go())
    before = searcher.nodes
    finished(searcher.value(0, 6, LOWEST))
    assert again < searcher.nodes - before
