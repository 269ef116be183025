"""What those are called who are about to play, and what can be typed as a name."""

import pytest

from game.i18n.catalogue import Catalogue
from game.play.saved.setup_choices import NAME_LENGTH, SetupChoices
from game.scenes.setup.names import (
    clean_name,
    seat_name,
    seat_player,
    trouble_with,
    without_usual_names,
)

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
        ("Zoë", "Zoë"),
        ("  Ann", "Ann"),
        ("Ann  B", "Ann B"),
        ("Ann\nB", "Ann B"),
        ("a\u202eb", "a?b"),
        ("\x00\ud800", "??"),
        ("x" * 99, "x" * NAME_LENGTH),
        ("علي", "علي"),
        ("", ""),
    ],
)
def test_only_what_can_be_seen_is_kept_of_what_was_typed(typed, kept):
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    ("typed", "trouble"),
    [
        ("Mia Katharina", ""),
        (" Mia  K ", ""),
        ("x" * NAME_LENGTH, ""),
        ("x" * (NAME_LENGTH + 1), "setup.name-long"),
        ("a\u202eb", "setup.name-signs"),
    ],
)
def test_what_cannot_be_taken_of_a_name_has_its_reason(typed, trouble):
    assert trouble_with(typed) == trouble
    assert not trouble or trouble in ENGLISH


@pytest.mark.parametrize("name", ["You", "you ", "COMPUTER"])
def test_the_words_for_no_name_are_never_kept_as_one(name):
    choices = SetupChoices("kalah").with_player(0, name=name)
    assert without_usual_names(ENGLISH, choices).player(0).name == ""
