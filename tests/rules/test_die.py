"""Who begins: the highest die."""

import pytest

from game.rules.die import starter_from_rolls
from game.rules.protocol import OptionError


def test_nobody_has_rolled_yet():
    assert starter_from_rolls((0, 1, 3), []) == (0, 1, 3)


def test_the_highest_roll_begins():
    assert starter_from_rolls((0, 1, 2, 3), [{0: 2, 1: 5, 2: 4, 3: 1}]) == 1


def test_ties_for_the_highest_roll_again():
    rounds = [{0: 5, 1: 2, 2: 5, 3: 5}]
    assert starter_from_rolls((0, 1, 2, 3), rounds) == (0, 2, 3)
    rounds.append({0: 1, 2: 6, 3: 6})
    assert starter_from_rolls((0, 1, 2, 3), rounds) == (2, 3)
    rounds.append({2: 1, 3: 2})
    assert starter_from_rolls((0, 1, 2, 3), rounds) == 3


@pytest.mark.parametrize(
    ("rounds", "key", "at"),
    [
        ([{0: 1}], "roll-seats", "rounds[0]"),
        ([{0: 1, 1: 2, 2: 2}], "roll-seats", "rounds[0]"),
        ([{0: 4, 2: 4}, {0: 1, 1: 1}], "roll-seats", "rounds[1]"),
        ([{0: 0, 2: 1}], "roll-face", "rounds[0]"),
        ([{0: 7, 2: 1}], "roll-face", "rounds[0]"),
        ([{0: True, 2: 1}], "roll-face", "rounds[0]"),
        ([{0: 1, 2: 4}, {2: 1}], "roll-decided", "rounds[1]"),
    ],
)
def test_rolls_that_make_no_sense_are_refused(rounds, key, at):
    with pytest.raises(OptionError) as caught:
        starter_from_rolls((0, 2), rounds)
    assert (caught.value.reason.key, caught.value.at) == (key, at)


@pytest.mark.parametrize(
    ("rounds", "values"),
    [
        ([{0: 1}], {"seats": [0, 2]}),
        ([{0: 4, 2: 7}], {"seat": 2}),
        ([{0: 1, 2: 4}, {2: 1}], {"seat": 2}),
    ],
)
def test_a_refused_roll_says_which_seats_it_is_about(rounds, values):
    with pytest.raises(OptionError) as caught:
        starter_from_rolls((0, 2), rounds)
    assert caught.value.reason.values == values
