import random
import re

import pytest

from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.rules.protocol import Place
from game.rules.registry import make
from game.view.board.preview import preview_of
from game.view.board.since import marks_since
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
    assert foretold == "Last piece in Asha's reservoir: a free turn."


def test_a_capture_is_told_with_its_own_piece():
    story, foretold = stories({}, f"2,5,0,5,5,4:1/{FULL}/{FULL}/{FULL}/0/0", "1")
    assert story == "Asha sowed 2 from pit 1 with a capture: **scored 13**."
    assert foretold == "Last piece in an empty pit: Asha captures, and scores 13."


def test_a_lone_capturing_piece_is_told():
    empty = "4,4,0,4,4,4:0"
    story, _ = stories({}, f"2,5,0,5,5,4:1/{empty}/{empty}/{empty}/0/0", "1")
    assert "the last piece fell in an empty pit, so it goes into the reservoir" in story


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
    assert starred(teller.turn(steps)) == "Triangle sowed pit 3: free turn, then pit 4: scored 2."


def test_what_was_taken_from_the_reader_is_told_with_its_pit():
    teller, [steps] = turns(CAPTURE, 1)
    told = "Diamond sowed 2 from pit 1 with a capture: **scored 13**, 4 of them from your pit 3."
    assert starred(teller.turn(steps)) == told


def scores(teller, others):
    """The fullest text of what several scored."""
    return starred(teller.gains(others)[0])


def test_what_several_scored_is_one_sentence_with_a_number_for_each():
    teller, others = turns(CAPTURE, 1, 1, 4)
    assert scores(teller, others) == (
        "Diamond scored 13 (**4 of them yours**), Triangle 0, Square 1."
    )
    assert scores(teller, others[1:]) == "Triangle scored 0, Square 1."


def test_whoever_took_from_the_reader_is_told_first():
    position = f"{FULL}/{FULL}/2,5,0,5,5,4:1/{FULL}/1/0"
    teller, others = turns(position, 1, 1)
    assert [steps[0][1][0].seat for steps in others] == [1, 2]
    assert scores(teller, others).startswith("Triangle scored")
    assert "of them yours**), Diamond " in scores(teller, others)


@pytest.mark.parametrize("seed", range(6))
def test_the_numbers_told_are_those_on_the_board(seed):
    source, game = random.Random(seed), make("four-player")
    teller, position = FourPlayerTeller(WORDS, game, COMPUTERS), game.start()
    told = 0
    for _ in range(40):
        others = []
        while not game.is_over(position) and (not others or position.to_move):
            seat = position.to_move
            after, events = game.play(position, source.choice(list(game.legal_moves(position))))
            if not others or others[-1][0][1][0].seat != seat:
                others.append([])
            others[-1].append((position, events))
            position = after
        if not others:
            break
        trace = marks_since([preview_of(events) for steps in others for _, events in steps])
        text = scores(teller, others)
        for seat, player in COMPUTERS.items():
            chip = trace.get(Place("reservoir", (seat,)))
            count = re.search(rf"{player.name}(?: scored)? (\d+)", text, re.IGNORECASE)
            if count is not None:
                assert int(count[1]) == (chip.chip if chip else 0), text
                told += 1
            elif chip is not None:
                assert not chip.chip, text
    assert told


def test_names_that_end_in_a_number_have_a_verb_between_it_and_the_next():
    teller, others = turns(CAPTURE, 1, 1, 4)
    numbered = {seat: Player(f"Player {seat + 1}") for seat in range(3)} | {3: Player("Computer")}
    teller.players = numbered
    told = "Player 2 scored 13, Player 3 scored 0, Computer scored 1."
    assert scores(teller, others) == told


def test_where_nobody_scored_it_is_told_what_was_sown_and_in_few_words_that_only():
    teller, others = turns(f"{FULL}/{FULL}/{FULL}/{FULL}/1/0", 1, 1, 1)
    assert len(others) == 3
    assert teller.gains(others) == (
        "Nobody scored: Diamond sowed pit 1, Triangle pit 1, Square pit 1.",
        "Nobody scored.",
    )


def test_of_all_who_have_no_pieces_it_is_told():
    empty = "0,0,0,0,0,0:9"
    teller, others = turns(f"{FULL}/{empty}/1,0,0,0,1,0:2/{empty}/2/0", 1)
    assert scores(teller, others) == (
        "Triangle scored 5 (**4 of them yours**). Diamond and Square have no pieces to play."
    )
    assert len(teller.gains(others)) == 2


def test_turns_that_follow_as_others_are_passed_over_are_told_one_by_one():
    rest = "0,0,0,0,0,0:9"
    teller, [steps] = turns(f"0,0,0,0,0,0:9/{rest}/{rest}/1,0,1,0,0,0:9/3/0", 1, 3)
    sentences = teller.turn(steps)
    assert sentences.startswith("Square sowed 1 from pit 1")
    assert ". Square sowed 1 from pit 3" in sentences
