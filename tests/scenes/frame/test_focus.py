"""The keyboard's focus when its button is off for now: a partner in the same group takes it."""

from game.host.interface import Press, Range
from game.scenes.frame.base import BaseScene
from game.view.box import Box
from game.view.buttons.controls import Step, stepper_of
from tests.scenes.stage import Rig


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


def test_a_button_without_partners_hands_the_focus_to_nobody():
    rig = Rig("rules", {"game": "kalah"})
    rig.top.move_focus("next")
    while "next" in rig.targets():
        rig.press("next")
    assert rig.top.focus is None
