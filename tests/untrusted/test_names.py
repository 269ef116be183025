"""What may be the name of a player."""

import pytest

from game.untrusted.clusters import count
from game.untrusted.names import (
    LONGEST_NAME,
    MOST_CHARACTERS,
    fault_of,
    is_blank,
    shortened,
)
from game.untrusted.plain_text import plain
from tests.names import REFUSED, TAKEN


@pytest.mark.parametrize("what", TAKEN)
def test_what_people_are_called_is_a_name(what):
    name = TAKEN[what]
    assert fault_of(name) == ""
    assert plain(name) == name
    assert shortened(name) == name
    assert not is_blank(name)


@pytest.mark.parametrize("what", REFUSED)
def test_what_is_too_long_or_cannot_be_seen_is_none(what):
    name, reason = REFUSED[what]
    faults = {
        "record-name": "long",
        "record-name-marks": "marks",
        "record-name-signs": "signs",
    }
    assert fault_of(name) == faults[reason]


@pytest.mark.parametrize("letter", ["a", "e\u0301", "\U0001f1f0\U0001f1ea", "a" + "\u0301" * 12])
def test_a_name_is_shortened_to_whole_letters(letter):
    short = shortened(letter * 500)
    assert short == letter * count(short)
    assert fault_of(short) == ""
    assert fault_of(short + letter) in ("long", "marks")
    assert count(short) == LONGEST_NAME or len(short + letter) > MOST_CHARACTERS


@pytest.mark.parametrize("text", ["", " ", "\u00a0\u3000", "\u200d" * 9, "\u3164", "\u00ad \ufe0f"])
def test_a_name_of_which_nothing_is_seen_is_blank(text):
    assert is_blank(text)


def test_a_black_flag_keeps_the_signs_of_its_state_and_nothing_else_does():
    flag = TAKEN["the flag of a part of a state"]
    assert plain(f"x{flag}\u202e{flag}") == f"x{flag}?{flag}"
    assert plain(flag[:-1]) == "\U0001f3f4?????"
    assert plain(f"a{flag[1:]}") == "a??????"
