"""Positions and moves of Four Player Mancala from JSON and text, good and bad."""

import pytest

from game.rules.four_player.game import FourPlayer
from game.rules.protocol import MoveError, PositionError

GAME = FourPlayer({"players": 2})
QUIET = FourPlayer({"players": 2, "variations": [4, 5]})


def good(**changes):
    return {
        "pits": [[4] * 6, [0] * 6, [4] * 6, [0] * 6],
        "reservoirs": [0, 0, 0, 0],
        "to_move": 0,
        "quiet_rounds": 0,
        **changes,
    }


def without(name):
    return {key: value for key, value in good().items() if key != name}


def test_the_start_position_in_both_forms():
    start = GAME.start()
    assert GAME.position_to_json(start) == good()
    assert GAME.position_to_text(start) == "4,4,4,4,4,4:0/-/4,4,4,4,4,4:0/-/0/0"


def test_both_forms_are_read_back():
    at = GAME.position_from_json(
        good(pits=[[0, 12, 3, 0, 0, 1], [0] * 6, [9] * 6, [0] * 6], reservoirs=[7, 0, 11, 0])
    )
    assert GAME.position_from_json(GAME.position_to_json(at)) == at
    assert GAME.position_from_text(GAME.position_to_text(at)) == at


def test_any_totals_may_be_set():
    at = GAME.position_from_json(good(reservoirs=[100, 0, 0, 0]))
    assert at.reservoir(0) == 100


def test_quiet_rounds_are_kept_only_where_the_stop_rule_holds():
    with pytest.raises(PositionError) as caught:
        GAME.position_from_json(good(quiet_rounds=1))
    assert caught.value.reason.key == "four-player-no-quiet-rounds"
    assert caught.value.at == "quiet_rounds"
    at = QUIET.position_from_json(good(quiet_rounds=12))
    assert at.quiet_rounds == 12
    assert QUIET.position_from_text(QUIET.position_to_text(at)) == at


def test_quiet_rounds_may_be_left_out():
    assert QUIET.position_from_json(without("quiet_rounds")) == QUIET.start()


@pytest.mark.parametrize(
    ("value", "key", "at"),
    [
        (None, "shape-object", ""),
        ([], "shape-object", ""),
        ("4,4", "shape-object", ""),
        (without("pits"), "shape-missing-key", ""),
        (without("reservoirs"), "shape-missing-key", ""),
        (without("to_move"), "shape-missing-key", ""),
        (good(extra=1), "shape-unknown-key", "extra"),
        (good(pits=[[4] * 6] * 3), "shape-list", "pits"),
        (good(pits="four"), "shape-list", "pits"),
        (good(pits=[[4] * 6, [0] * 5, [4] * 6, [0] * 6]), "shape-list", "pits[1]"),
        (good(pits=[[4] * 6, [0] * 6, [4, 4, -1, 4, 4, 4], [0] * 6]), "shape-range", "pits[2][2]"),
        (good(pits=[[True] * 6, [0] * 6, [4] * 6, [0] * 6]), "shape-whole-number", "pits[0][0]"),
        (good(pits=[[4.0] * 6, [0] * 6, [4] * 6, [0] * 6]), "shape-whole-number", "pits[0][0]"),
        (
            good(pits=[[4] * 6, [0, 1, 0, 0, 0, 0], [4] * 6, [0] * 6]),
            "four-player-not-in-play",
            "pits[1]",
        ),
        (good(reservoirs=[0, 0, 0]), "shape-list", "reservoirs"),
        (good(reservoirs=[0, 0, -1, 0]), "shape-range", "reservoirs[2]"),
        (good(reservoirs=[0, 0, 0, 1]), "four-player-not-in-play", "reservoirs[3]"),
        (good(reservoirs=[9990, 0, 0, 0]), "four-player-too-many", ""),
        (good(to_move=1), "shape-choice", "to_move"),
        (good(to_move=4), "shape-choice", "to_move"),
        (good(to_move="0"), "shape-choice", "to_move"),
        (good(to_move=False), "shape-choice", "to_move"),
        (good(quiet_rounds=-1), "shape-range", "quiet_rounds"),
        (good(quiet_rounds=None), "shape-whole-number", "quiet_rounds"),
    ],
)
def test_a_malformed_position_is_refused(value, key, at):
    with pytest.raises(PositionError) as caught:
        GAME.position_from_json(value)
    assert (caught.value.reason.key, caught.value.at) == (key, at)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "4,4,4,4,4,4:0/-/4,4,4,4,4,4:0/-/0",
        "4,4,4,4,4,4:0/-/4,4,4,4,4:0/-/0/0",
        "4,4,4,4,4,4:0/-/4,4,4,4,4,4/-/0/0",
        "4,4,4,4,4,4:0/-/4,4,4,4,4,-4:0/-/0/0",
        "4,4,4,4,4,04:0/-/4,4,4,4,4,4:0/-/0/0",
        "4,4,4,4,4,4:0/-/4,4,4,4,4,4:0/-/0/0 ",
        "4,4,4,4,4,4:0/-/4,4,4,4,4,4:0/-/0/0\n",
        "4,4,4,4,4,٤:0/-/4,4,4,4,4,4:0/-/0/0",
        "4,4,4,4,4,4:0/-/4,4,4,4,4,4:0/-/5/0",
        "444444:0/-/4,4,4,4,4,4:0/-/0/0",
        "4,,4,4,4,4:0/-/4,4,4,4,4,4:0/-/0/0",
        "4,4,4,4,4,40/-/4,4,4,4,4,4:0/-/0/0",
        "4,4,4,4,4,4:/-/4,4,4,4,4,4:0/-/0/0",
        "4,4,4,4,4,4:0//4,4,4,4,4,4:0/-/0/0",
        "4,4,4,4,4,4:0/-/4,4,4,4,4,4:0/-/0/",
    ],
)
def test_a_malformed_text_is_refused(text):
    with pytest.raises(PositionError) as caught:
        GAME.position_from_text(text)
    assert caught.value.reason.key == "four-player-position-text"


def test_a_text_that_contradicts_the_options_is_refused():
    with pytest.raises(PositionError) as caught:
        GAME.position_from_text("4,4,4,4,4,4:0/4,4,4,4,4,4:0/4,4,4,4,4,4:0/-/0/0")
    assert caught.value.reason.key == "four-player-not-in-play"
    with pytest.raises(PositionError) as caught:
        GAME.position_from_text("4,4,4,4,4,4:0/-/4,4,4,4,4,4:0/-/1/0")
    assert caught.value.at == "to_move"


@pytest.mark.parametrize("pit", range(1, 7))
def test_moves_in_both_forms(pit):
    assert GAME.move_to_json(pit) == {"pit": pit}
    assert GAME.move_from_json({"pit": pit}) == pit
    assert GAME.move_from_text(GAME.move_to_text(pit)) == pit


@pytest.mark.parametrize(
    ("value", "at"),
    [
        (None, ""),
        (3, ""),
        ([], ""),
        ({}, ""),
        ({"house": 3}, "house"),
        ({"pit": 3, "x": 1}, "x"),
        ({"pit": "3"}, "pit"),
        ({"pit": True}, "pit"),
    ],
)
def test_a_malformed_move_is_refused(value, at):
    with pytest.raises(MoveError) as caught:
        GAME.move_from_json(value)
    assert caught.value.at == at


@pytest.mark.parametrize("text", ["", "a", "0", "-1", "3.0", " 3", "3\n", "٣"])
def test_a_malformed_move_text_is_refused(text):
    with pytest.raises(MoveError):
        GAME.move_from_text(text)


@pytest.mark.parametrize("pit", [-(10**30), -3, 0, 7, 10_000, 10**30])
def test_a_pit_that_does_not_exist_has_its_reason(pit):
    at = GAME.start()
    assert GAME.move_from_json({"pit": pit}) == pit
    reason = GAME.why_not(at, pit)
    assert reason.key == "four-player-no-such-pit"
    assert reason.values == {"pit": pit, "pits": 6}


@pytest.mark.parametrize(
    ("value", "values"),
    [
        (good(pits=[[4] * 6] * 3), {"length": 4}),
        (good(reservoirs=[0, 0, 0, 1]), {"seat": 3}),
        (good(pits=[[4] * 6, [0, 1, 0, 0, 0, 0], [4] * 6, [0] * 6]), {"seat": 1}),
        (good(reservoirs=[9952, 0, 0, 0]), {"most": 9999}),
    ],
)
def test_a_refused_position_says_what_it_is_about(value, values):
    with pytest.raises(PositionError) as caught:
        GAME.position_from_json(value)
    assert caught.value.reason.values == values


def test_a_position_holds_up_to_9999_pieces():
    at = GAME.position_from_json(good(reservoirs=[9951, 0, 0, 0]))
    assert sum(at.board) == 9999
    assert GAME.position_from_text(GAME.position_to_text(at)) == at
    text = "0,0,0,0,0,9999:0/-/0,0,0,0,0,0:0/-/0/9999"
    assert QUIET.position_to_text(QUIET.position_from_text(text)) == text
    for longer in (text.replace("9999:", "10000:"), text[:-4] + "10000"):
        with pytest.raises(PositionError) as caught:
            QUIET.position_from_text(longer)
        assert caught.value.reason.key == "four-player-position-text"


def test_a_move_text_has_up_to_four_digits():
    assert GAME.move_from_text("9999") == 9999
    with pytest.raises(MoveError) as caught:
        GAME.move_from_text("10000")
    assert caught.value.reason.key == "four-player-move-text"
