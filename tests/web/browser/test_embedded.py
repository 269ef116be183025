"""Acceptance case 21: the game inside somebody else's page, as on itch.io."""

import re

import pytest

from tests.places import ROOT
from tests.web.browser.rig import PATIENCE, Visit, middle

OUTER = """<!doctype html><title>A page with a game in it</title>
<link rel="icon" href="data:,">
<input id="outside" aria-label="outside">
<div style="position:absolute;height:5000px;width:1px"></div>
<iframe id="frame" src="{address}" width="800" height="520" style="display:block;border:0"
 sandbox="allow-forms allow-modals allow-orientation-lock allow-pointer-lock allow-popups
 allow-presentation allow-scripts allow-same-origin allow-downloads"
 allow="autoplay; fullscreen; gamepad"></iframe>"""


class FramedVisit(Visit):
    """The game in a frame: its state is asked there, and places are counted from its corner."""

    @property
    def frame(self):
        return self.page.frames[1]

    def read(self, expression):
        return self.frame.evaluate(expression)

    def click(self, target):
        corner = self.page.locator("#frame").bounding_box()
        x, y = middle(self._known(target))
        self.page.mouse.click(corner["x"] + x, corner["y"] + y)
        self.until_heard()


@pytest.fixture
def framed(browser, server):
    server.pages["/outer.html"] = OUTER.format(address=server.address("127.0.0.1") + "?test=1")
    context = browser.new_context(viewport={"width": 900, "height": 700})
    context.set_default_timeout(PATIENCE * 1000)
    visit = FramedVisit(context.new_page())
    visit.page.goto(f"http://localhost:{server.server_port}/outer.html")
    visit.page.frame_locator("#frame").locator("#game").wait_for()
    visit.until_menu()
    yield visit
    context.close()
    assert visit.errors == []


def test_clicks_and_keys_work_in_a_frame_of_another_origin(framed):
    framed.click("play:kalah")
    framed.until_scene("table")
    framed.press("1")
    framed.until("the key was heard", lambda state: state["turns"] >= 1)


def test_the_outer_page_keeps_its_keys_and_the_game_gets_them_back(framed):
    outside = framed.page.locator("#outside")
    outside.click()
    framed.page.keyboard.type("12")
    assert outside.input_value() == "12"
    framed.click("play:kalah")
    framed.until_scene("table")
    outside.click()
    framed.page.keyboard.type("3")
    assert outside.input_value() == "123"
    assert framed.state["turns"] == 0
    framed.click("house:0:1")
    framed.until("the click was heard", lambda state: state["turns"] >= 1)
    turns = framed.until_idle()["turns"]
    legal = [t["id"] for t in framed.targets("move")]
    framed.press(legal[0][-1])
    framed.until("the key was heard", lambda state: state["turns"] > turns)


def test_nothing_that_is_done_in_the_game_scrolls_the_outer_page(framed):
    framed.click("play:kalah")
    framed.until_scene("table")
    framed.page.mouse.wheel(0, 600)
    for key in ("Space", "PageDown", "End", "ArrowDown"):
        framed.press(key)
    framed.until("the keys were heard", lambda state: state["focus"] is not None)
    framed.until_steady()
    assert framed.page.evaluate("scrollY") == 0
    outside = framed.page.locator("#outside")
    outside.click()
    framed.page.mouse.move(850, 650)
    framed.page.mouse.wheel(0, 600)
    framed.page.wait_for_function("scrollY > 0")


EXAMPLE = (ROOT / "docs" / "embed.html").read_text(encoding="utf-8")
"""The page with a frame that is shown to those who want one."""

THERE = "https://example.org/baraza/"


def in_frame(browser, server, outer, **options):
    """The game in the frame of a page, which lies on the same server under another name."""
    server.pages["/outer.html"] = outer
    context = browser.new_context(viewport={"width": 1000, "height": 800}, **options)
    context.set_default_timeout(PATIENCE * 1000)
    visit = FramedVisit(context.new_page())
    visit.page.goto(f"http://127.0.0.1:{server.server_port}/outer.html")
    visit.page.frame_locator("iframe").locator("#game").wait_for()
    return visit


def sandboxed(address, words):
    """A page whose frame has these words in its sandbox."""
    return (
        '<!doctype html><link rel="icon" href="data:,"><iframe id="frame" width="800" height="520" '
        f'src="{address}?test=1" sandbox="{words}"></iframe>'
    )


def trouble(visit):
    """What the page says in the game's place."""
    message = visit.page.frame_locator("iframe").locator("#trouble")
    message.wait_for()
    return message.inner_text()


def test_the_page_that_is_shown_for_copying_plays_keeps_and_saves(browser, faulty_server):
    outer = EXAMPLE.replace(THERE, faulty_server.address() + "?test=1")
    outer = outer.replace("<iframe ", '<iframe id="frame" ')
    visit = in_frame(browser, faulty_server, outer)
    visit.until_menu()
    visit.click("play:kalah")
    visit.until_scene("table")
    visit.press("1")
    visit.until("the key was heard", lambda state: state["turns"] >= 1)
    visit.until_idle()
    visit.click("more")
    visit.until_scene("more")
    visit.click("share")
    visit.until_scene("share")
    with visit.page.expect_download() as waiting:
        visit.click("save")
    assert waiting.value.suggested_filename.startswith("baraza-kalah")
    visit.page.reload()
    visit.page.frame_locator("iframe").locator("#game").wait_for()
    visit.until_menu()
    visit.click("continue")
    assert visit.until_scene("table")["turns"] >= 1
    visit.page.context.close()


def test_the_paper_tells_the_frame_of_the_example():
    paper = (ROOT / "docs" / "embedding.md").read_text(encoding="utf-8")
    for attribute in ("allow", "sandbox"):
        (words,) = re.findall(rf'\s{attribute}="([^"]*)"', EXAMPLE)
        assert f'{attribute}="{words}"' in paper
        for word in re.findall(r"[\w-]+", words):
            assert f"| `{word}` |" in paper, word


def test_in_a_sandbox_without_its_origin_it_plays_and_says_that_nothing_is_kept(
    browser, faulty_server
):
    faulty_server.headers["Access-Control-Allow-Origin"] = "*"
    visit = in_frame(browser, faulty_server, sandboxed(faulty_server.address(), "allow-scripts"))
    visit.until_menu()
    assert visit.read("self.origin") == "null"
    assert "Nothing can be saved now" in visit.spoken()
    visit.click("play:kalah")
    visit.until_scene("table")
    visit.press("1")
    visit.until("the key was heard", lambda state: state["turns"] >= 1)
    visit.page.context.close()


def test_where_the_host_forbids_that_the_missing_word_is_named(browser, faulty_server):
    visit = in_frame(browser, faulty_server, sandboxed(faulty_server.address(), "allow-scripts"))
    assert "allow-same-origin" in trouble(visit)
    visit.page.context.close()


def test_in_a_sandbox_without_scripts_the_missing_word_is_named(browser, faulty_server):
    visit = in_frame(browser, faulty_server, sandboxed(faulty_server.address(), ""))
    told = visit.page.frame_locator("iframe").locator("noscript")
    told.wait_for()
    assert "allow-scripts" in told.inner_text()
    visit.page.context.close()
