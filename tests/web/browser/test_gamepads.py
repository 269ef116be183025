"""A gamepad in the page: none can be plugged in here, so the browser is told of one."""

import pytest

from tests.web.browser.follower import begin
from tests.web.browser.hands import box_of, first_step, is_beside
from tests.web.browser.kalah_player import at_the_table
from tests.web.browser.lines import LINES

A, B, X, Y, RIGHT_SHOULDER, START = 0, 1, 2, 3, 5, 9

CROSS = {"ArrowUp": 12, "ArrowDown": 13, "ArrowLeft": 14, "ArrowRight": 15}

#: Gamepads that can be plugged in, and counts how often the page has asked for them.
STUB = """
window.pads = [];
window.asked = 0;
window.makePad = (mapping = "standard") => ({
  index: window.pads.length, id: "stub", connected: true, mapping,
  buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
  axes: [0, 0, 0, 0], timestamp: 0,
});
navigator.getGamepads = () => { window.asked += 1; return [...window.pads, null]; };
window.plugIn = (pad) => {
  window.pads.push(pad);
  window.dispatchEvent(new Event("gamepadconnected"));
};
"""

#: More frames than a press needs to be heard.
LONG_ENOUGH = 24


@pytest.fixture
def padded(server, known_visit):
    visit = known_visit(reduced_motion="reduce")
    visit.page.add_init_script(STUB)
    visit.open(server.address() + "?test=1").until_menu()
    yield visit
    assert visit.errors == []


def plug_in(visit, mapping="standard"):
    visit.read(f"window.plugIn(window.makePad('{mapping}'))")
    visit.let_frames_pass(2)


def hold(visit, button, held=True, pad=0):
    visit.read(f"window.pads[{pad}].buttons[{button}].pressed = {str(held).lower()}")
    visit.let_frames_pass(2)


def push(visit, *buttons, pad=0):
    """Press buttons for a moment."""
    for button in buttons:
        hold(visit, button, pad=pad)
        hold(visit, button, held=False, pad=pad)
        visit.until_heard()


def walk(visit, identity):
    """Walk to a target: by the shoulder to its group, and on the board by the cross."""
    goal = visit.target(identity)
    while visit.state["focus"] != identity:
        here = visit.state["focus"]
        around = {t["id"]: box_of(t) for t in visit.targets() if is_beside(goal, t)}
        if here in around and goal["role"] == "cell":
            push(visit, CROSS[first_step(around, here, identity)[0]])
        else:
            push(visit, RIGHT_SHOULDER)
        visit.until("the focus goes on", lambda state, old=here: state["focus"] != old)


@pytest.mark.parametrize("line", LINES, ids=str)
def test_a_whole_move_is_made_by_gamepad(padded, line):
    match = begin(padded, line)
    plug_in(padded)
    match.play(match.legal()[0], lambda identity: (walk(padded, identity), push(padded, A)))


def test_back_hint_undo_and_more_have_buttons(padded):
    match = at_the_table(padded)
    match.play(match.legal()[0])
    plug_in(padded)
    push(padded, X)
    padded.until("the move is taken back", lambda state: state["turns"] == 0)
    said = len(padded.until_idle()["announced"])
    push(padded, Y)
    padded.until("a hint is given", lambda state: len(state["announced"]) > said)
    push(padded, START)
    padded.until_scene("more")
    push(padded, B)
    padded.until_scene("table")


def test_the_focus_is_seen_and_is_the_pages_too(padded):
    plug_in(padded)
    push(padded, CROSS["ArrowDown"])
    padded.until("something has the focus", lambda state: state["focus"] is not None)
    padded.until("the page's focus follows", lambda state: padded.focused() == state["focus"])


def test_a_stick_walks_on_while_it_is_held_and_stops_where_it_is_let_go_of(padded):
    plug_in(padded)
    padded.read("window.pads[0].axes[0] = 1")
    padded.until("something has the focus", lambda state: state["focus"] is not None)
    first = padded.state["focus"]
    padded.until("it walks on", lambda state: state["focus"] != first)
    padded.read("window.pads[0].axes[0] = 0.1")
    padded.let_frames_pass(2)
    padded.until_heard()
    here = padded.state["focus"]
    padded.let_frames_pass(LONG_ENOUGH)
    assert padded.state["focus"] == here


def test_two_gamepads_both_work(padded):
    for _ in range(2):
        plug_in(padded)
    push(padded, CROSS["ArrowDown"], pad=0)
    padded.until("something has the focus", lambda state: state["focus"] is not None)
    first = padded.state["focus"]
    push(padded, RIGHT_SHOULDER, pad=1)
    padded.until("the focus goes on", lambda state: state["focus"] != first)


def test_what_is_held_as_a_gamepad_is_plugged_in_is_nothing_until_it_is_let_go_of(padded):
    padded.read("window.held = window.makePad()")
    padded.read("window.held.buttons[13].pressed = true")
    padded.read("window.plugIn(window.held)")
    padded.let_frames_pass(LONG_ENOUGH)
    assert padded.state["focus"] is None
    hold(padded, CROSS["ArrowDown"], held=False)
    push(padded, CROSS["ArrowDown"])
    padded.until("something has the focus", lambda state: state["focus"] is not None)


def test_of_an_unknown_gamepad_only_the_first_buttons_count(padded):
    at_the_table(padded)
    plug_in(padded, mapping="")
    push(padded, START, Y)
    padded.let_frames_pass(LONG_ENOUGH)
    assert padded.state["scene"] == "table"
    push(padded, B)
    padded.until_menu()


def test_nothing_is_looked_at_without_a_gamepad_and_nothing_drawn_for_one_that_rests(padded):
    padded.until_steady()
    padded.let_frames_pass(LONG_ENOUGH)
    assert padded.read("window.asked") == 0
    plug_in(padded)
    drawn = padded.until_steady()["frame"]
    padded.let_frames_pass(LONG_ENOUGH)
    assert padded.read("window.asked") > LONG_ENOUGH / 2
    assert padded.state["frame"] == drawn
    padded.read("window.pads.length = 0")
    padded.let_frames_pass(2)
    asked = padded.read("window.asked")
    padded.let_frames_pass(LONG_ENOUGH)
    assert padded.read("window.asked") == asked
