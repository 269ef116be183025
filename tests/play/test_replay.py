"""A replay passes through every event at which something moves, and back again."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.play.match import Match
from game.play.replay import Jump, Point, Replay
from game.rules.protocol import MARKERS
from game.rules.registry import GAMES, make
from tools.torture.some_matches import some_match


def kalah(*moves):
    match = Match(make("kalah"), {})
    for move in moves:
        match.play(move)
    return match


def test_it_begins_at_the_start_and_ends_at_the_end():
    match = kalah(1, 2)
    replay = Replay(match)
    assert (replay.point, replay.before, replay.happened) == (Point(0), match.start, ())
    replay.go_to(99)
    assert (replay.point, replay.before, replay.turn) == (replay.last, match.position, None)
    assert not replay.forward()
    assert replay.moves_begun == 2


def test_inside_a_move_one_stops_at_each_seed():
    replay = Replay(kalah(3))  # lift, four drops, the last one into the store
    kinds = []
    while replay.forward():
        kinds.append([event.kind for event in replay.happened])
    assert [len(each) for each in kinds] == [1, 2, 3, 4, 0]
    assert kinds[3] == ["lift", "drop", "drop", "drop"]


def test_what_happened_never_ends_with_a_marker():
    replay = Replay(some_match(random.Random(3), "bao", 20))
    while replay.forward():
        assert not replay.happened or replay.happened[-1].kind not in MARKERS


@pytest.mark.parametrize("name", GAMES)
@given(seed=st.integers(0, 1 << 40))
def test_forward_and_back_pass_through_the_same_points_and_each_can_be_gone_to(name, seed):
    replay = Replay(some_match(random.Random(seed), name, 12))
    points = [replay.point]
    while replay.forward():
        points.append(replay.point)
    assert points == sorted(set(points))
    for point in reversed(points[:-1]):
        assert replay.back()
        assert replay.point == point
    assert not replay.back()
    for point in points:
        replay.go_to(*point)
        assert replay.point == point


def test_a_point_between_two_stops_is_the_stop_before():
    replay = Replay(kalah(3))
    replay.go_to(0, 10_000)
    assert replay.point == Point(0, 4)
    replay.go_to(-4, -4)
    assert replay.point == Point(0)


def test_moves_are_stepped_over_whole():
    replay = Replay(kalah(1, 2, 3))
    replay.go_to(1, 2)
    assert replay.moves_begun == 2
    replay.previous_turn()
    assert replay.point == Point(1)
    replay.previous_turn()
    assert replay.point == Point(0)
    assert not replay.previous_turn()
    for turn in (1, 2, 3):
        assert replay.next_turn()
        assert replay.point == Point(turn)
    assert not replay.next_turn()


def test_one_can_jump_to_captures_and_the_end():
    source, match = random.Random(2), kalah()
    for _ in range(20):
        match.play(source.choice(match.legal_moves()))
    captures = [
        number
        for number, turn in enumerate(match.turns, 1)
        if any(event.kind == "capture" for event in turn.events)
    ]
    assert 1 < len(captures) < 19
    replay = Replay(match)
    kinds = dict.fromkeys(captures, "capture")
    kinds.setdefault(20, "end")
    assert replay.jumps == tuple(Jump(turn, kinds[turn]) for turn in sorted(kinds))
    first = captures[0]
    assert replay.next_jump() == Jump(first, "capture")
    assert replay.next_jump("end") == replay.jumps[-1] or 20 in captures
    replay.go_to(first)
    assert replay.next_jump("capture") == Jump(captures[1], "capture")
    assert replay.previous_jump() is None
    replay.go_to(first, 1)
    assert replay.previous_jump("capture") == Jump(first, "capture")


def test_a_kept_line_can_be_looked_at():
    match = kalah(1, 2, 3)
    match.go_to(1)
    match.play(5)
    replay = Replay(match, line=match.lines()[1])
    replay.go_to(3)
    assert replay.before == replay.turns[2].after
    assert match.cursor == 2, "the match itself does not change"


def test_a_match_without_moves_has_one_point():
    replay = Replay(kalah())
    assert (replay.jumps, replay.turn) == ((), None)
    assert not replay.forward()
    assert not replay.back()
