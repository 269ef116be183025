"""Moves in words, read in each game's own terms."""

import random
from importlib import import_module

import pytest

from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.rules.registry import GAMES, make
from game.view.registry import VIEWS
from game.view.typed.readings import Refused, Several, Strange, Understood
from tests.scenes.nyumba import found

WORDS = Catalogue.load(["en"])

KINDS = [
    ("kalah", {}),
    ("four-player", {"variations": [2, 4]}),
    ("bao", {"preset": "printed"}),
    ("bao", {"preset": "kiswahili"}),
    ("bao", {"preset": "kujifunza"}),
    ("bantu", {}),
    ("bantu", {"players": 4, "team": True}),
]


def reader_of(game, standing=False):
    """The reader of a game, whose first seat is the one that reads."""
    players = {seat: Player("Asha", seat == game.seats[0]) for seat in game.seats}
    view = VIEWS[game.name]
    teller = view.teller(WORDS, game, players)
    teller.see(standing, game.seats[0])
    module, _, name = view.reader.partition(":")
    return getattr(import_module(module), name)(view, game, teller)


def position_after(game, plies, seed):
    """The position after some random moves, or fewer if the game ends before."""
    source, position = random.Random(seed), game.start()
    for _ in range(plies):
        after = game.after(position, source.choice(list(game.legal_moves(position))))
        if not game.legal_moves(after):
            break
        position = after
    return position


@pytest.mark.parametrize(("name", "options"), KINDS)
@pytest.mark.parametrize("standing", [False, True])
def test_each_legal_move_is_read_by_all_that_the_game_calls_it(name, options, standing):
    seed = random.randrange(10**6)
    print("seed", seed)
    game = make(name, options)
    reader = reader_of(game, standing)
    teller = reader.teller
    for plies in (0, 7, 21):
        position = position_after(game, plies, seed)
        for move in game.legal_moves(position):
            way = reader.view.way_to(game, position, move)
            names = [each(position, way) for each in (teller.move_name, teller.move_label)]
            for text in (*names, teller.brief_move(position, way), game.move_to_text(move)):
                assert reader.read(position, (), text) == Understood(way, move), text
                assert reader.read(position, (), f" {text.upper()} ") == Understood(way, move)


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_the_example_is_a_move_that_can_be_typed(name, options):
    game = make(name, options)
    reader, position = reader_of(game), position_after(game, 5, seed=2)
    reading = reader.read(position, (), reader.example(position, ()))
    assert isinstance(reading, Understood)


@pytest.mark.parametrize(
    ("text", "house"),
    [("4", 4), ("House 4", 4), ("my  house: FOUR!", 4), ("\uff14", 4), ("\u0664", 4), ("h4", 4)],
)
def test_a_house_is_read_in_many_ways(text, house):
    game = make("kalah")
    reading = reader_of(game).read(game.start(), (), text)
    assert isinstance(reading, Understood)
    assert reading.move == house


TWO_WAYS = "11000000/000(10)0211/0111(11)020/00000121/14-14/sn/-/s"
"""South captures from A4 at either kichwa, or from A7."""


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("A4 l", "nA4c"),
        ("a4 left", "nA4c"),
        ("pit 4 into the left kichwa", "nA4c"),
        ("4 right", "nA4a"),
        ("4>", "nA4a"),
        ("from a 4 clockwise", "nA4c"),
        ("A4 counter-clockwise", "nA4a"),
        ("seven", "nA7a"),
    ],
)
def test_a_move_of_bao_is_read_in_many_ways(text, notation):
    game = make("bao", {"preset": "kiswahili"})
    reading = reader_of(game).read(game.position_from_text(TWO_WAYS), (), text)
    assert isinstance(reading, Understood)
    assert game.move_to_text(reading.move) == notation


@pytest.mark.parametrize(
    "text", ["Red 4 to line 1 lane 2", "4 1 2", "piece 4, lane 2 of line 1", "p4 line 1 lane 2"]
)
def test_a_move_of_bantu_is_read_in_many_ways(text):
    game = make("bantu")
    reading = reader_of(game).read(game.start(), (), text)
    assert isinstance(reading, Understood)
    assert game.move_to_text(reading.move) == "4:0.1"


def test_what_may_be_several_moves_names_them():
    game = make("bao")
    position = game.start()
    reader = reader_of(game)
    reading = reader.read(position, (), "A7")
    assert reading == Several(("A7 right", "A7 left"))


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        ("kalah", "player 2 house 3", "That house is not yours. Choose one on your side."),
        ("kalah", "house 12", "There is no house 12: each side has houses 1 to 6."),
        ("bao", "a1 left", "Your A1 is empty."),
        ("bao", "A9", "There is no pit A9: each row has pits 1 to 8."),
        ("bantu", "Blue 2", "Blue 2 is not yours. Choose a Red piece."),
        ("bantu", "9", "There is no piece 9 in this game: each player has pieces 1 to 4."),
        ("bantu", "4 home", "Piece 4 has not started yet: place it on its start line first."),
    ],
)
def test_what_cannot_be_played_is_refused_in_the_words_of_the_game(name, text, told):
    game = make(name)
    assert reader_of(game).read(game.start(), (), text) == Refused(told)


@pytest.mark.parametrize("name", list(GAMES))
def test_a_word_that_is_not_known_is_named(name):
    game = make(name)
    assert reader_of(game).read(game.start(), (), "3 Fish") == Strange("fish")
    assert reader_of(game).read(game.start(), (), " .. ") == Strange("")


def test_a_move_that_comes_to_the_nyumba_is_begun_and_then_asked_on():
    match, begun = found()
    reader = reader_of(match.game)
    text = reader.teller.move_label(match.position, begun)
    assert reader.read(match.position, (), text) == Understood(begun, None)
    for answer in ("stop", "sow on"):
        reading = reader.read(match.position, begun, answer, bound=True)
        assert isinstance(reading, Understood)
        assert len(reading.presses) == len(begun) + 1
        assert reader.read(match.position, (), f"{text} {answer}") == reading
