"""Places are changed by keys alone."""

from game.host.interface import Adjusted
from game.rules.registry import make
from tests.scenes.editor.rigs import count, editor, focus, position, walk


def test_digits_are_the_number_at_the_place_with_the_focus():
    rig = editor()
    focus(rig, "house:0:5")
    for key in "12":
        rig.key(key)
    assert count(rig, "house:0:5") == 12
    rig.key("Backspace")
    assert count(rig, "house:0:5") == 1
    rig.key("7")
    assert count(rig, "house:0:5") == 17
    rig.key("Delete")
    assert count(rig, "house:0:5") == 0


def test_a_digit_at_another_place_begins_a_new_number():
    rig = editor()
    focus(rig, "house:0:5")
    rig.key("1")
    rig.key("ArrowRight")
    assert rig.top.focus == "house:0:6"
    rig.key("2")
    assert (count(rig, "house:0:5"), count(rig, "house:0:6")) == (1, 2)
    rig.key("+")
    rig.key("4")
    assert count(rig, "house:0:6") == 4, "what was counted up is not gone on with"


def test_a_number_never_grows_beyond_what_a_place_can_hold():
    rig = editor()
    focus(rig, "house:0:5")
    for key in "99999":
        rig.key(key)
    assert count(rig, "house:0:5") == 9


def test_plus_and_minus_count_where_the_focus_is_or_else_where_it_was_chosen():
    rig = editor()
    rig.key("+")
    assert rig.said[-1] == "Choose a place on the board."
    focus(rig, "store:0")
    rig.key("+")
    rig.key("+")
    rig.key("-")
    assert count(rig, "store:0") == 1
    focus(rig, "undo")
    rig.key("+")
    assert count(rig, "store:0") == 2


def test_the_number_is_a_spin_button():
    rig = editor()
    rig.press("house:0:3")
    spin = rig.targets()["amount"]
    assert (spin.role, spin.text, spin.range.now) == ("spin", "4", 4)
    focus(rig, "amount")
    rig.key("ArrowUp")
    rig.key("ArrowUp")
    rig.key("ArrowDown")
    assert count(rig, "house:0:3") == 5
    rig.send(Adjusted("amount", 11))
    assert count(rig, "house:0:3") == 11


def test_letters_undo_redo_and_turn():
    rig = editor()
    rig.press("tool:add")
    rig.press("house:0:1")
    rig.key("u")
    assert count(rig, "house:0:1") == 4
    rig.key("r")
    assert count(rig, "house:0:1") == 5
    near = rig.top.editing.seating.near
    rig.key("t")
    assert rig.top.editing.seating.near != near
    x = {name: rig.middle(name)[1] for name in ("house:0:1", "house:1:1")}
    assert x["house:1:1"] > x["house:0:1"], "the other side is near now"


def test_a_whole_position_is_set_up_by_keys_alone():
    rig = editor(options={"houses": 2})
    wanted = {"house:0:1": 3, "house:0:2": 0, "store:0": 12, "house:1:1": 1, "store:1": 4}
    while rig.top.focus not in rig.top.board.picture.places:
        rig.key("Tab")
    for name, number in wanted.items():
        walk(rig, name)
        for digit in str(number):
            rig.key(digit)
    assert make("kalah", {"houses": 2}).position_to_text(position(rig)) == "3,0:12/1,4:4/south"
