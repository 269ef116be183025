import pytest

from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.rules.protocol import Place
from game.rules.registry import make
from game.view.kalah.words import KalahTeller

WORDS = Catalogue.load(["en"])
PLAYERS = {0: Player("Asha"), 1: Player("Ben")}


def story(position, move, preset="printed"):
    """What is told of a move."""
    game = make("kalah", {"preset": preset, "houses": 6})
    start = game.position_from_text(position)
    _, events = game.play(start, game.move_from_text(move))
    return " ".join(KalahTeller(WORDS, game, PLAYERS).narrate(start, events))


@pytest.mark.parametrize(
    ("position", "move", "sentences"),
    [
        ("4,4,4,4,4,4:0/4,4,4,4,4,4:0/south", "1", "Asha sowed 4 seeds from house 1."),
        ("4,4,4,4,4,4:0/4,4,4,4,4,4:0/north", "2", "Ben sowed 4 seeds from house 2."),
    ],
)
def test_a_move_is_told_with_its_player_and_house(position, move, sentences):
    assert story(position, move) == sentences


def test_an_end_in_the_store_is_told_with_the_turn_it_gives():
    again = WORDS.text("table.kalah.again")
    assert story("4,4,4,4,4,4:0/4,4,4,4,4,4:0/south", "3").endswith(again)


def test_a_capture_is_told_with_all_its_seeds():
    sentence = WORDS.text("table.kalah.captured", count=6)
    assert sentence in story("2,5,0,5,5,5:1/4,4,0,5,5,4:1/south", "1")


@pytest.mark.parametrize("preset", ["printed", "standard"])
def test_the_end_is_told_with_what_becomes_of_the_seeds_left(preset):
    options = make("kalah", {"preset": preset}).options
    key = "over-collected" if options["leftovers"] == "owner" else "over-uncounted"
    end = story("0,0,0,0,0,1:22/3,0,2,1,0,0:19/south", "6", preset)
    assert WORDS.text(f"table.kalah.{key}", count=6) in end


def test_pressing_what_is_no_move_says_why():
    game = make("kalah")
    teller, position = KalahTeller(WORDS, game), game.start()
    assert "store" in teller.not_a_move(position, Place("store", (0,)))
    assert "other player" in teller.not_a_move(position, Place("house", (1, 2)))
