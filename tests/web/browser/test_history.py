"""Back and Forward of the browser: swipes, buttons and keys all come as these."""

import pytest

from game.play.match import Match
from game.play.records.link import match_link
from game.rules.registry import make
from tests.web.browser.kalah_player import at_the_table
from tests.web.browser.rig import PATIENCE
from tests.web.browser.test_embedded import framed  # noqa: F401 - a fixture

#: A page of somebody else's, from which a person comes.
BEFORE = """<!doctype html><title>before</title><link rel="icon" href="data:,">
<a id="go" href="{address}">play</a>"""

#: Keeps the page from its clipboard, so that it shows its own sheet.
NO_CLIPBOARD = """
Object.defineProperty(navigator, "clipboard", { value: undefined });
document.execCommand = () => false;
"""


def back(visit):
    visit.page.go_back(wait_until="commit")


def forward(visit):
    visit.page.go_forward(wait_until="commit")


def depth(visit):
    """How many entries of the page lie before the one that is shown."""
    return visit.read("history.state?.baraza?.at")


def until_depth(visit, wanted):
    """Wait until the browser shows that entry, and the game has nothing to say to it any more."""
    visit.until_read(f"the entry is {wanted} deep", f"history.state?.baraza?.at === {wanted}")


def until_left(visit):
    """Wait until the page that was before ours is shown."""
    visit.page.wait_for_url("**/before.html", timeout=PATIENCE * 1000, wait_until="commit")


@pytest.fixture
def from_elsewhere(server, new_visit):
    """The game on its menu, to which a person came from another page."""
    address = server.address() + "?test=1"
    server.pages["/before.html"] = BEFORE.format(address=address)
    visit = new_visit()
    visit.open(f"http://127.0.0.1:{server.server_port}/before.html")
    visit.page.click("#go")
    visit.until_menu()
    yield visit
    assert visit.errors == []


def match_id(visit):
    """The match whose table is on view, as its entry in the history names it."""
    lasting = visit.read("history.state.baraza.lasting")
    assert lasting.startswith("match=")
    return lasting


def test_back_leads_from_a_sheet_to_the_table_to_the_menu_and_out(from_elsewhere):
    visit = from_elsewhere
    visit.click("play:kalah")
    visit.until_scene("table")
    until_depth(visit, 1)
    visit.click("more")
    visit.until_scene("more")
    until_depth(visit, 2)
    back(visit)
    visit.until_scene("table")
    back(visit)
    visit.until_menu()
    assert depth(visit) == 0
    back(visit)
    until_left(visit)


def test_forward_takes_the_same_match_up_again(visit):
    match = at_the_table(visit)
    match.play(1)
    id_ = match_id(visit)
    turns = visit.state["turns"]
    back(visit)
    visit.until_menu()
    forward(visit)
    visit.until_scene("table")
    assert visit.state["turns"] == turns
    assert match_id(visit) == id_


def test_a_match_that_was_not_begun_is_taken_up_again_too(visit):
    at_the_table(visit)
    until_depth(visit, 1)
    id_ = match_id(visit)
    back(visit)
    visit.until_menu()
    forward(visit)
    visit.until_scene("table")
    assert match_id(visit) == id_


def test_back_while_seeds_are_sown_loses_nothing(visit):
    at_the_table(visit)
    until_depth(visit, 1)
    visit.hold()
    visit.page.keyboard.press("3")
    while visit.let_one_pass()["turns"] == 0:
        pass
    assert visit.state["busy"]
    visit.go_on()
    back(visit)
    visit.until_menu()
    forward(visit)
    visit.until_scene("table")
    assert visit.state["turns"] == 1


def test_after_back_and_a_reload_forward_still_finds_the_match(visit):
    match = at_the_table(visit)
    match.play(1)
    turns, id_ = visit.state["turns"], match_id(visit)
    back(visit)
    visit.until_menu()
    visit.page.reload()
    visit.until_menu()
    forward(visit)
    visit.until_scene("table")
    assert visit.state["turns"] == turns
    assert match_id(visit) == id_


def test_a_reload_in_a_sheet_begins_at_the_menu_and_back_leaves_from_there(from_elsewhere):
    visit = from_elsewhere
    visit.click("play:kalah")
    visit.until_scene("table")
    visit.click("more")
    visit.until_scene("more")
    until_depth(visit, 2)
    visit.page.reload()
    visit.until_menu()
    until_depth(visit, 0)
    back(visit)
    until_left(visit)


@pytest.mark.parametrize("way", ["Escape", "close"])
def test_screens_that_were_closed_leave_no_entries_behind(from_elsewhere, way):
    visit = from_elsewhere
    before = visit.read("history.length")
    for _ in range(30):
        visit.click("settings")
        visit.until_scene("settings")
        until_depth(visit, 1)
        if way == "Escape":
            visit.press("Escape")
        else:
            visit.click("close")
        visit.until_menu()
        until_depth(visit, 0)
    assert visit.read("history.length") == before + 1
    back(visit)
    until_left(visit)


def test_in_a_question_back_is_no(visit):
    at_the_table(visit).play(1)
    visit.click("more")
    visit.until_scene("more")
    visit.click("restart")
    visit.until_scene("confirm")
    until_depth(visit, 2)
    back(visit)
    state = visit.until_scene("table")
    assert state["turns"] > 0
    until_depth(visit, 1)
    forward(visit)
    until_depth(visit, 1)
    assert visit.state["scene"] == "table"


def test_what_back_lets_go_of_stays_where_it_is(visit):
    visit.click("people:bantu")
    visit.until_scene("setup")
    visit.click("start")
    visit.until("a table", lambda state: state["scene"] in ("table", "roll"))
    visit.until_scene("table")
    until_depth(visit, 1)
    visit.until_idle()
    visit.click(visit.targets("move")[0]["id"])
    visit.until("something is chosen", lambda state: state["chosen"])
    back(visit)
    visit.until("it is let go of", lambda state: not state["chosen"])
    until_depth(visit, 1)
    assert visit.state["scene"] == "table"
    back(visit)
    visit.until_menu()


def test_a_screen_that_cannot_be_opened_again_is_passed_over(visit):
    at_the_table(visit).play(1)
    visit.click("more")
    visit.until_scene("more")
    until_depth(visit, 2)
    back(visit)
    visit.until_scene("table")
    forward(visit)
    until_depth(visit, 1)
    assert visit.state["scene"] == "table"


@pytest.mark.parametrize("moves", [(), (3,)])
def test_a_link_that_is_typed_is_taken_up_and_back_leads_to_the_menu(from_elsewhere, moves):
    visit = from_elsewhere
    for_match = Match(make("kalah", {"houses": 5}), {})
    for_match.play(2)
    if moves:
        at_the_table(visit).play(*moves)
    visit.page.evaluate("link => { location.hash = link }", match_link(for_match))
    visit.until("the match is there", lambda s: s.get("options", {}).get("houses") == 5)
    until_depth(visit, 1)
    assert visit.read("location.hash") == ""
    visit.page.mouse.click(5, 5)
    back(visit)
    visit.until_menu()
    until_depth(visit, 0)
    back(visit)
    until_left(visit)


def test_a_link_that_was_opened_is_left_as_it_came_until_somebody_acts(server, new_visit):
    server.pages["/before.html"] = BEFORE.format(address=server.address() + "?test=1#puzzle=today")
    visit = new_visit().open(f"http://127.0.0.1:{server.server_port}/before.html")
    visit.page.click("#go")
    visit.until_scene("puzzle")
    visit.until_idle()
    assert depth(visit) == 0, "browsers pass over an entry that a page adds of itself"
    visit.page.mouse.click(5, 5)
    until_depth(visit, 1)
    back(visit)
    visit.until_menu()
    back(visit)
    until_left(visit)
    assert visit.errors == []


def test_the_pages_own_sheet_closes_by_back(server, new_visit):
    visit = new_visit()
    visit.page.add_init_script(NO_CLIPBOARD)
    visit.open(server.address() + "?test=1").until_menu()
    at_the_table(visit).play(1)
    visit.click("more")
    visit.until_scene("more")
    visit.click("share")
    visit.until_scene("share")
    until_depth(visit, 2)
    visit.click("text")
    dialog = visit.page.locator("dialog.handover")
    dialog.wait_for()
    until_depth(visit, 3)
    back(visit)
    dialog.wait_for(state="detached")
    assert visit.state["scene"] == "share"
    until_depth(visit, 2)
    visit.click("text")
    dialog.wait_for()
    until_depth(visit, 3)
    dialog.get_by_role("button").first.click()
    dialog.wait_for(state="detached")
    until_depth(visit, 2)
    back(visit)
    visit.until_scene("table")
    assert visit.errors == []


#: A person's steps wait for one another: browsers give up one that was not over.
A_THOUSAND_STEPS = """async () => {
  const step = (walk) =>
    new Promise((done) => {
      addEventListener("popstate", done, { once: true });
      walk();
    });
  for (let n = 0; n < 250; n += 1) {
    await step(() => history.back());
    await step(() => history.back());
    await step(() => history.forward());
    await step(() => history.forward());
  }
}"""

FOREIGN = [
    "null",
    "{}",
    "[]",
    "'baraza'",
    "{ baraza: null }",
    "{ baraza: { at: -1, id: '', lasting: '' } }",
    "{ baraza: { at: 1e9, id: '', lasting: '' } }",
    "{ baraza: { at: 1, id: 3, lasting: {} } }",
    "{ baraza: { at: 1, id: 'x'.repeat(1e6), lasting: '' } }",
]


def test_what_others_put_into_the_history_harms_nothing(visit):
    at_the_table(visit).play(1)
    until_depth(visit, 1)
    id_ = match_id(visit)
    for state in FOREIGN:
        visit.read(f"dispatchEvent(new PopStateEvent('popstate', {{ state: {state} }}))")
        assert depth(visit) == 1
    for state in FOREIGN:
        visit.read(f"history.pushState({state}, '')")
    back(visit)
    until_depth(visit, 1)
    assert (visit.state["scene"], visit.state["lastError"]) == ("table", None)
    assert match_id(visit) == id_
    back(visit)
    visit.until_menu()


def test_a_thousand_steps_one_after_the_other_end_where_they_lead(visit):
    at_the_table(visit).play(1)
    until_depth(visit, 1)
    id_ = match_id(visit)
    visit.click("more")
    visit.until_scene("more")
    visit.click("settings")
    visit.until_scene("settings")
    until_depth(visit, 2)
    visit.page.evaluate(A_THOUSAND_STEPS)
    visit.until_scene("settings")
    visit.until_steady()
    assert (visit.state["scene"], visit.state["lastError"]) == ("settings", None)
    until_depth(visit, 2)
    back(visit)
    visit.until_scene("table")
    assert match_id(visit) == id_


def test_in_a_frame_the_history_is_the_embedding_pages(framed):  # noqa: F811 - the fixture
    before = framed.page.evaluate("history.length")
    framed.click("play:kalah")
    framed.until_scene("table")
    framed.click("more")
    framed.until_scene("more")
    framed.press("Escape")
    framed.until_scene("table")
    assert framed.page.evaluate("history.length") == before
    assert framed.read("history.state") is None
