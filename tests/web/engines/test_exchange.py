"""Matches copied, pasted, saved, opened, sent and kept in each engine, by real clicks."""

import json

from game.play.match import Match
from game.play.records.link import match_link
from game.rules.registry import make
from tests.web.browser.kalah_player import at_the_table

MOVES = 3


def played():
    """A match of Kalah after some moves."""
    match = Match(make("kalah"), {})
    for _ in range(MOVES):
        match.play(match.legal_moves()[-1])
    return match


def open_link(visit, server, match):
    """Open a match by its link; ends at the table."""
    visit.open(f"{server.address()}?test=1#{match_link(match)}")
    assert visit.until_scene("table")["turns"] == MOVES
    visit.until_idle()


def at_share(visit):
    visit.click("more")
    visit.until_scene("more")
    visit.click("share")
    visit.until_scene("share")


def until_copied(visit, begins):
    """Wait until the clipboard of the screen has a text that begins so; returns it."""
    visit.until("it is copied", lambda _: visit.desk.clipboard().startswith(begins))
    return visit.desk.clipboard()


def same_position(visit, match):
    """Wait for the table; its position must be that of a match."""
    state = visit.until_scene("table")
    assert state["turns"] == MOVES
    assert state["position"] == match.game.position_to_json(match.position)


def test_a_match_is_copied_as_text_and_pasted(visit, server):
    match = played()
    open_link(visit, server, match)
    at_share(visit)
    visit.click("text")
    assert "3. " not in visit.state["text"]
    until_copied(visit, '[Baraza "1"]')
    assert not visit.read("!!document.querySelector('.handover')")
    visit.press("Escape")
    visit.until_scene("table")
    visit.click("menu")
    visit.until_menu()
    visit.click("share")
    visit.until_scene("share")
    visit.click("paste")
    same_position(visit, match)


def test_a_link_is_copied_and_opens_the_match_elsewhere(visit, server):
    match = played()
    open_link(visit, server, match)
    at_share(visit)
    visit.click("link")
    link = until_copied(visit, server.address())
    visit.forget_all(server).open(link)
    same_position(visit, match)


def test_a_match_is_saved_as_a_file_and_opened_from_it(visit, server):
    match = played()
    open_link(visit, server, match)
    at_share(visit)
    visit.click("save")
    path = visit.desk.until_saved("*.baraza")
    assert json.loads(path.read_text("utf-8"))["game"] == "kalah"
    visit.forget_all(server).open(server.address() + "?test=1").until_menu()
    visit.click("share")
    visit.until_scene("share")
    visit.click("file")
    visit.desk.choose_file(path)
    same_position(visit, match)
    path.unlink()  # the browser reads it after its chooser has gone


def test_a_match_goes_on_after_a_reload(visit):
    match = at_the_table(visit)
    match.play(match.legal()[0])
    before = visit.until_idle()
    visit.reload()
    visit.until_menu()
    visit.click("continue")
    after = visit.until_scene("table")
    assert (after["turns"], after["position"]) == (before["turns"], before["position"])
