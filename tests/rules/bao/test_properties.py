"""What holds in every game of Bao, whatever is played and whichever switches are set."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.bao.board import BaoMove, turned
from game.rules.bao.game import Bao
from game.rules.playout import step_by_step
from game.rules.protocol import IllegalMove, MoveError
from tests.rules import game_lengths
from tests.rules.bao.boards import (
    PRESETS,
    TRIES,
    games_and_positions,
    random_line,
    random_options,
    random_position,
    rebuilt,
    total,
)


def check_moves(game, position):
    """Every legal move: told completely, equal both ways, and no seed lost."""
    found = list(game.moves_with_after(position))
    assert [move for move, _ in found] == game.legal_moves(position)
    assert len({move for move, _ in found}) == len(found)
    for move, after in found:
        played, events = game.play(position, move)
        assert played == after == game.after(position, move)
        assert rebuilt(position, events) == after
        assert total(after) == total(position)
        assert after.to_move == 1 - position.to_move
        assert [e.count for e in events if e.kind in ("drop", "enter")] == [1] * sum(
            e.kind in ("drop", "enter") for e in events
        )
        over = game.outcome(after) is not None
        assert (events[-1].kind == "end") is over
        if over:
            assert events[-1].seat == game.outcome(after).winners[0]
            assert not game.legal_moves(after)


@pytest.mark.parametrize("preset", PRESETS)
def test_events_and_the_fast_path_agree_along_random_games(preset, deep):
    for seed in range(200 if deep else 10):
        rng = random.Random(f"{preset} {seed}")
        game = Bao({"preset": preset})
        for position, _ in random_line(rng, game, game.start(rng.randrange(2)), game_lengths.BAO):
            assert total(position) == 64
            check_moves(game, position)


def test_events_and_the_fast_path_agree_with_any_switches(deep, seed):
    rng = random.Random(seed)
    for _ in range(4_000 if deep else 200):
        game = Bao(random_options(rng))
        for position, _ in random_line(rng, game, random_position(rng), 8):
            check_moves(game, position)


@given(games_and_positions())
def test_turning_the_board_changes_nothing(drawn):
    game, position = drawn
    other = turned(position)
    assert turned(other) == position
    assert game.legal_moves(other) == game.legal_moves(position)
    for move, after in game.moves_with_after(position):
        assert game.after(other, move) == turned(after)
        # seats differ, nothing else does
        first, second = game.play(position, move)[1], game.play(other, move)[1]
        assert [(e.kind, e.count) for e in first] == [(e.kind, e.count) for e in second]
        assert [e.seat for e in first] == [1 - e.seat for e in second]
    mine, other_outcome = game.outcome(position), game.outcome(other)
    assert (mine is None) == (other_outcome is None)
    if mine is not None:
        assert mine.winners == tuple(1 - seat for seat in other_outcome.winners)
        assert mine.scores == {mine.winners[0]: 1, 1 - mine.winners[0]: 0}
        assert mine.reason == other_outcome.reason


@settings(max_examples=40)
@given(games_and_positions(), st.randoms(use_true_random=False))
def test_anything_else_is_refused_and_changes_nothing(drawn, rng):
    game, position = drawn
    before = (*position.rings, *position)
    legal = set(game.legal_moves(position))
    for tried in rng.sample(TRIES, 60):
        if tried in legal:
            continue
        with pytest.raises(IllegalMove) as caught:
            game.play(position, tried)
        assert caught.value.reason == game.why_not(position, tried)
    assert (*position.rings, *position) == before


@pytest.mark.parametrize(
    "broken",
    [
        BaoMove("sow", 1, 1),
        BaoMove("namua-takasa", 0, 1),
        BaoMove("namua-takasa", 17, 1),
        BaoMove("namua-takasa", True, 1),
        BaoMove("namua-takasa", "A6", 1),
        BaoMove("namua-takasa", 6, 0),
        BaoMove("namua-takasa", 6, "clockwise"),
        BaoMove("namua-takasa", 6, 1, ("stay",)),
        BaoMove("namua-takasa", 6, 1, ["stop"]),
        BaoMove("namua-takasa", 6, 1, ("sow-on",) * 601),
    ],
)
def test_what_is_no_move_of_bao_is_refused_as_such(broken):
    game = Bao()
    for refuse in (game.play, game.why_not, game.choices):
        with pytest.raises(MoveError):
            refuse(game.start(), broken)


@given(games_and_positions())
def test_positions_and_moves_come_back_from_json_and_text(drawn):
    game, position = drawn
    assert game.position_from_json(game.position_to_json(position)) == position
    text = game.position_to_text(position)
    assert text == text.strip()
    assert len(text.splitlines()) == 1
    assert game.position_from_text(text) == position
    for move in game.legal_moves(position):
        assert game.move_from_json(game.move_to_json(move)) == move
        assert game.move_from_text(game.move_to_text(move)) == move


@pytest.mark.parametrize("tried", TRIES[::7], ids=str)
def test_every_move_that_can_be_written_comes_back(tried):
    game = Bao()
    assert game.move_from_json(game.move_to_json(tried)) == tried
    assert game.move_from_text(game.move_to_text(tried)) == tried


@given(games_and_positions())
def test_each_move_can_be_made_choice_by_choice(drawn):
    game, position = drawn
    legal = game.legal_moves(position)
    prefixes = {
        move._replace(nyumba=move.nyumba[:made])
        for move in legal
        for made in range(len(move.nyumba) + 1)
    }
    for partial in prefixes:
        progress = game.choices(position, partial)
        nexts = [
            choice
            for choice in ("stop", "sow-on")
            if partial._replace(nyumba=(*partial.nyumba, choice)) in prefixes
        ]
        assert list(progress.choices) == nexts
        if partial in legal:
            assert not nexts
            assert progress.events == game.play(position, partial)[1]
            assert progress.place is None
            continue
        assert progress.place == ("pit", (position.to_move, 5))
        assert progress.events[-1].kind == "drop"
        assert progress.events[-1].target == progress.place
        for choice in nexts:
            further = game.choices(position, partial._replace(nyumba=(*partial.nyumba, choice)))
            assert further.events[: len(progress.events)] == progress.events


@settings(max_examples=30)
@given(games_and_positions(), st.randoms(use_true_random=False))
def test_what_begins_no_legal_move_has_no_choices(drawn, rng):
    game, position = drawn
    prefixes = {
        move._replace(nyumba=move.nyumba[:made])
        for move in game.legal_moves(position)
        for made in range(len(move.nyumba) + 1)
    }
    for tried in rng.sample(TRIES, 40):
        if tried not in prefixes:
            with pytest.raises(IllegalMove):
                game.choices(position, tried)


@pytest.mark.parametrize("preset", PRESETS)
def test_random_games_end_or_meet_a_draw_within_the_bound(preset, deep):
    for seed in range(600 if deep else 40):
        rng = random.Random(f"{preset} {seed}")
        game = Bao({"preset": preset})
        position, seen, plies = game.start(), {}, 0
        while (legal := game.legal_moves(position)) and seen.get(position, 0) < 3:
            plies += 1
            assert plies <= game_lengths.BAO
            position = game.after(position, rng.choice(legal))
            seen[position] = seen.get(position, 0) + 1
        assert game.outcome(position) is not None or seen[position] == 3


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("most", [0, 7, 1_000])
def test_own_playout_is_the_same_as_step_by_step(preset, most):
    game = Bao({"preset": preset})
    for seed in range(5):
        mine = game.playout(game.start(), random.Random(seed), most)
        assert mine == step_by_step(game, game.start(), random.Random(seed), most)
        assert mine[1] <= most
