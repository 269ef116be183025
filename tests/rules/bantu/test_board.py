"""Bantu boards: the one that comes with the game, and others in the same form."""

import copy
from dataclasses import FrozenInstanceError

import pytest

from game.rules.bantu.board_json import board_from_json
from game.rules.bantu.game import Bantu
from game.rules.bantu.paths import distances, path_home, path_to_circle
from game.rules.bantu.shipped import SHIPPED
from game.rules.protocol import OptionError
from tests.rules.bantu.setups import set_up, targets

SMALL = {
    "lanes": 2,
    "lines": [[[0, 1]], [[0], [1]], [[0, 1]], [[0, 1]], [[0, 1]], [[0], [1]]],
    "start_lines": {"4": 0, "3": 2, "2": 3, "1": 4},
    "arrow_line": 5,
}


def changed(**changes):
    return {**copy.deepcopy(SHIPPED), **changes}


def with_line(index, line):
    lines = copy.deepcopy(SHIPPED["lines"])
    lines[index] = line
    return changed(lines=lines)


def test_the_shipped_board_has_32_lines_of_4_lanes_and_start_lines_a_quarter_apart():
    assert SHIPPED["lanes"] == 4
    assert len(SHIPPED["lines"]) == 32
    assert SHIPPED["start_lines"] == {"4": 0, "3": 8, "2": 16, "1": 24}


def test_start_lines_are_rows_of_four_circles():
    for line in SHIPPED["start_lines"].values():
        assert SHIPPED["lines"][line] == [[0, 1, 2, 3]]


def test_a_row_is_one_or_more_joined_circles():
    board = board_from_json(SHIPPED)
    assert [board.rows[board.circle(10, lane)].bit_count() for lane in range(4)] == [1, 3, 3, 3]
    assert [board.rows[board.circle(12, lane)].bit_count() for lane in range(4)] == [2, 2, 2, 2]


def test_the_track_joins_every_start_line_to_finish():
    board = board_from_json(SHIPPED)
    for circles in board.start_circles.values():
        for circle in circles:
            assert path_home(board, circle, board.lines, 0) is not None


def test_the_shipped_board_goes_through_the_checks_unchanged():
    assert board_from_json(SHIPPED).to_json() == SHIPPED
    assert Bantu().options["board"] == SHIPPED


def test_a_board_once_read_cannot_be_changed():
    with pytest.raises(FrozenInstanceError):
        board_from_json(SHIPPED).lanes = 5


def test_another_board_can_be_played():
    game = Bantu({"board": SMALL, "short": True})
    assert game.options["board"] == SMALL
    assert len(game.legal_moves(game.start())) == 6
    at = game.position_from_json(
        {
            "pieces": {
                "red": {"1": [1, 1], "2": "start", "3": [2, 0]},
                "blue": {"1": [2, 1], "2": "start", "3": "start"},
            },
            "to_move": "blue",
        }
    )
    to = [game.move_to_json(move)["to"] for move in game.legal_moves(at) if move.piece == 1]
    # the sum is 4: two lines and twice aside, three lines and once aside, or straight home
    assert to == [[4, 1], [5, 0], "home"]


def test_the_first_circle_is_joined_to_its_neighbour_only_where_the_board_says_so():
    lines = [[[0], [1]], *[[[0, 1]] for _ in range(4)], [[0], [1]]]
    board = {**SMALL, "lines": lines, "start_lines": {"4": 1, "3": 2, "2": 3, "1": 4}}
    game = Bantu({"board": board})
    at = set_up(game, "red", red={1: (0, 0)})
    assert targets(game, at, 1) == {(1, 0)}


def test_a_board_may_have_one_lane():
    board = {
        "lanes": 1,
        "lines": [[[0]]] * 5,
        "start_lines": {"4": 0, "3": 1, "2": 2, "1": 3},
        "arrow_line": 4,
    }
    game = Bantu({"board": board})
    assert len(game.legal_moves(game.start())) == 4


@pytest.mark.parametrize(
    ("board", "key", "at"),
    [
        (None, "shape-object", "board"),
        ("shipped", "shape-object", "board"),
        ([], "shape-object", "board"),
        ({}, "shape-missing-key", "board"),
        (changed(colour="red"), "shape-unknown-key", "board.colour"),
        (changed(lanes=0), "shape-range", "board.lanes"),
        (changed(lanes=9), "shape-range", "board.lanes"),
        (changed(lanes="4"), "shape-whole-number", "board.lanes"),
        (changed(lines=4), "bantu-board-lines", "board.lines"),
        (changed(lines=[]), "bantu-board-lines", "board.lines"),
        (changed(lines=[[[0, 1, 2, 3]]] * 101), "bantu-board-lines", "board.lines"),
        (with_line(5, 7), "bantu-board-row", "board.lines[5]"),
        (with_line(5, [0, 1, 2, 3]), "bantu-board-row", "board.lines[5]"),
        (with_line(5, [[0, 1], [], [2, 3]]), "bantu-board-row", "board.lines[5]"),
        (with_line(5, [[0, 2], [1], [3]]), "bantu-board-row", "board.lines[5]"),
        (with_line(5, [[1, 0], [2], [3]]), "bantu-board-row", "board.lines[5]"),
        (with_line(5, [[0, 1], [3]]), "bantu-board-lanes", "board.lines[5]"),
        (with_line(5, [[0, 1], [1, 2, 3]]), "bantu-board-lanes", "board.lines[5]"),
        (with_line(5, [[0, 1], [2, 3, 4]]), "shape-range", "board.lines[5]"),
        (with_line(5, [["0"], [1], [2], [3]]), "shape-whole-number", "board.lines[5]"),
        (with_line(8, [[0, 1], [2, 3]]), "bantu-board-start-row", "board.start_lines.3"),
        (changed(start_lines=[0, 8, 16, 24]), "shape-object", "board.start_lines"),
        (changed(start_lines={"4": 0, "3": 8, "2": 16}), "shape-missing-key", "board.start_lines"),
        (
            changed(start_lines={"4": 0, "3": 0, "2": 16, "1": 24}),
            "bantu-board-start-twice",
            "board.start_lines.4",
        ),
        (
            changed(start_lines={"4": 32, "3": 8, "2": 16, "1": 24}),
            "shape-range",
            "board.start_lines.4",
        ),
        (changed(arrow_line=30), "bantu-board-arrows", "board.arrow_line"),
        (changed(arrow_line=31.0), "bantu-board-arrows", "board.arrow_line"),
        (changed(arrow_line=None), "bantu-board-arrows", "board.arrow_line"),
    ],
)
def test_a_board_that_is_wrong_is_refused(board, key, at):
    with pytest.raises(OptionError) as caught:
        Bantu({"board": board})
    assert (caught.value.reason.key, caught.value.at) == (key, at)


def test_distances_on_an_empty_board():
    board = board_from_json(SHIPPED)
    origin = board.circle(1, 1)
    assert distances(board, origin, board.circle(2, 2)) == ()
    assert distances(board, origin, board.circle(3, 2)) == (3,)
    assert distances(board, origin, board.circle(3, 1)) == (2,)
    # straight, or out of the lane in one row and back in another
    assert distances(board, origin, board.circle(6, 1)) == (5, 7)


def test_there_is_no_path_where_none_leads():
    board = board_from_json(SHIPPED)
    origin = board.circle(1, 1)
    assert path_to_circle(board, origin, 3, 0, board.circle(2, 2)) is None
    assert path_home(board, origin, 30, 0) is None
    assert path_home(board, board.circle(31, 2), 1, 0) == ()


@pytest.mark.parametrize(
    ("board", "values"),
    [
        (changed(lines=[]), {"low": 4, "high": 100}),
        (with_line(5, [[0, 1], [3]]), {"lanes": 4}),
        (with_line(8, [[0, 1], [2, 3]]), {"line": 8}),
        (changed(start_lines={"4": 0, "3": 8, "2": 16, "1": 8}), {"line": 8}),
        (changed(arrow_line=30), {"line": 31}),
        (changed(lanes=9), {"low": 1, "high": 8}),
    ],
)
def test_a_refused_board_says_what_it_should_be(board, values):
    with pytest.raises(OptionError) as caught:
        Bantu({"board": board})
    assert caught.value.reason.values == values


@pytest.mark.parametrize(("lanes", "lines"), [(8, 100), (1, 4), (8, 4), (1, 100)])
def test_a_board_may_be_as_large_or_as_small_as_that(lanes, lines):
    board = {
        "lanes": lanes,
        "lines": [[list(range(lanes))] for _ in range(lines)],
        "start_lines": {"4": 0, "3": 1, "2": 2, "1": 3},
        "arrow_line": lines - 1,
    }
    read = board_from_json(board)
    assert read.to_json() == board
    assert (read.lanes, read.lines, read.whole) == (lanes, lines, 2 ** (lanes * lines) - 1)
    short = {**board, "lines": board["lines"][:3], "arrow_line": 2}
    long = {**board, "lines": board["lines"] * 101, "arrow_line": 101 * lines - 1}
    for wrong in (short, long):
        with pytest.raises(OptionError) as caught:
            board_from_json(wrong)
        assert (caught.value.reason.key, caught.value.at) == ("bantu-board-lines", "board.lines")


def test_a_path_begins_where_the_piece_stands_and_not_on_the_first_circle():
    board = board_from_json(SHIPPED)
    blocked = 1 << board.circle(1, 1)
    path = path_to_circle(board, board.circle(0, 2), 4, blocked, board.circle(3, 1))
    assert [board.spot(circle) for circle in path] == [(1, 2), (2, 2), (3, 2), (3, 1)]
    small = board_from_json(SMALL)
    path = path_home(small, small.circle(0, 1), 6, 0)
    assert [small.spot(circle) for circle in path] == [(line, 1) for line in range(1, 6)]
