import re

import pytest

from game.i18n.catalogue import Catalogue
from game.i18n.emphasis import unemphasised
from game.i18n.player import Player
from game.rules.protocol import Place
from game.rules.registry import make
from game.view.board.preview import preview_of
from game.view.kalah.words import KalahTeller
from tests.view.bold import starred

WORDS = Catalogue.load(["en"])
NAMED = {0: Player("Asha"), 1: Player("Ben")}
ALONE = {0: Player("You", you=True), 1: Player("Computer", it=True)}
START = "4,4,4,4,4,4:0/4,4,4,4,4,4:0"
LONG = "2,5,0,5,5,5:1/4,4,0,5,5,4:1"
"""House 1 ends in the empty house 3; opposite lie 5 seeds."""


def told(position, *moves, players=ALONE, preset="printed"):
    """A game's teller, and the steps of moves made from a position."""
    game = make("kalah", {"preset": preset, "houses": 6})
    before, steps = game.position_from_text(position), []
    for move in moves:
        after, events = game.play(before, move)
        steps.append((before, events))
        before = after
    return KalahTeller(WORDS, game, players), steps


def turn(position, *moves, **how):
    teller, steps = told(position, *moves, **how)
    return starred(teller.turn(steps))


@pytest.mark.parametrize(
    ("position", "move", "players", "sentence"),
    [
        (f"{START}/south", 1, NAMED, "Asha sowed 4 seeds from house 1."),
        (f"{START}/north", 2, NAMED, "Ben sowed 4 seeds from house 2."),
        (f"{START}/south", 1, ALONE, "You sowed 4 seeds from house 1."),
        ("1,4,4,4,4,4:0/4,4,4,4,4,4:3/south", 1, ALONE, "You sowed 1 seed from house 1."),
    ],
)
def test_a_move_is_told_with_its_player_and_house(position, move, players, sentence):
    assert turn(position, move, players=players) == sentence


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ((3,), "You sowed 4 seeds from house 3: extra turn."),
        ((3, 1), "You sowed house 3: extra turn, then house 1."),
        ((3, 6), "You sowed house 3: extra turn, then house 6."),
    ],
)
def test_extra_turns_are_joined_in_one_sentence(moves, sentence):
    assert turn(f"{START}/south", *moves) == sentence


def test_several_extra_turns_are_counted():
    position = "4,4,4,4,2,1:0/4,4,4,4,4,4:0/south"
    sentence = "You sowed houses 6 and 5: 2 extra turns, then house 2."
    assert turn(position, 6, 5, 2) == sentence
    assert turn(position, 6, 5) == "You sowed houses 6 and 5: 2 extra turns."


@pytest.mark.parametrize(
    ("other", "end"),
    [
        ("4,4,0,5,5,4:1", "house 1 and **captured 5 seeds** in its house 4: your store +8."),
        (
            "4,4,0,0,5,4:1",
            "house 1: the last seed fell in an empty house, so it goes into your store.",
        ),
    ],
)
def test_a_capture_after_extra_turns_is_told_with_all_that_the_store_gained(other, end):
    position = f"2,5,0,5,2,1:1/{other}/south"
    told = turn(position, 6, 5, 1)
    assert told == f"You sowed houses 6 and 5: 2 extra turns, then {end}"


@pytest.mark.parametrize(
    ("side", "players", "sentence"),
    [
        (
            "south",
            ALONE,
            "You sowed house 1 and **captured 5 seeds** in its house 4: your store +6.",
        ),
        (
            "north",
            ALONE,
            "Computer sowed house 1 and **captured 5 of your seeds** in house 4: its store +6.",
        ),
        (
            "south",
            NAMED,
            "Asha sowed house 1 and **captured 5 seeds** in Ben's house 4: the store +6.",
        ),
    ],
)
def test_a_capture_is_told_with_the_house_that_was_robbed(side, players, sentence):
    rows = "2,5,0,5,5,5:1", "4,4,0,5,5,4:1"
    one, other = rows if side == "south" else rows[::-1]
    assert turn(f"{one}/{other}/{side}", 1, players=players) == sentence


def test_of_a_lone_seed_that_goes_into_the_store_it_is_told_which_and_why():
    sentence = (
        "You sowed house 1: the last seed fell in an empty house, so it goes into your store."
    )
    assert turn("2,5,0,5,5,5:1/4,4,0,0,5,4:1/south", 1) == sentence


def test_a_gain_is_all_that_came_into_the_store():
    teller, steps = told(f"{LONG}/south", 1)
    assert teller.gain(steps) == "You scored 6."
    teller, steps = told(f"{START}/south", 3, 1, players=NAMED)
    assert teller.gain(steps) == "Asha scored 1."
    teller, steps = told(f"{START}/south", 1)
    assert teller.gain(steps) == "You scored nothing."


@pytest.mark.parametrize("preset", ["printed", "standard"])
def test_seeds_left_that_count_for_nobody_are_told_in_the_log_and_beside_the_result_only(preset):
    options = make("kalah", {"preset": preset}).options
    position = "0,0,0,0,0,1:22/3,0,2,1,0,0:19/south"
    end = turn(position, 6, preset=preset)
    teller, [step] = told(position, 6, preset=preset)
    if options["leftovers"] == "owner":
        assert end.endswith(WORDS.text("table.kalah.over-collected", count=6))
        assert teller.log(*step) == teller.narrate(*step)
    else:
        assert end.endswith("One side is empty: the game is over.")
        assert teller.log(*step)[-1] == "6 seeds left on the board count for nobody."


def test_what_a_move_would_do_is_foretold():
    teller, [(position, events)] = told(f"{LONG}/south", 1)
    foretold = teller.foretell(position, preview_of(events))
    assert foretold == "Last seed in an empty house: you capture 5, your store +6."


def test_a_capture_has_the_same_numbers_before_and_after():
    teller, [(position, events)] = told(f"{LONG}/south", 1)
    preview = preview_of(events)
    [lost], [gained] = preview.losses.values(), preview.gains.values()
    for sentence in (teller.foretell(position, preview), teller.turn([(position, events)])):
        assert re.findall(r"capture[a-z]* (\d+)", unemphasised(sentence)) == [str(lost)]
        assert re.findall(r"\+(\d+)", sentence) == [str(gained)]


def test_with_several_persons_a_preview_names_whose_store_it_is():
    teller, [(position, events)] = told(f"{START}/south", 3, players=NAMED)
    foretold = teller.foretell(position, preview_of(events))
    assert foretold == "Last seed in Asha's store: Asha moves again."


def test_pressing_what_is_no_move_says_why():
    game = make("kalah")
    teller, position = KalahTeller(WORDS, game), game.start()
    assert "store" in teller.not_a_move(position, Place("store", (0,)))
    assert "not yours" in teller.not_a_move(position, Place("house", (1, 2)))


@pytest.mark.parametrize("houses", [4, 6])
def test_of_a_house_what_lies_opposite_is_told_and_of_a_store_nothing(houses):
    game = make("kalah", {"houses": houses})
    teller = KalahTeller(WORDS, game)
    position = game.start()
    for seat in game.seats:
        for number in range(1, houses + 1):
            facing = teller.spot_name(Place("house", (1 - seat, houses + 1 - number)))
            told = teller.about(position, Place("house", (seat, number)))
            assert told.startswith(f"Opposite: {facing}, ")
        assert teller.about(position, Place("store", (seat,))) == ""
