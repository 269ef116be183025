"""The opening book of Kalah: sound, and used by who looks as far ahead as it does."""

import pytest

from game.ai.kalah.book import BOOK
from game.ai.kalah.opening import DEPTH, look_up, look_up_moves, reading
from game.ai.kalah.packed import SAME, PackedKalah
from game.ai.levels import levels_of
from game.ai.opponent import think
from game.ai.thought import Strength, finished
from game.rules.kalah.game import Kalah

PRESETS = {"printed": 9, "empty-capture": 10, "standard": 8}
"""By how much the first player wins under perfect play. Ruling: kalah.md."""


@pytest.mark.parametrize(("preset", "margin"), PRESETS.items())
def test_the_first_move_is_a_best_one_and_worth_what_the_game_is(preset, margin):
    game = Kalah({"preset": preset})
    thought = finished(think(game, game.start(), levels_of("kalah")[-1], seed=1))
    assert (thought.move, thought.value, thought.exact) == (3, margin, True)
    assert thought.nodes == 0


@pytest.mark.parametrize("preset", PRESETS)
def test_the_book_knows_every_position_of_the_first_moves(preset):
    game = Kalah({"preset": preset})
    layer = [game.start(0), game.start(1)]
    for _ in range(3):
        after = []
        for position in layer:
            moves = game.legal_moves(position)
            told = look_up(game, position)
            assert len(moves) == 1 or (told is not None and told.move in moves)
            after += [game.after(position, move) for move in moves]
        layer = after


@pytest.mark.parametrize("preset", PRESETS)
def test_who_keeps_to_the_book_is_in_it_for_eight_moves_whatever_the_other_plays(preset):
    game = Kalah({"preset": preset})
    for keeper in (0, 1):
        layer = [game.start()]
        for _ in range(8):
            after = []
            for position in layer:
                moves = game.legal_moves(position)
                if position.to_move == keeper and len(moves) > 1:
                    told = look_up(game, position)
                    assert told is not None
                    moves = (told.move,)
                after += [game.after(position, move) for move in moves]
            layer = after


def test_the_moves_that_the_book_knows_are_worth_what_the_position_after_them_is():
    game = Kalah()
    assert look_up_moves(game, game.start())[3] == PRESETS["printed"]
    assert look_up_moves(game, game.start(1))[3] == PRESETS["printed"]
    reply = game.after(game.after(game.start(), 3), 6)
    told = look_up(game, reply)
    assert told is not None
    assert max(look_up_moves(game, reply).values()) == told.value == -PRESETS["printed"]


@pytest.mark.parametrize("preset", PRESETS)
def test_what_a_position_is_worth_agrees_with_the_positions_after_it(preset):
    game = Kalah({"preset": preset})
    packed = PackedKalah(game)
    book, compared = BOOK[reading(game)], 0
    for board, (house, value) in book.items():
        for child in packed.children(board):
            if child.board in book:
                after = book[child.board][1]
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
