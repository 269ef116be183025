"""Matches sent, saved, opened and looked at again in the browser, by real input."""

import json

import pytest

from game.play.match import Match, Player
from game.play.records.link import match_link
from game.play.saved import saved_match
from game.rules.registry import make
from tests.scenes.nyumba import found
from tests.web.browser.kalah_player import at_the_table
from tests.web.browser.rig import middle

STILL = {"reduced_motion": "reduce"}
CLIPBOARD = {**STILL, "permissions": ["clipboard-read", "clipboard-write"]}

NO_CLIPBOARD = """
Object.defineProperty(navigator, "clipboard", { value: {
  writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")),
  readText: () => Promise.reject(new DOMException("no", "NotAllowedError")),
} });
document.execCommand = () => false;
"""


@pytest.fixture
def open_visit(server, new_visit, known_visit):
    """Makes pages on the menu, each in another profile; none of them may complain."""
    made = []

    def make_visit(fragment="", **options):
        usual = not (made or options)
        visit = known_visit(**STILL) if usual else new_visit(**{**STILL, **options})
        visit.page.goto(server.address() + "?test=1" + fragment)
        visit.until("it is there", lambda state: state["scene"] != "")
        made.append(visit)
        return visit

    yield make_visit
    assert [visit.errors for visit in made if visit.errors] == []


def keep(visit, match):
    """Lay a match into the browser's storage, and show the menu anew."""
    key, text = json.dumps(f"baraza:match-{match.id}"), json.dumps(saved_match.write(match))
    visit.read(f"localStorage.setItem({key}, {text})")
    visit.page.reload()
    visit.until_menu()


def played(moves):
    match = Match(make("kalah"), {})
    for _ in range(moves):
        match.play(match.legal_moves()[-1])
    return match


def copied(visit):
    return visit.page.evaluate("navigator.clipboard.readText()")


def at_share(visit):
    visit.click("more")
    visit.until_scene("more")
    visit.click("share")
    visit.until_scene("share")


def at_replay(visit):
    visit.click("continue")
    visit.until_scene("table")
    visit.click("more")
    visit.click("review")
    visit.until_scene("review")
    visit.click("mode:replay")
    return visit.until("it is a replay", lambda state: state["mode"] == "replay")


@pytest.mark.parametrize("opponent", [True, False], ids=["computer", "friend"])
def test_an_invitation_is_still_there_after_a_reload(open_visit, opponent):
    match = Match(make("bao"), {0: Player(), 1: Player("opponent" if opponent else "person")})
    fragment = "#" + match_link(match, None if opponent else 0)
    visit = open_visit(fragment)
    visit.until_scene("table" if opponent else "invitation")
    visit.page.reload()
    visit.until_menu()
    visit.click("continue")
    state = visit.until_scene("table")
    assert (state["game"], state["turns"]) == ("bao", 0)
    visit.page.evaluate("fragment => { location.hash = fragment }", fragment)
    visit.until("the link was taken in", lambda _: visit.read("location.hash") == "")
    assert len(visit.read("Object.keys(localStorage).filter(k => k.includes('match-'))")) == 1


def test_a_match_of_computers_stands_still_until_it_is_let_go_on(open_visit):
    match = Match(make("kalah"), {0: Player("opponent"), 1: Player("opponent")})
    visit = open_visit()
    # The whole match takes them a second: time stands still until it is to be stopped.
    visit.hold()
    visit.page.evaluate("link => { location.hash = link }", match_link(match))
    while visit.let_one_pass().get("turns", 0) < 2:
        pass
    visit.page.keyboard.press("p")
    visit.go_on()
    visit.until_heard()
    before = visit.until_steady()
    assert before["paused"]
    visit.let_frames_pass()
    assert visit.state["turns"] == before["turns"]
    visit.press("u")
    after = visit.until_steady()
    assert after["turns"] == before["turns"] - 1
    assert "Paused" in after["text"]
    visit.press("Enter")
    visit.until("they play on", lambda state: state["turns"] > before["turns"])


def test_a_damaged_link_is_told_and_the_menu_is_there(open_visit):
    visit = open_visit("#" + match_link(played(3))[:40])
    state = visit.until("it is told", lambda state: "could not be opened" in state["text"])
    assert state["scene"] == "menu"
    assert state["lastError"] is None
    at_the_table(visit).play(1)


def test_a_match_is_saved_as_a_file_and_opened_in_another_profile(open_visit, tmp_path):
    one = open_visit()
    keep(one, played(5))
    one.click("continue")
    one.until_scene("table")
    at_share(one)
    with one.page.expect_download() as waiting:
        one.click("save")
    path = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(path)
    assert path.suffix == ".baraza"

    other = open_visit()
    other.click("share")
    other.until_scene("share")
    other.choose_file("file", path)
    assert other.until_scene("table")["turns"] == 5
    other.press("Escape")
    other.until_menu()
    path.write_text("This is no match.", encoding="utf-8")
    other.click("share")
    other.choose_file("file", path)
    other.until("it is told", lambda state: "no match in this text" in state["text"])
    assert other.state["lastError"] is None


def test_where_the_clipboard_is_blocked_texts_are_copied_and_pasted_by_hand(server, new_visit):
    visit = new_visit(**STILL)
    visit.page.add_init_script(NO_CLIPBOARD)
    visit.open(server.address() + "?test=1").until_menu()
    keep(visit, played(4))
    visit.click("continue")
    visit.until_scene("table")
    at_share(visit)
    visit.click("text")
    field = visit.page.locator(".handover textarea")
    text = field.input_value()
    assert text.startswith('[Baraza "1"]')
    visit.press("Escape")
    visit.until("it is told", lambda state: "Nothing was copied" in state["text"])
    visit.press("Escape")
    visit.until_scene("table")
    visit.click("menu")
    visit.until_menu()
    visit.click("share")
    visit.until_scene("share")
    visit.click("paste")
    dialog = visit.page.get_by_role("dialog", name="Paste by hand")
    assert "Atkinson" in dialog.evaluate("sheet => getComputedStyle(sheet).fontFamily")
    assert visit.page.evaluate("document.fonts.check('17px Atkinson')")
    field.fill(text)
    dialog.get_by_role("button", name="Open it").click()
    assert visit.until_scene("table")["turns"] == 4
    assert visit.errors == []


def test_undo_takes_back_the_opponents_move_with_ones_own(open_visit):
    visit = open_visit()
    match = Match(make("kalah"), {1: Player("opponent", level=1)})
    match.play(1)
    keep(visit, match)
    visit.click("continue")
    visit.until_scene("table")
    state = visit.until("it is my turn", lambda now: not now["busy"] and now["turns"] >= 2)
    visit.click("undo")
    state = visit.until("both are taken back", lambda now: now["turns"] == 0)
    assert state["position"] == match.game.position_to_json(match.start)


def test_the_replay_is_scrubbed_by_mouse_and_keys(open_visit):
    visit = open_visit()
    match = played(10)
    keep(visit, match)
    assert at_replay(visit)["point"] == [10, 0]
    slider = visit.target("slider:moves")
    y = middle(slider)[1]
    left, right = slider["x"] + 12, slider["x"] + slider["width"] - 12
    mouse = visit.page.mouse
    mouse.move(right, y)
    mouse.down()
    mouse.move((left + right) / 2 + 2, y, steps=4)
    visit.until("it follows", lambda state: state["point"][0] == 5)
    mouse.move(left - 60, y + 90, steps=4)
    mouse.up()
    state = visit.until("it is at the start", lambda state: state["point"] == [0, 0])
    assert state["position"] == match.game.position_to_json(match.start)
    assert visit.target("slider:moves")["text"] == "Start of 10 moves"
    visit.press("ArrowRight", "ArrowRight")
    visit.until("two moves on", lambda state: state["point"] == [2, 0])
    assert visit.target("slider:moves")["text"] == "Move 2 of 10"
    visit.press("End")
    visit.until("at the end", lambda state: state["point"] == [10, 0])
    visit.page.locator("[data-id='slider:steps']").focus()
    visit.press("ArrowLeft")
    state = visit.until("inside the last move", lambda state: state["point"][0] == 9)
    assert state["point"][1] > 0
    visit.click("first")
    visit.click("play")
    # Where it was at the end before this could be seen, it plays once more and stops there.
    visit.until("it plays", lambda state: state["point"][0] > 0)
    visit.click("play")
    here = visit.until("it rests", lambda state: not state["playing"])["point"][0]
    visit.click("go-on")
    assert visit.until_scene("table")["turns"] == here


def test_the_replay_is_scrubbed_by_a_finger(open_visit):
    visit = open_visit(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 780})
    keep(visit, played(10))
    at_replay(visit)
    slider = visit.target("slider:moves")
    y = middle(slider)[1]
    left, right = slider["x"] + 12, slider["x"] + slider["width"] - 12

    def touch(kind, x=None):
        points = [] if x is None else [{"x": x, "y": y}]
        visit.debugger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", right)
    for share in (0.8, 0.6, 0.43):
        touch("touchMove", left + share * (right - left))
    visit.until("it follows", lambda state: state["point"][0] == 4)
    touch("touchMove", left)
    touch("touchEnd")
    visit.until("it is at the start", lambda state: state["point"] == [0, 0])


def test_the_choice_in_the_middle_of_a_turn_of_bao_is_there_after_a_reload(open_visit):
    visit = open_visit()
    match, presses = found()
    keep(visit, match)
    visit.click("continue")
    visit.until_scene("table")
    for place in presses:
        before = moves(visit.until_idle())
        visit.click(":".join((place.kind, *map(str, place.at))))
        visit.until("the press is taken", lambda state, before=before: moves(state) != before)
        visit.until_idle()
    asked = visit.until("it is asked", lambda state: len(moves(state)) == 2)
    visit.page.reload()
    visit.until_menu()
    visit.click("continue")
    again = visit.until("it is asked again", lambda state: len(moves(state)) == 2)
    assert moves(again) == moves(asked)
    assert again["text"] == asked["text"] or asked["text"] in again["text"]
    visit.click(moves(again)[0])
    visit.until("the move is made", lambda state: state["turns"] == match.cursor + 1)


def moves(state):
    return [t["id"] for t in state["targets"] if t["kind"] == "move"]


def test_a_match_of_the_list_is_opened_and_another_thrown_away(open_visit):
    visit = open_visit()
    one, two = played(3), played(4)
    for match in (one, two):
        keep(visit, match)
    visit.click("matches")
    visit.until_scene("matches")
    visit.click(f"remove:{one.id}")
    visit.until("it can come back", lambda now: any(t["id"] == "undo" for t in now["targets"]))
    assert len([t for t in visit.targets() if t["id"].startswith("open:")]) == 1
    visit.click(f"open:{two.id}")
    assert visit.until_scene("table")["turns"] == 4
