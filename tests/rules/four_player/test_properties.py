"""What holds in every game of Four Player Mancala, whatever is played."""

import random
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.four_player.board import PITS, SIDE
from game.rules.four_player.game import FourPlayer
from game.rules.playout import step_by_step
from game.rules.protocol import IllegalMove
from tests.rules import game_lengths
from tests.rules.four_player.rebuild import rebuilt

VARIATIONS = [list(v) for n in range(6) for v in combinations((2, 3, 4, 5, 6), n)]
OPTIONS = [
    {"players": players, "variations": variations}
    for players in (2, 3, 4)
    for variations in VARIATIONS
    if not (players == 3 and {3, 5} <= set(variations))
]
SEATINGS = [[0, 2], [1, 3], [0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3], [0, 1, 2, 3]]

TRIES = 20
"""Illegal tries that are sampled at a position."""


@st.composite
def games_and_positions(draw):
    """A game with any options, and a position of it set by hand, its mover having pieces."""
    seats = draw(st.sampled_from(SEATINGS))
    variations = draw(st.sets(st.integers(2, 6)))
    if len(seats) == 3:
        variations -= {3}
    game = FourPlayer({"seats": seats, "variations": sorted(variations)})
    counts = st.one_of(st.just(0), st.integers(0, 3), st.integers(0, 60))
    rows = [
        draw(st.lists(counts, min_size=6, max_size=6)) if seat in seats else [0] * 6
        for seat in range(4)
    ]
    value = {
        "pits": rows,
        "reservoirs": [draw(st.integers(0, 90)) if seat in seats else 0 for seat in range(4)],
        "to_move": draw(st.sampled_from(seats)),
        "quiet_rounds": draw(st.integers(0, 51)) if game.stop_rule else 0,
    }
    return game, game.position_from_json(value)


def turned(game, position, by):
    """The same game and position with everybody `by` seats further to the right."""
    seats = sorted((seat + by) % 4 for seat in game.seats)
    other = FourPlayer({"seats": seats, "variations": game.options["variations"]})
    cut = -SIDE * by
    board = position.board[cut:] + position.board[:cut]
    return other, type(position)(board, (position.to_move + by) % 4, position.quiet_rounds)


@settings(max_examples=150, deadline=None)
@given(games_and_positions())
def test_pieces_are_conserved_and_legal_moves_never_fail(pair):
    game, position = pair
    for move in game.legal_moves(position):
        after, _ = game.play(position, move)
        assert sum(after.board) == sum(position.board)
        assert all(count >= 0 for count in after.board)
        assert all(after.reservoir(s) >= position.reservoir(s) for s in range(4))


@settings(max_examples=150, deadline=None)
@given(games_and_positions())
def test_what_is_legal_is_said_by_every_question_alike(pair):
    game, position = pair
    legal = list(game.legal_moves(position))
    over = game.outcome(position) is not None
    assert game.is_over(position) == over
    assert [pit for pit in range(-2, 10) if game.why_not(position, pit) is None] == legal
    if over:
        assert legal == []
    else:
        after, _ = game.forced_passes(position)
        assert game.legal_moves(after)


@settings(max_examples=150, deadline=None)
@given(games_and_positions())
def test_illegal_moves_raise_and_change_nothing(pair):
    game, position = pair
    before = game.position_to_json(position)
    for pit in set(range(-2, 10)) - set(game.legal_moves(position)):
        with pytest.raises(IllegalMove):
            game.play(position, pit)
    assert game.position_to_json(position) == before


@settings(max_examples=100, deadline=None)
@given(games_and_positions(), st.integers(1, 3))
def test_turning_the_board_turns_the_moves(pair, by):
    # Which seat closes a round of the stop rule is the one thing that does not turn.
    game, position = pair[0], pair[1]._replace(quiet_rounds=0)
    other, image = turned(game, position, by)
    assert list(other.legal_moves(image)) == list(game.legal_moves(position))
    for move in game.legal_moves(position):
        after = turned(game, game.after(position, move), by)[1]
        found = other.after(image, move)
        assert found.board == after.board
        assert found.to_move == after.to_move
    ended, ended_image = game.outcome(position), other.outcome(image)
    assert (ended is None) == (ended_image is None)
    if ended:
        assert {(s + by) % 4 for s in ended.winners} == set(ended_image.winners)


@settings(max_examples=100, deadline=None)
@given(games_and_positions())
def test_both_forms_round_trip(pair):
    game, position = pair
    assert game.position_from_json(game.position_to_json(position)) == position
    assert game.position_from_text(game.position_to_text(position)) == position


@settings(max_examples=100, deadline=None)
@given(games_and_positions())
def test_the_events_of_a_forced_pass_rebuild_the_position(pair):
    game, position = pair
    after, events = game.forced_passes(position)
    assert rebuilt(position, events) == after
    assert game.forced_passes(after) == (after, ())


@settings(max_examples=100, deadline=None)
@given(games_and_positions())
def test_events_rebuild_positions_set_by_hand_too(pair):
    game, position = pair
    for move in game.legal_moves(position):
        after, events = game.play(position, move)
        assert rebuilt(position, events) == after


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_events_rebuild_every_position_of_random_games(options, deep, seed):
    rng = random.Random(seed)
    for _ in range(40 if deep else 2):
        game = FourPlayer({**options, "seeds": rng.randint(1, 9)})
        position = game.start(rng.choice(game.seats))
        while game.outcome(position) is None:
            move = rng.choice(game.legal_moves(position))
            after, events = game.play(position, move)
            assert rebuilt(position, events) == after == game.after(position, move)
            ended = game.outcome(after) is not None
            assert events[-1].kind == ("end" if ended else "turn")
            position = after
        assert list(game.legal_moves(position)) == []


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_random_games_end(options, deep, seed):
    rng = random.Random(seed)
    for _ in range(100 if deep else 3):
        game = FourPlayer({**options, "seeds": rng.randint(1, 9)})
        position, plies = step_by_step(game, game.start(), rng, game_lengths.FOUR_PLAYER)
        assert game.outcome(position) is not None
        assert plies < game_lengths.FOUR_PLAYER


def test_every_illegal_try_in_random_positions_has_its_own_reason(deep, seed):
    rng = random.Random(seed)
    seen, checked = set(), 0
    while checked < (10_000 if deep else 1_000):
        game = FourPlayer({**rng.choice(OPTIONS), "seeds": rng.randint(1, 9)})
        position = step_by_step(game, game.start(), rng, rng.randint(0, 120))[0]
        checked += 1
        for pit in (*range(1, PITS + 1), *(rng.randint(-99, 99) for _ in range(TRIES))):
            reason = game.why_not(position, pit)
            if reason is not None:
                seen.add(reason.key)
    assert seen == {"game-over", "four-player-no-such-pit", "four-player-pit-empty"}
