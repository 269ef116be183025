"""The error scene: the whole report can be read on the screen."""

import pytest

from game.host.interface import Wheel
from game.view.text.text_box import fits
from tests.scenes.stage import Rig
from tests.window_sizes import SIZES

DEEP = 30
REPORT = "\n".join(
    [
        "Traceback (most recent call last):",
        *[f'  File "/app/game/a/rather/long/way/to/a/module.py", line {n}' for n in range(DEEP)],
        "ValueError: " + "no-seeds-" * 40,
    ]
)


def opened(size=(800, 500), report=REPORT, **kept):
    return Rig("error", {"report": report, "saved": True}, size, **kept)


def shown(rig):
    return rig.top.words[-1]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", ["normal", "larger"])
def test_every_line_of_the_report_is_on_a_page_and_fits_it(size, text):
    rig = opened(size, text=text)
    pages = []
    while True:
        assert fits(shown(rig), rig.context.brush)
        pages.append(shown(rig).text)
        if "report:earlier" not in rig.targets():
            break
        rig.press("report:earlier")
    read = "".join("".join(reversed(pages)).split())
    assert read == "".join(REPORT.split())


def test_it_opens_at_the_end_which_says_what_went_wrong():
    rig = opened()
    assert shown(rig).text.endswith("no-seeds-")
    assert "Traceback" not in shown(rig).text


def test_keys_and_the_wheel_turn_pages_too():
    rig = opened()
    last = shown(rig).text
    rig.key("PageUp")
    assert shown(rig).text != last
    assert rig.said[-1].startswith(shown(rig).text)
    rig.key("PageDown")
    assert shown(rig).text == last
    rig.send(Wheel(5, 5, -80))
    assert shown(rig).text != last


def test_a_short_report_needs_no_pages():
    rig = opened(report="ValueError: no seeds")
    assert set(rig.targets()) == {"copy", "menu"}
    assert shown(rig).text == "ValueError: no seeds"


def test_the_focus_stays_on_the_pages_at_their_end():
    rig = opened()
    while rig.top.focus != "report:earlier":
        rig.key("Tab")
    while "report:earlier" in rig.targets():
        rig.key("Enter")
    assert rig.top.focus == "report:later"
