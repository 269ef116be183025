"""What stays to be seen of the moves since the person's own last one."""

import pytest

from game.rules.protocol import Place
from game.view.board.preview import Preview
from game.view.board.since import Trace, marks_since

A, B, C, D = (Place("pit", (0, number)) for number in range(1, 5))
STORE = Place("store", (1,))


def move(origin=None, end=None, losses=None, gains=None):
    return Preview(origin, (), end, (), 0, False, False, losses or {}, gains or {})


def marks(*names):
    return frozenset(names)


def test_nothing_is_marked_before_the_first_move():
    assert marks_since([]) == {}


def test_a_move_marks_its_start_its_end_whom_it_robbed_and_what_it_won():
    seen = marks_since([move(A, B, {C: 4}, {STORE: 5})])
    assert seen == {
        A: Trace(marks("from")),
        B: Trace(marks("last")),
        C: Trace(marks("robbed"), -4),
        STORE: Trace(marks(), 5),
    }


def test_only_the_start_is_known_while_a_move_is_shown():
    first, second = move(A, B, gains={STORE: 1}), move(C, D, {B: 3}, {STORE: 4})
    assert marks_since([first, second], moving=True) == {
        A: Trace(marks("earlier-from")),
        B: Trace(marks("earlier-last")),
        C: Trace(marks("from")),
        STORE: Trace(marks(), 1),
    }


def test_moves_before_the_last_one_are_marked_weaker():
    seen = marks_since([move(A, B, {C: 2}), move(D, STORE)])
    assert seen[A].marks == marks("earlier-from")
    assert seen[B].marks == marks("earlier-last")
    assert seen[C] == Trace(marks("earlier-robbed"), -2)
    assert seen[D].marks == marks("from")
    assert seen[STORE].marks == marks("last")


def test_the_later_of_two_moves_marks_a_place_and_chips_are_added_up():
    seen = marks_since([move(A, B, {C: 2}, {STORE: 3}), move(B, C, {A: 1}, {STORE: 1})])
    assert seen == {
        A: Trace(marks("robbed"), -1),
        B: Trace(marks("from")),
        C: Trace(marks("last"), -2),
        STORE: Trace(marks(), 4),
    }


def test_a_move_that_ends_where_it_began_says_both():
    assert marks_since([move(A, A)]) == {A: Trace(marks("from", "last"))}


def test_a_piece_that_is_sent_back_is_marked_without_a_number():
    assert marks_since([move(A, B, {C: 0})])[C] == Trace(marks("robbed"), 0)


@pytest.mark.parametrize("moving", [False, True])
def test_a_move_that_was_passed_over_marks_nothing(moving):
    assert marks_since([move()], moving=moving) == {}
