"""The result and the list of matches in the page: by mouse, finger and keyboard, and as read."""

import pytest

from game.play.match import Player
from game.play.records.link import match_link
from game.view.board.place_id import place_id
from game.view.registry import VIEWS
from tests.scenes.stage import match_of
from tests.web.browser.hands import by_finger, by_keyboard, by_mouse
from tests.web.browser.rig import PHONE

COMPUTER = {1: Player("opponent", level=3)}

HANDS = {"mouse": by_mouse, "finger": by_finger, "keyboard": by_keyboard}


def nearly_won():
    """A match that one more move of the person wins, and that move."""
    for seed in range(300):
        match = match_of(-1, seed, players=COMPUTER)
        last = match.turns[-1]
        if match.outcome().winners == (0,) and last.seat == 0:
            match.go_to(match.cursor - 1)
            return match, last.move
    raise AssertionError("no such match")


def win(visit, server, hands):
    """Win a match that came by link; the state at its result."""
    match, move = nearly_won()
    (press,) = VIEWS["kalah"].way_to(match.game, match.position, move)
    visit.open(f"{server.address()}?test=1#{match_link(match)}")
    visit.until_scene("table")
    visit.until_idle()
    hands(visit)(place_id(press))
    visit.until_scene("result")
    return visit.until_idle()


def read(visit):
    """Everything a screen reader finds, as lines."""
    return visit.page.locator("#targets").inner_text()


@pytest.mark.parametrize("kind", HANDS)
def test_a_win_is_read_and_the_next_match_is_harder(server, new_visit, kind):
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    visit = new_visit(**(phone if kind == "finger" else {}))
    state = win(visit, server, HANDS[kind])
    assert visit.read("document.querySelector('h2').innerText") == "You win!"
    assert "You 28, Computer 17." in read(visit)
    told = state["announced"]
    move = next(n for n, text in enumerate(told) if text.startswith("You sowed"))
    assert told[move + 1].startswith("You win. You 28, Computer 17.")
    HANDS[kind](visit)("harder")
    state = visit.until_scene("table")
    assert [player["level"] for player in state["players"]] == [None, 4]
    assert state["turns"] <= 1
    assert visit.errors == []


def test_after_a_reload_the_match_is_in_the_list_and_is_counted_once(server, new_visit):
    visit = new_visit()
    win(visit, server, by_mouse)
    visit.page.reload()
    visit.until_menu()
    visit.click("statistics")
    visit.until_scene("statistics")
    assert "1 played, 1 won" in visit.state["text"]
    visit.press("Escape")
    visit.until_menu()
    visit.click("matches")
    visit.until_scene("matches")
    assert "You won" in visit.target(opened(visit)[0])["name"]
    assert visit.errors == []


def opened(visit):
    return [t["id"] for t in visit.targets() if t["id"].startswith("open:")]


def with_matches(visit, server):
    """Three matches in the list, of which one is of Bao."""
    for seed, game in enumerate(("kalah", "bao", "kalah")):
        match = match_of(3, seed, game=game, players=COMPUTER)
        visit.open(f"{server.address()}?test=1#{match_link(match)}")
        # Its position is not waited for: the computer may have played on before anybody looks.
        visit.until(
            "it is on the table",
            lambda now, game=game: now["scene"] == "table" and now["game"] == game,
        )
    visit.press("Escape")
    visit.until_menu()
    visit.click("matches")
    visit.until_scene("matches")
    assert len(opened(visit)) == 3


def test_matches_are_looked_for_by_typing_and_by_game(server, new_visit):
    visit = new_visit()
    with_matches(visit, server)
    visit.page.locator('[data-id="search"]').fill("bao villager")
    visit.until("one is left", lambda _: len(opened(visit)) == 1)
    assert visit.target(opened(visit)[0])["name"].startswith("Bao.")
    visit.page.locator('[data-id="search"]').fill("")
    visit.until("all are there", lambda _: len(opened(visit)) == 3)
    visit.click("game:kalah")
    visit.until("two are left", lambda _: len(opened(visit)) == 2)
    assert "2 matches fit." in visit.state["text"]
    assert visit.errors == []


@pytest.mark.parametrize("kind", HANDS)
def test_a_match_is_deleted_and_brought_back(server, new_visit, kind):
    phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    visit = new_visit(**(phone if kind == "finger" else {}))
    with_matches(visit, server)
    first = opened(visit)[0]
    act = HANDS[kind](visit)
    act(first.replace("open", "remove"))
    visit.until("it is gone", lambda _: first not in opened(visit))
    assert "Deleted: " in read(visit)
    act("undo")
    visit.until("it is back", lambda _: first in opened(visit))
    assert visit.page.locator("[role=listitem]").count() == 6
    assert visit.errors == []
