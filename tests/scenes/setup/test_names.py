"""What those are called who are about to play, and what can be typed as a name."""

import pytest

from game.i18n.catalogue import Catalogue
from game.play.saved.setup_choices import SetupChoices
from game.scenes.setup.names import (
    TypedName,
    seat_name,
    seat_player,
    typed_name,
    without_usual_names,
)
from game.untrusted.names import LONGEST_NAME
from tests.names import DRAWN, MISSING, NOT_DRAWN

ENGLISH = Catalogue.load(["en"])


def names(choices):
    """What all seats are called."""
    return [seat_name(ENGLISH, choices, seat) for seat in choices.every_seat]


def test_one_person_is_you_and_one_computer_is_computer():
    choices = SetupChoices("kalah").with_kinds("computer", 2)
    assert names(choices) == ["You", "Computer"]
    assert seat_player(ENGLISH, choices, 0).you
    assert not seat_player(ENGLISH, choices, 1).you


def test_several_persons_are_counted():
    choices = SetupChoices("four-player").with_player(1, kind="opponent")
    assert names(choices) == ["Player 1", "Computer", "Player 2", "Player 3"]
    assert not seat_player(ENGLISH, choices, 0).you


def test_several_computers_are_called_by_their_signs():
    choices = SetupChoices("four-player").with_kinds("computer", 2).with_player(2, sign=5)
    assert names(choices) == ["You", "Diamond", "Cross", "Square"]


def test_several_computers_are_called_by_their_colours_where_seats_are_colours():
    choices = SetupChoices("bantu").with_kinds("computer", 2).with_seat(3, False)
    assert names(choices) == ["You", "Green", "Blue", "Nobody"]


def test_a_name_goes_before_all_that():
    choices = SetupChoices("kalah").with_kinds("computer", 2).with_player(0, name="Ann ")
    assert names(choices) == ["Ann", "Computer"]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Zo\u00eb", "Zo\u00eb"),
        ("  Ann", "Ann"),
        ("Ann  B", "Ann B"),
        ("Ann\nB", "Ann B"),
        ("a\u202eb", "ab"),
        ("\u202aAsha\u202c", "Asha"),
        ("\u200eAsha\ufeff", "Asha"),
        ("A\u2060\u200bsha", "Asha"),
        ("\u200e", ""),
        ("Who?", "Who?"),
        ("x" * 99, "x" * LONGEST_NAME),
        ("e\u0301" * 41, "e\u0301" * 40),
        ("a" + "\u0301" * 500, ""),
        ("a\u200db", "a\u200db"),
        ("\u200d" * 50, ""),
        ("", ""),
    ],
)
def test_only_what_can_be_seen_is_kept_of_what_was_typed(typed, kept):
    assert typed_name(typed).text == kept
    assert typed_name(typed).is_taken


@pytest.mark.parametrize(
    ("typed", "trouble"),
    [
        ("Mia Katharina", ""),
        (" Mia  K ", ""),
        ("x" * LONGEST_NAME, ""),
        ("x" * (LONGEST_NAME + 1), "setup.name-long"),
        ("e" + "\u0301" * 450, "setup.name-marks"),
        ("a\ue000", "setup.name-signs"),
        ("a\u202eb", ""),
        ("Li \u738b", "setup.name-letters"),
    ],
)
def test_what_cannot_be_taken_of_a_name_has_its_reason(typed, trouble):
    assert typed_name(typed).trouble == trouble
    assert bool(typed_name(typed).told(ENGLISH)) == bool(trouble)


@pytest.mark.parametrize("sign", ["\ue000", "\ufdd0", "\uffff", "\x00", "\x9f", "\ud800", "\ufffd"])
def test_a_sign_that_is_no_letter_is_seen_and_keeps_the_name_from_being_taken(sign):
    typed = typed_name(f"A{sign}sha{sign}")
    assert typed.text == "A\ufffdsha\ufffd"
    assert not typed.is_taken
    assert typed.told(ENGLISH).startswith("Letters 2 and 6 of this name are no letters ")
    assert typed_name(typed.text) == typed


@pytest.mark.parametrize("what", DRAWN)
def test_a_name_of_our_letters_is_taken_as_it_was_typed(what):
    assert typed_name(DRAWN[what]) == TypedName(DRAWN[what])


@pytest.mark.parametrize("what", NOT_DRAWN)
def test_a_name_of_other_letters_stays_as_it_was_typed_and_is_not_taken(what):
    typed = typed_name(NOT_DRAWN[what])
    assert typed.text == NOT_DRAWN[what]
    assert not typed.is_taken
    assert MISSING[what][0] in typed.told(ENGLISH)


def test_the_letters_that_are_none_of_ours_are_named_with_their_places():
    assert typed_name("Li \u738b\u660e").told(ENGLISH) == (
        "Our letters have no \u738b or \u660e: letters 4 and 5 of this name. "
        "Write them in others; until then the name stays as it was."
    )


MANY = "\u738b\u5c0f\u660e"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("\u738b", "Our letters have no \u738b: letter 1 of this name. Write it "),
        ("\u738bA\u738b", "Our letters have no \u738b: letters 1 and 3 of this name. Write them "),
        (
            "\u0645\u062d\u0645\u062f",
            "Our letters have no \u0645, \u062d or \u062f: letters 1, 2, 3 and 4 of this name. ",
        ),
        (f"{MANY}\u674e", "Our letters have no \u738b, \u5c0f, \u660e, nor 1 other letter of "),
        (
            f"{MANY}\u674e\u56db\u674e",
            "Our letters have no \u738b, \u5c0f, \u660e, nor 2 other letters ",
        ),
        (
            "\u738b" * 40,
            "Our letters have no \u738b, which this name has many times. ",
        ),
        ("\ue000" * 40, "Many letters of this name are none that can be read. "),
    ],
)
def test_places_are_told_all_or_none_and_how_many_letters_are_not_named(name, reason):
    assert typed_name(name).told(ENGLISH).startswith(reason)


@pytest.mark.parametrize("name", ["You", "you ", "COMPUTER"])
def test_the_words_for_no_name_are_never_kept_as_one(name):
    choices = SetupChoices("kalah").with_player(0, name=name)
    assert without_usual_names(ENGLISH, choices).player(0).name == ""
