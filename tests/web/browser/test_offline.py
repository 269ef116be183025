"""After the first visit the page opens without a server; new versions are offered, not forced."""

import json
import re
import shutil
from collections import Counter

import pytest

from game.play.match import Match
from game.play.records import record
from game.rules.registry import make
from tests.web.browser.closing import close
from tests.web.browser.conftest import WINDOW
from tests.web.browser.editions import edition
from tests.web.browser.rig import PATIENCE, Visit
from tests.web.browser.server import serving
from tests.web.conftest import BELOW

OURS = f"baraza {BELOW} "

#: Whether the worker has all files, and answers for the page.
READY = """navigator.serviceWorker.ready.then(
  ({ active, installing, waiting }) =>
    active.state === "activated" && !installing && !waiting && !!navigator.serviceWorker.controller,
)"""

#: The version of index.html that is on view.
VERSION = "JSON.parse(document.getElementById('files').textContent).version"

EDITION = "getComputedStyle(document.documentElement).getPropertyValue('--edition').trim()"

#: Asks for a newer version, as the page does by itself once an hour.
ASK = "navigator.serviceWorker.ready.then((it) => it.update()).then(() => true)"

#: A browser asks for these by itself, when it likes.
OF_THE_BROWSER = {"icon.png", "icon.svg", "worker.js"}

#: Has the worker bring what is missing, and drop what nobody needs, as each visit does.
TIDY = "navigator.serviceWorker.ready.then((it) => it.active.postMessage('tidy')).then(() => true)"


@pytest.fixture(scope="module")
def editions(site, tmp_path_factory):
    """Two versions of the page."""
    folder = tmp_path_factory.mktemp("editions")
    return [edition(site, folder / str(mark), mark) for mark in (1, 2)]


@pytest.fixture
def host(editions):
    """A server of the first of them."""
    with serving(editions[0], BELOW) as server:
        yield server


@pytest.fixture
def person(playwright, program, tmp_path):
    """A browser with a profile on the disk, which keeps files and workers: opens pages."""
    context = playwright.chromium.launch_persistent_context(
        tmp_path / "profile", viewport=WINDOW, **program
    )
    context.set_default_timeout(PATIENCE * 1000)

    def open_page(address, until_menu=True):
        visit = Visit(context.new_page()).open(address)
        return visit.until_menu() and visit if until_menu else visit

    open_page.context = context
    yield open_page
    close(context)


def until_kept(visit):
    visit.until_read("all files are kept", READY)
    return visit


def first_visit(person, host, query="?test=1"):
    return until_kept(person(host.address() + query))


def again(visit):
    visit.page.reload()
    visit.until_menu()
    return visit


def caches(visit):
    return sorted(visit.read("caches.keys()"))


def offered(visit):
    return any(target["id"] == "update" for target in visit.state["targets"])


def until_offered(visit):
    visit.until("the new version is offered", lambda state: "update" in ids(state))
    return visit


def ids(state):
    return {target["id"] for target in state["targets"]}


# Without a server


@pytest.mark.parametrize("address", ["?test=1", "index.html?test=1", "?present=1&test=1#m"])
def test_the_page_opens_and_is_played_without_a_server(person, host, address):
    visit = first_visit(person, host)
    visit.page.close()
    host.is_off = True
    visit = person(host.address() + address)
    visit.click("play:kalah")
    visit.until_scene("table")
    visit.click("house:0:1")
    visit.until("the seeds are sown", lambda state: state["turns"] > 0)
    assert visit.errors == []


def test_lessons_come_without_a_server_though_nobody_had_opened_one(person, host):
    visit = first_visit(person, host)
    host.is_off = True
    again(visit).click("learn:kalah")
    visit.until_scene("lessons")


def test_letters_come_without_a_server_though_nobody_had_needed_one(person, host):
    visit = first_visit(person, host)
    host.is_off = True
    again(visit)
    visit.click("people:kalah")
    visit.until_scene("setup")
    visit.click("name:0")
    visit.page.keyboard.insert_text("\u041e\u043b\u0435\u043d\u0430")
    visit.until_read(
        "letters are brought",
        "performance.getEntriesByType('resource').some((it) => it.name.includes('/letters.'))",
    )
    assert visit.errors == []


def test_nothing_is_fetched_twice_for_it(person, host):
    until_kept(person(host.address() + "?test=1"))
    asked = Counter(name.removesuffix(".gz") for name in host.asked if name)
    assert {"lessons.pack.wasm", "letters.pack.wasm", "worker.js"} <= set(asked)
    twice = {name for name, times in asked.items() if times > 1}
    assert twice - OF_THE_BROWSER == set()


def test_a_second_visit_asks_the_server_for_its_worker_only(person, host):
    visit = first_visit(person, host)
    host.asked.clear()
    again(visit)
    visit.until_read("the worker is asked for", ASK)
    assert set(host.asked) == {"worker.js"}


def test_a_server_that_moves_index_html_elsewhere_makes_no_difference(person, host):
    host.moved[f"{BELOW}index.html"] = BELOW
    visit = first_visit(person, host)
    host.is_off = True
    visit.open(host.address() + "index.html?test=1").until_menu()


# New versions


def test_a_new_version_is_fetched_and_offered_and_begun_by_one_press(person, host, editions):
    visit = first_visit(person, host)
    old = visit.read(VERSION)
    host.folder = editions[1]
    again(visit)
    assert visit.read(EDITION) == "1"
    until_offered(visit)
    assert visit.spoken().endswith("Reload to play it; your matches stay.")
    visit.click("update")
    visit.until_read("the new version is there", f"{EDITION} === '2'")
    visit.until_menu()
    assert visit.read(VERSION) != old
    visit.let_frames_pass()
    assert not offered(visit)
    visit.until_read("the old cache is gone", "caches.keys().then((names) => names.length === 1)")


def test_of_a_new_version_only_what_is_new_is_fetched(person, host, editions):
    visit = first_visit(person, host)
    host.folder = editions[1]
    host.asked.clear()
    until_offered(again(visit))
    assert {name.removesuffix(".gz") for name in host.asked} == {"", "worker.js", "page.css"}


def test_at_the_table_nobody_hears_of_it(person, host, editions):
    visit = first_visit(person, host)
    visit.click("play:kalah")
    visit.until_scene("table")
    visit.until_idle()
    host.folder = editions[1]
    visit.until_read("it asks", ASK)
    visit.until_read("the new one is kept", "caches.keys().then((names) => names.length === 2)")
    until_kept(visit)
    visit.let_frames_pass()
    assert visit.state["scene"] == "table"
    assert not offered(visit)
    assert visit.read(EDITION) == "1"
    assert not any("version" in text for text in visit.state["announced"])
    visit.press("Escape")
    until_offered(visit)


def test_a_page_keeps_its_files_while_another_one_is_of_a_newer_version(person, host, editions):
    old = first_visit(person, host)
    host.folder = editions[1]
    old.until_read("it asks", ASK)
    until_offered(old)
    new = person(host.address() + "?test=1")
    assert (old.read(EDITION), new.read(EDITION)) == ("1", "2")
    new.until_read("it is tidied", TIDY)
    host.is_off = True
    old.click("learn:kalah")
    old.until_scene("lessons")
    assert len(caches(new)) == 2
    old.page.close()
    new.until_read("it is tidied", TIDY)
    new.until_read("the old cache is gone", "caches.keys().then((names) => names.length === 1)")


def test_a_new_version_that_is_not_whole_changes_nothing(person, host, editions):
    visit = first_visit(person, host)
    host.folder = editions[1]
    host.faults["page.css"] = "missing"
    again(visit)
    visit.until_read("it asks", ASK)
    visit.until_read("it has failed", "navigator.serviceWorker.ready.then((it) => !it.installing)")
    assert not offered(visit)
    assert again(visit).read(EDITION) == "1"
    host.faults.clear()
    visit.until_read("it asks", ASK)
    until_offered(visit)


# Trouble


def kept_file(name):
    """The cached file whose address ends so, as an expression: its cache and request."""
    return (
        "caches.keys().then(async ([own]) => { const cache = await caches.open(own);"
        f" return [cache, (await cache.keys()).find(({{ url }}) => /{name}/.test(url))]; }})"
    )


@pytest.mark.parametrize(
    "name", [r"game\.\w+\.pack", r"page\.\w+\.css", r"page\.\w+\.js", r"asm\.\w+\.wasm"]
)
def test_a_file_that_was_damaged_here_is_fetched_anew(person, host, name):
    visit = first_visit(person, host)
    spoil = "([cache, it]) => cache.put(it, new Response('x'))"
    assert visit.read(f"{kept_file(name)}.then({spoil}).then(() => true)")
    visit.debugger.send("Network.clearBrowserCache")
    again(visit)
    until_kept(visit)
    visit.until_read("it is tidied", TIDY)
    size = "async ([cache, it]) => it && (await (await cache.match(it)).blob()).size > 1"
    visit.until_read("it is whole again", f"{kept_file(name)}.then({size})")


def test_files_that_were_thrown_away_here_come_back(person, host):
    visit = first_visit(person, host)
    count = "caches.keys().then(async ([own]) => (await (await caches.open(own)).keys()).length)"
    whole = visit.read(count)
    empty = (
        "caches.keys().then(async ([own]) => { const cache = await caches.open(own);"
        " for (const it of await cache.keys()) await cache.delete(it); return true; })"
    )
    assert visit.read(empty)
    again(visit)
    visit.until_read("all is back", f"{count}.then((now) => now === {whole})")
    host.is_off = True
    again(visit)


def test_caches_of_other_pages_at_the_same_origin_are_left_alone(person, host, editions):
    visit = first_visit(person, host)
    others = ["baraza / 0123456789", "baraza /x/y/z/ 0123456789", "theirs"]
    for name in others:
        visit.read(f"caches.open({json.dumps(name)}).then(() => true)")
    visit.read(f"caches.open('{OURS}0000000000').then(() => true)")
    host.folder = editions[1]
    until_offered(again(visit)).click("update")
    visit.until_menu()
    visit.until_read("ours are tidied", f"caches.has('{OURS}0000000000').then((is) => !is)")
    assert set(others) < set(caches(visit))


@pytest.mark.parametrize(
    "trouble",
    [
        "Object.defineProperty(navigator, 'serviceWorker', { get() { throw new Error('no'); } })",
        "Object.defineProperty(navigator, 'serviceWorker', { value: undefined })",
        "delete window.caches; delete Window.prototype.caches",
        "navigator.serviceWorker.register = () => Promise.reject(new Error('refused'))",
    ],
)
def test_where_the_browser_allows_no_worker_it_is_played_as_ever(person, host, trouble):
    visit = person("about:blank", until_menu=False)
    visit.page.add_init_script(trouble)
    visit.open(host.address() + "?test=1").until_menu()
    visit.click("play:kalah")
    visit.until_scene("table")
    assert visit.errors == []


def test_where_there_is_no_room_it_is_played_as_ever_and_nothing_stays(person, host):
    visit = person("about:blank", until_menu=False)
    origin = re.match(r"http://[^/]+", host.address())[0]
    quota = {"origin": origin, "quotaSize": 1_000_000}
    visit.debugger.send("Storage.overrideQuotaForOrigin", quota)
    visit.open(host.address() + "?test=1").until_menu()
    gone = "navigator.serviceWorker.getRegistration().then((it) => !it)"
    visit.until_read("the worker has given up", gone)
    visit.until_read("nothing stays", "caches.keys().then((names) => names.length === 0)")
    visit.click("play:kalah")
    visit.until_scene("table")


def test_an_empty_worker_switches_a_broken_one_off(person, host, editions, tmp_path):
    # Without a word of the server's, a browser takes a file for new for a tenth of its age.
    host.headers["Cache-Control"] = "no-cache"
    visit = first_visit(person, host)
    switched_off = shutil.copytree(editions[1], tmp_path / "off")
    (switched_off / "worker.js").write_text("")
    host.folder = switched_off
    visit.until_read("it asks", ASK)
    waits = "navigator.serviceWorker.ready.then((it) => Boolean(it.waiting))"
    visit.until_read("the empty one waits", waits)
    host.pages["/elsewhere"] = "<!doctype html><title>Elsewhere</title>"
    visit.open(host.address().removesuffix(BELOW) + "/elsewhere")
    took_over = "([it]) => !it.waiting && it.active.state === 'activated'"
    visit.until_read(
        "it has taken over", f"navigator.serviceWorker.getRegistrations().then({took_over})"
    )
    visit.open(host.address() + "?test=1").until_menu()
    assert visit.read(EDITION) == "2"


# Installed


def test_the_page_can_be_installed(person, host):
    visit = first_visit(person, host)
    assert visit.debugger.send("Page.getInstallabilityErrors") == {"installabilityErrors": []}
    answer = visit.debugger.send("Page.getAppManifest")
    assert answer["errors"] == []
    manifest = json.loads(answer["data"])
    icons = [icon for each in (manifest, *manifest["shortcuts"]) for icon in each["icons"]]
    loaded = [visit.page.request.get(host.address() + icon["src"]) for icon in icons]
    assert [answer.status for answer in loaded] == [200] * len(icons)


@pytest.fixture
def installed(person, host):
    """Opens the page with `handed`, by which the system hands something to an installed one."""

    def open_page(query="?test=1"):
        visit = person("about:blank", until_menu=False)
        visit.page.add_init_script(
            "LaunchQueue.prototype.setConsumer = (act) => (window.handed = act);"
        )
        return visit.open(host.address() + query)

    return open_page


def hand(visit, address, files=""):
    visit.read(f"window.handed({{ targetURL: {json.dumps(address)}, files: [{files}] }})")


def test_a_shortcut_leads_an_open_page_to_its_game(installed, host):
    visit = installed()
    visit.until_menu()
    hand(visit, f"{host.address()}#play=bao")
    assert visit.until_scene("table")["game"] == "bao"
    assert visit.read("location.hash") == ""


def test_the_address_by_which_the_page_was_opened_is_not_opened_twice(installed, host):
    visit = installed("?test=1#play=bao")
    visit.until_scene("table")
    visit.press("Escape")
    visit.until_menu()
    hand(visit, f"{host.address()}?test=1#play=bao")
    visit.let_frames_pass()
    assert visit.state["scene"] == "menu"
    hand(visit, f"{host.address()}?test=1#play=bao")
    visit.until_scene("table")


def test_a_saved_match_is_opened_with_the_installed_page(installed, host):
    visit = installed()
    visit.until_menu()
    match = Match(make("kalah"), {})
    match.play(2)
    text = json.dumps(record.to_text(match))
    hand(visit, host.address(), f"{{ getFile: async () => new File([{text}], 'mine.baraza') }}")
    assert visit.until_scene("table")["turns"] == 1


def test_a_file_that_is_dropped_on_the_page_is_opened_in_it(installed):
    visit = installed()
    visit.until_menu()
    visit.read(
        """(() => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File(["no match"], "mine.baraza"));
          const event = new DragEvent("drop", { dataTransfer, cancelable: true, bubbles: true });
          return document.getElementById("stage").dispatchEvent(event);
        })()"""
    )
    state = visit.until("it is told of", lambda state: "mine.baraza" in state["text"])
    assert state["scene"] == "menu"
