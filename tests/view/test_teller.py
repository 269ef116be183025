"""Places are named after who owns them, as the person at the table understands it."""

import pytest

from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.play import match as play
from game.play.match import Match
from game.rules.protocol import Place
from game.rules.registry import GAMES, make
from game.scenes.frame.names import players_of, teller_of
from game.view.registry import VIEWS

WORDS = Catalogue.load(["en"])
ALONE = {0: play.Player(), 1: play.Player("opponent")}
NAMED = {0: play.Player("person", "Asha"), 1: play.Player("person")}


@pytest.mark.parametrize(
    ("game", "players", "place", "count", "name"),
    [
        ("kalah", {}, Place("house", (0, 3)), 4, "Player 1, house 3, 4 seeds"),
        ("kalah", ALONE, Place("house", (0, 3)), 1, "Your house 3, 1 seed"),
        ("kalah", ALONE, Place("store", (0,)), 2, "Your store, 2 seeds"),
        ("kalah", ALONE, Place("house", (1, 3)), 4, "Computer, house 3, 4 seeds"),
        ("kalah", NAMED, Place("house", (0, 3)), 4, "Asha, house 3, 4 seeds"),
        ("kalah", NAMED, Place("store", (1,)), 4, "Player 2, store, 4 seeds"),
        ("four-player", ALONE, Place("pit", (2, 1)), 5, "Player 2, pit 1, 5 pieces"),
        ("bao", ALONE, Place("pit", (0, 2)), 5, "Your A2, kimbi, 5 seeds"),
        ("bao", ALONE, Place("stock", (0,)), 22, "Your stock, 22 seeds"),
        ("bao", {}, Place("stock", (0,)), 1, "Player 1, stock, 1 seed"),
    ],
)
def test_names_of_places(game, players, place, count, name):
    assert teller_of(WORDS, Match(make(game), players)).place_name(place, count) == name


def test_one_person_against_three_opponents_has_pits_of_their_own():
    players = {seat: play.Player("opponent") for seat in (1, 2, 3)}
    teller = teller_of(WORDS, Match(make("four-player"), players))
    assert teller.place_name(Place("pit", (0, 3)), 5) == "Your pit 3, 5 pieces"
    assert teller.place_name(Place("reservoir", (0,)), 1) == "Your reservoir, 1 piece"
    computer = teller.place_name(Place("pit", (1, 3)), 5)
    assert computer == "Diamond, pit 3, 5 pieces"


@pytest.mark.parametrize(
    ("players", "you"), [(ALONE, {0}), (NAMED, set()), ({0: play.Player("opponent")}, {1})]
)
def test_only_a_single_person_is_you(players, you):
    match = Match(make("kalah"), players)
    assert {seat for seat, player in players_of(WORDS, match).items() if player.you} == you


@pytest.mark.parametrize("game", GAMES)
def test_who_has_no_name_is_called_by_the_seat(game):
    rules = make(game)
    first, *others = rules.seats
    teller = VIEWS[game].teller(WORDS, rules, {first: Player("Asha", you=True)})
    assert teller.player(first) == Player("Asha", you=True)
    for seat in others:
        assert teller.seat_name(seat) == WORDS.text(f"table.{game}.seat-{seat}")
        assert teller.player(seat) == Player(teller.seat_name(seat))


def test_who_has_no_name_may_be_you():
    rules = make("kalah")
    teller = VIEWS["kalah"].teller(WORDS, rules, {0: Player("", you=True)})
    assert teller.player(0) == Player("Player 1", you=True)


@pytest.mark.parametrize(
    ("game", "move", "sentence"),
    [
        ("kalah", 1, "Last seed in your house 5."),
        ("kalah", 6, "Last seed in its house 3."),
        ("four-player", 1, "Last piece in your pit 5."),
        ("four-player", 6, "Last piece in Diamond's pit 3."),
    ],
)
def test_what_a_move_would_do_is_told_of_your_own_houses(game, move, sentence):
    rules = make(game)
    opponents = {seat: play.Player("opponent") for seat in rules.seats[1:]}
    match = Match(rules, opponents)
    preview = VIEWS[game].preview(rules.play(match.start, move)[1])
    assert teller_of(WORDS, match).foretell(match.start, preview) == sentence
