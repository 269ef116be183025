"""Places are changed by pointer and finger."""

import pytest

from game.host.interface import Pointer, Secondary, Wheel
from tests.scenes.editor.rigs import COUNTED, count, editor


def test_a_press_chooses_a_place_and_plus_and_minus_count_there():
    rig = editor()
    rig.tap("house:0:3", "mouse")
    assert rig.top.hook_state()["chosen"] == ["house:0:3"]
    assert count(rig, "house:0:3") == 4
    rig.tap("amount-more", "mouse")
    rig.tap("amount-more", "mouse")
    assert count(rig, "house:0:3") == 6
    rig.tap("amount-less", "mouse")
    assert count(rig, "house:0:3") == 5


def test_before_a_place_is_chosen_there_is_nothing_to_count():
    rig = editor()
    assert not {"amount", "amount-less", "amount-more"} & rig.targets().keys()
    rig.press("store:1")
    assert {"amount", "amount-more"} <= rig.targets().keys()
    assert "amount-less" not in rig.targets(), "the store is empty"


@pytest.mark.parametrize("game", COUNTED)
@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_with_add_and_take_each_press_counts_at_every_kind_of_place(game, device):
    rig = editor(game)
    names = {}
    for name, place in rig.top.board.picture.places.items():
        names.setdefault(place.kind, name)
    before = {name: count(rig, name) for name in names.values()}
    rig.tap("tool:add", device)
    for name in names.values():
        rig.tap(name, device)
        rig.tap(name, device)
    assert {name: count(rig, name) for name in names.values()} == {
        name: number + 2 for name, number in before.items()
    }
    rig.tap("tool:take", device)
    for name in names.values():
        rig.tap(name, device)
    assert {name: count(rig, name) for name in names.values()} == {
        name: number + 1 for name, number in before.items()
    }


def test_nothing_is_taken_where_nothing_lies():
    rig = editor()
    rig.press("tool:take")
    rig.press("store:0")
    assert count(rig, "store:0") == 0
    assert not rig.top.editing.draft.can_undo()


def test_the_wheel_and_the_other_button_count_where_they_are():
    rig = editor()
    x, y = rig.middle("house:1:2")
    rig.send(Wheel(x, y, -60))
    assert count(rig, "house:1:2") == 5
    rig.send(Wheel(x, y, 60), Wheel(x, y, 60))
    assert count(rig, "house:1:2") == 3
    rig.send(Secondary(x, y))
    assert count(rig, "house:1:2") == 2
    rig.send(Secondary(2, 2))
    assert count(rig, "house:1:2") == 2, "beside the board it does nothing"


def test_a_finger_that_rests_on_a_place_takes_one_and_chooses_nothing_more():
    rig = editor(size=(390, 844))
    spot = rig.middle("house:0:2")
    rig.press("tool:add")
    rig.send(Pointer("down", *spot, "touch"))
    for _ in range(60):
        rig.frame()
    assert count(rig, "house:0:2") == 3
    rig.send(Pointer("up", *spot, "touch"))
    assert count(rig, "house:0:2") == 3
