"""A line that was left for another move is kept, and one can go back to it."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.play import lines
from game.play.lines import begins, with_line
from game.play.match import Match
from game.rules.bao.game import Bao
from game.rules.kalah.game import Kalah


def played(*moves):
    match = Match(Kalah(), {})
    for move in moves:
        match.play(move)
    return match


def moves(line):
    return [turn.move for turn in line]


def test_playing_another_move_from_an_earlier_point_keeps_the_old_line():
    match = played(1, 2, 3)
    match.go_to(1)
    match.play(5)
    assert [moves(line) for line in match.lines()] == [[1, 5], [1, 2, 3]]
    assert match.fork(1) == 1


def test_playing_the_same_move_follows_the_old_line():
    match = played(1, 2, 3)
    match.go_to(1)
    match.play(2)
    assert (match.cursor, moves(match.turns), match.other_lines) == (2, [1, 2, 3], [])
    assert match.can_redo()


def test_one_can_switch_to_a_line_and_back():
    match = played(1, 2, 3)
    match.go_to(1)
    match.play(5)
    match.switch(1)
    assert [moves(line) for line in match.lines()] == [[1, 2, 3], [1, 5]]
    assert match.cursor == 3
    match.switch(1, cursor=1)
    assert (moves(match.turns), match.cursor) == ([1, 5], 1)
    match.play(5)
    match.play(4)
    assert match.legal_moves()


@pytest.mark.parametrize(("number", "cursor"), [(2, None), (-1, None), (1, 4), (0, -1)])
def test_there_is_no_other_line_or_point(number, cursor):
    match = played(1, 2, 3)
    match.go_to(1)
    match.play(5)
    with pytest.raises(ValueError, match=str(number if cursor is None else cursor)):
        match.switch(number, cursor)


def test_a_line_that_another_one_holds_is_not_kept_twice():
    match = played(1, 2, 3)
    match.go_to(1)
    match.play(5)
    match.go_to(1)
    match.play(2)
    assert [moves(line) for line in match.lines()] == [[1, 2], [1, 5], [1, 2, 3]]
    match.play(3)
    assert [moves(line) for line in match.lines()] == [[1, 2, 3], [1, 5]]


def test_only_so_many_lines_are_kept_and_the_newest_come_first():
    every = [
        tuple(played(1, second, third).turns)
        for second in played(1).legal_moves()
        for third in played(1, second).legal_moves()
    ]
    assert len(every) > lines.MOST_LINES
    others = []
    for line in every:
        others = with_line(others, line)
    assert others == every[::-1][: lines.MOST_LINES]


def test_lines_have_a_limit_together(monkeypatch):
    monkeypatch.setattr(lines, "MOST_TURNS", 5)
    long, other, third = (tuple(played(*line).turns) for line in ([1, 2, 3], [1, 3], [2, 1, 4]))
    others = with_line(with_line(with_line([], long), other), third)
    assert [moves(line) for line in others] == [[2, 1, 4], [1, 3]]


def test_giving_up_at_an_earlier_point_keeps_what_came_later():
    match = played(1, 2, 3)
    match.go_to(1)
    match.resign(0)
    assert [moves(line) for line in match.lines()] == [[1], [1, 2, 3]]
    assert match.outcome().reason == "resigned"


def test_who_gave_up_and_plays_on_from_an_earlier_point_has_not_given_up():
    match = played(1, 2)
    match.resign(0)
    match.go_to(1)
    match.play(2)
    assert match.outcome() is None


@pytest.mark.parametrize("step", ["undo", "redo", "play", "go_to", "switch", "resign"])
def test_what_was_pressed_is_forgotten_with_the_next_step(step):
    match = played(1, 2)
    match.pending = ("pit:0:3",)
    arguments = {"play": [3], "go_to": [1], "switch": [0], "resign": [0]}.get(step, [])
    getattr(match, step)(*arguments)
    assert match.pending == ()


def test_on_a_shared_device_no_friend_is_waited_for():
    match = played(1)
    assert not match.friend_to_move
    match.side = 0
    assert match.friend_to_move
    match.side = 1
    assert not match.friend_to_move


@given(st.integers(0, 1 << 40))
def test_whatever_is_done_no_line_is_lost_or_held_by_another(seed):
    source = random.Random(seed)
    match = Match(Bao(), {})
    seen = set()
    for _ in range(40):
        deed = source.random()
        if deed < 0.7 and match.legal_moves():
            match.play(source.choice(list(match.legal_moves())))
        elif deed < 0.9:
            match.go_to(source.randint(0, len(match.turns)))
        else:
            match.switch(source.randrange(len(match.lines())))
        seen.add(tuple(moves(match.turns)))
        every = match.lines()
        for number, line in enumerate(every[1:], 1):
            others = every[1:number] + every[number + 1 :]
            assert not any(begins(line, other) for other in others)
        courses = [tuple(moves(line)) for line in every]
        assert all(any(line == one[: len(line)] for one in courses) for line in seen)
        fresh = Match(match.game, {})
        for turn in match.turns:
            fresh.play(turn.move)
        assert fresh.turns == match.turns
