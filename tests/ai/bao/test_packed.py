"""Bao's packed moves are those of the rules, whichever switches are set."""

import random

import pytest
from hypothesis import given

from game.ai.bao.packed import MOST_SEEDS, PackedBao, counts_of
from game.rules.bao.board import BaoPosition
from game.rules.bao.game import Bao
from tests.rules import game_lengths
from tests.rules.bao.boards import (
    ENDLESS,
    PRESETS,
    board,
    games_and_positions,
    random_line,
    random_options,
    random_position,
    total,
)


def check(game, position):
    """The packed form knows the same moves, in the same order, and where each leads."""
    packed = PackedBao(game.switches)
    if total(position) > MOST_SEEDS:
        with pytest.raises(OverflowError):
            packed.pack(position)
        return
    afters = [packed.pack(after) for _, after in game.moves_with_after(position)]
    assert packed.afters(packed.pack(position)) == afters, game.position_to_text(position)


@given(games_and_positions())
def test_packed_moves_are_those_of_the_rules(drawn):
    check(*drawn)


def test_they_are_along_random_games_from_any_position(deep, seed):
    rng = random.Random(seed)
    for _ in range(20_000 if deep else 400):
        game = Bao(random_options(rng))
        for position, _ in random_line(rng, game, random_position(rng), 8):
            check(game, position)


@pytest.mark.parametrize("preset", PRESETS)
def test_they_are_along_whole_games(preset, deep):
    blocked = 0
    for number in range(200 if deep else 20):
        rng, game = random.Random(f"{preset} {number}"), Bao({"preset": preset})
        for position, _ in random_line(rng, game, game.start(), game_lengths.BAO):
            check(game, position)
            blocked += position.blocked is not None
    assert (blocked > 0) is game.options["takasia"]


def test_sowing_that_never_ends_is_no_move():
    game = Bao()
    position = board(ENDLESS, "A1=1", stock=0)
    check(game, position)
    packed = PackedBao(game.switches)
    assert len(packed.afters(packed.pack(position))) < 2 * sum(
        seeds > 1 for seeds in position.rings[0][:8]
    )


def test_a_pit_that_takasia_forbids_is_packed_with_its_player():
    game = Bao({"preset": "kiswahili"})
    after = BaoPosition(((0, 2, 2, *(0,) * 13), (2, 2, *(0,) * 14)), (0, 0), (False, False), 2, 0)
    own, other = map(counts_of, PackedBao(game.switches).pack(after))
    assert (own[-1], other[-1]) == (2, 0)


def test_a_large_first_capture_is_made_before_a_small_one():
    packed = PackedBao(Bao().switches)
    at = packed.pack(board("A2=1 A4=1 A6=1", "A7=1 A5=2 A3=9 B1=1"))
    starts = packed.captures(at)
    # Nine of the thirteen seeds are taken first.
    first = next(packed.largest_first(at, starts))
    assert starts[0][0] == 9
    assert starts == sorted(starts, reverse=True)
    assert sum(counts_of(first[0])[:16]) <= 13 - 9
