"""The keyboard's focus when its button is off for now: a partner in the same group takes it."""

from tests.scenes.forms import find
from tests.scenes.stage import Rig


def test_at_the_end_of_a_number_the_other_button_takes_the_focus():
    rig = Rig("settings", {})
    find(rig, "volume:more")
    rig.top.move_focus("volume:more")
    while rig.top.items["volume:more"].enabled:
        rig.press("volume:more")
    assert rig.top.focus == "volume:less"


def test_on_the_last_page_the_button_back_takes_the_focus():
    rig = Rig("settings", {}, (320, 480))
    rig.top.move_focus("page:next")
    while "page:next" in rig.targets():
        rig.press("page:next")
    assert rig.top.focus == "page:previous"


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
