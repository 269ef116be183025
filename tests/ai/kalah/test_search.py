"""Kalah's own search: its packed moves are those of the rules, its values are exact."""

import json
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.ai.deepening import _depths
from game.ai.kalah.packed import MOST_SEEDS, OTHER, OVER, SAME, UNIT, PackedKalah
from game.ai.kalah.search import KalahSearch, SliceOverError
from game.ai.kalah.searcher import KalahSearcher
from game.ai.levels import levels_of
from game.ai.look_ahead import LookAhead
from game.ai.opponent import searcher_for, think
from game.ai.thought import Strength, finished
from game.rules.kalah.board import KalahPosition
from game.rules.kalah.game import Kalah
from game.rules.playout import random_playout
from tests.places import DATA

ENDGAMES = json.loads((DATA / "kalah_endgames.json").read_text(encoding="utf-8"))["cases"]
READINGS = {
    "standard": {"preset": "standard"},
    "empty_capture": {"preset": "empty-capture"},
    "standard_nobody": {"preset": "standard", "leftovers": "nobody"},
    "printed": {"preset": "printed"},
}


@st.composite
def games_and_positions(draw):
    """Any options, any position with a move: reached, or set by hand."""
    houses = draw(st.integers(1, 9))
    game = Kalah(
        {
            "houses": houses,
            "preset": draw(st.sampled_from(["printed", "standard", "empty-capture"])),
            "leftovers": draw(st.sampled_from(["nobody", "owner"])),
        }
    )
    rows = st.lists(st.integers(0, 28), min_size=houses, max_size=houses).filter(any)
    row = st.lists(st.sampled_from([0, 0, 1, 2, 13]), min_size=houses, max_size=houses).filter(any)
    south, north = draw(rows | row), draw(rows | row)
    # A hand-made heap goes round the board more than once.
    heap = min(MOST_SEEDS - sum(south) - sum(north), draw(st.sampled_from([0, 0, 0, 60, 200])))
    south[draw(st.integers(0, houses - 1))] += max(heap, 0)
    seat = draw(st.integers(0, 1))
    return game, KalahPosition((*south, 3, *north, 5), seat)


@given(games_and_positions())
def test_packed_moves_are_those_of_the_rules(drawn):
    game, position = drawn
    if sum(position.board) - 8 > MOST_SEEDS:
        with pytest.raises(OverflowError):
            PackedKalah(game).pack(position)
        return
    packed = PackedKalah(game)
    children = packed.children(packed.pack(position))
    assert sorted(child.house for child in children) == list(game.legal_moves(position))
    mover = position.to_move
    own, other = game.store(mover), game.store(1 - mover)
    lead = position.board[own] - position.board[other]
    for child in children:
        after = game.after(position, child.house)
        assert child.gain == after.board[own] - after.board[other] - lead
        if game.outcome(after) is not None:
            assert child.next == OVER
        else:
            assert child.next == (SAME if after.to_move == mover else OTHER)
            assert child.board == packed.pack(after)
            assert (
                packed.seeds(child.board)
                == sum(after.board) - after.board[own] - after.board[other]
            )


def test_more_seeds_than_fit_are_thought_about_in_the_general_way():
    game = Kalah()
    position = KalahPosition((200, 0, 0, 0, 0, 1, 0, 100, 0, 0, 0, 0, 1, 0), 0)
    assert isinstance(searcher_for(game, position, 100), LookAhead)
    assert finished(think(game, position, Strength(2, 100), 1)).move in (1, 6)


def endgame(case, reading):
    game = Kalah(READINGS[reading])
    return game, KalahPosition((*case["mover"], 0, *case["opponent"], 0), 0)


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("case", ENDGAMES, ids=lambda case: case["id"])
def test_the_top_level_finds_a_best_house_and_its_value(case, reading):
    game, position = endgame(case, reading)
    thought = finished(think(game, position, levels_of("kalah")[-1], seed=1))
    assert thought.move in case["expect"][reading]["best"]
    if len(game.legal_moves(position)) > 1:
        assert (thought.exact, thought.value) == (True, case["expect"][reading]["value"])


@pytest.mark.parametrize("case", ENDGAMES[::3], ids=lambda case: case["id"])
def test_every_house_gets_its_exact_value(case):
    game, position = endgame(case, "printed")
    searcher = KalahSearcher(game, position, 10**9)
    for index, house in enumerate(searcher.moves):
        searcher.exact = True
        value = finished(searcher.value(index, 70, -(10**6)))
        assert searcher.exact
        assert value == case["expect"]["printed"]["per_house"][house - 1] * UNIT


def test_a_search_in_slices_finds_what_a_search_in_one_piece_finds():
    game = Kalah()
    packed = PackedKalah(game)
    rng = Random(9)
    for _ in range(8):
        position, _ = random_playout(game, game.start(), rng, rng.randrange(12))
        if not game.legal_moves(position):
            continue
        board = packed.pack(position)
        whole, sliced = KalahSearch(packed), KalahSearch(packed)
        whole.stop_at = 10**9
        found, pieces = None, 0
        while found is None:
            sliced.stop_at = sliced.nodes + 300
            pieces += 1
            try:
                found = sliced.value(board, 7)
            except SliceOverError:
                continue
        assert found == whole.value(board, 7)
        assert pieces > 1 or whole.nodes < 300


def plain(packed, board, depth):
    """Return what a position is worth that far ahead, by looking at every line."""
    if not depth:
        return packed.judge(board)
    values = []
    for child in packed.children(board):
        value = child.gain * UNIT
        if child.next != OVER:
            value += plain(packed, child.board, depth - 1) * (1 if child.next == SAME else -1)
        values.append(value)
    return max(values)


@pytest.mark.parametrize("reading", READINGS)
def test_at_every_depth_a_value_is_that_of_looking_at_every_line(reading):
    game, seed = Kalah(READINGS[reading]), 17
    print("seed", seed)
    packed, rng, seen = PackedKalah(game), Random(seed), 0
    while seen < 12:
        position, _ = random_playout(game, game.start(), rng, rng.randrange(40))
        if not game.legal_moves(position):
            continue
        seen += 1
        board = packed.pack(position)
        for depth in range(1, 5):
            search = KalahSearch(packed)
            search.stop_at = 10**9
            assert search.value(board, depth)[0] == plain(packed, board, depth)


def test_a_table_that_runs_full_changes_no_value():
    packed = PackedKalah(Kalah())
    small, large = KalahSearch(packed, most_entries=50), KalahSearch(packed)
    small.stop_at = large.stop_at = 10**9
    board = packed.pack(Kalah().start())
    assert small.value(board, 7) == large.value(board, 7)


def test_with_few_seeds_the_search_takes_long_steps_and_with_many_short_ones():
    game = Kalah()
    few = KalahPosition((0, 4, 4, 0, 4, 0, 12, 4, 0, 4, 0, 4, 0, 12), 0)
    assert KalahSearcher(game, few, 1_000).stride > 1
    assert KalahSearcher(game, game.start(), 1_000).stride == 1
    asked = list(_depths(30, 4))
    assert asked[:9] == list(range(1, 10))
    assert asked[9:] == [13, 17, 21, 25, 29]


def test_a_move_is_worth_the_same_whatever_is_asked_of_it_first():
    for case in ENDGAMES[:6]:
        position = KalahPosition((*case["mover"], 0, *case["opponent"], 0), 0)
        packed = PackedKalah(Kalah({"preset": "standard"}))
        for child in packed.children(packed.pack(position)):
            search = KalahSearch(packed)
            search.stop_at = 10**9
            value, exact = search.move_value(child, 80, -(10**9))
            assert exact
            for low in (value - 9, value - 1, value, value + 7):
                search = KalahSearch(packed)
                search.stop_at = 10**9
                found, _ = search.move_value(child, 80, low)
                assert found == value if low < value else found <= low


def test_the_fuller_a_board_the_fewer_positions_are_looked_at():
    game, master = Kalah(), levels_of("kalah")[-1]
    for each in (25, 250, 2_500):
        position = KalahPosition((*[each] * 6, 0, *[each] * 6, 0), 0)
        thought = finished(think(game, position, master, 1))
        assert thought.move in game.legal_moves(position)
        assert thought.depth > 1
        assert thought.nodes < master.nodes * 100 / sum(position.board)
