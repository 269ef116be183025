from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.rules.protocol import Place
from game.rules.registry import make
from game.view.board.preview import preview_of
from game.view.four_player.words import FourPlayerTeller
from tests.view.bold import starred

WORDS = Catalogue.load(["en"])
PLAYERS = {0: Player("Asha"), 1: Player("Ben"), 2: Player("Chao"), 3: Player("Dina")}


def stories(options, position, move):
    game = make("four-player", options)
    start = game.position_from_text(position)
    _, events = game.play(start, game.move_from_text(move))
    teller = FourPlayerTeller(WORDS, game, PLAYERS)
    foretold = teller.foretell(start, preview_of(events))
    return starred(" ".join(teller.narrate(start, events))), foretold


FULL = "4,4,4,4,4,4:0"


def test_a_free_turn_is_told():
    story, foretold = stories({}, f"{FULL}/{FULL}/{FULL}/{FULL}/0/0", "3")
    assert story == "Asha sowed 4 from pit 3: free turn."
    assert foretold == "Last piece in your reservoir: a free turn."


def test_a_capture_is_told_with_its_own_piece():
    story, foretold = stories({}, f"2,5,0,5,5,4:1/{FULL}/{FULL}/{FULL}/0/0", "1")
    assert story == "Asha sowed 2 from pit 1: **captured 13**."
    assert foretold == "Last piece in an empty pit: you capture 13."


def test_a_lone_capturing_piece_is_told():
    empty = "4,4,0,4,4,4:0"
    story, _ = stories({}, f"2,5,0,5,5,4:1/{empty}/{empty}/{empty}/0/0", "1")
    assert "the lone piece goes into the reservoir" in story


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
    assert other == "That is Ben's pit. Choose one of your own."
    assert "reservoir" in teller.not_a_move(position, Place("reservoir", (0,)))


COMPUTERS = {
    0: Player("You", you=True),
    1: Player("Diamond"),
    2: Player("Triangle"),
    3: Player("Square"),
}


def turns(position, *moves, options=None):
    """The teller, and what each player did in a row from a position."""
    game = make("four-player", options or {})
    before, turns = game.position_from_text(position), []
    for move in moves:
        after, events = game.play(before, move)
        if not turns or turns[-1][0][1][0].seat != events[0].seat:
            turns.append([])
        turns[-1].append((before, events))
        before = after
    return FourPlayerTeller(WORDS, game, COMPUTERS), turns


CAPTURE = f"{FULL}/2,5,0,5,5,4:1/{FULL}/{FULL}/1/0"
"""Diamond's pit 1 captures 4 pieces of each of the others, and its own."""


def test_a_free_turn_is_joined_with_what_follows():
    teller, [steps] = turns(f"{FULL}/{FULL}/{FULL}/{FULL}/2/0", 3, 4)
    assert starred(teller.turn(steps)) == "Triangle sowed pit 3: free turn, then pit 4."


def test_what_was_taken_from_the_reader_is_told_with_its_pit():
    teller, [steps] = turns(CAPTURE, 1)
    told = "Diamond sowed 2 from pit 1: **captured 13**, 4 of them from your pit 3."
    assert starred(teller.turn(steps)) == told
    assert starred(teller.gain(steps)) == "Diamond captured **13**, 4 of them from your pit 3."


def test_where_all_was_taken_from_the_reader_one_number_is_enough():
    position = f"{FULL}/-/2,5,0,5,5,4:1/-/2/0"
    options = {"players": 2, "variations": [4]}
    teller, [steps] = turns(position, 1, options=options)
    assert (
        starred(teller.turn(steps))
        == "Triangle sowed 2 from pit 1: **captured 4** from your pit 3."
    )
    assert starred(teller.gain(steps)) == "Triangle captured **4** from your pit 3."


def test_what_several_gained_is_one_short_text():
    teller, others = turns(CAPTURE, 1, 1, 4)
    assert starred(teller.gains(others)) == (
        "Diamond captured **13**, 4 of them from your pit 3. Square scored 1."
    )
    assert starred(teller.gains(others[1:])) == "Square scored 1."
    assert teller.gains(others[:1]) == teller.gain(others[0])


def test_where_nobody_scored_that_is_enough():
    teller, others = turns(f"{FULL}/{FULL}/{FULL}/{FULL}/1/0", 1, 1, 1)
    assert len(others) == 3
    assert teller.gains(others) == "Nobody scored."


def test_turns_that_follow_as_others_are_passed_over_are_told_one_by_one():
    rest = "0,0,0,0,0,0:9"
    teller, [steps] = turns(f"0,0,0,0,0,0:9/{rest}/{rest}/1,0,1,0,0,0:9/3/0", 1, 3)
    sentences = teller.turn(steps)
    assert sentences.startswith("Square sowed 1 from pit 1")
    assert ". Square sowed 1 from pit 3" in sentences


def test_what_the_reader_gained_is_told_with_you():
    teller, [steps] = turns(f"2,5,0,5,5,4:1/{FULL}/{FULL}/{FULL}/0/0", 1)
    assert starred(teller.gain(steps)) == "You captured **13**."
    teller, [steps] = turns(f"{FULL}/{FULL}/{FULL}/{FULL}/0/0", 1)
    assert starred(teller.gain(steps)) == "You scored nothing."
