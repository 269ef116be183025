"""What holds in every game of Bantu, whatever is played."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.bantu.board import HOME, START, UNUSED, BantuMove, BantuPosition
from game.rules.playout import step_by_step
from game.rules.protocol import IllegalMove
from tests.rules import game_lengths
from tests.rules.bantu.anywhere import GAMES, OPTIONS, games_and_positions
from tests.rules.bantu.rebuild import rebuilt


def every_try(game):
    """Every piece, one that does not exist too, to every circle and home."""
    circles = range(game.board.lines * game.board.lanes)
    return [BantuMove(piece, to) for piece in range(6) for to in (*circles, HOME)]


def on_the_board(position):
    circles = [place for place in position.places if place >= 0]
    assert len(set(circles)) == len(circles)
    return sorted(place == UNUSED for place in position.places)


@settings(max_examples=100, deadline=None)
@given(games_and_positions())
def test_pieces_are_conserved_and_legal_moves_never_fail(pair):
    game, position = pair
    for move in game.legal_moves(position):
        after, events = game.play(position, move)
        assert on_the_board(after) == on_the_board(position)
        assert after == game.after(position, move) == rebuilt(game, position, events)
        assert game.outcome(after) is not None or game.legal_moves(after)


@settings(max_examples=60, deadline=None)
@given(games_and_positions())
def test_what_is_legal_is_said_by_every_question_alike(pair):
    game, position = pair
    legal = list(game.legal_moves(position))
    assert len(set(legal)) == len(legal)
    assert [move for move in every_try(game) if game.why_not(position, move) is None] == legal


@settings(max_examples=60, deadline=None)
@given(games_and_positions(), st.randoms(use_true_random=False))
def test_illegal_moves_raise_and_change_nothing(pair, rng):
    game, position = pair
    before = game.position_to_json(position)
    for move in set(rng.sample(every_try(game), 60)) - set(game.legal_moves(position)):
        with pytest.raises(IllegalMove):
            game.play(position, move)
    assert game.position_to_json(position) == before


@settings(max_examples=100, deadline=None)
@given(games_and_positions())
def test_somebody_can_always_move_while_the_game_goes_on(pair):
    game, position = pair
    after, events = game.forced_passes(position)
    assert rebuilt(game, position, events) == after
    assert game.forced_passes(after) == (after, ())
    assert (game.outcome(after) is None) == bool(game.legal_moves(after))


@settings(max_examples=100, deadline=None)
@given(games_and_positions(), st.integers(1, 3))
def test_giving_everybody_the_next_colour_changes_nothing_else(pair, by):
    game, position = pair
    by = by if len(game.seats) == 4 else 2 * (len(game.seats) == 2)
    cut = 16 - 4 * by

    def turned(position):
        places = position.places[cut:] + position.places[:cut]
        return BantuPosition(places, (position.to_move + by) % 4)

    image = turned(position)
    assert game.legal_moves(image) == game.legal_moves(position)
    for move in game.legal_moves(position):
        assert game.after(image, move) == turned(game.after(position, move))


@settings(max_examples=100, deadline=None)
@given(games_and_positions())
def test_both_forms_round_trip(pair):
    game, position = pair
    assert game.position_from_json(game.position_to_json(position)) == position
    assert game.position_from_text(game.position_to_text(position)) == position
    for move in game.legal_moves(position):
        assert game.move_from_json(game.move_to_json(move)) == move
        assert game.move_from_text(game.move_to_text(move)) == move


@settings(max_examples=100, deadline=None)
@given(games_and_positions())
def test_the_path_of_a_move_is_walked_on_empty_circles_that_are_joined(pair):
    game, position = pair
    board, taken = game.board, set(position.places)
    for move in game.legal_moves(position):
        origin = position.place(position.to_move, move.piece)
        if origin == START:
            continue
        path = [board.circle(*p.at) for p in game.path(position, move) if p.kind == "circle"]
        passed = path if move.to == HOME else path[:-1]
        assert not taken & set(passed)
        row = board.rows[origin]
        abreast = [i for i, place in enumerate(position.places) if place >= 0 and row >> place & 1]
        count = sum(i % 4 + 1 for i in abreast)
        if move.to == HOME:
            assert len(path) < count and (path or [origin])[-1] // board.lanes == board.lines - 1
        else:
            assert len(path) == count and path[-1] == move.to
        aside = 0
        for a, b in zip([origin, *path], path, strict=False):
            if b - a == board.lanes:
                aside = 0
                continue
            assert abs(b - a) == 1 and board.rows[a] >> b & 1 and aside != a - b
            aside = b - a


@pytest.mark.parametrize("game", GAMES, ids=map(str, OPTIONS))
def test_events_rebuild_every_position_of_random_games(game, deep, seed):
    rng = random.Random(seed)
    for _ in range(60 if deep else 4):
        position = game.start(rng.choice(game.seats))
        while game.outcome(position) is None:
            move = rng.choice(game.legal_moves(position))
            after, events = game.play(position, move)
            assert rebuilt(game, position, events) == after == game.after(position, move)
            ended = game.outcome(after) is not None
            assert events[-1].kind == ("end" if ended else "turn")
            position = after
        assert list(game.legal_moves(position)) == []


@pytest.mark.parametrize("game", GAMES, ids=map(str, OPTIONS))
def test_random_games_end(game, deep, seed):
    rng = random.Random(seed)
    for _ in range(200 if deep else 10):
        position, plies = step_by_step(
            game, game.start(rng.choice(game.seats)), rng, game_lengths.BANTU
        )
        assert game.outcome(position) is not None
        assert plies < game_lengths.BANTU


def test_every_illegal_try_in_random_positions_has_its_own_reason(deep, seed):
    rng = random.Random(seed)
    seen, position = set(), None
    for turn in range(1_000):
        if turn % 50 == 0:
            game = rng.choice(GAMES)
            tries = every_try(game)
        if position is None or turn % 50 == 0 or game.is_over(position):
            position = game.start()
        position = step_by_step(game, position, rng, rng.randint(1, 5))[0]
        for move in tries if deep else rng.sample(tries, 30):
            reason = game.why_not(position, move)
            if reason is not None:
                seen.add(reason.key)
    known = {
        "game-over",
        "bantu-no-such-piece",
        "bantu-already-home",
        "bantu-not-started",
        "bantu-not-your-start-line",
        "bantu-start-taken",
        "bantu-stays",
        "bantu-backward",
        "bantu-not-joined",
        "bantu-wrong-count",
        "bantu-wrong-sum",
        "bantu-home-too-far",
        "bantu-blocked",
        "bantu-own-piece",
        "bantu-partner-piece",
        "bantu-protected",
        "bantu-safe-start-line",
    }
    assert seen <= known
    assert len(seen) >= 10
