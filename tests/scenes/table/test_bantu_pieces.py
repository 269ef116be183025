"""A chosen piece of Bantu, for those who listen and those who play by keys."""

import pytest

from game.host.interface import Focus, Press
from tests.scenes.table.test_bantu import table

PIECE, CIRCLES = "start:0:4", [f"circle:0:{lane}" for lane in range(4)]


def choose_by_button(rig):
    rig.send(Focus(PIECE, True))
    rig.press(PIECE)


def choose_by_digit(rig):
    rig.key("4")


def choose_by_enter(rig):
    rig.send(Focus(PIECE, True))
    rig.key("Enter")


WAYS = [choose_by_button, choose_by_digit, choose_by_enter]


def name_of(rig, place):
    return rig.targets()[place].name


def test_the_chosen_piece_tells_that_it_is_chosen():
    rig = table()
    rig.tap(PIECE)
    assert name_of(rig, PIECE) == "Red 4, waiting to start, chosen"
    assert "chosen" not in name_of(rig, "start:0:3")
    rig.tap(PIECE)
    assert "chosen" not in name_of(rig, PIECE)


@pytest.mark.parametrize("choose", WAYS)
def test_the_focus_goes_to_the_first_circle_of_the_chosen_piece(choose):
    rig = table()
    choose(rig)
    rig.targets()
    assert rig.top.focus == CIRCLES[0] == rig.moves()[0]
    rig.settle()
    assert rig.top.hook_state()["preview"]["end"] == [CIRCLES[0]]


@pytest.mark.parametrize("choose", WAYS)
def test_the_focus_goes_back_to_a_piece_that_is_let_go(choose):
    rig = table()
    choose(rig)
    rig.targets()
    rig.key("Escape")
    assert rig.top.name == "table"
    rig.targets()
    assert rig.top.focus == PIECE


def test_another_piece_that_is_chosen_takes_the_focus_to_its_own_circles():
    rig = table()
    choose_by_digit(rig)
    rig.press("start:0:2")
    rig.targets()
    assert rig.top.focus == "circle:16:0"


def test_on_a_phone_the_focus_goes_to_a_circle_of_the_part_shown_large():
    rig = table((360, 640), options={"players": 4}, turns=30)
    rig.press(rig.moves()[0])
    rig.targets()
    assert rig.top.focus in rig.moves()
    rig.key("Escape")
    rig.targets()
    assert rig.top.focus in rig.moves()


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_a_pointer_leaves_the_focus_where_it_is(device):
    rig = table()
    rig.tap(PIECE, device)
    rig.targets()
    assert rig.top.focus is None


def test_a_move_made_by_key_keeps_the_focus_where_it_led():
    rig = table(speed="off")
    choose_by_digit(rig)
    rig.targets()
    rig.key("Enter")
    assert rig.top.hook_state()["turns"] == 1
    rig.targets()
    assert rig.top.focus == CIRCLES[0]


def test_the_circles_are_listed_in_a_later_frame_than_the_press():
    rig = table(speed="off")
    rig.top.handle(Press(PIECE))
    rig.frame()
    assert rig.top.late
    rig.settle()
    assert rig.top.focus == CIRCLES[0]


def test_a_piece_that_cannot_move_tells_what_stops_it_when_it_is_pressed():
    rig = table(start="red:s,6.3,3.3,s/blue:s,s,s,s/red")
    rig.tap("circle:3:3")
    assert rig.said[-1] == "Piece 3 cannot move 3 steps. Your own Red 2 stands there."


def test_a_piece_that_cannot_move_tells_why_also_while_another_is_chosen():
    rig = table(start="red:s,6.3,3.3,s/blue:s,s,s,s/red")
    rig.tap("circle:6:3")
    rig.tap("circle:3:3")
    assert rig.said[-1] == "Piece 3 cannot move 3 steps. Your own Red 2 stands there."
    assert rig.moves(), "the other piece stays chosen"


@pytest.mark.parametrize("size", [(360, 640), (1280, 720), (1920, 1080)])
def test_a_focus_that_went_on_leaves_nothing_behind(size):
    rig = table(size, options={"players": 4}, turns=20, speed="off")
    for digit in "1234":
        rig.key(digit)
        rig.settle()
        for _ in range(3):
            rig.key("ArrowRight")
            rig.settle()
        rig.key("Escape")
        rig.settle()
    piecewise = rig.surface.copy()
    rig.top.relayout()
    rig.frame()
    assert piecewise.get_buffer().raw == rig.surface.get_buffer().raw
