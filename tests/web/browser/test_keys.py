"""Acceptance cases 12, 13, 15, 16: keys reach the game, and the browser keeps its own."""

import pytest

from tests.web.browser.kalah_player import at_the_table

#: Notes, beside the page, each key and whether the page has kept it from the browser.
WATCH_KEYS = """
window.keysSeen = [];
window.addEventListener("keydown", (event) =>
  window.keysSeen.push([event.key, event.ctrlKey, event.defaultPrevented]));
"""

BROWSERS_OWN = [
    "F5",
    "F11",
    "F12",
    "Control+l",
    "Control+r",
    "Control+Equal",
    "Control+Minus",
    "Control+0",
    "Control+Shift+i",
    "Alt+ArrowLeft",
    "Meta+l",
    "Tab",
]

MANY_STOPS = 40

ELEMENTS = "[...document.querySelectorAll('#targets [data-id]')]"

STOPS = f"{ELEMENTS}.filter((each) => each.tabIndex === 0).map((each) => each.dataset.id)"

#: What Tab never stops at, although no arrow leads there from a stop of its group.
LEFT_OUT = f"""{ELEMENTS}.filter((each) => {{
  const group = each.closest("[role=grid], [role=radiogroup], [role=tablist]");
  const first = group ? group.querySelectorAll("[data-id][tabindex='0']").length === 1 : false;
  return each.tabIndex !== 0 && !first;
}}).map((each) => each.dataset.id)"""


@pytest.fixture
def watched(server, known_visit):
    visit = known_visit()
    visit.page.add_init_script(WATCH_KEYS)
    visit.open(server.address() + "?test=1").until_menu()
    yield visit
    assert visit.errors == []


def test_keys_of_the_browser_stay_with_it(watched):
    at_the_table(watched)
    watched.press(*BROWSERS_OWN)
    seen = watched.read("window.keysSeen")
    assert len(
        [key for key, _, _ in seen if key not in ("Control", "Alt", "Shift", "Meta")]
    ) >= len(BROWSERS_OWN)
    assert [entry for entry in seen if entry[2]] == []
    assert watched.state["scene"] == "table"


def test_keys_that_would_scroll_are_the_games(watched):
    match = at_the_table(watched)
    keys = ["Space", "ArrowDown", "ArrowUp", "ArrowRight", "PageDown", "PageUp", "End", "Home"]
    watched.press("ArrowDown")
    watched.page.locator("#stage").focus()
    watched.press(*keys)
    seen = watched.read("window.keysSeen")[-len(keys) :]
    assert [key for key, _, prevented in seen if prevented] == [" ", *keys[1:]]
    assert watched.until_idle()["turns"] in (0, 1)
    assert match.turns == 0


def test_keys_work_at_once_without_a_click(visit):
    visit.press("ArrowDown")
    visit.until("something has the focus", lambda state: state["focus"] is not None)
    assert visit.focused() == visit.state["focus"]


def test_tab_enters_walks_every_target_and_leaves(visit):
    at_the_table(visit)
    wanted = stops(visit)
    walked = []
    for _ in range(MANY_STOPS):
        visit.press("Tab")
        here = visit.focused()
        if here is None:
            break
        walked.append(here)
    assert walked == wanted
    assert visit.read("document.querySelector('#stage').contains(document.activeElement)") is False
    visit.press("Shift+Tab")
    assert visit.focused() == wanted[-1]


def stops(visit):
    """The ids of what Tab stops at: everything that does not lie in a group that arrows go through.

    In such a group there is one.
    """
    assert visit.read(LEFT_OUT) == []
    return visit.read(STOPS)


def test_arrows_move_the_focus_of_the_page_too(visit):
    at_the_table(visit)
    visit.press("Tab")
    first = visit.focused()
    visit.press("ArrowRight")
    visit.until("the focus moves", lambda now: now["focus"] not in (None, first))
    visit.until("the page's focus follows", lambda now: visit.focused() == now["focus"])


def test_focus_can_be_seen(visit):
    """The ring is drawn by the game: the picture around a button differs when it has the focus."""
    at_the_table(visit)
    visit.page.mouse.move(2, 2)
    visit.until_steady()
    before = {name: shot(visit, visit.target(name)) for name in stops(visit)}
    for _ in before:
        visit.press("Tab")
        here = visit.focused()
        visit.until("the game knows", lambda state, here=here: state["focus"] == here)
        target = visit.target(here)
        visit.until(
            f"{here} shows the focus",
            lambda _, target=target, old=before[here]: shot(visit, target) != old,
        )


def shot(visit, target):
    """The picture of a target and a little around it."""
    edge = 4
    clip = {
        "x": max(0, target["x"] - edge),
        "y": max(0, target["y"] - edge),
        "width": target["width"] + 2 * edge,
        "height": target["height"] + 2 * edge,
    }
    return visit.page.screenshot(clip=clip)


def test_holding_enter_presses_once(visit):
    match = at_the_table(visit)
    visit.press("Tab")
    while visit.focused() != match.place(1):
        visit.press("Tab")
    for _ in range(4):
        visit.page.keyboard.down("Enter")
    visit.page.keyboard.up("Enter")
    match.played(1)


def test_holding_a_digit_plays_once(visit):
    match = at_the_table(visit)
    visit.page.keyboard.down("2")
    visit.until("the move is on its way", lambda state: state["turns"] == 1)
    for _ in range(3):
        visit.page.keyboard.down("2")
    match.played(2)
    for _ in range(3):
        visit.page.keyboard.down("2")
    visit.page.keyboard.up("2")
    assert visit.until_steady()["turns"] == 1


def test_at_the_end_of_a_number_the_focus_goes_to_the_number_itself(visit):
    visit.click("setup:kalah")
    visit.until_scene("setup")
    visit.click("own-rules")
    visit.press("Tab")
    while visit.focused() != "houses-less":
        visit.press("Tab")
    for _ in range(5):
        visit.press("Enter")
    visit.until("the end is reached", lambda state: state["focus"] == "houses")
    visit.until("the page's focus follows", lambda _: visit.focused() == "houses")
    visit.press("ArrowUp")
    visit.until("it takes the keys", lambda state: state["announced"][-1] == "Houses: 2.")


def test_the_focus_is_never_lost_when_its_button_goes(visit):
    visit.press("Tab")
    while visit.focused() != "play:kalah":
        visit.press("Tab")
    visit.press("Enter")
    visit.until_scene("table")
    visit.until_idle()
    assert visit.read("document.querySelector('#stage').contains(document.activeElement)") is True
    visit.press("1")
    visit.until("the key was heard", lambda state: state["turns"] >= 1)


def test_a_field_of_the_page_outside_the_game_takes_what_is_typed(faulty_server, site, new_visit):
    index = (site / "index.html").read_text(encoding="utf-8")
    with_field = index.replace('<main id="game">', '<input id="field"><main id="game">')
    faulty_server.pages["/x/y/field.html"] = with_field
    visit = new_visit(reduced_motion="reduce")
    visit.open(faulty_server.address() + "field.html?test=1").until_menu()
    match = at_the_table(visit)
    for _ in range(MANY_STOPS):
        visit.press("Shift+Tab")
        if visit.read("document.activeElement.id") == "field":
            break
    field = visit.page.locator("#field")
    visit.page.keyboard.type("ab 12 /'")
    visit.press("ArrowLeft", "Home", "x")
    assert field.input_value() == "xab 12 /'"
    assert visit.state["turns"] == 0
    match.play(2)
    visit.press("3")
    visit.until("the key was heard", lambda state: state["turns"] == 2)
    assert field.input_value() == "xab 12 /'"
    assert visit.errors == []
