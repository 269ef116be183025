"""The keyboard's focus: who takes it when its button is off for now, and where it comes back to."""

import pygame
import pytest

from game.host.interface import Focus, Pointer, Press, Range, Viewport
from game.scenes.frame.base import BaseScene
from game.view.box import Box
from game.view.buttons.controls import Step, stepper_of
from tests.scenes.stage import Rig, against_computer, match_of


class Number(BaseScene):
    """A scene with one number from 0 to 3."""

    def __init__(self, context):
        super().__init__(context)
        self.now = 0

    def layout(self):
        step = Step("n", "N", str(self.now), Range(0, 3, self.now), "less", "more")
        return stepper_of(step, Box(0, 0, 200, 44)), []

    def pressed(self, item):
        self.now = item.value.number
        self.relayout()


def test_at_the_end_of_a_number_the_other_button_takes_the_focus():
    scene = Number(Rig(drawn=False).context)
    scene.enter()
    scene.move_focus("n-more")
    while scene.items["n-more"].enabled:
        scene.handle(Press("n-more"))
    assert scene.now == 3
    assert scene.focus in ("n", "n-less")


def test_at_the_start_of_a_report_the_way_back_to_its_end_takes_the_focus():
    report = "\n".join(f"line {number}" for number in range(200))
    rig = Rig("error", {"report": report, "saved": True})
    rig.top.move_focus("report:earlier")
    while "report:earlier" in rig.targets():
        rig.press("report:earlier")
    assert rig.top.focus == "report:later"


def test_a_way_to_the_next_page_hands_the_focus_to_the_one_back():
    rig = Rig("rules", {"game": "kalah"})
    rig.top.move_focus("next")
    while "next" in rig.targets():
        rig.press("next")
    assert rig.top.focus == "previous"


def table(**kept):
    return Rig("table", {"match": match_of(4, players=against_computer())}, **kept)


@pytest.mark.parametrize("device", ["touch", "mouse"])
def test_after_a_sheet_the_focus_is_on_what_was_pressed_to_open_it(device):
    rig = table()
    rig.tap("more", device)
    rig.tap("settings", device)
    rig.tap("close", device)
    assert (rig.top.name, rig.top.focus) == ("table", "more")
    assert not rig.top.focus_visible


def test_after_a_press_beside_a_question_the_focus_is_on_what_led_to_it():
    rig = table()
    rig.tap("more")
    rig.scroll_to("resign")
    rig.tap("resign")
    assert rig.top.name == "confirm"
    rig.send(Pointer("down", 5, 5, "touch"), Pointer("up", 5, 5, "touch"))
    rig.frame()
    assert (rig.top.name, rig.top.focus) == ("table", "more")


def test_the_focus_comes_back_to_a_tool_that_was_away_in_a_smaller_window():
    rig = table()
    rig.tap("log")
    for size in ((390, 844), (1280, 720)):
        rig.context.viewport = Viewport(*size, 1.0)
        rig.top.resize(rig.context.viewport)
    rig.tap("close")
    assert (rig.top.name, rig.top.focus) == ("table", "log")


def test_the_ring_goes_at_once_where_a_pointer_comes():
    rig = table()
    rig.send(Focus("more"))
    rig.frame()
    ring = rig.surface.copy()
    rig.send(Pointer("down", 640, 660, "touch"), Pointer("up", 640, 660, "touch"))
    rig.frame()
    x, y, width, height = (round(each) for each in rig.targets()["more"].rect)
    around = pygame.Rect(x - 6, y - 6, width + 12, height + 12)
    before, after = (pygame.image.tobytes(s.subsurface(around), "RGB") for s in (ring, rig.surface))
    assert before != after
    assert rig.top.focus is None


def test_a_press_elsewhere_does_not_scroll_back_to_the_focus():
    rig = Rig("setup", {"game": "bao"}, size=(390, 600))
    rig.top.move_focus("back")
    rig.tap("preset:printed")
    rig.top.pane.to_end()
    rig.send(Pointer("down", *rig.middle("start")))
    assert rig.top.pane.offset == rig.top.pane.most


@pytest.mark.parametrize(("key", "back"), [("ArrowRight", "ArrowLeft")])
def test_from_a_store_the_arrow_leads_back_into_its_own_row(key, back):
    rig = Rig("table", {"match": match_of(0)})
    rig.send(Focus("house:0:6"))
    rig.key(key)
    assert rig.top.focus == "store:0"
    rig.key(back)
    assert rig.top.focus == "house:0:6"
