"""Each finger presses for itself, whatever else rests on the screen."""

import pytest

from game.host.interface import Pointer, Wheel
from game.scenes.frame.base import BaseScene
from game.scenes.frame.pane import SLACK, Pane
from game.scenes.table.pointer import LONG
from game.view.box import Box
from game.view.widgets import Item
from tests.scenes.stage import Rig, match_of

BOX = Box(0, 100, 400, 300)
ROWS, HIGH = 20, 60

FIXED, ROW, NOWHERE = (40, 40), (200, 300), (390, 20)
"""Points on a button that stays, on what scrolls, and on nothing."""


class Buttons(BaseScene):
    """Two buttons that stay above a column of rows that scrolls."""

    def __init__(self, context):
        super().__init__(context)
        self.pane = Pane()
        self.taken = []

    def layout(self):
        self.pane.fit(BOX, ROWS * HIGH)
        rows = [
            Item(f"row-{n}", f"Row {n}", Box(0, BOX.y + n * HIGH, 400, HIGH), in_pane=True)
            for n in range(ROWS)
        ]
        one, other = Box(0, 0, 80, 80), Box(100, 0, 80, 80)
        return [Item("one", "One", one), Item("other", "Other", other), *rows], []

    def pressed(self, item):
        self.taken.append(item.id)


@pytest.fixture
def scene():
    made = Buttons(Rig(size=(400, 400), drawn=False).context)
    made.enter()
    return made


def touch(scene, *steps):
    """Fingers in their order: number, phase, and where."""
    for number, phase, (x, y) in steps:
        scene.handle(Pointer(phase, x, y, "touch", number))


OTHER = (140, 40)


def test_two_fingers_at_once_press_two_things(scene):
    touch(scene, (1, "down", FIXED), (2, "down", OTHER))
    assert scene.holds.holds("one")
    assert scene.holds.holds("other")
    touch(scene, (1, "up", FIXED), (2, "up", OTHER))
    assert scene.taken == ["one", "other"]
    assert not scene.holds


@pytest.mark.parametrize("where", [FIXED, ROW, NOWHERE, (399, 399)])
def test_a_finger_that_rests_anywhere_blocks_no_other(scene, where):
    touch(scene, (1, "down", where))
    for _ in range(3):
        touch(scene, (1, "move", where), (2, "down", OTHER), (2, "up", OTHER))
    assert scene.taken == ["other"] * 3


def test_a_finger_beside_the_mouse_presses_too(scene):
    scene.handle(Pointer("down", *FIXED))
    touch(scene, (1, "down", OTHER), (1, "up", OTHER))
    scene.handle(Pointer("up", *FIXED))
    assert scene.taken == ["other", "one"]


def test_two_fingers_on_one_thing_press_it_once(scene):
    touch(scene, (1, "down", FIXED), (2, "down", FIXED), (2, "up", FIXED), (1, "up", FIXED))
    assert scene.taken == ["one"]


@pytest.mark.parametrize("phase", ["cancel", "leave"])
def test_a_finger_that_is_taken_away_presses_nothing_and_the_other_one_does(scene, phase):
    touch(scene, (1, "down", FIXED), (2, "down", OTHER), (1, phase, FIXED), (1, "up", FIXED))
    assert scene.taken == []
    touch(scene, (2, "up", OTHER))
    assert scene.taken == ["other"]


def test_a_finger_that_lets_go_elsewhere_presses_nothing(scene):
    touch(scene, (1, "down", FIXED), (2, "down", OTHER), (1, "move", OTHER), (1, "up", OTHER))
    assert scene.taken == []
    touch(scene, (2, "up", OTHER))
    assert scene.taken == ["other"]


def test_another_finger_presses_beside_one_that_scrolls_on(scene):
    touch(scene, (1, "down", ROW), (1, "move", (200, 250)))
    before = scene.pane.offset
    touch(scene, (2, "down", OTHER), (1, "move", (200, 240)), (2, "up", OTHER))
    assert scene.pane.offset == before + 10
    touch(scene, (1, "move", (200, 220)), (1, "up", (200, 220)))
    assert scene.pane.offset == before + 30
    assert scene.taken == ["other"]


def test_a_finger_that_rests_on_what_scrolls_lets_another_one_scroll(scene):
    touch(scene, (1, "down", ROW), (2, "down", (100, 350)))
    for y in (340, 320, 300):
        touch(scene, (1, "move", ROW), (2, "move", (100, y)))
    assert scene.pane.offset > 0
    touch(scene, (2, "up", (100, 300)))
    assert scene.taken == []


def test_two_fingers_that_pull_together_press_nothing(scene):
    touch(scene, (1, "down", ROW), (2, "down", (100, 300)))
    for y in range(300, 240, -6):
        touch(scene, (1, "move", (200, y)), (2, "move", (100, y)))
    assert scene.pane.offset == pytest.approx(54, abs=SLACK)
    touch(scene, (2, "up", (100, 246)), (1, "up", (200, 246)))
    assert scene.taken == []


def test_the_wheel_lets_go_of_what_fingers_hold(scene):
    touch(scene, (1, "down", ROW))
    scene.handle(Wheel(200, 200, 50))
    touch(scene, (1, "up", ROW))
    assert scene.taken == []


def test_what_a_finger_held_in_a_scene_that_was_left_is_let_go_of(scene):
    touch(scene, (1, "down", ROW), (1, "move", (200, 200)), (2, "down", FIXED))
    scene.leave()
    scene.enter()
    touch(scene, (1, "up", (200, 200)), (2, "up", FIXED))
    assert scene.taken == []
    assert scene.pane.resting


def test_one_that_rests_on_a_house_does_not_keep_the_other_from_playing():
    rig = Rig("table", {"match": match_of(0)}, (390, 844), speed="off")
    palm, name = rig.moves()[0], rig.moves()[2]
    rig.send(Pointer("down", *rig.middle(palm), "touch", 1))
    for _ in range(3):
        rig.frame(LONG / 2)
    spot = rig.middle(name)
    rig.send(Pointer("down", *spot, "touch", 2), Pointer("up", *spot, "touch", 2))
    assert len(rig.top.play.match.turns) == 1
    rig.send(Pointer("up", *rig.middle(palm), "touch", 1))
    assert len(rig.top.play.match.turns) == 1, "the palm asked what a move would do, and lifts"
