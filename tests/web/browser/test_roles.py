"""What each target becomes for a screen reader: the page's own modules, and no game behind them."""

import json

import pytest

from tests.web.browser.test_axe import hurdles
from tools.places import PAGE as PAGE_SOURCES

PAGE = """<!doctype html><html lang="en"><head><title>Roles</title>
<link rel="icon" href="icon.svg"><link rel="stylesheet" href="page.css"></head>
<body><main id="game"><h1 class="unseen">Roles</h1>
<div id="stage" role="group" aria-label="The stage" tabindex="-1">
<canvas id="canvas" aria-hidden="true" width="400" height="400"></canvas><div id="targets"></div>
</div></main></body></html>"""

START = """async () => {
  const { Messages } = await import("./messages.js");
  const { Targets } = await import("./targets.js");
  const { listen } = await import("./input.js");
  const { blendFields } = await import("./fields.js");
  const [stage, box] = ["stage", "targets"].map((id) => document.getElementById(id));
  const canvas = document.getElementById("canvas");
  canvas.getContext("2d", { alpha: false }).fillRect(0, 0, 400, 400);
  const messages = new Messages();
  const begun = () => {}; // nothing here has to begin within the event
  window.mirror = new Targets(stage, box, messages, begun);
  const place = ({ clientX, clientY }) => ({ x: clientX, y: clientY });
  listen(stage, messages, place, begun, () => "on");
  blendFields(box, canvas);
  window.taken = () => JSON.parse(messages.take());
  stage.focus();
}"""


class Mirror:
    """The elements of a screen without a game; what they tell is taken by hand."""

    def __init__(self, visit):
        self.page = visit.page
        self.visit = visit

    def show(self, *targets, focus="", opened=False, **outline):
        outline = {"title": "", "groups": [], "notes": [], **outline}
        arguments = [list(targets), focus, outline, opened]
        self.page.evaluate(
            """([targets, focus, outline, opened]) => {
              mirror.setOutline(outline, opened);
              mirror.show(targets, focus);
            }""",
            arguments,
        )

    def taken(self, kind=None):
        return [each for each in self.page.evaluate("taken()") if kind in (None, each["type"])]

    def focused(self):
        return self.page.evaluate("document.activeElement.dataset.id")

    def element(self, identity):
        return self.page.locator(f'[data-id="{identity}"]')


@pytest.fixture
def mirror(faulty_server, new_visit):
    faulty_server.folder = PAGE_SOURCES
    faulty_server.pages["/x/y/roles.html"] = PAGE
    visit = new_visit()
    visit.page.goto(faulty_server.address() + "roles.html")
    visit.page.evaluate(START)
    yield Mirror(visit)
    assert visit.errors == []


def target(identity, role="button", at=0, **more):
    place = {"x": 10, "y": 10 + 50 * at, "width": 200, "height": 44}
    given = {"kind": "control", "name": identity.title(), "pressed": None, "role": role}
    return {"id": identity, **given, **place, **more}


def group(identity, role, parent=""):
    return {"id": identity, "name": identity.title(), "role": role, "parent": parent}


ROLES = [
    target("toggle", pressed=True),
    target("one", "radio", 1, pressed=True, group="choice"),
    target("two", "radio", 2, pressed=False, group="choice"),
    target("mute", "switch", 3, pressed=False, description="No sound at all"),
    target("seeds", "spin", 4, range=[1, 9, 4], text="4 seeds"),
    target("volume", "slider", 5, range=[0, 5, 3], text="3 of 5"),
    target("name", "field", 6, text="Asha"),
    target("a1", "cell", 7, group="near"),
    target("a2", "cell", 8, group="near"),
    target("table", "tab", 9, pressed=True, group="tabs"),
    target("look", "tab", 10, pressed=False, group="tabs"),
    target("more", "link", 11),
]

GROUPS = [
    group("choice", "radiogroup"),
    group("board", "grid"),
    group("near", "row", "board"),
    group("tabs", "tablist"),
]

TREE = """
- group "The stage":
  - heading "Settings" [level=2]
  - button "Toggle" [pressed]
  - radiogroup "Choice":
    - radio "One" [checked]
    - radio "Two"
  - paragraph: How loud
  - switch "Mute"
  - spinbutton "Seeds"
  - slider "Volume": "3"
  - textbox "Name": Asha
  - grid "Board":
    - row "Near":
      - gridcell "A1"
      - gridcell "A2"
  - tablist "Tabs":
    - tab "Table" [selected]
    - tab "Look"
  - link "More"
"""


def test_each_role_is_what_it_is_called(mirror):
    note = {"id": "n", "text": "How loud", "before": "mute", "group": ""}
    mirror.show(*ROLES, title="Settings", groups=GROUPS, notes=[note])
    snapshot = mirror.page.locator("#stage").aria_snapshot()
    assert snapshot.split() == TREE.split()
    assert mirror.element("mute").get_attribute("aria-description") == "No sound at all"
    spin = mirror.element("seeds")
    values = {n: spin.get_attribute(f"aria-{n}") for n in ("valuemin", "valuemax", "valuenow")}
    assert values == {"valuemin": "1", "valuemax": "9", "valuenow": "4"}
    assert spin.get_attribute("aria-valuetext") == "4 seeds"
    assert hurdles(mirror.visit) == []


def test_tab_stops_once_in_a_group_at_what_is_chosen(mirror):
    mirror.show(*ROLES, groups=GROUPS)
    stops = []
    mirror.page.keyboard.press("Tab")
    while mirror.focused() and len(stops) < len(ROLES):
        stops.append(mirror.focused())
        mirror.page.keyboard.press("Tab")
    assert stops == ["toggle", "one", "mute", "seeds", "volume", "name", "a1", "table", "more"]


def test_tab_comes_back_to_where_the_focus_was_in_a_grid(mirror):
    mirror.show(*ROLES, groups=GROUPS)
    mirror.element("a1").focus()
    assert mirror.taken("focus")
    mirror.page.keyboard.press("ArrowRight")
    assert [each["name"] for each in mirror.taken("key")] == ["ArrowRight"]
    mirror.show(*ROLES, groups=GROUPS, focus="a2")
    assert mirror.focused() == "a2"
    mirror.page.keyboard.press("Tab")
    assert mirror.focused() == "table"
    mirror.page.keyboard.press("Shift+Tab")
    assert mirror.focused() == "a2"


def test_an_element_with_the_focus_stays_while_others_come_and_go(mirror):
    mirror.show(*ROLES, groups=GROUPS)
    mirror.element("a2").focus()
    mirror.page.evaluate("window.before = document.activeElement")
    others = [target("new", at=12), *ROLES[3:7], target("a0", "cell", 7, group="near"), ROLES[8]]
    mirror.show(*others, groups=GROUPS, title="Other", focus="a2")
    assert mirror.page.evaluate("document.activeElement === before")
    ids = mirror.page.evaluate("[...document.querySelectorAll('[data-id]')].map(e => e.dataset.id)")
    assert ids == [each["id"] for each in others]


def test_what_goes_into_a_group_keeps_the_focus(mirror):
    mirror.show(target("a"), target("b", at=1))
    mirror.element("b").focus()
    mirror.show(target("a"), target("b", at=1, group="g"), groups=[group("g", "group")], focus="b")
    assert mirror.focused() == "b"


def test_a_screen_that_opens_gives_the_focus_to_its_heading_or_to_what_the_game_names(mirror):
    heading = "document.activeElement.tagName"
    mirror.show(target("a"), title="One", opened=True)
    assert mirror.page.evaluate(heading) == "H2"
    mirror.element("a").focus()
    mirror.show(target("a"), title="Two", opened=False, focus="a")
    assert mirror.focused() == "a"
    mirror.show(target("b"), title="Three", opened=True)
    assert mirror.page.evaluate(heading) == "H2"
    mirror.show(target("a"), target("b"), title="Two", opened=True, focus="a")
    assert mirror.focused() == "a"


def test_what_is_typed_into_a_field_is_told_and_nothing_else(mirror):
    field = target("name", "field", text="Asha")
    mirror.show(target("a", at=2), field)
    mirror.page.mouse.click(60, 30)
    assert mirror.focused() == "name"
    mirror.page.keyboard.press("End")
    mirror.page.keyboard.type(" B1")
    told = mirror.taken()
    assert [each["text"] for each in told if each["type"] == "edited"][-1] == "Asha B1"
    assert not [each for each in told if each["type"] in ("key", "press")]
    assert not [each for each in told if each.get("phase") in ("down", "up")]
    mirror.page.keyboard.press("Enter")
    assert [each["name"] for each in mirror.taken("key")] == ["Enter"]


def test_the_game_has_the_last_word_on_a_field_once_it_has_heard(mirror):
    field = target("name", "field", text="")
    mirror.show(field)
    mirror.element("name").focus()
    mirror.page.keyboard.type("abc")
    mirror.show({**field, "text": "a"})
    assert mirror.element("name").input_value() == "abc", "the game has not heard of the rest"
    assert mirror.taken("edited")
    mirror.show({**field, "text": "ab"})
    assert mirror.element("name").input_value() == "ab"


def test_a_slider_is_set_by_assistive_technology_and_by_keys_through_the_game(mirror):
    slider = target("volume", "slider", range=[0, 5, 3])
    mirror.show(slider)
    element = mirror.element("volume")
    element.evaluate("(e) => { e.value = 5; e.dispatchEvent(new Event('input', {bubbles: true})) }")
    assert mirror.taken("adjusted") == [{"type": "adjusted", "value": 5, "target": "volume"}]
    element.press("ArrowLeft")
    assert [each["name"] for each in mirror.taken("key")] == ["ArrowLeft"]
    mirror.show({**slider, "range": [0, 5, 4]})
    assert element.input_value() == "4"


def test_the_pointer_on_a_slider_is_the_games(mirror):
    mirror.show(target("volume", "slider", range=[0, 5, 3]))
    mirror.page.mouse.click(30, 30)
    assert [each["phase"] for each in mirror.taken("pointer")][-2:] == ["down", "up"]
    assert mirror.element("volume").input_value() == "3"


def test_a_role_that_changes_makes_another_element(mirror):
    mirror.show(target("a"))
    mirror.show(target("a", "field", text="x"))
    assert mirror.element("a").input_value() == "x"
    mirror.show(target("a", "radio", pressed=True))
    assert (
        json.loads(mirror.element("a").evaluate("(e) => JSON.stringify(e.ariaChecked)")) == "true"
    )


def test_a_finger_on_a_field_gives_it_the_focus_so_that_a_phone_opens_its_keyboard(mirror):
    mirror.visit.become_phone()
    mirror.show(target("a", at=2), target("name", "field", text="Asha"))
    touch = {"x": 60, "y": 30}
    for kind, points in (("touchStart", [touch]), ("touchEnd", [])):
        event = {"type": kind, "touchPoints": points}
        mirror.visit.debugger.send("Input.dispatchTouchEvent", event)
    mirror.visit.until_read("it has the focus", "document.activeElement.dataset.id === 'name'")
    told = mirror.taken()
    assert [each["target"] for each in told if each["type"] == "focus"] == ["name"]
    assert not [each for each in told if each.get("phase") in ("down", "up")]


def test_a_press_by_pointer_leaves_it_to_the_game_what_has_the_focus(mirror):
    mirror.show(target("a"), target("b", at=1), focus="a")
    mirror.page.mouse.click(60, 80)
    assert mirror.focused() == "a"
    assert not mirror.taken("focus")
    mirror.show(target("a"), target("b", at=1), focus="b")
    assert mirror.focused() == "b"


def test_a_press_takes_the_focus_into_the_stage(mirror):
    mirror.show(target("a"))
    mirror.page.evaluate("document.activeElement.blur()")
    mirror.page.mouse.click(60, 30)
    assert mirror.page.evaluate("document.activeElement.id") == "stage"
    mirror.show(target("a"), focus="a")
    assert mirror.focused() == "a"


def test_a_screen_that_was_there_before_its_picture_begins_at_its_heading(mirror):
    mirror.page.evaluate("document.activeElement.blur()")
    mirror.show(target("a"), title="One", opened=True)
    assert mirror.page.evaluate("document.activeElement.tagName") == "BODY"
    mirror.page.evaluate("mirror.enter()")
    assert mirror.page.evaluate("document.activeElement.tagName") == "H2"


def test_what_folds_tells_whether_it_is_open(mirror):
    mirror.show(target("rules", expanded=False))
    assert mirror.element("rules").get_attribute("aria-expanded") == "false"
    mirror.show(target("rules", expanded=True))
    assert mirror.element("rules").get_attribute("aria-expanded") == "true"
    mirror.show(target("rules"))
    assert mirror.element("rules").get_attribute("aria-expanded") is None
