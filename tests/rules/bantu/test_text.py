"""Positions and moves of Bantu from JSON and text, good and bad."""

import pytest

from game.rules.bantu.board import HOME, BantuMove
from game.rules.bantu.game import Bantu
from game.rules.protocol import MoveError, PositionError

GAME = Bantu()
WAITING = {"1": "start", "2": "start", "3": "start", "4": "start"}


def good(to_move="red", **red):
    return {"pieces": {"red": {**WAITING, **red}, "blue": WAITING}, "to_move": to_move}


def test_the_form_of_the_console():
    value = good(**{"1": "home", "2": [9, 1]})
    at = GAME.position_from_json(value)
    assert GAME.position_to_json(at) == value
    assert GAME.position_to_text(at) == "red:h,9.1,s,s/blue:s,s,s,s/red"
    assert GAME.position_from_text("red:h,9.1,s,s/blue:s,s,s,s/red") == at


def test_the_short_game_has_three_pieces_in_both_forms():
    game = Bantu({"short": True})
    assert game.position_to_text(game.start()) == "red:s,s,s/blue:s,s,s/red"
    assert game.position_from_text("red:s,s,s/blue:s,s,s/red") == game.start()


@pytest.mark.parametrize(
    ("value", "key", "at"),
    [
        (None, "shape-object", ""),
        ([], "shape-object", ""),
        ({"pieces": {}}, "shape-missing-key", ""),
        ({**good(), "turn": 3}, "shape-unknown-key", "turn"),
        ({**good(), "pieces": []}, "shape-object", "pieces"),
        ({**good(), "pieces": {"red": WAITING}}, "shape-missing-key", "pieces"),
        (
            {**good(), "pieces": {"red": WAITING, "blue": WAITING, "green": WAITING}},
            "shape-unknown-key",
            "pieces.green",
        ),
        (good(**{"5": "start"}), "shape-unknown-key", "pieces.red.5"),
        (good("green"), "shape-choice", "to_move"),
        (good(0), "shape-choice", "to_move"),
        (good(**{"2": "away"}), "bantu-place", "pieces.red.2"),
        (good(**{"2": 9}), "bantu-place", "pieces.red.2"),
        (good(**{"2": None}), "bantu-place", "pieces.red.2"),
        (good(**{"2": [9]}), "bantu-place", "pieces.red.2"),
        (good(**{"2": [9, 1, 1]}), "bantu-place", "pieces.red.2"),
        (good(**{"2": [32, 1]}), "shape-range", "pieces.red.2[0]"),
        (good(**{"2": [-1, 1]}), "shape-range", "pieces.red.2[0]"),
        (good(**{"2": [9, 4]}), "shape-range", "pieces.red.2[1]"),
        (good(**{"2": [9, True]}), "shape-whole-number", "pieces.red.2[1]"),
        (good(**{"2": [9, 1.0]}), "shape-whole-number", "pieces.red.2[1]"),
    ],
)
def test_a_malformed_position_is_refused(value, key, at):
    with pytest.raises(PositionError) as caught:
        GAME.position_from_json(value)
    assert (caught.value.reason.key, caught.value.at) == (key, at)


def test_two_pieces_on_one_circle_are_refused():
    value = good(**{"2": [9, 1], "4": [9, 1]})
    with pytest.raises(PositionError) as caught:
        GAME.position_from_json(value)
    assert caught.value.reason.key == "bantu-two-on-one-circle"
    assert caught.value.reason.values == {"line": 9, "lane": 1, "colour": "red", "piece": 2}
    assert caught.value.at == "pieces.red.4"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "bantu-position-text"),
        ("red", "shape-missing-key"),
        ("red:s,s,s,s/blue:s,s,s,s", "bantu-position-text"),
        ("red:s,s,s,s/blue:s,s,s,s/", "bantu-position-text"),
        ("red:s,s,s,s/blue:s,s,s,s/red\n", "bantu-position-text"),
        ("red:s,s,s,s/blue:s,s,s/red", "shape-missing-key"),
        ("red:s,s,s,s/red:s,s,s,s/red", "bantu-position-text"),
        ("red:s,s,s,s/pink:s,s,s,s/red", "bantu-position-text"),
        ("red:s,s,s,s/blue:s,s,s,s/green", "shape-choice"),
        ("red:s,s,s,x/blue:s,s,s,s/red", "bantu-position-text"),
        ("red:s,s,s,09.1/blue:s,s,s,s/red", "bantu-position-text"),
        ("red:s,s,s,40.1/blue:s,s,s,s/red", "shape-range"),
        ("red:s,s,s,9.1/blue:s,s,s,9.1/red", "bantu-two-on-one-circle"),
    ],
)
def test_a_malformed_text_is_refused(text, key):
    with pytest.raises(PositionError) as caught:
        GAME.position_from_text(text)
    assert caught.value.reason.key == key


@pytest.mark.parametrize(
    ("value", "text", "move"),
    [
        ({"piece": 3, "to": [12, 1]}, "3:12.1", BantuMove(3, 49)),
        ({"piece": 3, "to": "home"}, "3:h", BantuMove(3, HOME)),
    ],
)
def test_moves_in_both_forms(value, text, move):
    assert GAME.move_from_json(value) == move
    assert GAME.move_to_json(move) == value
    assert GAME.move_from_text(text) == move
    assert GAME.move_to_text(move) == text


@pytest.mark.parametrize(
    "value",
    [
        None,
        3,
        {},
        {"piece": 3},
        {"piece": 3, "to": "start"},
        {"piece": 3, "to": "away"},
        {"piece": 3, "to": [12]},
        {"piece": 3, "to": [32, 0]},
        {"piece": 3, "to": [12, 4]},
        {"piece": "3", "to": [12, 1]},
        {"piece": True, "to": [12, 1]},
        {"piece": 3, "to": [12, 1], "by": 4},
    ],
)
def test_a_malformed_move_is_refused(value):
    with pytest.raises(MoveError):
        GAME.move_from_json(value)


@pytest.mark.parametrize("text", ["", "3", "3:", "3:12", "3:12.1 ", "3:home", "0:h", "3:32.0"])
def test_a_malformed_move_text_is_refused(text):
    with pytest.raises(MoveError):
        GAME.move_from_text(text)


@pytest.mark.parametrize(
    ("value", "key", "at"),
    [
        ({"piece": 3, "to": "start"}, "bantu-place", "to"),
        ({"piece": 3, "to": [12]}, "bantu-place", "to"),
        ({"piece": 3, "to": [32, 0]}, "shape-range", "to[0]"),
        ({"piece": 3, "to": [12, 4]}, "shape-range", "to[1]"),
        ({"piece": "3", "to": [12, 1]}, "shape-whole-number", "piece"),
        ({"piece": 3.0, "to": [12, 1]}, "shape-whole-number", "piece"),
    ],
)
def test_a_malformed_move_is_told_where_it_is_wrong(value, key, at):
    with pytest.raises(MoveError) as caught:
        GAME.move_from_json(value)
    assert (caught.value.reason.key, caught.value.at) == (key, at)


@pytest.mark.parametrize("piece", [-(10**30), 0, 5, 10_000, 10**30])
def test_a_piece_that_does_not_exist_may_be_tried(piece):
    tried = GAME.move_from_json({"piece": piece, "to": [12, 1]})
    assert GAME.why_not(GAME.start(), tried).values == {"piece": piece, "most": 4}


def test_a_malformed_move_text_is_told_by_its_own_key():
    with pytest.raises(MoveError) as caught:
        GAME.move_from_text("3:12")
    assert caught.value.reason.key == "bantu-move-text"
    assert GAME.move_from_text("9:31.3").piece == 9


def test_a_piece_may_stand_on_the_first_circle_of_the_board():
    value = good(**{"4": [0, 0]})
    at = GAME.position_from_json(value)
    assert at.place(0, 4) == 0
    assert GAME.position_to_text(at) == "red:s,s,s,0.0/blue:s,s,s,s/red"
    assert GAME.position_from_text(GAME.position_to_text(at)) == at
    with pytest.raises(PositionError) as caught:
        GAME.position_from_json(good(**{"1": [0, 0], "4": [0, 0]}))
    assert caught.value.reason.values == {"line": 0, "lane": 0, "colour": "red", "piece": 1}


@pytest.mark.parametrize(
    "text",
    [
        "red:s,.1,h,s/blue:s,s,s,s/red",
        "red:s,9.,h,s/blue:s,s,s,s/red",
        "red:s,,h,s/blue:s,s,s,s/red",
        "red:ssss/blue:s,s,s,s/red",
        "red:s,s,s,/blue:s,s,s,s/red",
        "red:/blue:s,s,s,s/red",
    ],
)
def test_a_text_with_something_left_out_is_no_position(text):
    with pytest.raises(PositionError) as caught:
        GAME.position_from_text(text)
    assert caught.value.reason.key == "bantu-position-text"


@pytest.mark.parametrize("text", ["2:.1", "2:9.", "2:."])
def test_a_text_with_something_left_out_is_no_move(text):
    with pytest.raises(MoveError) as caught:
        GAME.move_from_text(text)
    assert caught.value.reason.key == "bantu-move-text"
