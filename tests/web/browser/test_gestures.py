"""What needs a person's gesture begins within its event, once, and what came of it is told."""

import pytest

from tests.web.browser.hands import scroll_to, walk
from tests.web.browser.rig import PATIENCE, middle
from tests.web.browser.test_embedded import FramedVisit

CLIPBOARD = ["clipboard-read", "clipboard-write"]

#: Keeps what the page asks the browser for: its name, and the event in which it asked.
WATCH = """
window.begun = [];
const watch = (owner, name) => {
  const act = owner[name];
  owner[name] = function (...given) {
    window.begun.push([name, window.event?.type ?? ""]);
    return act.apply(this, given);
  };
};
watch(HTMLInputElement.prototype, "click");
watch(HTMLAnchorElement.prototype, "click");
watch(Clipboard.prototype, "write");
watch(Clipboard.prototype, "writeText");
watch(Clipboard.prototype, "readText");
watch(Element.prototype, "requestFullscreen");
watch(Document.prototype, "exitFullscreen");
"""

#: A list of ways to send, as telephones have it; this browser has none without a system's.
SHARING = """
window.sent = [];
navigator.share = async (data) => {
  window.begun.push(["share", window.event?.type ?? ""]);
  window.sent.push(data);
};
navigator.canShare = () => true;
"""

#: One that a page's permissions forbid.
NO_SHARING = """
navigator.share = async () => { throw new DOMException("no", "NotAllowedError"); };
navigator.canShare = () => true;
"""

#: More frames than a press can need to be taken in: see FRAMES in web/page/gestures.js.
LET_GO = 330

OUTER = """<!doctype html><title>A page with a game in it</title><link rel="icon" href="data:,">
<iframe id="frame" src="{address}" width="800" height="520" style="border:0" {more}></iframe>"""


def by_mouse(visit, name):
    visit.click(name)


def by_finger(visit, name):
    visit.tap(name)


def by_enter(visit, name):
    walk(visit, name)
    visit.press("Enter")


def by_space(visit, name):
    walk(visit, name)
    visit.press("Space")


def by_screen_reader(visit, name):
    visit.target(name)
    visit.page.locator(f'[data-id="{name}"]').evaluate("button => button.click()")
    visit.until_heard()


WAYS = {
    by_mouse: {"mouseup"},
    by_finger: {"touchend"},
    by_enter: {"click"},
    by_space: {"click"},
    by_screen_reader: {"click"},
}
"""Each way to press, and the event in which it begins something."""


@pytest.fixture
def watched(server, new_visit):
    """A page on the menu whose calls of the browser are kept."""
    visit = new_visit(permissions=CLIPBOARD, reduced_motion="reduce", has_touch=True)
    visit.page.add_init_script(WATCH)
    visit.open(server.address() + "?test=1").until_menu()
    yield visit
    assert visit.errors == []


def begun(visit):
    """What the browser was asked for since this was asked last."""
    calls = [tuple(call) for call in visit.read("window.begun")]
    visit.read("window.begun = []")
    return calls


def at_share(visit):
    """Go to the sheet of a match at its table."""
    visit.click("play:kalah")
    visit.until_scene("table")
    visit.click("more")
    visit.until_scene("more")
    visit.click("share")
    visit.until_scene("share")
    visit.until_idle()


def is_filled(visit):
    return visit.read("document.fullscreenElement !== null")


def copied(visit):
    return visit.page.evaluate("navigator.clipboard.readText()")


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_a_press_copies_and_pastes_within_its_event_and_once(watched, way):
    at_share(watched)
    way(watched, "link")
    watched.until("it is told", lambda state: state["text"].startswith("The link is copied."))
    ((call, event),) = begun(watched)
    assert call == "write"
    assert event in WAYS[way]
    link = copied(watched)
    assert "#m=" in link
    watched.press("Escape", "Escape")
    watched.until_menu()
    watched.click("share")
    watched.until_scene("share")
    begun(watched)
    way(watched, "paste")
    watched.until_scene("table")
    ((call, event),) = begun(watched)
    assert call == "readText"
    assert event in WAYS[way]


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_a_press_opens_the_list_of_files_within_its_event_and_once(watched, way, tmp_path):
    path = tmp_path / "match.txt"
    path.write_text("This is no match.", encoding="utf-8")
    watched.click("share")
    watched.until_scene("share")
    with watched.page.expect_file_chooser(timeout=PATIENCE * 1000) as choosing:
        way(watched, "file")
    choosing.value.set_files(path)
    watched.until("it is told", lambda state: "match.txt was not opened" in state["text"])
    ((call, event),) = begun(watched)
    assert call == "click"
    assert event in WAYS[way]


def test_a_list_of_files_that_is_closed_leaves_the_sheet_as_it_was(watched, tmp_path):
    path = tmp_path / "match.txt"
    path.write_text("This is no match.", encoding="utf-8")
    watched.click("share")
    watched.until_scene("share")
    with watched.page.expect_file_chooser(timeout=PATIENCE * 1000):
        watched.click("file")
    said = watched.state["announced"]
    watched.page.locator("input[type=file]").dispatch_event("cancel")
    watched.let_frames_pass()
    assert watched.state["announced"] == said
    assert watched.page.locator("input[type=file]").count() == 0


def test_the_screen_is_filled_once_however_late_the_game_hears_of_it(watched):
    watched.click("play:kalah")
    watched.until_scene("table")
    watched.until_idle()
    watched.hold()
    watched.page.keyboard.press("f")
    watched.until_read("the screen is filled", "document.fullscreenElement !== null")
    watched.go_on()
    watched.until_heard()
    watched.let_frames_pass()
    assert is_filled(watched)
    assert begun(watched) == [("requestFullscreen", "keydown")]
    watched.press("f")
    watched.until_read("it is given back", "document.fullscreenElement === null")


def test_the_screen_is_as_it_was_after_the_letter_was_pressed_twice_at_once(watched):
    watched.hold()
    watched.page.keyboard.press("f")
    watched.page.keyboard.press("f")
    watched.go_on()
    watched.until_heard()
    watched.until_read("it is given back", "window.begun.length === 2")
    watched.until_read("it is given back", "document.fullscreenElement === null")
    watched.let_frames_pass()
    assert not is_filled(watched)


def test_the_row_of_more_fills_the_screen_within_the_press(watched):
    watched.click("play:kalah")
    watched.until_scene("table")
    watched.click("more")
    watched.until_scene("more")
    watched.click("full-screen")
    watched.until_read("the screen is filled", "document.fullscreenElement !== null")
    watched.until_scene("table")
    watched.until_steady()
    assert is_filled(watched)
    assert begun(watched) == [("requestFullscreen", "mouseup")]


def test_what_the_game_does_not_ask_for_leaves_no_trace(watched):
    at_share(watched)
    watched.page.evaluate("navigator.clipboard.writeText('mine')")
    begun(watched)
    text = watched.target("text")
    watched.hold()
    watched.page.keyboard.press("Escape")
    watched.page.mouse.click(*middle(text))
    watched.go_on()
    watched.until_scene("table")
    assert ("write", "mouseup") in begun(watched)
    watched.let_frames_pass(LET_GO)
    assert copied(watched) == "mine"
    watched.click("more")
    watched.until_scene("more")
    watched.click("share")
    watched.until_scene("share")
    watched.click("text")
    watched.until("it is told", lambda state: state["text"] == "The match is copied as text.")
    assert copied(watched).startswith("[Baraza")


def test_a_screen_that_nobody_asked_to_fill_is_given_back(watched):
    button = watched.target("full-screen")
    watched.hold()
    watched.page.mouse.click(*middle(watched.target("settings")))
    watched.page.mouse.click(*middle(button))
    watched.go_on()
    watched.until_heard()
    watched.until_read(
        "it is filled", "window.begun.some(([call]) => call === 'requestFullscreen')"
    )
    watched.let_frames_pass(LET_GO)
    watched.until_read("it is given back", "document.fullscreenElement === null")


def test_a_press_that_slides_off_its_button_begins_nothing(watched):
    watched.click("share")
    watched.until_scene("share")
    x, y = middle(watched.target("file"))
    watched.page.mouse.move(x, y)
    watched.page.mouse.down()
    watched.page.mouse.move(*middle(watched.target("close")))
    watched.page.mouse.up()
    watched.until_heard()
    assert begun(watched) == []


def test_a_sheet_to_be_printed_opens_within_the_press_and_once(watched):
    watched.click("play:kalah")
    watched.until_scene("table")
    watched.click("more")
    watched.until_scene("more")
    scroll_to(watched, "rules:kalah")
    watched.click("rules:kalah")
    watched.until_scene("rules")
    watched.click("print")
    watched.until_scene("papers")
    with watched.page.context.expect_page():
        watched.click("paper:a4")
    watched.until_scene("rules")
    assert begun(watched) == [("click", "mouseup")]


def test_links_are_sent_by_the_list_of_the_system_within_the_press(server, new_visit):
    visit = new_visit(reduced_motion="reduce")
    visit.page.add_init_script(WATCH + SHARING)
    visit.open(server.address() + "?test=1").until_menu()
    at_share(visit)
    visit.click("send")
    visit.until("it is told", lambda state: state["text"] == "The link is sent.")
    assert begun(visit) == [("share", "mouseup")]
    (data,) = visit.read("window.sent")
    assert data["title"] == "Mancala, Classic"
    address, _, fragment = data["url"].partition("#")
    assert address.startswith(server.address())
    assert fragment.startswith("m=")
    assert visit.errors == []


def test_a_list_of_the_system_that_does_not_come_has_the_link_copied_instead(server, new_visit):
    visit = new_visit(reduced_motion="reduce", permissions=CLIPBOARD)
    visit.page.add_init_script(NO_SHARING)
    visit.open(server.address() + "?test=1").until_menu()
    at_share(visit)
    visit.click("send")
    visit.until("it is told", lambda state: state["text"].startswith("The link is copied."))
    assert "#m=" in copied(visit)
    assert visit.errors == []


@pytest.fixture
def framed(browser, server):
    """Makes pages with the game in a frame, with attributes of its own, of another origin."""
    contexts = []

    def make(more, host="localhost"):
        address = server.address() + "?test=1"
        server.pages["/frame.html"] = OUTER.format(address=address, more=more)
        contexts.append(browser.new_context(viewport={"width": 900, "height": 700}))
        contexts[-1].set_default_timeout(PATIENCE * 1000)
        visit = FramedVisit(contexts[-1].new_page())
        visit.page.goto(f"http://{host}:{server.server_port}/frame.html")
        visit.page.frame_locator("#frame").locator("#game").wait_for()
        visit.until_menu()
        return visit

    yield make
    for context in contexts:
        context.close()


def test_in_a_foreign_frame_nothing_is_claimed_that_nobody_can_know(framed):
    visit = framed("")
    assert "full-screen" not in {target["id"] for target in visit.targets()}
    at_share(visit)
    with visit.page.expect_download():
        visit.click("save")
    told = visit.until("it is told", lambda state: "Your browser was given" in state["text"])
    assert "Copy as text" in told["text"]
    visit.click("link")
    visit.until("it is told", lambda state: state["text"].startswith("The link is copied."))


def test_in_a_frame_that_may_fill_the_screen_that_is_offered(framed):
    visit = framed('allow="fullscreen"')
    assert "full-screen" in {target["id"] for target in visit.targets()}


def test_a_sandbox_that_can_be_seen_to_forbid_files_is_not_said_to_have_saved(framed):
    visit = framed('sandbox="allow-scripts allow-same-origin"', host="127.0.0.1")
    at_share(visit)
    visit.click("save")
    visit.until("it is told", lambda state: "could not be saved" in state["text"])


def test_a_text_copied_by_hand_counts_as_copied(server, new_visit):
    visit = new_visit(reduced_motion="reduce", permissions=CLIPBOARD)
    visit.page.add_init_script(
        "Clipboard.prototype.write = Clipboard.prototype.writeText = async () => {"
        " throw new DOMException('no', 'NotAllowedError'); };"
        " document.execCommand = () => false;"
    )
    visit.open(server.address() + "?test=1").until_menu()
    at_share(visit)
    visit.click("link")
    field = visit.page.locator(".handover textarea")
    link = field.input_value()
    visit.page.keyboard.press("Control+c")
    visit.until("it is told", lambda state: state["text"].startswith("The link is copied."))
    assert copied(visit) == link
    assert field.count() == 0
    assert visit.errors == []
