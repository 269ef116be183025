"""The opening book of Kalah: sound, and used by who looks as far ahead as it does."""

import pytest

from game.ai.kalah_book import BOOK, DEPTH
from game.ai.kalah_opening import look_up
from game.ai.kalah_packed import SAME, PackedKalah, pack
from game.ai.levels import levels_of
from game.ai.opponent import think
from game.ai.thought import Strength, finished
from game.rules.kalah import Kalah

PRESETS = {"printed": 9, "empty-capture": 10, "standard": 8}
"""By how much the first player wins under perfect play. Ruling: kalah.md."""


@pytest.mark.parametrize(("preset", "margin"), PRESETS.items())
def test_the_first_move_is_the_best_one_and_nearly_its_value(preset, margin):
    game = Kalah({"preset": preset})
    thought = finished(think(game, game.start(), levels_of("kalah")[-1], seed=1))
    assert (thought.move, thought.nodes) == (3, 0)
    assert abs(thought.value - margin) <= 2


def test_what_is_proven_of_the_start_is_its_value():
    games = {preset: Kalah({"preset": preset}) for preset in PRESETS}
    told = {preset: look_up(game, game.start()) for preset, game in games.items()}
    sure = {preset: thought for preset, thought in told.items() if thought.exact}
    assert set(sure) >= {"printed", "standard"}
    assert all(thought.value == PRESETS[preset] for preset, thought in sure.items())


@pytest.mark.parametrize("preset", PRESETS)
def test_the_book_holds_all_of_the_first_moves_and_only_legal_houses(preset):
    game = Kalah({"preset": preset})
    for position in (game.start(0), game.start(1)):
        for first in game.legal_moves(position):
            after = game.after(position, first)
            told = look_up(game, after)
            assert told is not None
            assert told.move in game.legal_moves(after)
            lead = (
                after.board[game.store(after.to_move)] - after.board[game.store(1 - after.to_move)]
            )
            reading = (game.options["lone_capture"], game.options["leftovers"] == "owner")
            house, gain, proven = BOOK[reading][pack(6, after)]
            assert (told.move, told.value, told.exact) == (house, lead + gain, proven)


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_proven_agrees_with_what_is_proven_of_the_moves_after_it(preset):
    game = Kalah({"preset": preset})
    packed = PackedKalah(game)
    reading = (game.options["lone_capture"], game.options["leftovers"] == "owner")
    proven = {board: entry[:2] for board, entry in BOOK[reading].items() if entry[2]}
    compared = 0
    for board, (house, value) in proven.items():
        for child in packed.children(board):
            if child.board in proven:
                after = proven[child.board][1]
                gain = child.gain + (after if child.next == SAME else -after)
                assert gain == value if child.house == house else gain <= value
                compared += 1
    assert compared


def test_other_sizes_and_later_positions_are_not_in_the_book():
    assert look_up(Kalah({"houses": 5}), Kalah({"houses": 5}).start()) is None
    assert look_up(Kalah({"seeds": 5}), Kalah({"seeds": 5}).start()) is None
    game = Kalah()
    late = game.position_from_text("0,0,2,0,0,1:20/4,0,0,0,0,1:20/south")
    assert look_up(game, late) is None


def test_a_weaker_player_thinks_for_itself():
    game = Kalah()
    thought = finished(think(game, game.start(), Strength(depth=DEPTH - 1, nodes=500), seed=1))
    assert thought.nodes > 0
    assert thought.depth < DEPTH
