"""What holds in every game of Kalah, whatever the options and the moves."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.i18n.catalogue import Catalogue
from game.rules.kalah.board import KalahPosition, sowings
from game.rules.kalah.game import Kalah
from game.rules.playout import random_playout, step_by_step
from game.rules.protocol import IllegalMove, MoveError, PositionError
from tests.rules import game_lengths
from tests.rules.kalah.rebuild import rebuilt

EVERY_GAME = st.builds(
    Kalah,
    st.fixed_dictionaries(
        {"houses": st.integers(1, 9), "seeds": st.integers(1, 9)},
        optional={
            "preset": st.sampled_from(["printed", "standard", "empty-capture"]),
            "lone_capture": st.booleans(),
            "leftovers": st.sampled_from(["nobody", "owner"]),
        },
    ),
)


@st.composite
def positions(draw):
    """A game, and a position of it set up by hand: any counts, often with empty houses."""
    game = draw(EVERY_GAME)
    size = 2 * game.houses + 2
    counts = st.one_of(st.just(0), st.integers(0, 3), st.integers(0, 250))
    board = draw(st.lists(counts, min_size=size, max_size=size))
    return game, KalahPosition(tuple(board), draw(st.integers(0, 1)))


def turned(game, position):
    """Return the position seen from the other side of the board."""
    half = game.houses + 1
    return KalahPosition(position.board[half:] + position.board[:half], 1 - position.to_move)


@given(positions())
def test_every_legal_move_keeps_the_seeds_and_leaves_the_position_as_it_was(drawn):
    game, position = drawn
    copy = KalahPosition(tuple(position.board), position.to_move)
    for move in game.legal_moves(position):
        after, _ = game.play(position, move)
        assert sum(after.board) == sum(position.board)
        assert min(after.board) >= 0
        assert position == copy


@given(positions())
def test_the_fast_path_leads_to_the_same_position(drawn):
    game, position = drawn
    for move in game.legal_moves(position):
        assert game.after(position, move) == game.play(position, move)[0]


@given(positions())
def test_the_events_rebuild_the_position_after(drawn):
    game, position = drawn
    for move in game.legal_moves(position):
        after, events = game.play(position, move)
        assert rebuilt(game, position, events) == after


@given(positions())
def test_events_name_the_player_and_come_in_order(drawn):
    game, position = drawn
    for move in game.legal_moves(position):
        _, events = game.play(position, move)
        kinds = [event.kind for event in events]
        assert kinds[0] == "lift"
        assert kinds[-1] in ("turn", "end")
        assert kinds.count("turn") + kinds.count("end") == 1
        assert all(
            event.seat == position.to_move
            for event in events
            if event.kind not in ("turn", "collect")
        )
        order = ["lift", "sow", "capture", "collect", "again", "turn", "end"]
        steps = [
            order.index("sow" if kind in ("drop", "store", "skip") else kind) for kind in kinds
        ]
        assert steps == sorted(steps)


@given(positions())
def test_turning_the_board_turns_the_game(drawn):
    game, position = drawn
    other = turned(game, position)
    assert list(game.legal_moves(other)) == list(game.legal_moves(position))
    for move in game.legal_moves(position):
        assert game.after(other, move) == turned(game, game.after(position, move))
    outcome, seen = game.outcome(position), game.outcome(other)
    assert (outcome is None) == (seen is None)
    if outcome is not None:
        assert {1 - seat for seat in outcome.winners} == set(seen.winners)
        assert {1 - seat: score for seat, score in outcome.scores.items()} == seen.scores


@given(positions(), st.integers(-3, 12))
def test_a_move_is_legal_or_refused_with_a_reason_and_changes_nothing(drawn, move):
    game, position = drawn
    before = hash(position)
    reason = game.why_not(position, move)
    assert (reason is None) == (move in game.legal_moves(position))
    if reason is not None:
        with pytest.raises(IllegalMove):
            game.play(position, move)
        assert hash(position) == before


@given(positions())
def test_legal_moves_are_none_exactly_when_there_is_an_outcome(drawn):
    game, position = drawn
    assert (game.outcome(position) is None) == bool(game.legal_moves(position))


@given(positions())
def test_positions_round_trip(drawn):
    game, position = drawn
    assert game.position_from_json(game.position_to_json(position)) == position
    text = game.position_to_text(position)
    assert text == text.strip()
    assert game.position_from_text(text) == position


@given(EVERY_GAME, st.integers(1, 9))
def test_moves_round_trip(game, move):
    assert game.move_from_json(game.move_to_json(move)) == move
    assert game.move_from_text(game.move_to_text(move)) == move


@given(EVERY_GAME, st.integers(0, 2**32), st.integers(0, 1))
def test_a_random_game_ends_within_its_bound(game, seed, first):
    # A sow from house n always stores a seed, and any other moves the seeds of the sower on by
    # one house at least: a player can sow at most n * seeds times before one of his goes on.
    total = 2 * game.houses * game.options["seeds"]
    bound = game_lengths.KALAH_FACTOR * total * game.houses
    position, plies = step_by_step(game, game.start(first), Random(seed), bound)
    assert plies < bound
    outcome = game.outcome(position)
    assert set(outcome.scores) == {0, 1}
    if game.options["leftovers"] == "owner":
        assert sum(outcome.scores.values()) == total


@given(positions(), st.integers(0, 2**32), st.sampled_from([0, 1, 2, 7, 10_000]))
def test_the_own_playout_is_the_one_step_by_step(drawn, seed, most):
    game, position = drawn
    own = random_playout(game, position, Random(seed), most)
    assert own == step_by_step(game, position, Random(seed), most)


@given(st.integers(1, 9), st.data())
def test_a_sowing_kept_and_one_worked_out_anew_are_equal(houses, data):
    start = data.draw(st.sampled_from([*range(houses), *range(houses + 1, 2 * houses + 1)]))
    seeds = data.draw(st.integers(1, 400))
    assert len(sowings(houses)) == 2 * houses + 2
    sowing = sowings(houses)[start][seeds]
    assert sowings(houses)[start][seeds] == sowing
    assert len(sowing.places) == seeds
    assert sowing.last == sowing.places[-1]
    own = range(houses) if start < houses else range(houses + 1, 2 * houses + 1)
    assert sowing.opposite == (2 * houses - sowing.last if sowing.last in own else -1)
    assert len(sowing.change) == 2 * houses + 2
    assert sum(sowing.change) == 0
    assert (seeds in sowings(houses)[start]) == (seeds <= 200)


def test_sowings_of_up_to_two_hundred_seeds_are_kept():
    table = sowings(9)[0]
    for seeds in (199, 200, 201):
        assert len(table[seeds].places) == seeds
        assert (seeds in table) == (seeds <= 200)


def test_no_illegal_try_gets_a_catch_all_answer():
    seed = 20
    print("seed", seed)
    rng = Random(seed)
    catalogue = Catalogue.load(["en"])
    specific = {"game-over", "kalah-empty-house", "kalah-no-such-house"}
    for _ in range(1_000):
        game = Kalah({"houses": rng.randint(1, 9), "seeds": rng.randint(1, 9)})
        position, _ = random_playout(game, game.start(), rng, rng.randint(0, 60))
        for move in range(-1, 12):
            reason = game.why_not(position, move)
            if reason is not None:
                assert reason.key in specific
                text = catalogue.text(f"reason.{reason.key}", **reason.values)
                assert "{" not in text
                assert text != f"reason.{reason.key}"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@given(JSON)
def test_any_json_is_a_position_or_a_clear_error(value):
    with pytest.raises(PositionError) as refused:
        Kalah().position_from_json(value)
    assert refused.value.reason.key.startswith("shape-")


@given(JSON | st.fixed_dictionaries({"house": JSON}))
def test_any_json_is_a_move_or_a_clear_error(value):
    try:
        move = Kalah().move_from_json(value)
    except MoveError as error:
        assert error.reason.key.startswith("shape-")
    else:
        assert type(move) is int
        assert value == {"house": move}


@given(st.text() | st.from_regex(r"[0-9,:/ southnrth]*", fullmatch=True))
def test_any_text_is_a_position_or_a_clear_error(text):
    with pytest.raises(PositionError):
        Kalah().position_from_text(text)


@given(st.text(max_size=6))
def test_any_text_is_a_move_or_a_clear_error(text):
    try:
        move = Kalah().move_from_text(text)
    except MoveError as error:
        assert error.reason.key == "kalah-move-text"
    else:
        assert Kalah().move_to_text(move) == text
