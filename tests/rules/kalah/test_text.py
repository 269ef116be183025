"""Positions and moves as JSON and as text, and what is said of those that are malformed."""

import pytest

from game.rules.kalah.board import NORTH, KalahPosition
from game.rules.kalah.game import Kalah
from game.rules.protocol import MoveError, Option, PositionError, Reason

GOOD = {
    "south": [1, 2, 3, 4, 5, 6],
    "south_store": 7,
    "north": [8, 9, 10, 11, 12, 13],
    "north_store": 14,
    "to_move": "north",
}
POSITION = KalahPosition((1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14), NORTH)
TEXT = "1,2,3,4,5,6:7/8,9,10,11,12,13:14/north"


def test_a_position_has_a_json_and_a_text_form():
    game = Kalah()
    assert game.position_to_json(POSITION) == GOOD
    assert game.position_from_json(GOOD) == POSITION
    assert game.position_to_text(POSITION) == TEXT
    assert game.position_from_text(TEXT) == POSITION
    assert game.position_to_text(game.start()) == "4,4,4,4,4,4:0/4,4,4,4,4,4:0/south"


def test_a_move_has_a_json_and_a_text_form():
    assert Kalah().move_to_json(3) == {"house": 3}
    assert Kalah().move_from_json({"house": 3}) == 3
    assert Kalah().move_to_text(3) == "3"
    assert Kalah().move_from_text("3") == 3


def test_any_totals_are_taken_up_to_9999_seeds():
    game, nothing = Kalah(), [0] * 6
    rows = {"south": [0, 0, 4999, 0, 0, 0], "north": nothing}
    most = {**GOOD, **rows, "south_store": 0, "north_store": 5000}
    at = game.position_from_json(most)
    assert sum(at.board) == 9999
    assert game.position_from_text(game.position_to_text(at)) == at
    with pytest.raises(PositionError) as refused:
        game.position_from_json({**most, "south_store": 1})
    assert (refused.value.at, refused.value.reason.key) == ("", "kalah-too-many")
    assert refused.value.reason.values == {"most": 9999}
    with pytest.raises(PositionError) as refused:
        game.position_from_text("0,0,0,0,0,9999:0/1,0,0,0,0,0:0/south")
    assert refused.value.reason.key == "kalah-too-many"


@pytest.mark.parametrize("preset", list(Kalah.presets))
def test_whatever_is_reached_from_the_fullest_board_can_be_set_again(preset):
    game = Kalah({"preset": preset})
    at = game.position_from_text("0,0,0,0,0,1:4000/0,0,0,0,1,0:5997/south")
    for _ in range(100):
        assert game.position_from_json(game.position_to_json(at)) == at
        assert game.position_from_text(game.position_to_text(at)) == at
        if game.is_over(at):
            break
        at, _ = game.play(at, game.legal_moves(at)[-1])
    assert game.is_over(at)


@pytest.mark.parametrize("house", [-(10**30), 0, 7, 10_000, 10**30])
def test_a_house_that_does_not_exist_may_be_tried(house):
    game = Kalah()
    reason = game.why_not(game.start(), game.move_from_json({"house": house}))
    assert reason == Reason("kalah-no-such-house", {"house": house, "houses": 6})


def changed(**members):
    return {**GOOD, **members}


@pytest.mark.parametrize(
    ("value", "at", "key"),
    [
        (None, "", "shape-object"),
        ([], "", "shape-object"),
        ({}, "", "shape-missing-key"),
        (changed(east=1), "east", "shape-unknown-key"),
        (changed(south=[4] * 5), "south", "shape-list"),
        (changed(north=[4] * 7), "north", "shape-list"),
        (changed(north="444444"), "north", "shape-list"),
        (changed(south=[4, 4, -1, 4, 4, 4]), "south[2]", "shape-range"),
        (changed(south=[4, 4, 4, 4, 4, 10_000]), "south[5]", "shape-range"),
        (changed(north=[4.0, 4, 4, 4, 4, 4]), "north[0]", "shape-whole-number"),
        (changed(north=[True, 4, 4, 4, 4, 4]), "north[0]", "shape-whole-number"),
        (changed(south_store=-1), "south_store", "shape-range"),
        (changed(north_store=10_000), "north_store", "shape-range"),
        (changed(north_store=None), "north_store", "shape-whole-number"),
        (changed(to_move="east"), "to_move", "shape-choice"),
        (changed(to_move=0), "to_move", "shape-choice"),
    ],
)
def test_a_malformed_position_says_what_is_wrong_and_where(value, at, key):
    with pytest.raises(PositionError) as refused:
        Kalah().position_from_json(value)
    assert (refused.value.at, refused.value.reason.key) == (at, key)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "4,4,4,4,4,4:0/4,4,4,4,4,4:0",
        "4,4,4,4,4,4:0/4,4,4,4,4,4:0/east",
        "4,4,4,4,4,4:0/4,4,4,4,4,4:0/",
        "4,,4,4,4,4:0/4,4,4,4,4,4:0/south",
        "4,4,4,4,4,4:/4,4,4,4,4,4:0/south",
        "4,4,4,4,4,40/4,4,4,4,4,4:0/south",
        "4,4,4,4,4,4:0/4,4,4,4,4,4:0/south ",
        "4,4,4,4,4,4:0/4,4,4,4,4,4:0/south\n",
        "4,4,4,4,4,04:0/4,4,4,4,4,4:0/south",
        "4,4,4,4,4,-4:0/4,4,4,4,4,4:0/south",
        "4,4,4,4,4,4:10000/4,4,4,4,4,4:0/south",
        "4,4,4,4,4,٤:0/4,4,4,4,4,4:0/south",
    ],
)
def test_malformed_text_is_no_position(text):
    with pytest.raises(PositionError) as refused:
        Kalah().position_from_text(text)
    assert refused.value.reason.key == "kalah-position-text"


def test_text_of_another_size_of_board_is_no_position():
    with pytest.raises(PositionError) as refused:
        Kalah().position_from_text("4,4:0/4,4:0/south")
    assert (refused.value.at, refused.value.reason.key) == ("south", "shape-list")


@pytest.mark.parametrize(
    ("value", "at", "key"),
    [
        (3, "", "shape-object"),
        ({}, "", "shape-missing-key"),
        ({"house": 3, "pit": 3}, "pit", "shape-unknown-key"),
        ({"house": "3"}, "house", "shape-whole-number"),
        ({"house": 3.0}, "house", "shape-whole-number"),
        ({"house": True}, "house", "shape-whole-number"),
        ({"house": None}, "house", "shape-whole-number"),
    ],
)
def test_a_malformed_move_says_what_is_wrong_and_where(value, at, key):
    with pytest.raises(MoveError) as refused:
        Kalah().move_from_json(value)
    assert (refused.value.at, refused.value.reason.key) == (at, key)


@pytest.mark.parametrize("text", ["", "0", "03", "-3", "+3", " 3", "3\n", "three", "٣", "12345"])
def test_malformed_text_is_no_move(text):
    with pytest.raises(MoveError):
        Kalah().move_from_text(text)


def test_the_options_as_data_tell_their_kinds_and_choices():
    assert Kalah.option_list == (
        Option("preset", "choice", "printed", ("printed", "standard", "empty-capture")),
        Option("houses", "integer", 6, low=1, high=9),
        Option("seeds", "integer", 4, low=1, high=9),
        Option("lone_capture", "flag", True, (True, False), switch=True),
        Option("leftovers", "choice", "nobody", ("nobody", "owner"), switch=True),
    )
