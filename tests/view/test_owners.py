"""Places are named after who owns them, as the person at the table understands it."""

import pytest

from game.i18n.catalogue import Catalogue
from game.play.match import Match, Player
from game.rules.protocol import Place
from game.rules.registry import make
from game.scenes.frame.names import owners_of
from game.view.registry import VIEWS

WORDS = Catalogue.load(["en"])
ALONE = {0: Player(), 1: Player("opponent")}
NAMED = {0: Player("person", "Asha"), 1: Player("person")}


@pytest.mark.parametrize(
    ("game", "players", "place", "count", "name"),
    [
        ("kalah", {}, Place("house", (0, 3)), 4, "South, house 3, 4 seeds"),
        ("kalah", ALONE, Place("house", (0, 3)), 1, "Your house 3, 1 seed"),
        ("kalah", ALONE, Place("store", (0,)), 2, "Your store, 2 seeds"),
        ("kalah", ALONE, Place("house", (1, 3)), 4, "Computer, house 3, 4 seeds"),
        ("kalah", NAMED, Place("house", (0, 3)), 4, "Asha, house 3, 4 seeds"),
        ("kalah", NAMED, Place("store", (1,)), 4, "North, store, 4 seeds"),
        ("four-player", ALONE, Place("pit", (2, 1)), 5, "Player 3, pit 1, 5 pieces"),
        ("bao", ALONE, Place("pit", (0, 2)), 5, "Your A2, kimbi, 5 seeds"),
        ("bao", ALONE, Place("stock", (0,)), 22, "Your stock, 22 seeds"),
        ("bao", {}, Place("stock", (0,)), 1, "South, stock, 1 seed"),
    ],
)
def test_names_of_places(game, players, place, count, name):
    match = Match(make(game), players)
    owners = owners_of(WORDS, match)
    assert VIEWS[game].place_name(WORDS, place, count, owners) == name


def test_one_person_against_three_opponents_has_pits_of_their_own():
    players = {seat: Player("opponent") for seat in (1, 2, 3)}
    match = Match(make("four-player"), players)
    owners, game_view = owners_of(WORDS, match), VIEWS["four-player"]
    assert game_view.place_name(WORDS, Place("pit", (0, 3)), 5, owners) == "Your pit 3, 5 pieces"
    assert (
        game_view.place_name(WORDS, Place("reservoir", (0,)), 1, owners)
        == "Your reservoir, 1 piece"
    )
    computer = game_view.place_name(WORDS, Place("pit", (1, 3)), 5, owners)
    assert computer == "Computer (Player 2), pit 3, 5 pieces"


def test_what_a_move_would_do_is_told_of_your_own_houses():
    match = Match(make("kalah"), ALONE)
    owners, game_view = owners_of(WORDS, match), VIEWS["kalah"]
    game, start = match.game, match.start
    for move, told in ((1, "Ends in your house 5."), (6, "Ends in Computer's house 3.")):
        seen = game_view.preview(game.play(start, move)[1])
        assert game_view.foretell(WORDS, game, start, seen, owners) == told
