"""The course of a match: every position judged for one seat, and the turns that changed it."""

import pytest

from game.ai.analysis import analyse, seen_by, stand, turning_points
from game.ai.levels import advice_strength
from game.ai.thought import finished
from game.play.assessment import Assessment, Standing
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
    course, steps = Assessment(played(name, 3, **options), 0), 0
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
        course = Assessment(match, seat)
        while not course.done:
            course.step()
        bars.append([standing.bar for standing in course.standings])
    assert [1 - bar for bar in bars[1]] == pytest.approx(bars[0])


def test_a_course_given_up_keeps_what_it_has_and_does_no_more():
    course = Assessment(played("kalah", 6), 0)
    while len(course.standings) < 4:
        course.step()
    course.step(seconds=0)
    course.cancel()
    assert course.done
    assert not course.step()
    assert len(course.standings) == 4


@pytest.mark.parametrize(
    ("name", "options", "turns", "seat"),
    [("bao", {}, 4, 0), ("bantu", {"players": 3}, 4, 1), ("kalah", {}, 1, 0), ("kalah", {}, 9, 1)],
    ids=str,
)
def test_a_close_look_agrees_with_the_analysis_of_the_position(name, options, turns, seat):
    match = played(name, turns, **options)
    game, position = match.game, match.position
    analysis = finished(analyse(game, position, advice_strength(game)))
    seen = finished(seen_by(game, position, seat, analysis, advice_strength(game)))
    assert seen == finished(stand(game, position, seat, advice_strength(game)))
    if game.to_move(position) == seat:
        assert seen.bar == analysis.bar


def test_only_what_was_looked_at_closely_is_a_turning_point():
    match = played("bao", 8)
    course = Assessment(match, 0)
    while not course.done:
        course.step()
    bars = [standing.bar for standing in course.standings]
    for turn in course.turning():
        for cursor in (turn, turn + 1):
            position = match.position_at(cursor)
            close = finished(stand(match.game, position, 0, advice_strength(match.game)))
            assert bars[cursor] == close.bar
    assert course.turning() == turning_points(bars)


def test_what_an_analysis_found_is_taken_over():
    course = Assessment(played("kalah", 3), 0)
    course.learn(1, Standing(0.25, False))
    while not course.done:
        course.step()
    assert course.standings[1] == Standing(0.25, False)
    course.learn(2, Standing(0.9, False))
    while not course.done:
        course.step()
    assert course.standings[2] == Standing(0.9, False)
    assert 1 in course.turning()


def test_what_is_proven_at_a_glance_is_not_looked_at_again():
    game = make("kalah", {"preset": "standard"})
    start = game.position_from_text("0,0,1,0,0,1:30/0,0,0,0,0,3:12/south")
    match = Match(game, {}, start=start)
    match.play(match.legal_moves()[0])
    course, steps = Assessment(match, 0), 0
    while not course.done:
        steps += course.step()
    assert all(standing.exact for standing in course.standings)
    assert steps == course.points == 2


def test_it_tells_how_many_positions_are_left_for_a_closer_look():
    course = Assessment(played("bao", 8), 0)
    course.learn(2, Standing(1.0, False))
    looked = []
    while not course.done:
        if course.step():
            looked.append((course.looked_count, course.doubtful_count))
    assert [one for one, _ in looked[:9]] == list(range(1, 10))
    close = [left for one, left in looked if one == course.points]
    assert close[0] > 0
    assert len(close) > 1
    assert close[-1] == course.doubtful_count == 0
