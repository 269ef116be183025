"""Acceptance case 23: axe-core finds no hurdle in the page, and the buttons mirror the game."""

from pathlib import Path

import pytest

from tests.web.browser.kalah_player import at_the_table, set_up_small
from tools.places import NODE_MODULES

AXE = NODE_MODULES / "axe-core" / "axe.min.js"

#: By role, the attribute that tells whether a target is chosen or on.
STATES = {"radio": "aria-checked", "switch": "aria-checked", "tab": "aria-selected"}
STATES["cell"] = "aria-selected"

WORST = {"serious", "critical"}


def hurdles(visit):
    visit.page.evaluate(Path(AXE).read_text(encoding="utf-8"))
    report = visit.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{v['id']}: {v['help']} {[node['html'] for node in v['nodes'][:3]]}"
        for v in report["violations"]
        if v["impact"] in WORST
    ]


@pytest.mark.parametrize(
    ("button", "scene"),
    [
        ("", "menu"),
        ("setup:kalah", "setup"),
        ("settings", "settings"),
        ("learn:kalah", "lessons"),
        ("learn", "lesson"),
    ],
)
def test_no_hurdle_on_a_screen(visit, button, scene):
    if button:
        visit.click(button)
        visit.until_scene(scene)
    assert hurdles(visit) == []


#: What the system can ask of all colours, as Playwright tells it the browser.
LOOKS = [{"color_scheme": "dark"}, {"contrast": "more"}, {"forced_colors": "active"}]


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_no_hurdle_in_the_colours_of_the_system(visit, look):
    visit.page.emulate_media(**look)
    visit.until_steady()
    assert hurdles(visit) == []
    visit.click("setup:kalah")
    visit.until_scene("setup")
    visit.click("name:0")
    assert hurdles(visit) == []


def test_no_hurdle_at_the_table_and_the_result(visit):
    match = set_up_small(visit)
    assert hurdles(visit) == []
    visit.press("/")
    visit.until_scene("typed")
    assert hurdles(visit) == []
    visit.press("Escape")
    visit.until_scene("table")
    match.play_out()
    assert hurdles(visit) == []


@pytest.mark.parametrize("look", [{}, *LOOKS], ids=str)
def test_no_hurdle_while_loading_or_in_an_error(faulty_server, new_visit, look):
    faulty_server.faults["game.pack.wasm"] = "missing"
    visit = new_visit(**look)
    with faulty_server.holding("game.pack.wasm"):
        visit.page.goto(faulty_server.address(), wait_until="commit")
        visit.page.locator("#progress").wait_for()
        assert hurdles(visit) == []
    visit.page.get_by_role("alert").wait_for()
    assert hurdles(visit) == []


def test_every_target_is_an_element_with_its_name_place_and_state(visit):
    visit.click("setup:kalah")
    visit.until_scene("setup")
    targets = visit.until_idle()["targets"]
    shown = visit.page.locator("#targets [data-id]").all()
    elements = {element.get_attribute("data-id"): element for element in shown}
    assert sorted(elements) == sorted(t["id"] for t in targets)
    for target in targets:
        element = elements[target["id"]]
        assert element.get_attribute("aria-label") == target["name"]
        needed = {"radio": "false", "switch": "false", "tab": "false"}.get(target["role"])
        pressed = {None: needed, True: "true", False: "false"}[target["pressed"]]
        assert element.get_attribute(STATES.get(target["role"], "aria-pressed")) == pressed
        box = element.bounding_box()
        for side in ("x", "y", "width", "height"):
            assert abs(box[side] - target[side]) < 1


def test_every_move_is_spoken(visit):
    match = at_the_table(visit)
    for _ in range(3):
        before = len(visit.state["announced"])
        match.play(match.legal()[0])
        spoken = visit.spoken()
        assert len(visit.state["announced"]) > before
        assert visit.state["text"].strip() in spoken


def test_a_press_by_other_means_than_a_pointer_is_one_press(visit):
    """Assistive technology presses a button without mouse or key; the page hears a bare click."""
    match = at_the_table(visit)
    visit.page.locator(f'[data-id="{match.place(1)}"]').dispatch_event("click")
    match.played(1)
