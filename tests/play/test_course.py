"""The course of a match: every position judged for one seat, and the turns that changed it."""

import pytest

from game.play.course import Course
from game.play.match import Match
from game.rules.registry import make


def played(name, turns, **options):
    match = Match(make(name, options), {})
    for _ in range(turns):
        match.play(match.legal_moves()[0])
    return match


@pytest.mark.parametrize(
    ("name", "options"), [("kalah", {}), ("bao", {}), ("four-player", {"players": 3})], ids=str
)
def test_every_position_is_judged_a_little_at_a_time(name, options):
    course, steps = Course(played(name, 3, **options), 0), 0
    while not course.done:
        course.step(seconds=0)
        steps += 1
    assert len(course.standings) == 4
    assert all(0 <= standing.bar <= 1 for standing in course.standings)
    assert steps > 4


def test_two_players_see_the_same_match_from_both_sides():
    match = played("kalah", 3)
    bars = []
    for seat in (0, 1):
        course = Course(match, seat)
        while not course.done:
            course.step()
        bars.append([standing.bar for standing in course.standings])
    assert [1 - bar for bar in bars[1]] == pytest.approx(bars[0])


def test_a_course_given_up_keeps_what_it_has_and_does_no_more():
    course = Course(played("kalah", 3), 0)
    while not course.standings:
        course.step()
    course.step(seconds=0)
    course.cancel()
    assert course.done
    assert not course.step()
    assert len(course.standings) == 1
