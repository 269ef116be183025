"""The opponent plays legally, the same way under the same seed, and not stupidly."""

from random import Random

import pytest

from game.ai import thought
from game.ai.deepening import deepened
from game.ai.gains import gifts
from game.ai.look_ahead import LookAhead
from game.ai.opponent import searcher_for, think
from game.ai.registry import mind_of
from game.ai.thought import WIN, Strength, finished
from game.rules.playout import random_playout
from game.rules.registry import GAMES, make

QUICK = Strength(depth=3, nodes=300)


def chosen(game, position, strength=QUICK, seed=1):
    """Return the thought, and how many slices it took."""
    thinking = think(game, position, strength, seed)
    slices = 0
    while True:
        try:
            next(thinking)
            slices += 1
        except StopIteration as end:
            return end.value, slices


def positions(game, count, seed):
    """Yield unfinished positions of random games."""
    rng = Random(seed)
    while count:
        position, _ = random_playout(game, game.start(), rng, rng.randrange(40))
        if game.legal_moves(position):
            count -= 1
            yield position


@pytest.mark.parametrize("name", GAMES)
def test_it_plays_legal_moves_in_every_game(name):
    game = make(name)
    for position in positions(game, 10, seed=3):
        thought, _ = chosen(game, position)
        assert thought.move in game.legal_moves(position)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_at_tables_of_any_size(players):
    game = make("four-player", {"players": players})
    for position in positions(game, 5, seed=4):
        assert chosen(game, position)[0].move in game.legal_moves(position)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_thought(name):
    game = make(name)
    for position in positions(game, 4, seed=5):
        assert chosen(game, position, seed=8) == chosen(game, position, seed=8)


def test_the_seed_decides_between_equal_moves():
    game = make("kalah")
    # Houses 1 and 2 end in the store: two extra turns, equal at a glance.
    position = game.position_from_text("6,5,0,0,0,0:0/4,4,4,4,4,4:0/south")
    strength = Strength(depth=1, nodes=100)
    moves = {chosen(game, position, strength, seed)[0].move for seed in range(40)}
    assert moves == {1, 2}


def test_the_only_legal_move_is_played_without_thinking():
    game = make("kalah")
    position = game.position_from_text("0,0,2,0,0,0:20/4,0,0,0,0,1:21/south")
    thought, slices = chosen(game, position)
    assert (thought.move, thought.nodes, slices) == (3, 0, 0)


def test_it_never_looks_at_more_positions_than_it_may():
    game = make("bao")
    thought, _ = chosen(game, game.start(), Strength(depth=50, nodes=200))
    assert 0 < thought.nodes <= 200


def test_it_yields_often():
    game = make("kalah")
    thought, slices = chosen(game, game.start(), Strength(depth=8, nodes=20_000))
    assert slices >= thought.nodes // 1_000


def test_it_knows_when_it_has_won():
    game = make("kalah", {"preset": "standard"})
    position = game.position_from_text("0,0,1,0,0,1:30/0,0,1,0,0,3:12/south")
    thought, _ = chosen(game, position)
    assert thought.exact
    assert thought.value > 0


def test_it_sees_a_capture_two_moves_ahead():
    game = make("kalah")
    # House 1 reaches empty house 3 opposite eight seeds; every other move scores less.
    position = game.position_from_text("2,0,0,0,1,0:10/1,0,0,8,0,2:10/south")
    assert chosen(game, position, Strength(depth=2, nodes=500))[0].move == 1


def exact(game, position, seat, depth):
    """Return the value by looking at everything, without alpha-beta."""
    outcome = game.outcome(position)
    if outcome is not None:
        if seat not in outcome.winners:
            return -WIN - depth
        return WIN + depth if set(outcome.winners) <= set(game.side_of(seat)) else 0
    if not depth:
        return mind_of(game.name).lead(game, position, seat)
    values = [
        exact(game, game.after(position, move), seat, depth - 1)
        for move in game.legal_moves(position)
    ]
    return max(values) if game.to_move(position) in set(game.side_of(seat)) else min(values)


@pytest.mark.parametrize("name", GAMES)
def test_its_value_is_that_of_looking_at_everything(name):
    game = make(name)
    depth = 2 if name == "bantu" else 3
    for position in positions(game, 5, seed=6):
        if len(game.legal_moves(position)) < 2:
            continue
        searcher = LookAhead(game, position, 1_000_000)
        thought = finished(deepened(searcher, Strength(depth, 1_000_000), seed=1))
        if abs(thought.value) >= WIN:
            continue
        assert thought.value == exact(game, position, game.to_move(position), depth)


@pytest.mark.parametrize("name", GAMES)
def test_it_beats_random_play(name):
    game = make(name)
    seed, won, rng = 7, 0, Random(7)
    for first in game.seats[:2] * 3:
        position = game.start(first)
        for _ in range(400):
            moves = game.legal_moves(position)
            if not moves:
                break
            mine = game.to_move(position) == game.seats[0]
            move = chosen(game, position, QUICK, seed)[0].move if mine else rng.choice(moves)
            position = game.after(position, move)
        outcome = game.outcome(position)
        won += outcome is not None and outcome.winners == (game.seats[0],)
    assert won >= 4, f"seed {seed}: won {won} of 6"


GREEDY = Strength(depth=1, nodes=100, blunders=15, noise=100, greed=5)


def test_the_greedy_take_gifts_but_for_blunders_and_play_anything_otherwise():
    game = make("four-player", {"players": 4})
    offered = taken = 0
    others = set()
    for number, position in enumerate(positions(game, 150, seed=61)):
        moves = game.legal_moves(position)
        presents = gifts(game, position, 5, moves)
        if len(presents) == len(moves):
            continue
        move = chosen(game, position, GREEDY, number)[0].move
        if presents:
            offered += 1
            taken += move in presents
        else:
            others.add(move)
    assert offered > 50
    assert 0.8 <= taken / offered < 1
    assert len(others) >= 5


def test_the_greedy_play_only_what_they_may():
    game = make("kalah")
    position = game.position_from_text("1,0,4,4,4,4:0/4,4,4,4,6,4:0/south")
    move = game.legal_moves(position)[-1]
    thought = finished(think(game, position, GREEDY, 1, among=[move]))
    assert thought.move == move


@pytest.mark.parametrize("game", [make(name) for name in GAMES], ids=list(GAMES))
def test_what_was_found_is_let_go_of_piece_by_piece(game, monkeypatch):
    monkeypatch.setattr(thought, "PIECE", 10)
    searcher = searcher_for(game, game.start(), 2_000)
    finished(deepened(searcher, Strength(depth=9, nodes=2_000), 1))
    pieces = len(list(searcher.let_go()))
    assert pieces > 1
    assert not list(searcher.let_go())
