"""The matches of a series one by one: wins and losses in a row, and what was counted before."""

import json

import pytest

from game.host.fake import MemoryStorage
from game.play.match import Match
from game.play.saved.series import KEY, MOST_BEFORE, Series
from game.rules.registry import make


def won_by(seat, number):
    """A match that the other player gave up, with an id of its own."""
    match = Match(make("kalah"), {}, id=f"{number:016x}")
    match.play(1)
    match.resign(1 - seat)
    return match


def counted(*winners, storage=None):
    """How a series stands after matches that these seats have won."""
    series = Series(storage or MemoryStorage())
    return [series.count(won_by(seat, number)) for number, seat in enumerate(winners)][-1]


@pytest.mark.parametrize(
    ("winners", "wins", "losses"),
    [((0,), 1, 0), ((0, 0, 0), 3, 0), ((0, 1), 0, 1), ((0, 1, 1), 0, 2), ((1, 1, 0, 0), 2, 0)],
)
def test_wins_and_losses_in_a_row_are_those_up_to_now(winners, wins, losses):
    tally = counted(*winners)
    assert (tally.wins_in_a_row(0), tally.losses_in_a_row(0)) == (wins, losses)
    assert (tally.wins_in_a_row(1), tally.losses_in_a_row(1)) == (losses, wins)


def test_they_go_on_at_the_next_visit():
    storage = MemoryStorage()
    counted(0, 0, storage=storage)
    assert Series(storage).count(won_by(0, 7)).wins_in_a_row(0) == 3


def test_a_match_that_ended_in_another_way_counts_as_it_ended_last():
    storage = MemoryStorage()
    counted(0, 0, storage=storage)
    tally = Series(storage).count(won_by(1, 1))
    assert (tally.wins_in_a_row(0), tally.wins_in_a_row(1), tally.played) == (0, 1, 2)


def test_a_match_before_the_last_one_is_not_counted_again():
    storage = MemoryStorage()
    before = counted(0, 1, 0, storage=storage)
    texts = storage.texts[KEY]
    again = Series(storage).count(won_by(0, 0))
    assert (again.wins, again.played, again.recent) == (before.wins, 3, ())
    assert json.loads(storage.texts[KEY]) == json.loads(texts)


def test_only_so_many_matches_are_known_one_by_one():
    storage = MemoryStorage()
    tally = counted(*[0] * (MOST_BEFORE + 9), storage=storage)
    assert tally.played == MOST_BEFORE + 9
    assert tally.wins_in_a_row(0) == MOST_BEFORE + 1
    (series,) = json.loads(storage.texts[KEY])
    assert len(series["before"]) == MOST_BEFORE


@pytest.mark.parametrize(
    "before", [None, 3, {}, [3], [["id"]], [["id", [5]]], [["id", [True]]], [[4, [0]]], [["a", 0]]]
)
def test_what_makes_no_sense_of_them_is_left_out(before):
    storage = MemoryStorage()
    counted(0, 0, storage=storage)
    (series,) = json.loads(storage.texts[KEY])
    storage.texts[KEY] = json.dumps([{**series, "before": before}])
    tally = Series(storage).count(won_by(0, 9))
    assert (tally.played, tally.wins_in_a_row(0)) == (3, 2)


def test_what_an_earlier_version_counted_goes_on():
    storage = MemoryStorage()
    counted(0, 0, storage=storage)
    (series,) = json.loads(storage.texts[KEY])
    del series["before"]
    storage.texts[KEY] = json.dumps([series])
    tally = Series(storage).count(won_by(0, 9))
    assert (tally.played, dict(tally.wins), tally.wins_in_a_row(0)) == (3, {0: 3, 1: 0}, 2)


def test_a_guided_game_belongs_to_no_series():
    match = won_by(0, 1)
    match.guided = "kalah-first"
    storage = MemoryStorage()
    assert Series(storage).count(match).played == 0
    assert Series(storage).count(won_by(0, 2)).played == 1
