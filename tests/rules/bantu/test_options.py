"""Options of Bantu that are taken, completed or refused."""

from dataclasses import FrozenInstanceError

import pytest

from game.rules.bantu.game import Bantu
from game.rules.bantu.options import read_options
from game.rules.bantu.shipped import SHIPPED
from game.rules.protocol import Option, OptionError


def test_defaults():
    assert Bantu().options == {
        "players": 2,
        "seats": ["red", "blue"],
        "short": False,
        "team": False,
        "board": SHIPPED,
    }


@pytest.mark.parametrize(
    ("given", "colours"),
    [
        ({"players": 3}, ["red", "green", "blue"]),
        ({"players": 4}, ["red", "green", "blue", "yellow"]),
        ({"seats": ["blue", "red"]}, ["red", "blue"]),
        ({"seats": ["green", "red"], "players": 2}, ["red", "green"]),
        ({"seats": ["yellow", "blue", "green"]}, ["green", "blue", "yellow"]),
    ],
)
def test_colours_are_completed_and_stand_clockwise(given, colours):
    game = Bantu(given)
    assert game.options["seats"] == colours
    assert [game.seat_name(seat) for seat in game.seats] == colours
    assert game.options["players"] == len(colours)
    assert Bantu(game.options).options == game.options


@pytest.mark.parametrize(
    ("given", "key", "at"),
    [
        ({"players": 1}, "shape-range", "players"),
        ({"players": 5}, "shape-range", "players"),
        ({"seats": ["red"]}, "bantu-seats", "seats"),
        ({"seats": ["red", "red"]}, "bantu-seats", "seats"),
        ({"seats": ["red", "pink"]}, "shape-choice", "seats[1]"),
        ({"seats": [0, 2]}, "shape-choice", "seats[0]"),
        ({"seats": "red"}, "shape-any-list", "seats"),
        ({"seats": ["red", "blue"], "players": 3}, "bantu-seats-number", "seats"),
        ({"short": 1}, "shape-choice", "short"),
        ({"team": "yes"}, "shape-choice", "team"),
        ({"team": True}, "bantu-team-of-four", "team"),
        ({"team": True, "players": 3}, "bantu-team-of-four", "team"),
        ({"speed": 3}, "option-unknown", "speed"),
    ],
)
def test_what_is_refused(given, key, at):
    with pytest.raises(OptionError) as caught:
        Bantu(given)
    assert (caught.value.reason.key, caught.value.at) == (key, at)


def test_colours_that_are_not_as_many_as_the_players_are_told_with_both_numbers():
    with pytest.raises(OptionError) as caught:
        Bantu({"seats": ["red", "blue"], "players": 3})
    assert caught.value.reason.values == {"players": 3, "seats": 2}


def test_the_games_name():
    assert Bantu.name == "bantu"


def test_who_brings_the_last_piece_home_stays_the_one_to_move():
    game = Bantu({"short": True})
    at = game.position_from_text("red:h,h,31.0/blue:s,s,s/red")
    after, events = game.play(at, game.move_from_text("3:h"))
    assert (after.to_move, events[-1].kind, game.outcome(after).winners) == (0, "end", (0,))


def test_the_options_as_data_tell_their_kinds_and_defaults():
    assert Bantu.option_list == (
        Option("players", "integer", 2, low=2, high=4),
        Option("seats", "seats", ["red", "blue"], ("red", "green", "blue", "yellow")),
        Option("short", "flag", False, (True, False)),
        Option("team", "flag", False, (True, False)),
        Option("board", "board", SHIPPED),
    )


def test_options_once_read_cannot_be_changed():
    with pytest.raises(FrozenInstanceError):
        read_options({}).team = True
