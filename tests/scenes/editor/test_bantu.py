"""Bantu's pieces are placed: one is chosen, then where it stands."""

from game.host.interface import Pointer, Secondary, Wheel
from tests.scenes.editor.rigs import bantu, editor, focus, told


def test_the_chosen_piece_goes_where_is_pressed():
    rig = bantu()
    rig.press("piece:2:1")
    rig.press("circle:20:2")
    assert told(rig) == "red:s,9.1,h,s/blue:20.2,3.3,s,s/red"
    rig.press("circle:21:2")
    assert told(rig) == "red:s,9.1,h,s/blue:21.2,3.3,s,s/red"


def test_pressing_a_piece_chooses_it_wherever_it_stands():
    rig = bantu()
    rig.press("home:0:3")
    assert rig.targets()["piece:0:3"].pressed
    rig.press("circle:0:0")
    assert told(rig) == "red:s,9.1,0.0,s/blue:s,3.3,s,s/red"


def test_pieces_go_to_their_start_and_home():
    rig = bantu()
    rig.press("circle:9:1")
    rig.press("to-home")
    assert told(rig) == "red:s,h,h,s/blue:s,3.3,s,s/red"
    rig.press("to-start")
    assert told(rig) == "red:s,s,h,s/blue:s,3.3,s,s/red"
    rig.press("home:2:2")
    assert told(rig) == "red:s,s,h,s/blue:s,h,s,s/red", "a space gets its own piece"
    rig.send(Secondary(*rig.middle("home:2:2")))
    assert told(rig) == "red:s,s,h,s/blue:s,s,s,s/red"


def test_by_keys_a_number_chooses_a_piece_and_delete_takes_one_off():
    rig = bantu()
    rig.press("circle:3:3")
    rig.key("1")
    focus(rig, "circle:30:0")
    rig.key("Enter")
    assert told(rig) == "red:s,9.1,h,s/blue:30.0,3.3,s,s/red"
    rig.key("Delete")
    assert told(rig) == "red:s,9.1,h,s/blue:s,3.3,s,s/red"


def test_a_finger_that_is_too_broad_for_the_circles_sees_them_large_first():
    rig = bantu(size=(390, 844))
    rig.press("piece:0:1")
    rig.tap("circle:16:2")
    assert told(rig) == "red:s,9.1,h,s/blue:s,3.3,s,s/red"
    assert rig.top.items["status"].name == "Enlarged: press the place you mean."
    rig.tap("circle:16:1")
    assert told(rig) == "red:16.1,9.1,h,s/blue:s,3.3,s,s/red"
    assert not rig.top.board.plan.enlarged


def test_escape_shows_the_whole_board_again_before_it_leaves():
    rig = bantu(size=(390, 844))
    rig.tap("circle:16:2")
    assert rig.top.board.plan.enlarged
    rig.key("Escape")
    assert (rig.top.name, rig.top.board.plan.enlarged) == ("editor", False)


def test_on_a_narrow_phone_the_pieces_of_one_player_are_shown_at_a_time():
    rig = editor("bantu", (320, 568), options={"players": 4})
    assert {f"piece:0:{number}" for number in range(1, 5)} <= rig.targets().keys()
    assert "piece:3:1" not in rig.targets()
    rig.press("colour:3")
    assert rig.targets()["colour:3"].pressed
    assert rig.targets()["piece:3:1"].pressed
    rig.press("piece:3:4")
    rig.press("to-home")
    assert told(rig).split("/")[3] == "yellow:s,s,s,h"


def test_a_wheel_moves_no_piece_and_a_finger_that_rests_takes_none_that_it_cannot_tell():
    rig = bantu(size=(390, 844))
    before = told(rig)
    spot = rig.middle("circle:9:1")
    rig.send(Wheel(*spot, -200), Wheel(*spot, 200))
    rig.send(Pointer("down", *spot, "touch"))
    for _ in range(60):
        rig.frame()
    rig.send(Pointer("up", *spot, "touch"))
    assert told(rig) == before
