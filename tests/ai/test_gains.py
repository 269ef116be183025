"""What a move brings at once: captures and another turn."""

from game.ai.gains import gifts, moves_again, taken_by, taken_from
from game.rules.registry import make


def played(game, text, house):
    """Return the position of `text`, and the events of the move from a house of it."""
    position = game.position_from_text(text)
    move = next(move for move in game.legal_moves(position) if game.move_to_text(move) == house)
    return position, game.play(position, move)[1]


def test_a_capture_is_taken_from_its_owner_only():
    game = make("kalah")
    _, events = played(game, "1,0,4,4,4,4:0/4,4,4,4,4,4:0/south", "1")
    assert taken_by(events, 0) == taken_from(events, 1) > 0
    assert taken_by(events, 1) == taken_from(events, 0) == 0


def test_another_turn_is_seen_for_who_earns_it():
    game = make("kalah")
    _, events = played(game, "4,4,4,4,4,4:0/4,4,4,4,4,4:0/south", "3")
    assert moves_again(events, 0)
    assert not moves_again(events, 1)


def test_gifts_are_other_turns_and_captures_of_enough():
    game = make("kalah")
    position = game.position_from_text("1,0,4,4,4,4:0/4,4,4,4,6,4:0/south")
    moves = game.legal_moves(position)
    text = game.move_to_text
    assert {text(move) for move in gifts(game, position, 5, moves)} == {"1", "3"}
    assert {text(move) for move in gifts(game, position, 20, moves)} == {"3"}
    assert gifts(game, position, 5, moves[1:2]) == [
        move for move in moves[1:2] if text(move) in {"1", "3"}
    ]
