"""Options of Four Player Mancala that are taken, completed or refused."""

from dataclasses import FrozenInstanceError

import pytest

from game.rules.four_player.game import FourPlayer
from game.rules.four_player.options import read_options
from game.rules.protocol import Option, OptionError


def test_defaults():
    assert FourPlayer().options == {
        "players": 4,
        "seats": [0, 1, 2, 3],
        "seeds": 4,
        "variations": [],
    }


@pytest.mark.parametrize(
    ("given", "seats"),
    [
        ({"players": 2}, [0, 2]),
        ({"players": 3}, [0, 1, 2]),
        ({"seats": [1, 3]}, [1, 3]),
        ({"seats": [3, 1], "players": 2}, [1, 3]),
        ({"seats": [3, 0, 2]}, [0, 2, 3]),
    ],
)
def test_seats_are_completed_and_stand_in_the_order_of_turns(given, seats):
    game = FourPlayer(given)
    assert game.options["seats"] == seats
    assert game.options["players"] == len(seats)
    assert game.seats == tuple(seats)


def test_complete_options_make_the_same_game():
    options = FourPlayer({"players": 3, "seeds": 2, "variations": [6, 4]}).options
    assert options["variations"] == [4, 6]
    assert FourPlayer(options).options == options


@pytest.mark.parametrize(
    ("given", "key", "at"),
    [
        ({"players": 1}, "shape-range", "players"),
        ({"players": 5}, "shape-range", "players"),
        ({"players": True}, "shape-whole-number", "players"),
        ({"seeds": 0}, "shape-range", "seeds"),
        ({"seeds": 10}, "shape-range", "seeds"),
        ({"seeds": "4"}, "shape-whole-number", "seeds"),
        ({"variations": [1]}, "shape-choice", "variations[0]"),
        ({"variations": [5, 6, 5]}, "option-twice", "variations[2]"),
        ({"variations": [2, 7]}, "shape-choice", "variations[1]"),
        ({"variations": 5}, "shape-any-list", "variations"),
        ({"seats": [0, 1]}, "four-player-seats-facing", "seats"),
        ({"seats": [0, 3]}, "four-player-seats-facing", "seats"),
        ({"seats": [0, 0]}, "four-player-seats", "seats"),
        ({"seats": [0]}, "four-player-seats", "seats"),
        ({"seats": [0, 4]}, "shape-range", "seats[1]"),
        ({"seats": [0, 2], "players": 3}, "four-player-seats-number", "seats"),
        ({"seats": {"0": 1}}, "shape-any-list", "seats"),
        ({"touched": True}, "option-unknown", "touched"),
        ({"players": 3, "variations": [3, 5]}, "four-player-never-scores", "variations"),
    ],
)
def test_what_is_refused(given, key, at):
    with pytest.raises(OptionError) as caught:
        FourPlayer(given)
    assert (caught.value.reason.key, caught.value.at) == (key, at)


@pytest.mark.parametrize("players", [2, 4])
def test_variations_3_and_5_go_together_with_two_or_four_players(players):
    assert FourPlayer({"players": players, "variations": [3, 5]}).options["variations"] == [3, 5]


def test_seats_that_are_not_as_many_as_the_players_are_told_with_both_numbers():
    with pytest.raises(OptionError) as caught:
        FourPlayer({"seats": [0, 2], "players": 3})
    assert caught.value.reason.values == {"players": 3, "seats": 2}


def test_the_options_as_data_tell_their_kinds_and_defaults():
    assert FourPlayer.option_list == (
        Option("players", "integer", 4, low=2, high=4),
        Option("seats", "seats", [0, 1, 2, 3], (0, 1, 2, 3)),
        Option("seeds", "integer", 4, low=1, high=9),
        Option("variations", "set", [], (2, 3, 4, 5, 6)),
    )


def test_options_once_read_cannot_be_changed():
    with pytest.raises(FrozenInstanceError):
        read_options({}).seeds = 5


def test_the_games_name():
    assert FourPlayer.name == "four-player"
