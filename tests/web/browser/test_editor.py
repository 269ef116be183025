"""A position is set up in the page: by mouse, finger, keys and through the accessibility tree."""

import pytest

from tests.web.browser.hands import by_finger, by_keyboard, by_mouse
from tests.web.browser.rig import middle
from tests.web.browser.test_axe import hurdles


def position(visit):
    return visit.state["position"]


def open_editor(visit, act, game):
    """Go from the menu to set-up, and from there to the editor."""
    act(f"setup:{game}")
    visit.until_scene("setup")
    act("editor")
    visit.until_scene("editor")
    return visit.until_idle()


@pytest.mark.parametrize("way", [by_mouse, by_keyboard])
def test_a_position_is_set_up_and_played(visit, way):
    act = way(visit)
    open_editor(visit, act, "kalah")
    act("tool:add")
    act("house:0:3")
    act("house:0:3")
    act("tool:choose")
    act("store:1")
    visit.press("1", "2")
    act("to-move:1")
    state = visit.until("all of it is there", lambda now: now["position"]["to_move"] == "north")
    assert state["position"]["south"] == [4, 4, 6, 4, 4, 4]
    assert state["position"]["north_store"] == 12
    assert "62 of 48 seeds: 14 too many." in state["status"]
    act("play")
    visit.until_scene("table")
    state = visit.until("the computer has moved", lambda now: not now["busy"] and now["turns"] > 0)
    assert state["lastError"] is None
    assert visit.errors == []


def test_the_other_button_and_the_wheel_count_on_the_board(visit):
    open_editor(visit, by_mouse(visit), "kalah")
    x, y = middle(visit.target("house:1:2"))
    visit.page.mouse.click(x, y, button="right")
    visit.until("one is gone", lambda now: now["position"]["north"][1] == 3)
    visit.page.mouse.wheel(0, -100)
    visit.until("one is back", lambda now: now["position"]["north"][1] == 4)
    assert visit.state["scene"] == "editor"


def test_on_a_phone_fingers_set_it_up_and_the_rest_is_on_a_sheet(phone):
    act = by_finger(phone)
    act("open:bao")
    open_editor(phone, act, "bao")
    act("tool:take")
    act("pit:0:1")
    phone.until("one is gone", lambda now: now["position"]["south_front"][0] == 1)
    act("more")
    phone.until_scene("editor-more")
    assert hurdles(phone) == []
    act("empty")
    state = phone.until_scene("editor")
    assert sum(state["position"]["south_front"]) == 0
    assert not state["playable"]
    act("undo")
    phone.until("it is back", lambda now: now["position"]["south_front"][0] == 1)


def test_through_the_tree_a_cell_is_chosen_and_its_number_said(visit):
    open_editor(visit, by_mouse(visit), "kalah")
    assert hurdles(visit) == []
    page = visit.page
    page.get_by_role("gridcell", name="Your house 3, 4 seeds").click()
    page.get_by_role("button", name="Your house 3, 4 seeds: add one").click()
    visit.until("it is said", lambda now: "Your house 3, 5 seeds. 49 of 48 seeds" in now["text"])
    spin = page.get_by_role("spinbutton", name="Your house 3, 5 seeds")
    assert spin.get_attribute("aria-valuenow") == "5"
    page.get_by_role("radiogroup", name="Whose turn?").get_by_role("radio", name="Computer").click()
    visit.until("the turn is given", lambda now: now["position"]["to_move"] == "north")
