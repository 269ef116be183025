"""Acceptance case 3, and the loading screen: bytes that rise, failures that can be mended."""

import json
import re
import shutil
import time
from contextlib import ExitStack
from itertools import pairwise

import pytest

from tests.web.browser.packs import listed
from tests.web.browser.rig import PATIENCE, Visit
from tests.web.browser.server import COPY, plain_name, serving

FILES = [
    "game.pack.wasm",
    "runtime/pyodide.asm.js",
    "runtime/pyodide.asm.wasm",
    "runtime/pyodide.js",
    "runtime/pygame.pack.wasm",
    "runtime/pygame.wasm",
    "runtime/stdlib.pack.wasm",
]

#: So many requests a browser sends to a server at once.
AT_ONCE = 6

#: What index.html itself asks for.
OWN = ["page.css", "page.js"]

#: Notes, beside the page, each value that its progress bar shows.
WATCH_PROGRESS = """
window.shownProgress = [];
new MutationObserver((changes) => {
  const bar = changes.map((c) => c.target).find((node) => node.id === "progress");
  if (bar) window.shownProgress.push(bar.value);
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["value"] });
"""

SLOW_LINE = {
    "offline": False,
    "latency": 20,
    "downloadThroughput": 4_000_000,
    "uploadThroughput": -1,
}


@pytest.fixture(scope="module")
def slow_visit(browser, site):
    """A first visit on a slow line: the page on its menu, and the server, which compresses."""
    with serving(site, "/x/y/") as server:
        server.compresses = True
        context = browser.new_context(service_workers="block")
        context.set_default_timeout(PATIENCE * 1000)
        visit = Visit(context.new_page())
        visit.page.add_init_script(WATCH_PROGRESS)
        visit.debugger.send("Network.enable")
        visit.debugger.send("Network.emulateNetworkConditions", SLOW_LINE)
        visit.open(server.address() + "?test=1").until_menu()
        yield visit, server
        context.close()


def times_asked(server, name):
    """How often a file was asked for, or its compressed copy."""
    return server.asked.count(name) + server.asked.count(f"{name}.gz")


def copy_of(site, name):
    """The compressed copy of a file of the page."""
    return next(path for path in site.iterdir() if plain_name(path.name) == f"{name}.gz")


def test_progress_rises_to_the_bytes_that_were_transferred(slow_visit, site):
    visit, server = slow_visit
    total = int(visit.page.locator("#progress").get_attribute("max"))
    steps = visit.read("window.shownProgress")
    assert steps == sorted(steps)
    assert steps[-1] == total
    assert len(steps) > 20
    assert max(after - before for before, after in pairwise(steps)) < total / 4
    files = {file["name"]: file for file in listed(site)["files"]}
    downloads = sum(files[name].get("gzip", files[name]["bytes"]) for name in FILES)
    own = sum(copy_of(site, name).stat().st_size for name in [*OWN, "index.html"])
    assert total == downloads + own
    entries = visit.read("performance.getEntries().map((entry) => entry.toJSON())")
    # Which of its icons a browser fetches is its own affair; the probe is no part of the game.
    aside = ("/icon.", "/probe.")
    loaded = [e for e in entries if "encodedBodySize" in e]
    fetched = [e for e in loaded if not any(part in e["name"] for part in aside)]
    assert total == sum(entry["encodedBodySize"] for entry in fetched)
    for name in FILES:
        assert times_asked(server, name) == 1, f"{name} was fetched more than once"


def test_every_download_starts_before_any_has_ended(faulty_server, new_visit):
    visit = new_visit()
    end = time.monotonic() + PATIENCE
    with ExitStack() as held:
        for name in FILES[:AT_ONCE]:
            held.enter_context(faulty_server.holding(name))
        visit.page.goto(faulty_server.address() + "?test=1", wait_until="commit")
        while not all(times_asked(faulty_server, name) for name in FILES[:AT_ONCE]):
            assert time.monotonic() < end, f"waited in vain; asked were {faulty_server.asked}"
            visit.page.wait_for_timeout(10)
    visit.until_menu()
    assert visit.errors == []


@pytest.mark.parametrize("name", ["runtime/pyodide.asm.js", "runtime/pyodide.asm.wasm"])
def test_a_missing_file_is_told_and_only_that_file_is_fetched_again(faulty_server, new_visit, name):
    faulty_server.faults[name] = "missing"
    visit = new_visit().open(faulty_server.address() + "?test=1")
    alert = visit.page.get_by_role("alert")
    alert.wait_for()
    faulty_server.faults.clear()
    alert.get_by_role("button", name="Try again").click()
    visit.until_menu()
    for other in set(FILES) - {name}:
        assert times_asked(faulty_server, other) == 1, f"{other} was fetched again"


@pytest.mark.parametrize("name", FILES)
def test_a_download_that_does_not_arrive_is_named(server, new_visit, name):
    alert = alert_without(name, server, new_visit())
    assert "could not be loaded" in alert.text_content()
    assert name in plain_name(alert.text_content())
    assert alert.get_by_role("button", name="Try again").is_visible()


@pytest.mark.parametrize("name", OWN)
def test_a_part_of_the_page_that_does_not_arrive_is_told(server, new_visit, name):
    alert = alert_without(name, server, new_visit())
    assert re.search(rf"1 file did not arrive: {re.escape(name)}", plain_name(alert.text_content()))
    assert alert.get_by_role("button", name="Try again").is_visible()


def alert_without(name, server, visit):
    """What the page says when a file does not arrive."""
    visit.page.route(
        lambda url: COPY.sub("", plain_name(url)).endswith(f"/{name}"), lambda route: route.abort()
    )
    visit.page.goto(server.address() + "?test=1", wait_until="commit")
    alert = visit.page.get_by_role("alert")
    alert.wait_for()
    return alert


@pytest.mark.parametrize("name", OWN)
def test_a_part_of_the_page_is_fetched_again_when_it_is_asked_for(faulty_server, new_visit, name):
    faulty_server.faults[name] = "missing"
    visit = new_visit().open(faulty_server.address() + "?test=1")
    alert = visit.page.get_by_role("alert")
    alert.wait_for()
    if name == "page.js":
        assert not times_asked(faulty_server, "game.pack.wasm")
    assert not visit.page.locator("#stage").is_visible()
    faulty_server.faults.clear()
    alert.get_by_role("button", name="Try again").click()
    visit.until_menu()


def test_a_file_that_breaks_off_is_told_and_can_be_fetched_again(faulty_server, new_visit):
    faulty_server.faults["runtime/pyodide.asm.wasm"] = "short"
    visit = new_visit().open(faulty_server.address() + "?test=1")
    alert = visit.page.get_by_role("alert")
    alert.wait_for()
    assert "runtime/pyodide.asm.wasm" in plain_name(alert.text_content())
    faulty_server.faults.clear()
    visit.page.get_by_role("button", name="Try again").click()
    visit.until_menu()


def test_a_file_of_another_version_is_fetched_again_without_a_word(faulty_server, new_visit):
    faulty_server.once = {"game.pack.wasm": "old", "runtime/pyodide.asm.wasm": "old"}
    visit = new_visit().open(faulty_server.address() + "?test=1")
    visit.until_menu()
    assert visit.errors == []
    assert times_asked(faulty_server, "game.pack.wasm") == 2
    assert times_asked(faulty_server, "runtime/pyodide.asm.wasm") == 2


def test_the_page_speaks_the_language_of_the_browser(site, tmp_path, new_visit):
    shutil.copytree(site, tmp_path / "site")
    index = tmp_path / "site" / "index.html"
    title = "Baraza haikuweza kupakiwa"
    element = '<script id="words" type="application/json">{'
    swahili = json.dumps({"missing.title": title})
    text = index.read_text(encoding="utf-8")
    index.write_text(text.replace(element, f'{element}"sw": {swahili}, '), encoding="utf-8")
    with serving(tmp_path / "site") as server:
        server.faults["game.pack.wasm"] = "missing"
        visit = new_visit(locale="sw-KE").open(server.address())
        alert = visit.page.get_by_role("alert")
        alert.wait_for()
        assert title in alert.text_content()
        assert "Try again" in alert.text_content(), "what a language lacks is said in English"
        assert visit.read("document.documentElement.lang") == "sw"


@pytest.mark.parametrize(
    ("fault", "missing"),
    [
        ("WebAssembly.validate = () => false", "WebAssembly with SIMD"),
        ("delete window.WebAssembly", "WebAssembly with SIMD"),
        ("delete window.DecompressionStream", "DecompressionStream"),
        ("delete window.ResizeObserver", "ResizeObserver"),
        ("delete window.PointerEvent", "PointerEvent"),
        ("delete Array.prototype.at", "Array.at"),
    ],
)
def test_a_browser_that_is_too_old_is_told_what_it_lacks(faulty_server, new_visit, fault, missing):
    visit = new_visit()
    visit.page.add_init_script(fault)
    visit.page.goto(faulty_server.address(), wait_until="commit")
    alert = visit.page.get_by_role("alert")
    alert.wait_for()
    assert "too old" in alert.text_content()
    assert alert.text_content().endswith(f"What is missing here: {missing}.")
    visit.page.wait_for_load_state()
    assert not times_asked(faulty_server, "game.pack.wasm")


def test_an_interpreter_that_cannot_start_is_told_with_a_report(faulty_server, new_visit):
    visit = new_visit()
    visit.page.add_init_script(
        "WebAssembly.instantiate = async () => { throw new RangeError('out of memory'); }"
    )
    visit.open(faulty_server.address())
    alert = visit.page.get_by_role("alert")
    alert.wait_for()
    assert "could not start" in alert.text_content()
    assert "out of memory" in alert.text_content()
    assert alert.get_by_role("button", name="Copy the report").is_visible()
    assert alert.get_by_role("button", name="Start again").is_visible()


def test_without_javascript_the_page_says_so(faulty_server, new_visit):
    visit = new_visit(java_script_enabled=False)
    visit.page.goto(faulty_server.address())
    assert "JavaScript" in visit.page.locator("noscript").inner_text()
