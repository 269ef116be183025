"""What players are called: by given names, as "you", or by what they are and wear."""

import pytest

from game.i18n.catalogue import Catalogue
from game.i18n.player import Player as Told
from game.play.match import Match, Player
from game.rules.registry import make
from game.scenes.frame.names import player_names, players_of, short_names

WORDS = Catalogue.load(["en"])
PERSON, COMPUTER = Player(), Player("opponent")


def match(game, *players):
    options = {"players": len(players)} if len(players) > 2 else {}
    rules = make(game, options)
    return Match(rules, dict(zip(rules.seats, players, strict=True)))


def names(game, *players):
    return list(player_names(WORDS, match(game, *players)).values())


@pytest.mark.parametrize(
    ("game", "players", "told"),
    [
        ("kalah", (PERSON, COMPUTER), ["You", "Computer"]),
        ("bao", (COMPUTER, PERSON), ["Computer", "You"]),
        ("kalah", (PERSON, PERSON), ["Player 1", "Player 2"]),
        ("kalah", (Player("person", "Asha"), PERSON), ["Asha", "Player 2"]),
        ("kalah", (Player("person", "Asha"), Player("opponent", "Hal")), ["Asha", "Hal"]),
        ("kalah", (COMPUTER, COMPUTER), ["Disc", "Diamond"]),
        ("kalah", (COMPUTER, Player("opponent", sign=4)), ["Disc", "Star"]),
        (
            "four-player",
            (PERSON, COMPUTER, COMPUTER, COMPUTER),
            ["You", "Diamond", "Triangle", "Square"],
        ),
        (
            "four-player",
            (PERSON, COMPUTER, PERSON, Player("opponent", "Hal")),
            ["Player 1", "Diamond", "Player 2", "Hal"],
        ),
        (
            "bantu",
            (PERSON, COMPUTER, COMPUTER, COMPUTER),
            ["You (Red)", "Green", "Blue", "Yellow"],
        ),
    ],
)
def test_names_as_they_stand_alone(game, players, told):
    assert names(game, *players) == told


def test_in_bantu_the_only_computer_is_told_with_its_colour():
    assert names("bantu", PERSON, COMPUTER)[1].startswith("Computer (")


def test_in_bantu_a_number_alone_does_not_say_whose_pieces_they_are():
    several = match("bantu", Player("person", "Asha"), PERSON, COMPUTER)
    told = [player.name for player in players_of(WORDS, several).values()]
    assert told == ["Asha", "Player 2 (Green)", "Computer"]
    assert list(player_names(WORDS, several).values()) == [
        "Asha (Red)",
        "Player 2 (Green)",
        "Computer (Blue)",
    ]


def test_whose_device_it_is_is_you_in_a_match_by_link():
    by_link = match("kalah", PERSON, PERSON)
    by_link.side = 1
    assert players_of(WORDS, by_link) == {0: Told("Player 1"), 1: Told("You", you=True)}


def test_a_name_that_was_given_stands_and_sentences_say_you_all_the_same():
    told = players_of(WORDS, match("kalah", Player("person", "Asha"), COMPUTER))
    assert told == {0: Told("Asha", you=True), 1: Told("Computer", it=True)}


def test_of_several_computers_none_is_it():
    told = players_of(WORDS, match("four-player", PERSON, COMPUTER, COMPUTER, COMPUTER))
    assert [player.it for player in told.values()] == [False] * 4


def test_beside_its_sign_a_name_goes_without_its_colour():
    seats = (PERSON, Player("person", "Asha"), COMPUTER)
    assert list(short_names(WORDS, match("bantu", *seats)).values()) == [
        "Player 1",
        "Asha",
        "Computer",
    ]
