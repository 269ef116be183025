"""Bao's own search: its values are those of looking at every line, captures followed."""

from random import Random

import pytest

from game.ai.bao import search
from game.ai.bao.packed import MOST_SEEDS, PackedBao
from game.ai.bao.search import FURTHER, BaoSearch
from game.ai.bao.searcher import BaoSearcher
from game.ai.bao.worth import CAPTURE, judge
from game.ai.deepening import deepened
from game.ai.levels import levels_of
from game.ai.look_ahead import LookAhead
from game.ai.opponent import searcher_for, think
from game.ai.thought import LOWEST, WIN, Strength, finished
from game.rules.bao.game import Bao
from game.rules.playout import random_playout
from tests.rules.bao.boards import PRESETS, board


def positions(game, count, seed):
    """Yield unfinished positions of random games, with a choice."""
    rng = Random(seed)
    while count:
        position, _ = random_playout(game, game.start(), rng, rng.randrange(60))
        if len(game.legal_moves(position)) > 1:
            count -= 1
            yield position


def settled(game, position, further):
    """Return what a position is worth if only captures are looked at, by the rules."""
    if game.outcome(position) is not None:
        return WIN if position.to_move in game.outcome(position).winners else -WIN
    packed = PackedBao(game.switches)
    at = packed.pack(position)
    starts = packed.captures(at)
    if not further or not starts:
        return judge(at) + CAPTURE * max((start[0] for start in starts), default=0)
    return max(-settled(game, after, further - 1) for _, after in game.moves_with_after(position))


def plain(game, position, depth):
    """Return what a position is worth so far ahead, by looking at every line."""
    if not depth:
        return settled(game, position, FURTHER)
    if game.outcome(position) is not None:
        return WIN + depth if position.to_move in game.outcome(position).winners else -WIN - depth
    return max(-plain(game, after, depth - 1) for _, after in game.moves_with_after(position))


@pytest.mark.parametrize("preset", PRESETS)
def test_at_every_depth_a_value_is_that_of_looking_at_every_line(preset):
    game, seed = Bao({"preset": preset}), 17
    print("seed", seed)
    for position in positions(game, 12, seed):
        searcher = searcher_for(game, position, 10**9)
        for depth in (2, 3):
            for index, move in enumerate(searcher.moves):
                value = finished(searcher.value(index, depth, LOWEST))
                assert value == -plain(game, game.after(position, move), depth - 1)


def test_a_move_is_worth_the_same_whatever_is_asked_of_it_first():
    game = Bao()
    for position in positions(game, 6, seed=18):
        value = finished(BaoSearcher(game, position, 10**9).value(0, 4, LOWEST))
        for low in (value - 9, value - 1, value, value + 7):
            asked = finished(BaoSearcher(game, position, 10**9).value(0, 4, low))
            assert asked == value if low < value else asked <= low


def test_a_table_that_runs_full_changes_no_value(monkeypatch):
    game = Bao()
    for position in positions(game, 3, seed=19):
        large = finished(think(game, position, Strength(6, 10**9), 1))
        with monkeypatch.context() as patch:
            patch.setattr(search, "MOST_ENTRIES", 10)
            small = finished(think(game, position, Strength(6, 10**9), 1))
        assert (small.value, small.move) == (large.value, large.move)


def test_it_sees_what_is_captured_in_reply_at_the_end_of_its_reach():
    # Whatever South plays, North then captures: two moves ahead the search follows that.
    game = Bao()
    position = game.start()
    seen = finished(think(game, position, Strength(2, 10**6), 1)).value
    lead = LookAhead(game, position, 10**6)
    blind = finished(deepened(lead, Strength(2, 10**6), 1)).value
    assert seen == max(-plain(game, after, 1) for _, after in game.moves_with_after(position))
    assert seen != blind


def test_a_player_without_seeds_to_sow_has_lost_where_the_search_ends():
    game = Bao({"preset": "kujifunza"})
    packed = PackedBao(game.switches)
    stuck = packed.pack(board("A1=1 A3=1 B2=1", "A1=3 A2=3", stock=0, intact=False))
    searcher = BaoSearch(packed, 100)
    assert finished(searcher.after_move(stuck, 1, LOWEST, -LOWEST)) == WIN + 1
    assert searcher.exact


@pytest.mark.parametrize("level", [3, 4])
def test_a_capture_that_wins_is_never_missed(level):
    game, offered = Bao(), 0
    for number, position in enumerate(positions(game, 400, seed=20)):
        ends = [move for move, after in game.moves_with_after(position) if game.outcome(after)]
        wins = [move for move in ends if move.kind.endswith("capture")]
        if not wins or len(wins) == len(game.legal_moves(position)):
            continue
        offered += 1
        assert finished(think(game, position, levels_of("bao")[level], number)).move in wins
    assert offered > 10


def test_more_seeds_than_fit_are_thought_about_by_the_rules():
    game = Bao()
    position = board("A1=2 A5=100 B3=30", "A1=2 A4=9 B3=30", stock=0)
    assert sum(map(sum, position.rings)) > MOST_SEEDS
    assert isinstance(searcher_for(game, position, 300), LookAhead)
    thought = finished(think(game, position, levels_of("bao")[3], 1))
    assert thought.move in game.legal_moves(position)


def test_it_stops_when_its_nodes_run_out_and_yields_on_the_way():
    game = Bao()
    searcher = BaoSearcher(game, game.start(), 3_000)
    thinking = deepened(searcher, Strength(30, 3_000), 1)
    slices, seen, longest = 0, 0, 0
    try:
        while True:
            next(thinking)
            longest, seen = max(longest, searcher.nodes - seen), searcher.nodes
            slices += 1
    except StopIteration as end:
        assert end.value.depth > 2
    assert slices >= 10
    assert longest <= 3 * search.SLICE
