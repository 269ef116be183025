"""Texts that were made to do harm: the page refuses them in words, and nothing is lost.

Only here does Python have as little stack as in a browser, where a list nested thousands deep
once ended it without an error.
"""

import json

import pytest

from game.play.match import Match
from game.play.records.link import match_link
from game.play.saved import saved_match
from game.rules.registry import make

STILL = {"reduced_motion": "reduce", "permissions": ["clipboard-read", "clipboard-write"]}

#: An option whose name is half a character, and a list in a list, thousands of times.
HALF = "#m=AXici1ZS0lHKTsxJzFDSqVaKKU2xMDBQsjKs1ckrzcmBENGxOkBFCD6IiAUA3UoR5Q"
DEEP = "#m=AXja7cEBDQAAAMKgoO_fwxxuQAEAAAAAAAAAAMC_AXs-43Q"

REFUSED = {
    HALF: 'There is no option called "?".',
    DEEP: "This is not a match",
}

NESTED = "[" * 990 + "]" * 990
FILES = {
    '{"schema":2,"\\ud800":1}': '"?" is not known here.',
    f'{{"schema":1,"x":{NESTED}}}': "This is not a match",
    '{"schema":2,"\\u0000":1}': '"?" is not known here.',
    '{"a":' * 20_000: "This is not a match",
}
"""Files, and the words with which they are refused."""

BROKEN = "[" * 20_000
KEYS = [
    "settings",
    "setup",
    "quick-play",
    "statistics",
    "progress",
    "series",
    "spoken",
    "folder",
    "match",
    "match-0123456789abcdef",
]


@pytest.fixture
def open_visit(server, new_visit):
    """Opens the game in a fresh profile; the browser may complain of nothing."""
    made = []

    def make_visit(fragment=""):
        visit = new_visit(**STILL)
        made.append(visit)
        visit.open(server.address() + "?test=1" + fragment).until_menu()
        return visit

    yield make_visit
    assert [visit.errors for visit in made if visit.errors] == []


def until_told(visit, words):
    """Wait until the game has said these words, aloud too, and nothing has failed."""
    state = visit.until(f"it says {words}", lambda state: words in state["text"])
    assert state["lastError"] is None
    assert state["scene"] != "error"
    assert state["text"] in visit.spoken()


def go_to(visit, fragment):
    visit.page.evaluate("fragment => { location.hash = fragment; }", fragment)


def test_links_that_did_harm_are_refused_in_words_at_the_start_and_later(open_visit):
    for first, second in ((HALF, DEEP), (DEEP, HALF)):
        visit = open_visit(first)
        until_told(visit, REFUSED[first])
        go_to(visit, second)
        until_told(visit, REFUSED[second])
        match = Match(make("kalah"), {})
        match.play(1)
        go_to(visit, "#" + match_link(match))
        assert visit.until_scene("table")["turns"] == 1


def test_a_picked_file_that_cannot_be_read_is_told(open_visit, tmp_path):
    visit = open_visit()
    visit.click("share")
    visit.until_scene("share")
    path = tmp_path / "match.json"
    path.write_text("{}", encoding="utf-8")
    visit.page.evaluate("() => { Blob.prototype.arrayBuffer = () => Promise.reject(Error()); }")
    visit.choose_file("file", path)
    until_told(visit, "The file match.json cannot be read.")


def test_a_link_is_opened_from_a_mail_and_from_an_address_that_was_changed(open_visit, tmp_path):
    match = Match(make("kalah"), {})
    match.play(1)
    link = match_link(match)
    visit = open_visit()
    go_to(visit, f"#%23{link}]&fbclid=x")
    assert visit.until_scene("table")["turns"] == 1
    visit = open_visit()
    visit.click("share")
    visit.until_scene("share")
    path = tmp_path / "mail.eml"
    path.write_text(f"Subject: =?utf-8?q?Baraza?=\n\n> https://a.example/#=\n> m=3D{link[2:]}.\n")
    visit.choose_file("file", path)
    assert visit.until_scene("table")["turns"] == 1


def test_files_and_pasted_texts_that_did_harm_are_refused_in_words(open_visit, tmp_path):
    visit = open_visit()
    visit.click("share")
    visit.until_scene("share")
    for number, (text, why) in enumerate(FILES.items()):
        path = tmp_path / f"match-{number}.json"
        path.write_text(text, encoding="utf-8")
        visit.choose_file("file", path)
        until_told(visit, f"{path.name} was not opened. {why}")
    for text, why in FILES.items():
        visit.page.evaluate("text => navigator.clipboard.writeText(text)", text)
        visit.click("paste")
        until_told(visit, f"Nothing was opened. {why}")


def test_stored_texts_nested_thousands_deep_hide_no_match_and_are_not_lost(open_visit):
    visit = open_visit()
    matches = [Match(make(name), {}) for name in ("kalah", "bao")]
    for match in matches:
        match.play(match.legal_moves()[0])
    texts = dict.fromkeys(KEYS, BROKEN)
    texts |= {saved_match.key_of(match.id): saved_match.write(match) for match in matches}
    visit.page.evaluate(
        """texts => {
          for (const key in texts) localStorage.setItem(`baraza:${key}`, texts[key]);
          localStorage.setItem("baraza:match-\\ud800", "\\udfff\\0");
          localStorage.setItem("baraza:\\0\\ud800", '{"match": "\\ud800"}');
        }""",
        texts,
    )
    visit.page.reload()
    visit.until_menu()
    assert visit.state["lastError"] is None
    # The notice lies over the button.
    visit.page.locator('[data-id="matches"]').press("Enter")
    listed = visit.until_scene("matches")
    for match in matches:
        assert any(match.id in target["id"] for target in listed["targets"])
    there = json.loads(visit.read("JSON.stringify(Object.entries(localStorage))"))
    for key in KEYS:
        beside = [
            name for name, text in there if text == BROKEN and name.startswith(f"baraza:{key}")
        ]
        assert beside, f"the broken text of {key} is lost"
