"""What Bantu's board shows of its pieces and lines is told to those who cannot see it."""

import pytest

from game.i18n.emphasis import unemphasised
from game.rules.protocol import Place
from game.rules.registry import make
from game.view.bantu.words import BantuTeller
from tests.scenes.stage import words_of

GAME = make("bantu")


@pytest.fixture
def teller():
    return BantuTeller(words_of("en"), GAME)


def about(teller, text, line, lane):
    told = teller.about(GAME.position_from_text(text), Place("circle", (line, lane)))
    return unemphasised(told)


def test_of_a_piece_alone_its_way_its_steps_and_its_danger_are_told(teller):
    told = about(teller, "red:s,s,9.1,s/blue:s,s,s,s/red", 9, 1)
    assert "23 steps to Finish." in told
    assert "it moves 3" in told
    assert told.endswith("It can be captured.")


def test_what_stands_in_its_way_is_told_within_the_steps_that_it_goes(teller):
    near = about(teller, "red:s,s,9.1,s/blue:s,11.1,s,s/red", 9, 1)
    assert "Blue 2 is 2 steps ahead of it." in near
    assert "Blue 2" not in about(teller, "red:s,s,9.1,s/blue:s,13.1,s,s/red", 9, 1)
    assert "Blue 2" not in about(teller, "red:s,s,9.1,s/blue:s,11.2,s,s/red", 9, 1)


def test_joined_pieces_move_their_sum_and_are_safe(teller):
    told = about(teller, "red:s,2.0,s,s/blue:s,s,s,2.1/red", 2, 0)
    assert "Joined to Blue 4: it moves 6, the sum." in told
    assert told.endswith("Joined to another piece, it cannot be captured.")
    apart = about(teller, "red:s,2.1,s,s/blue:s,s,s,2.2/red", 2, 1)
    assert apart.endswith("It can be captured.")


def test_a_piece_on_a_start_line_is_safe_whoever_is_beside_it(teller):
    told = about(teller, "red:s,s,8.1,s/blue:s,s,s,s/red", 8, 1)
    assert told.endswith("On a start line, it cannot be captured.")


def test_of_what_waits_its_start_line_is_told_and_of_what_is_home_nothing(teller):
    position = GAME.position_from_text("red:h,s,s,s/blue:s,s,s,s/red")
    waiting = teller.about(position, Place("start", (0, 2)))
    assert waiting == "It starts on any empty circle of its start line, line 17."
    assert teller.about(position, Place("home", (0, 1))) == ""
    assert teller.about(position, Place("circle", (3, 1))) == ""


@pytest.mark.parametrize(
    ("line", "name"),
    [
        (0, "Line 1, start line of piece 4, all lanes joined"),
        (1, "Line 2"),
        (2, "Line 3, joined: lanes 1 and 2, lanes 3 and 4"),
        (5, "Line 6, joined: lanes 1 to 3"),
    ],
)
def test_a_line_is_called_by_what_is_joined_in_it(teller, line, name):
    assert teller.row_name("table.bantu.grid.line", line) == name


def test_the_bare_board_is_told_by_the_lines_that_have_joined_circles(teller):
    told = teller.ground()
    assert told.startswith("The track has 32 lines of 4 circles.")
    assert "Line 28, joined: lanes 2 and 3." in told
    assert "Line 2." not in told


def test_a_board_of_ones_own_is_told_as_it_is():
    board = {
        "lanes": 2,
        "lines": [[[0, 1]], [[0], [1]], [[0, 1]], [[0, 1]], [[0, 1]], [[0], [1]]],
        "start_lines": {"4": 0, "3": 2, "2": 3, "1": 4},
        "arrow_line": 5,
    }
    told = BantuTeller(words_of("en"), make("bantu", {"board": board})).ground()
    assert told.startswith("The track has 6 lines of 2 circles.")
    assert told.count("start line of piece") == 4
