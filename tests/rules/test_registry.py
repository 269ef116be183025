"""The games by name."""

import pytest

from game.rules.protocol import Game, OptionError
from game.rules.registry import GAMES, make


def test_there_are_four_games_in_the_order_of_the_menu():
    assert list(GAMES) == ["kalah", "four-player", "bao", "bantu"]
    assert all(game.name == name for name, game in GAMES.items())


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_made_by_its_name_and_has_every_option(name):
    game = make(name)
    assert isinstance(game, GAMES[name])
    assert set(game.options) == {option.name for option in game.option_list}
    assert game.legal_moves(game.start())
    assert make(name, game.options).options == game.options


@pytest.mark.parametrize("name", GAMES)
def test_any_seat_may_begin(name):
    game = make(name)
    assert game.to_move(game.start()) == game.seats[0]
    for seat in game.seats:
        assert game.to_move(game.start(seat)) == seat


@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_all_that_is_asked_of_one(name):
    for member in Game.__annotations__:
        assert hasattr(make(name), member), member
    methods = {member for member in vars(Game) if not member.startswith("_")}
    own = {member for kind in GAMES[name].__mro__ if kind is not Game for member in vars(kind)}
    common = {member for member in methods if member not in own}
    told_once = {"side_of", "forced_passes", "oddities", "other_notation", *Game.__annotations__}
    assert common <= told_once


def test_options_are_passed_on():
    assert make("kalah", {"houses": 3}).options["houses"] == 3


def test_an_unknown_game_is_refused():
    for name in ("chess", "", "Kalah", "z" * 90):
        with pytest.raises(OptionError) as refused:
            make(name)
        assert refused.value.at == "game"
        assert refused.value.reason.key == "game-unknown"
        assert refused.value.reason.values == {"game": name[:40]}
