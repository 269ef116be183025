"""The review of a match in the browser: a mistake is found by mouse, finger, keys and listener."""

import json

import pytest

from game.play.match import Match
from game.play.saved import saved_match
from game.rules.registry import make
from tests.web.browser.rig import middle
from tests.web.browser.test_axe import hurdles

STILL = {"reduced_motion": "reduce"}
PHONE = {"has_touch": True, "is_mobile": True, "viewport": {"width": 390, "height": 780}}

BUTTON = "document.querySelector('[data-id=play]')"
"""The button that plays and pauses, as the page finds it."""

MISTAKE = "Move 2, Player 1 to play. Player 1 chose house 5. Mistake: house 6 was 4 better."
"""As the book knows it."""


@pytest.fixture
def at_review(server, new_visit):
    """Makes a page on which a match with a mistake is reviewed; it may not complain."""
    made = []

    def make_visit(**options):
        visit = new_visit(**{**STILL, **options})
        visit.page.goto(server.address() + "?test=1")
        visit.until_menu()
        match = Match(make("kalah"), {})
        for house in (3, 5, 2):
            match.play(house)
        key, text = json.dumps(f"baraza:match-{match.id}"), json.dumps(saved_match.write(match))
        visit.read(f"localStorage.setItem({key}, {text})")
        visit.page.reload()
        visit.until_menu()
        visit.click("continue")
        visit.until_scene("table")
        visit.press("e")
        visit.until_scene("review")
        made.append(visit)
        return visit

    yield make_visit
    assert [visit.errors for visit in made if visit.errors] == []


def told(visit, what):
    """Wait until something is to be read of what is looked at; returns the state then."""
    visit.until_read(f"it says {what!r}", f"document.body.textContent.includes({json.dumps(what)})")
    return visit.state


def test_a_mistake_is_found_by_mouse_and_played_otherwise(at_review):
    visit = at_review()
    visit.until("mistakes are counted", lambda state: "next:mistake" in ids(state))
    visit.click("next:mistake")
    state = told(visit, MISTAKE)
    assert (state["mode"], state["turns"]) == ("values", 1)
    visit.click("try")
    visit.click("house:0:6")
    visit.until("it is tried", lambda state: state["trying"] == 1)
    visit.click("undo")
    visit.until("it is taken back", lambda state: state["trying"] == 0)
    visit.click("house:0:6")
    visit.until("it is tried again", lambda state: state["trying"] == 1)
    visit.click("go-on")
    state = visit.until_scene("table")
    assert state["turns"] == 2


def test_the_graph_is_pulled_by_mouse(at_review):
    visit = at_review()
    graph = visit.target("graph")
    assert (graph["role"], graph["range"]) == ("slider", [1, 4, 4])
    y = middle(graph)[1]
    left, step = graph["x"] + 26, (graph["width"] - 52) / 3
    visit.page.mouse.move(left + 3 * step, y)
    visit.page.mouse.down()
    visit.page.mouse.move(left + step, y + 40, steps=4)
    visit.until("it follows", lambda state: state["turns"] == 0)
    visit.page.mouse.move(left + 2 * step, y, steps=4)
    visit.page.mouse.up()
    visit.until("it stays", lambda state: state["turns"] == 1)
    told(visit, MISTAKE)


def test_a_mistake_is_found_by_keys(at_review):
    visit = at_review()
    visit.until_idle()
    visit.press("Home", "ArrowRight")
    told(visit, MISTAKE)
    visit.page.locator("[data-id='graph']").focus()
    visit.press("ArrowRight")
    visit.until("the graph goes on", lambda state: state["turns"] == 2)
    value = visit.page.locator("[data-id='graph']").get_attribute("aria-valuetext")
    assert value.startswith("Move 3 of 3: ")
    visit.press("Escape")
    visit.until_scene("table")


def test_after_a_press_by_mouse_arrows_go_on_and_what_plays_can_be_paused(at_review):
    visit = at_review()
    visit.until_idle()
    visit.click("mode:replay")
    visit.click("first")
    visit.until("it is at the start", lambda state: state["turns"] == 0)
    visit.press("ArrowRight", "ArrowRight")
    visit.until("it went on", lambda state: state["turns"] == 2)
    visit.press("Home")
    visit.until("it is at the start", lambda state: state["turns"] == 0)
    visit.click("play")
    visit.until("it plays", lambda state: state["playing"])
    visit.until_read("the button pauses", f"{BUTTON}.getAttribute('aria-label') === 'Pause'")
    visit.until("it comes to the end", lambda state: not state["playing"])
    visit.until_read("the button plays", f"{BUTTON}.getAttribute('aria-label') === 'Play'")


def test_a_mistake_is_found_by_a_finger(at_review):
    visit = at_review(**PHONE)
    visit.until_idle()
    visit.tap("move:2")
    told(visit, MISTAKE)
    visit.tap("house:0:6")
    told(visit, "With house 6: wins by 9 seeds.")


def test_a_mistake_is_found_by_who_listens(at_review):
    visit = at_review()
    visit.until_idle()
    page = visit.page
    moves = page.get_by_role("list", name="Moves")
    row = moves.get_by_role("button", name="Move 2, Player 1: house 5. mistake")
    row.press("Enter")
    told(visit, MISTAKE)
    visit.until_idle()
    best = page.get_by_role("grid").locator("[data-id='house:0:6']")
    said = best.get_attribute("aria-label") or best.inner_text()
    assert said == "Player 1, house 6, 5 seeds: best, wins by 9 seeds"
    assert page.get_by_text(MISTAKE).count() >= 1


@pytest.mark.parametrize("mode", ["replay", "values"])
def test_no_hurdle_in_a_review(at_review, mode):
    visit = at_review()
    visit.until_idle()
    visit.click(f"mode:{mode}")
    visit.until("it is shown so", lambda state: state["mode"] == mode)
    visit.until_idle()
    assert hurdles(visit) == []


def ids(state):
    return {target["id"] for target in state["targets"]}
