"""Goals choose among plays, one after the other."""

import pytest

from game.learn.exercise import Goal
from game.learn.goals import best, fits, meeting
from game.rules.protocol import Place
from game.rules.registry import make

KALAH = make("kalah")
POSITION = KALAH.position_from_json(
    {
        "south": [0, 1, 0, 1, 3, 0],
        "south_store": 0,
        "north": [0, 2, 1, 5, 0, 3],
        "north_store": 0,
        "to_move": "south",
    }
)
"""House 2 captures five; house 5 brings one seed home; house 4 does nothing."""


def met(*goals, over="move"):
    return [play.moves for play in meeting(KALAH, POSITION, over, goals)]


@pytest.mark.parametrize(
    ("goals", "moves"),
    [
        ([Goal("captured", "most")], [(2,)]),
        ([Goal("captured", "least")], [(4,), (5,)]),
        ([Goal("captured", "at-least", 5)], [(2,)]),
        ([Goal("captured", "at-least", 6)], []),
        ([Goal("captured", "at-most", 4)], [(4,), (5,)]),
        ([Goal("stored", "is", 1)], [(5,)]),
        ([Goal("end", "is", Place("house", (0, 5)))], [(4,)]),
        ([Goal("captured", "at-most", 0), Goal("stored", "most")], [(5,)]),
        ([Goal("stored", "is", 9), Goal("stored", "most")], []),
    ],
)
def test_each_goal_chooses_among_those_that_are_left(goals, moves):
    assert met(*goals) == moves


def test_whole_turns_are_looked_at_where_they_count():
    position = KALAH.start()
    turns = meeting(KALAH, position, "turn", [Goal("extra", "most")])
    assert {len(turn.moves) for turn in turns} == {2}
    assert {turn.moves[0] for turn in turns} == {3}


@pytest.mark.parametrize(
    ("want", "value", "nearest"),
    [
        ("most", None, 5),
        ("at-least", 3, 5),
        ("least", None, 1),
        ("at-most", 3, 1),
        ("is", 3, 3),
        ("is", 4, 2),
    ],
)
def test_of_several_values_one_comes_nearest(want, value, nearest):
    assert best(Goal("captured", want, value), [2, 5, 3, 1]) == nearest


def test_what_is_most_is_told_by_an_answer():
    assert fits(Goal("captured", "most"), 5, 5)
    assert not fits(Goal("captured", "most"), 4, 5)
    assert fits(Goal("captured", "is", 4), 4, 5)
