"""The part of a scene that scrolls."""

import pytest

from game.host.interface import Key, Pointer, Wheel
from game.scenes.frame.base import BaseScene
from game.scenes.frame.pane import SLACK, Pane
from game.view.box import Box
from game.view.widgets import Item
from tests.scenes.stage import Rig

ROWS, HIGH = 20, 60
BOX = Box(0, 100, 400, 300)


def pane(height=ROWS * HIGH):
    made = Pane()
    made.fit(BOX, height)
    return made


def finger(phase, y, x=200):
    return Pointer(phase, x, y, "touch")


class Rows(BaseScene):
    """A button that stays above a column of rows that scrolls."""

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
        return [Item("fixed", "Fixed", Box(0, 0, 400, 80)), *rows], []

    def pressed(self, item):
        self.taken.append(item.id)


def rows(**kept):
    rig = Rig(size=(400, 400), drawn=False, **kept)
    scene = Rows(rig.context)
    scene.enter()
    scene.draw(rig.surface)
    return scene, rig


# The pane alone


def test_what_fits_does_not_scroll():
    short = pane(200)
    assert not short.active
    assert not short.take(Wheel(200, 200, 50))
    assert short.offset == 0


def test_the_wheel_scrolls_as_far_as_there_is_content():
    long = pane()
    assert long.take(Wheel(200, 200, 50))
    assert long.offset == 50
    long.take(Wheel(200, 200, 100_000))
    assert long.offset == ROWS * HIGH - BOX.height
    long.take(Wheel(200, 200, -100_000))
    assert long.offset == 0


@pytest.mark.parametrize(("key", "way"), [("PageDown", 1), ("PageUp", -1)])
def test_keys_scroll_by_less_than_the_height_of_the_pane(key, way):
    long = pane()
    long.take(Wheel(200, 200, 400))
    assert long.take(Key(key))
    assert 0 < (long.offset - 400) * way < BOX.height


def test_less_content_is_scrolled_less_far():
    long = pane()
    long.to_end()
    long.fit(BOX, BOX.height + 10)
    assert long.offset == 10


def test_the_content_follows_the_finger():
    long = pane()
    assert not long.take(finger("down", 300))
    assert not long.take(finger("move", 300 - SLACK / 2)), "it may be a press yet"
    assert long.take(finger("move", 250))
    assert long.offset == pytest.approx(50 - SLACK / 2, abs=SLACK)
    before = long.offset
    long.take(finger("move", 220))
    assert long.offset == before + 30
    assert not long.resting


@pytest.mark.parametrize("pointer", [finger("down", 50), Pointer("down", 200, 300, "mouse")])
def test_a_mouse_and_a_finger_elsewhere_do_not_drag_it(pointer):
    long = pane()
    long.take(pointer)
    assert not long.take(Pointer("move", pointer.x, pointer.y - 80, pointer.device))
    assert long.offset == 0


def flung():
    long = pane()
    long.take(finger("down", 380))
    for y in (360, 330, 300, 270):
        long.take(finger("move", y))
        long.update(0.016, still=False)
    long.take(finger("up", 270))
    return long


def test_let_go_of_in_motion_it_goes_on_and_comes_to_rest():
    long = flung()
    offset = long.offset
    assert not long.resting
    long.update(0.016, still=False)
    assert long.offset > offset
    for _ in range(600):
        long.update(0.016, still=False)
    assert long.resting
    assert long.offset <= long.most


def test_a_finger_stops_what_goes_on():
    long = flung()
    long.take(finger("down", 300))
    offset = long.offset
    long.update(0.1, still=False)
    assert long.offset == offset


def test_where_nothing_may_travel_it_stops_at_once():
    long = flung()
    offset = long.offset
    long.update(0.1, still=True)
    assert (long.offset, long.resting) == (offset, True)


def test_a_finger_that_rests_before_it_lets_go_does_not_fling():
    long = pane()
    long.take(finger("down", 380))
    long.take(finger("move", 300))
    long.update(0.5, still=False)
    long.take(finger("up", 300))
    assert long.resting


# In a scene


def test_a_press_that_scrolled_presses_nothing():
    scene, _ = rows()
    for message in (finger("down", 300), finger("move", 260), finger("up", 260)):
        scene.handle(message)
    assert scene.taken == []
    assert scene.pane.offset > 0
    assert not scene.holds


def test_a_press_presses_what_is_seen_there():
    scene, _ = rows()
    scene.handle(Wheel(200, 200, 5 * HIGH))
    for phase in ("down", "up"):
        scene.handle(finger(phase, BOX.y + HIGH / 2))
    assert scene.taken == ["row-5"]


def test_what_is_scrolled_out_of_view_cannot_be_pressed_under_what_stays():
    scene, _ = rows()
    scene.handle(Wheel(200, 200, 2 * HIGH))
    for phase in ("down", "up"):
        scene.handle(finger(phase, 40))
    assert scene.taken == ["fixed"]


@pytest.mark.parametrize("name", [f"row-{n}" for n in (0, 7, ROWS - 1)])
def test_the_focus_scrolls_what_has_it_into_view(name):
    scene, _ = rows()
    scene.handle(Wheel(200, 200, 4 * HIGH))
    scene.move_focus(name)
    assert scene.seen(scene.items[name]).inside(BOX)


def test_tab_goes_through_all_rows_and_each_is_seen():
    scene, _ = rows()
    for number in range(ROWS + 1):
        scene.handle(Key("Tab"))
        box = scene.seen(scene.items[scene.focus])
        assert box.inside(BOX) or scene.focus == "fixed", number
    assert scene.focus == f"row-{ROWS - 1}"


def test_targets_are_told_where_they_are_seen():
    scene, _ = rows()
    scene.handle(Wheel(200, 200, 90))
    targets = {target.id: target for target in scene.targets()}
    assert targets["row-3"].rect == (0, BOX.y + 3 * HIGH - 90, 400, HIGH)
    assert targets["fixed"].rect == (0, 0, 400, 80)


def test_scrolled_piece_by_piece_the_picture_is_as_drawn_at_once():
    scene, rig = rows()
    scene.handle(Wheel(200, 200, 130))
    scene.move_focus("row-4")
    scene.draw(rig.surface)
    piecewise = rig.surface.copy()
    scene.relayout()
    scene.draw(rig.surface)
    assert piecewise.get_buffer().raw == rig.surface.get_buffer().raw


def test_scrolling_draws_no_more_than_the_pane():
    scene, rig = rows()
    scene.handle(Wheel(200, 200, 130))
    assert scene.update(0)
    (rect,) = scene.draw(rig.surface)
    assert tuple(rect) == tuple(map(round, BOX))
    assert not scene.update(0), "nothing is left to be drawn"
