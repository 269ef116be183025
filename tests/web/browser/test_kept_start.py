"""A start of Python that is kept in the browser: later visits go on from it, and never have to."""

import time

import pytest

from tests.web.browser.rig import PATIENCE, Visit

#: A file that is asked for where Python starts anew, and only there.
ONLY_ANEW = "stdlib."

#: What the page's database holds, with `act(store, record, key)` done to it if there is a record.
RECORD = """new Promise((resolve, reject) => {{
  const opening = indexedDB.open("baraza-memory", 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("memories");
  opening.onerror = () => reject(opening.error);
  opening.onsuccess = async () => {{
    const database = opening.result;
    const key = location.pathname;
    const read = () => new Promise((done) => {{
      const asked = database.transaction("memories").objectStore("memories").get(key);
      asked.onsuccess = () => done(asked.result);
    }});
    const record = await read();
    const bytes = record?.content && new Uint8Array(await record.content.arrayBuffer());
    const transaction = database.transaction("memories", "readwrite");
    const store = transaction.objectStore("memories");
    const act = {act};
    if (record) act(store, record, key, bytes);
    transaction.oncomplete = () => {{
      database.close();
      resolve(record ? [record.name, record.digest] : null);
    }};
  }};
}})"""

LOOK = RECORD.format(act="() => {}")

#: What may be wrong with what is kept, each as something that is done to it.
DAMAGE = {
    "a byte is another": (
        "(store, record, key, bytes) => { bytes[bytes.length >> 1] ^= 1;"
        " store.put({ ...record, content: new Blob([bytes]) }, key); }"
    ),
    "its end is missing": (
        "(store, record, key, bytes) =>"
        " store.put({ ...record, content: new Blob([bytes.subarray(0, 1000)]) }, key)"
    ),
    "it is of another version": (
        "(store, record, key) => store.put({ ...record, name: `other ${record.name}` }, key)"
    ),
    "it is none at all": "(store, record, key) => store.put({ name: record.name }, key)",
    "the last start from it came to no end": (
        "(store, record, key) => store.put(true, `${key} in doubt`)"
    ),
    "it can be proven and is of no use": (
        "(store, record, key) => store.put({ ...record, content: new Blob([new Uint8Array(4)]),"
        " digest: 'df3f619804a92fdb4057192dc43dd748ea778adc52bc498ce80524c014b81119' }, key)"
    ),
}


def asked_anew(visit):
    """Whether the page had to fetch what only a start from nothing needs."""
    names = [url.rpartition("/")[2] for url in visit.requests]
    return any(name.startswith(ONLY_ANEW) for name in names)


def until_kept(visit, but=None):
    """Wait until a start is kept, another than `but`; returns what tells it from others."""
    end = time.monotonic() + PATIENCE
    while (record := visit.read(LOOK)) in (None, but):
        assert time.monotonic() < end, f"no start was kept; {visit.summary(visit.state)}"
        visit.page.wait_for_timeout(200)
    return record


def play(visit):
    """Begin a game, and leave it for the menu."""
    visit.click("play:kalah")
    visit.until_scene("table")
    visit.until_idle()
    visit.click(visit.targets("move")[0])
    visit.until("the move was made", lambda state: state["turns"] >= 1)
    visit.click("menu")
    visit.until_menu()


@pytest.fixture(scope="module")
def regular(browser, server):
    """A browser of somebody who has played here, and in which a start is kept."""
    context = browser.new_context()
    context.set_default_timeout(PATIENCE * 1000)
    visit = Visit(context.new_page()).open(server.address() + "?test=1")
    visit.until_menu()
    play(visit)
    until_kept(visit)
    assert visit.errors == []
    visit.page.close()
    yield context
    context.close()


@pytest.fixture
def come_again(regular, server):
    """Opens the page once more in that browser; `before` is done to its debugger first."""
    visits = []

    def come(before=lambda _debugger: None):
        visit = Visit(regular.new_page())
        visits.append(visit)
        before(visit.debugger)
        visit.open(server.address() + "?test=1").until_menu()
        return visit

    yield come
    for visit in visits:
        visit.page.close()


def test_a_start_is_not_kept_before_somebody_has_played(new_visit, server):
    visit = new_visit().open(server.address() + "?test=1")
    visit.until_menu()
    visit.until_steady()
    visit.let_frames_pass(400)
    assert not [url for url in visit.requests if "keeper" in url]
    assert visit.read(LOOK) is None


def test_the_next_visit_goes_on_from_it_and_plays(come_again):
    visit = come_again()
    assert not asked_anew(visit)
    visit.until_idle()
    play(visit)
    assert visit.errors == []


def test_it_is_not_made_again_where_it_is_there(come_again):
    visit = come_again()
    visit.until_steady()
    visit.let_frames_pass(400)
    assert not [url for url in visit.requests if "keeper" in url]


def test_whatever_can_be_opened_opens_after_it(come_again):
    visit = come_again()
    for target, scene in (("settings", "settings"), ("matches", "matches"), ("open", "files")):
        if all(each["id"] != target for each in visit.targets()):
            continue
        visit.click(target)
        visit.until(f"{scene} is there", lambda state: state["scene"] != "menu")
        visit.press("Escape")
        visit.until_menu()
    assert visit.errors == []


def test_what_is_stored_is_read_after_the_start(come_again):
    visit = come_again()
    before = {target["id"] for target in visit.targets()}
    assert any("continue" in target for target in before)
    visit.read("localStorage.clear()")
    again = come_again()
    assert not asked_anew(again)
    assert not any("continue" in target["id"] for target in again.targets())
    play(again)


def test_the_language_is_read_after_the_start(come_again):
    agent = come_again().read("navigator.userAgent")
    made_up = {"userAgent": agent, "acceptLanguage": "qps"}
    visit = come_again(lambda debugger: debugger.send("Emulation.setUserAgentOverride", made_up))
    assert not asked_anew(visit)
    assert "~" in visit.target("settings")["name"]


def test_in_another_time_zone_it_starts_anew(come_again):
    zone = {"timezoneId": "Pacific/Kiritimati"}
    visit = come_again(lambda debugger: debugger.send("Emulation.setTimezoneOverride", zone))
    assert asked_anew(visit)
    assert visit.errors == []
    name, _ = until_kept(visit)
    assert "Pacific/Kiritimati" in name


@pytest.mark.parametrize("damage", DAMAGE.values(), ids=DAMAGE.keys())
def test_one_that_is_of_no_use_is_passed_over_and_made_again(come_again, damage):
    earlier = come_again()
    until_kept(earlier)
    earlier.read(RECORD.format(act=damage))
    visit = come_again()
    assert asked_anew(visit)
    until_kept(visit)
    assert visit.errors == []
    assert not asked_anew(come_again())


def test_where_there_is_no_room_nothing_is_kept_and_nothing_is_wrong(new_visit, server):
    visit = new_visit()
    address = server.address()
    origin = address.split("/x/")[0]
    visit.debugger.send(
        "Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1_000_000}
    )
    warnings = []
    visit.page.on("console", lambda message: warnings.append(message.text))
    visit.open(address + "?test=1").until_menu()
    play(visit)
    end = time.monotonic() + PATIENCE
    while not any("was not kept" in warning for warning in warnings):
        assert time.monotonic() < end
        visit.page.wait_for_timeout(200)
    assert visit.read(LOOK) is None
    assert visit.errors == []
