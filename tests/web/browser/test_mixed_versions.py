"""Caches and servers that mix versions, change files or refuse them: all is mended or told."""

import shutil

import pytest

from tests.web.browser.packs import listed, path_of, read_pack, write_pack
from tests.web.browser.server import plain_name, serving
from tests.web.browser.test_loading import FILES, OWN

#: What the page cannot start without, by plain name.
PARTS = [*FILES, *OWN]

POLICIES = {
    "no scripts in the page": "script-src 'self' 'unsafe-eval'",
    "only what is its own": "default-src 'self'",
    "no eval": "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
    "no WebAssembly": "script-src 'self' 'unsafe-inline'",
    "no requests": "default-src 'self' 'unsafe-inline' 'unsafe-eval'; connect-src 'none'",
}


def words_of(visit):
    """What the page says in the place of the game, files by their plain names."""
    alert = visit.page.get_by_role("alert")
    alert.wait_for()
    return plain_name(alert.text_content())


@pytest.mark.parametrize("fault", ["flipped", "short", "old"])
def test_files_that_come_broken_once_are_fetched_again_without_a_press(
    faulty_server, new_visit, fault
):
    faulty_server.once = dict.fromkeys(PARTS, fault)
    new_visit().open(faulty_server.address() + "?test=1").until_menu()
    assert faulty_server.once == {}, "some came whole at once"


@pytest.mark.parametrize("name", ["game.pack.wasm", "runtime/pyodide.asm.js", "page.js"])
def test_a_file_that_is_always_another_one_is_named_and_one_press_mends_it(
    faulty_server, new_visit, name
):
    faulty_server.faults[name] = "old"
    visit = new_visit().open(faulty_server.address() + "?test=1")
    said = words_of(visit)
    assert name in said
    assert "not the one that belongs to this page" in said
    faulty_server.faults.clear()
    visit.page.get_by_role("button", name="Try again").click()
    visit.until_menu()


@pytest.mark.parametrize("name", ["game.pack.wasm", "runtime/pyodide.js", "page.js", "page.css"])
@pytest.mark.parametrize(
    ("fault", "words"),
    [("missing", "404"), ("replaced", "a web page (it answers 200)")],
)
def test_what_the_server_refuses_or_replaces_is_told_with_file_and_status(
    faulty_server, new_visit, name, fault, words
):
    faulty_server.faults[name] = fault
    visit = new_visit()
    visit.page.goto(faulty_server.address() + "?test=1", wait_until="commit")
    said = words_of(visit)
    assert name in said
    assert words in said
    assert "Your connection is fine" in said


def test_a_false_encoding_is_told_as_the_servers_doing(faulty_server, new_visit):
    faulty_server.faults["game.pack.wasm"] = "encoded"
    visit = new_visit().open(faulty_server.address() + "?test=1")
    said = words_of(visit)
    assert "game.pack.wasm" in said
    assert "it has compressed it (br), and that is not so" in said


@pytest.mark.parametrize("policy", POLICIES.values(), ids=POLICIES)
def test_a_policy_that_forbids_what_the_page_needs_is_named(faulty_server, new_visit, policy):
    faulty_server.headers["Content-Security-Policy"] = policy
    visit = new_visit()
    visit.page.goto(faulty_server.address(), wait_until="commit")
    assert "The server's policy (Content-Security-Policy) forbids" in words_of(visit)


def test_a_policy_that_forbids_style_sheets_is_named(faulty_server, new_visit):
    faulty_server.headers["Content-Security-Policy"] = "style-src 'none'"
    visit = new_visit()
    visit.page.goto(faulty_server.address(), wait_until="commit")
    assert "forbids what the game needs: style-src" in words_of(visit)


def test_what_a_policy_forbids_without_harm_is_not_blamed(faulty_server, new_visit):
    faulty_server.headers["Content-Security-Policy"] = "img-src 'none'; manifest-src 'none'"
    faulty_server.faults["page.css"] = "missing"
    visit = new_visit()
    visit.page.goto(faulty_server.address(), wait_until="commit")
    assert "404" in words_of(visit)


def test_where_no_script_runs_the_page_itself_says_why_that_may_be(faulty_server, new_visit):
    faulty_server.headers["Content-Security-Policy"] = "script-src 'none'"
    visit = new_visit()
    visit.page.goto(faulty_server.address())
    line = visit.page.locator("#watch")
    line.wait_for()
    assert "the server's policy (Content-Security-Policy) may forbid them" in line.text_content()


def test_a_page_opened_from_a_folder_names_the_command_that_serves_it(site, new_visit):
    visit = new_visit()
    visit.page.goto((site / "index.html").as_uri(), wait_until="commit")
    assert "./build.sh serve" in words_of(visit)


@pytest.fixture
def other_site(site, tmp_path):
    """The page with another version of the program, and none of the old one's."""
    place = tmp_path / "other"
    shutil.copytree(site, place)
    old = path_of(place, "game.pack.wasm")
    write_pack(place, "game.pack.wasm", {**read_pack(place, "game.pack.wasm"), "note.txt": "new"})
    for path in place.glob(f"{old.name}*"):
        path.unlink()
    return place


def test_a_kept_page_whose_files_have_gone_takes_the_new_ones_without_a_press(
    site, other_site, new_visit
):
    """As a cache does that keeps index.html for ten minutes."""
    old_page = (site / "index.html").read_text(encoding="utf-8")
    with serving(other_site) as server:
        visit = new_visit()
        answers = [old_page]
        visit.page.route(
            server.address() + "?test=1",
            lambda route: (
                route.fulfill(body=answers.pop(), content_type="text/html")
                if answers
                else route.continue_()
            ),
        )
        visit.open(server.address() + "?test=1").until_menu()
        assert answers == []
        assert listed(other_site)["version"] in visit.page.content()
