"""Values from outside are taken only in the right shape, and refused with place and reason."""

import pytest

from game.rules import shape
from game.rules.protocol import MoveError, PositionError


def refusal(check, *arguments):
    """Return what a check says against a value: where, the key, and the values."""
    with pytest.raises(PositionError) as refused:
        check(*arguments)
    return refused.value.at, refused.value.reason.key, refused.value.reason.values


def test_whole_numbers_are_neither_true_nor_fractions():
    assert [shape.is_whole(value) for value in (0, -7, True, False, 1.0, "1", None)] == [
        True,
        True,
        False,
        False,
        False,
        False,
        False,
    ]


def test_an_object_has_exactly_its_members():
    value = {"a": 1, "b": None}
    assert shape.members(value, ("b", "a"), PositionError) is value
    assert refusal(shape.members, [], ("a",), PositionError, "x") == ("x", "shape-object", {})
    missing = ("", "shape-missing-key", {"name": "b"})
    assert refusal(shape.members, {"a": 1}, ("a", "b"), PositionError) == missing
    unknown = ("c", "shape-unknown-key", {"name": "c"})
    assert refusal(shape.members, {"a": 1, "c": 1}, ("a",), PositionError) == unknown
    unknown = ("x.c", "shape-unknown-key", {"name": "c"})
    assert refusal(shape.members, {"a": 1, "c": 1}, ("a",), PositionError, "x") == unknown


@pytest.mark.parametrize(
    ("at", "place", "joined"),
    [("", "", ""), ("a", "", "a"), ("", "b", "b"), ("a", "b", "a.b"), ("a", "[1].b", "a[1].b")],
)
def test_a_place_within_another_is_told_from_the_beginning(at, place, joined):
    assert shape.inside(at, place) == joined


@pytest.mark.parametrize("value", [0, -1, 10**40])
def test_any_whole_number_is_taken_where_there_are_no_limits(value):
    assert shape.any_whole(value, PositionError) == value
    told = ("n", "shape-whole-number", {})
    assert refusal(shape.any_whole, float(value), PositionError, "n") == told


def test_a_long_unknown_name_is_cut_short():
    _, _, values = refusal(shape.members, {"y" * 41: 1}, (), PositionError)
    assert values == {"name": "y" * 40}


@pytest.mark.parametrize("value", [2, 3, 4])
def test_a_number_may_be_one_of_its_limits(value):
    assert shape.whole(value, 2, 4, PositionError) == value


def test_a_number_outside_its_limits_is_refused():
    told = ("n", "shape-range", {"low": 2, "high": 4})
    assert refusal(shape.whole, 1, 2, 4, PositionError, "n") == told
    assert refusal(shape.whole, 5, 2, 4, PositionError, "n") == told
    assert refusal(shape.whole, 3.0, 2, 4, PositionError, "n") == ("n", "shape-whole-number", {})


def test_counts_are_a_list_of_the_right_length():
    assert shape.counts([0, shape.MOST], 2, PositionError) == (0, shape.MOST)
    told = ("row", "shape-list", {"length": 2})
    for value in ([1], [1, 2, 3], (1, 2), "12", None):
        assert refusal(shape.counts, value, 2, PositionError, "row") == told


def test_a_wrong_count_is_told_with_its_place():
    told = ("row[1]", "shape-range", {"low": 0, "high": 9_999})
    assert refusal(shape.counts, [0, 10_000], 2, PositionError, "row") == told
    assert refusal(shape.counts, [0, -1], 2, PositionError, "row") == told


def test_a_choice_is_told_from_what_only_looks_like_it():
    assert shape.one_of("b", ("a", "b"), PositionError) == "b"
    assert shape.one_of(1, (True, 1), PositionError) == 1
    assert shape.one_of(1, (True, 1), PositionError) is not True
    told = ("x", "shape-choice", {"choices": ["true", "2"]})
    for value in (1, 2.0, "2", None, []):
        assert refusal(shape.one_of, value, (True, 2), PositionError, "x") == told


def test_the_error_is_the_one_asked_for():
    with pytest.raises(MoveError):
        shape.whole("1", 0, 1, MoveError)
