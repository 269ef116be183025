"""Acceptance cases 6, 7, 17, 22, 24: sound, hidden pages, reduced motion, idle pages.

Of case 24 the times of frames are measured by `./build.sh bench` and never asserted: what else a
machine does would make such a test fail.
"""

import re

import pytest

from tests.web.browser.kalah_player import at_the_table
from tests.web.reader import A_WHILE

#: Lets F9, which no game takes, hide and show the page as another tab would.
HIDE_BY_F9 = """
let hidden = false;
Object.defineProperty(document, "hidden", { get: () => hidden });
window.addEventListener("keydown", (event) => {
  if (event.key !== "F9") return;
  hidden = !hidden;
  document.dispatchEvent(new Event("visibilitychange"));
}, true);
"""


#: Notes when the game asks for an animation frame.
NOTE_FRAMES = """
const asked = (window.framesAsked = []);
const ask = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (act) => {
  asked.push(performance.now());
  return ask(act);
};
"""

#: Whether the last three times there was most of a second between a frame and the next.
RESTS = """
(() => {
  const last = window.framesAsked.slice(-4);
  return last.length === 4 && last.slice(1).every((time, at) => time - last[at] > 700);
})()
"""


FRAMES_OF_THINKING = 5


@pytest.fixture
def table(visit):
    return at_the_table(visit)


def test_nothing_is_drawn_while_nothing_happens(visit, table):
    table.play(1)
    visit.page.mouse.move(2, 2)
    before = visit.until_steady()["frame"]
    visit.let_frames_pass()
    assert visit.state["frame"] == before


def test_at_rest_no_frames_are_asked_for_and_a_press_ends_that(server, known_visit):
    visit = known_visit()
    visit.page.add_init_script(NOTE_FRAMES)
    visit.open(server.address() + "?test=1").until_menu()
    visit.page.wait_for_function(RESTS, polling=100)
    match = at_the_table(visit)
    match.play(1)
    assert visit.until_steady()["turns"] == 1


def test_reduced_motion_shows_a_move_in_two_frames_with_the_same_result(server, known_visit):
    visit = known_visit(reduced_motion="reduce").open(server.address() + "?test=1")
    visit.until_menu()
    match = at_the_table(visit)
    for _ in range(4):
        before = visit.until_steady()["frame"]
        move = match.legal()[0]
        match.play(move, lambda place: visit.press(place[-1]))
        assert visit.state["frame"] - before <= 2


def test_a_hidden_page_stands_still_and_goes_on_without_a_jump(server, known_visit):
    visit = known_visit()
    visit.page.add_init_script(HIDE_BY_F9)
    visit.open(server.address() + "?test=1").until_menu()
    match = at_the_table(visit)
    match.play(1)
    visit.until("sound is open", lambda state: state["sound"] == "running")
    move = match.legal()[-1]
    visit.hold()
    visit.page.keyboard.press(str(move))
    while visit.let_one_pass()["turns"] == match.turns:
        pass
    assert visit.state["busy"], "the move is on its way"
    visit.page.keyboard.press("F9")
    visit.go_on()
    visit.until("sound is off", lambda state: state["sound"] == "suspended")
    visit.until("the rig is told", lambda state: state["shown"] is False)
    frame = visit.until_steady()["frame"]
    visit.let_frames_pass()
    assert visit.state["frame"] == frame
    visit.press("F9")
    match.played(move)
    state = visit.until("sound is back", lambda now: now["sound"] == "running")
    assert state["shown"] is True
    assert state["dtMax"] <= 0.1
    assert visit.errors == []


def against_one_who_thinks(visit):
    """Begin a match, make a move, and hold the page while the opponent thinks about the next one.

    Of thinking a frame has a few milliseconds: within the frames here none comes to its end.
    """
    visit.click("setup:four-player")
    visit.click("player-1:opponent")
    while any(target["id"] == "level:1-more" for target in visit.targets()):
        visit.click("level:1-more")
    visit.click("start")
    visit.until_scene("table")
    visit.until_idle()
    visit.hold()
    visit.page.keyboard.press("1")
    while visit.let_one_pass()["turns"] == 0:
        pass
    for _ in range(FRAMES_OF_THINKING):
        state = visit.let_one_pass()
    assert (state["turns"], state["busy"]) == (1, True)


def test_a_move_is_taken_back_at_once_while_the_opponent_thinks(server, known_visit):
    visit = known_visit(reduced_motion="reduce")
    visit.open(server.address() + "?test=1").until_menu()
    against_one_who_thinks(visit)
    frame = visit.state["frame"]
    visit.page.keyboard.press("u")
    visit.go_on()
    state = visit.until("the move is back", lambda now: now["turns"] == 0 and not now["busy"])
    assert state["frame"] - frame < 60
    visit.let_frames_pass()
    assert visit.state["turns"] == 0
    assert visit.errors == []


def test_the_review_opens_and_values_the_moves_of_a_position(server, known_visit):
    visit = known_visit(reduced_motion="reduce").open(server.address() + "?test=1")
    visit.until_menu()
    match = at_the_table(visit)
    match.play(3)
    visit.press("e")
    visit.until_scene("review")
    state = visit.until_idle()
    valued = [t["name"] for t in state["targets"] if t["role"] == "cell" and ": " in t["name"]]
    assert len(valued) == 5
    assert all(re.search("wins by|loses by|draws", name) for name in valued), (
        "the book knows all positions of the first three moves"
    )
    assert sum(": best, " in name for name in valued) == 1
    visit.press("Escape")
    visit.until_scene("table")
    assert visit.errors == []


def test_an_opponent_does_not_think_while_the_page_is_hidden(server, known_visit):
    visit = known_visit(reduced_motion="reduce")
    visit.page.add_init_script(HIDE_BY_F9)
    visit.open(server.address() + "?test=1").until_menu()
    against_one_who_thinks(visit)
    visit.page.keyboard.press("F9")
    visit.go_on()
    state = visit.until("the rig is told", lambda now: now["shown"] is False)
    assert (state["turns"], state["busy"]) == (1, True)
    visit.let_frames_pass(2 * A_WHILE)
    later = visit.state
    assert (later["turns"], later["busy"], later["frame"]) == (1, True, state["frame"])
    visit.press("F9")
    state = visit.until("the opponent has moved", lambda now: now["turns"] > 1)
    assert state["dtMax"] <= 0.1
    assert visit.errors == []


@pytest.mark.parametrize("gesture", ["click", "tap", "key"])
def test_sound_is_silent_before_a_gesture_and_comes_with_the_first(server, new_visit, gesture):
    visit = new_visit(has_touch=True).open(server.address() + "?test=1")
    visit.until_menu()
    assert visit.state["sound"] != "running"
    if gesture == "key":
        visit.press("Tab")
    else:
        act = visit.click if gesture == "click" else visit.tap
        act("settings")
        visit.until_scene("settings")
    visit.until("sound comes", lambda state: state["sound"] == "running")
    assert visit.errors == []


def test_mute_in_the_address_keeps_the_page_silent(server, known_visit):
    visit = known_visit().open(server.address() + "?test=1&mute=1")
    visit.until_menu()
    match = at_the_table(visit)
    match.play(1)
    assert visit.state["sound"] != "running"
    assert visit.errors == []


def test_motion_wished_for_later_is_followed(visit, table):
    visit.page.emulate_media(reduced_motion="reduce")
    before = visit.until_steady()["frame"]
    table.play(table.legal()[0], lambda place: visit.press(place[-1]))
    assert visit.state["frame"] - before <= 3
