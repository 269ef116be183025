"""Acceptance cases 18 and 19: what is kept, what is broken, and what is not ours."""

import json

from game.play.match import Match
from game.play.saved import saved_match
from game.rules.registry import make
from tests.web.browser.follower import Follower
from tests.web.browser.kalah_player import at_the_table

BLOCKED = """
Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("blocked", "SecurityError"); },
});
"""

FULL = """
Storage.prototype.setItem = function () {
  throw new DOMException("full", "QuotaExceededError");
};
"""


#: Another page at the same address, which keeps texts of its own.
OTHER = """<!doctype html><title>kept</title><link rel="icon" href="data:,"><script>
for (const [key, text] of Object.entries({texts})) localStorage.setItem(key, text);
</script>"""


def keys_of(visit):
    return visit.read("Object.keys(localStorage)")


def keep(visit, server, texts):
    """Have another page at the same address keep texts, then open the game again."""
    server.pages["/other.html"] = OTHER.replace("{texts}", json.dumps(texts))
    visit.page.goto(f"http://127.0.0.1:{server.server_port}/other.html")
    assert visit.page.title() == "kept"
    visit.open(server.address() + "?test=1").until_menu()


def test_an_unfinished_match_and_the_choices_come_back_after_a_reload(visit):
    visit.click("people:kalah")
    visit.until_scene("setup")
    visit.click("preset:standard")
    visit.click("start")
    visit.until_scene("table")
    match = Follower(visit)
    match.play(match.legal()[0])
    visit.page.reload()
    visit.until_menu()
    visit.click(next(t for t in visit.targets() if t["id"].startswith("continue")))
    state = visit.until_scene("table")
    assert state["turns"] == 1
    assert state["position"] == match.game.position_to_json(match.position)
    match.play(match.legal()[-1])


def test_settings_come_back_after_a_reload(visit):
    visit.click("settings")
    visit.until_scene("settings")
    visit.click("speed:fast")
    visit.click("tab:look")
    visit.click("text:larger")
    visit.until("it is chosen", lambda state: "text:larger" in chosen(state))
    visit.page.reload()
    visit.until_menu()
    visit.click("settings")
    state = visit.until_scene("settings")
    assert "speed:fast" in chosen(state)
    visit.click("tab:look")
    visit.until("it is chosen", lambda state: "text:larger" in chosen(state))


def chosen(state):
    return {target["id"] for target in state["targets"] if target["pressed"]}


def test_every_key_carries_our_prefix(visit):
    match = at_the_table(visit)
    match.play(1)
    keys = keys_of(visit)
    assert keys
    assert all(key.startswith("baraza:") for key in keys)


def test_rubbish_in_the_storage_is_tolerated(visit, server):
    match = at_the_table(visit)
    match.play(1)
    keys = keys_of(visit)
    for rubbish in ("", "{", "null", "[[[[", '{"schema": 999}', "\0" * 50):
        keep(visit, server, dict.fromkeys(keys, rubbish))
        assert visit.state["lastError"] is None
    at_the_table(visit).play(2)


def test_blocked_storage_is_tolerated(server, new_visit):
    for fault in (BLOCKED, FULL):
        visit = new_visit()
        visit.page.add_init_script(fault)
        visit.open(server.address() + "?test=1").until_menu()
        at_the_table(visit).play(1)
        assert visit.state["lastError"] is None
        assert visit.errors == []


def test_what_others_keep_at_the_same_address_is_left_alone(visit, server):
    keep(visit, server, {"settings": "theirs"})
    match = at_the_table(visit)
    match.play(1)
    assert visit.read("localStorage.getItem('settings')") == "theirs"


def test_bad_and_newer_texts_hide_no_match_in_the_page(visit, server):
    match = Match(make("kalah"), {})
    match.play(1)
    deep = "[" * 20_000
    newer = '{"match":{"schema":99,"game":"bao"},"shown":{}}'
    bad = dict.fromkeys(("settings", "setup", "statistics", "series", "match"), deep)
    bad |= {"match-00000000000000ab": deep, "match-00000000000000ac": "\ud800"}
    sound = {f"match-{match.id}": saved_match.write(match), "match-00000000000000aa": newer}
    keep(visit, server, {f"baraza:{key}": text for key, text in (bad | sound).items()})
    # Notices lie over the buttons below: a press by a screen reader goes to its target.
    visit.page.locator('[data-id="matches"]').dispatch_event("click")
    state = visit.until_scene("matches")
    opened = [target["id"] for target in state["targets"] if target["id"].startswith("open:")]
    assert opened == [f"open:{match.id}", "open:00000000000000aa"]
    texts = dict(visit.read("Object.entries(localStorage)"))
    assert texts["baraza:match-00000000000000aa"] == newer
    assert list(texts.values()).count(deep) == len(bad) - 1
    assert visit.state["lastError"] is None
    assert visit.errors == []
