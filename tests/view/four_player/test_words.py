from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.rules.protocol import Place
from game.rules.registry import make
from game.view.board.preview import preview_of
from game.view.four_player.words import FourPlayerTeller

WORDS = Catalogue.load(["en"])
PLAYERS = {0: Player("Asha"), 1: Player("Ben"), 2: Player("Chao"), 3: Player("Dina")}


def stories(options, position, move):
    game = make("four-player", options)
    start = game.position_from_text(position)
    _, events = game.play(start, game.move_from_text(move))
    teller = FourPlayerTeller(WORDS, game, PLAYERS)
    foretold = teller.foretell(start, preview_of(events))
    return " ".join(teller.narrate(start, events)), foretold


FULL = "4,4,4,4,4,4:0"


def test_a_free_turn_is_told():
    story, foretold = stories({}, f"{FULL}/{FULL}/{FULL}/{FULL}/0/0", "3")
    assert story == "Asha sowed 4 pieces from pit 3. It ended in the reservoir: a free turn."
    assert foretold == "Ends in your reservoir: a free turn."


def test_a_capture_is_told_with_its_own_piece():
    story, foretold = stories({}, f"2,5,0,5,5,4:1/{FULL}/{FULL}/{FULL}/0/0", "1")
    assert "13 pieces scored" in story
    assert foretold == "Captures: 13 pieces scored."


def test_a_lone_capturing_piece_is_told():
    empty = "4,4,0,4,4,4:0"
    story, _ = stories({}, f"2,5,0,5,5,4:1/{empty}/{empty}/{empty}/0/0", "1")
    assert "the lone piece is scored" in story


def test_a_skipped_player_is_told_by_name():
    story, _ = stories({}, f"1,0,0,0,0,4:0/0,0,0,0,0,0:9/{FULL}/{FULL}/0/0", "1")
    assert "Ben has no pieces and is skipped." in story


def test_rounds_without_a_score_are_told_every_tenth_round():
    options = {"players": 2, "variations": [4, 5]}
    at = "2,4,4,4,4,4:0/-/4,4,4,4,4,4:0/-"
    assert "for 10 rounds" in stories(options, f"2,4,4,4,4,4:0/-/{FULL}/-/2/9", "1")[0]
    assert "rounds" not in stories(options, f"{at}/2/10", "1")[0]


def test_the_end_is_told_and_foretold():
    rest = "0,0,0,0,0,0:5"
    story, foretold = stories({}, f"0,0,0,0,0,1:5/{rest}/{rest}/{rest}/0/0", "6")
    assert story.endswith("The game is over.")
    assert foretold.endswith("That ends the game.")


def test_pressing_what_is_no_move_says_why():
    game = make("four-player")
    teller, position = FourPlayerTeller(WORDS, game, PLAYERS), game.start()
    other = teller.not_a_move(position, Place("pit", (1, 2)))
    assert other == "This pit belongs to Player 2. It is Player 1's turn."
    assert "reservoir" in teller.not_a_move(position, Place("reservoir", (0,)))
