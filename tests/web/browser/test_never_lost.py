"""A page that is closed at any moment, or open twice, loses no match."""

import json
import random

import pytest

from game.play import kept
from game.play.match import Match, Player
from game.rules.registry import make
from tests.web.browser.follower import Follower
from tests.web.browser.kalah_player import at_the_table
from tests.web.browser.rig import Visit

COMPUTERS = {0: Player("opponent", level=2), 1: Player("opponent", level=3)}

CLOSED = 6
"""So often the page is closed."""


@pytest.fixture
def new_tab(browser, server):
    """Makes tabs of one profile, opened on the menu."""
    context = browser.new_context(viewport={"width": 1000, "height": 700})

    def make_tab():
        visit = Visit(context.new_page()).open(server.address() + "?test=1")
        visit.until_menu()
        return visit

    yield make_tab
    context.close()


def saves(visit):
    """Every match kept in the browser, by the rules core."""
    texts = visit.read("Object.entries(localStorage)")
    assert not [key for key, _ in texts if "aside" in key]
    return [kept.read(text) for key, text in texts if key.startswith("baraza:match-")]


@pytest.mark.parametrize("name", ["kalah", "bao"])
def test_a_page_closed_at_any_moment_is_continued_where_it_was(new_tab, name):
    seed = random.randrange(1 << 30)
    print("seed", seed)
    source = random.Random(seed)
    match = Match(make(name), COMPUTERS)
    match.play(match.legal_moves()[0])
    visit = new_tab()
    key, text = json.dumps(f"baraza:match-{match.id}"), json.dumps(kept.write(match))
    visit.read(f"localStorage.setItem({key}, {text})")
    visit.page.reload()
    visit.until_menu()
    moments = []
    for _ in range(CLOSED):
        (found,) = saves(visit)
        visit.click("continue")
        assert visit.until_scene("table")["turns"] >= found.cursor
        visit.page.wait_for_timeout(source.randint(0, 1500))
        state = visit.state
        moments.append((state["turns"], state["busy"]))
        visit.page.close()
        visit = new_tab()
        (again,) = saves(visit)
        assert state["turns"] <= again.cursor <= state["turns"] + 1
        if again.outcome():
            break
    assert any(busy for _, busy in moments)
    assert visit.errors == []


def test_two_tabs_with_one_match_keep_what_was_played_in_each(new_tab):
    one = new_tab()
    match = at_the_table(one)
    match.play(1)
    other = new_tab()
    other.click("continue")
    other.until_scene("table")
    theirs = Follower(other)
    match.play(2)
    theirs.play(5)
    lines = sorted([turn.move for turn in kept_match.turns] for kept_match in saves(other))
    assert lines == [[1, 2], [1, 5]]
    match.play(match.legal()[0])
    theirs.play(theirs.legal()[0])
    assert sorted(kept_match.cursor for kept_match in saves(one)) == [3, 3]
    assert one.errors == other.errors == []


def test_a_match_that_another_tab_wrote_over_at_the_same_instant_is_kept_again(new_tab):
    visit = new_tab()
    match = at_the_table(visit)
    match.play(1)
    key = visit.read("Object.keys(localStorage).find(key => key.includes(':match-'))")
    before = visit.read(f"localStorage.getItem({json.dumps(key)})")
    match.play(2)
    visit.read(f"localStorage.setItem({json.dumps(key)}, {json.dumps(before)})")
    visit.until("it is told", lambda state: "in another window" in state["text"])
    lines = sorted([turn.move for turn in kept_match.turns] for kept_match in saves(visit))
    assert lines == [[1], [1, 2]]
    match.play(match.legal()[0])
    assert sorted(kept_match.cursor for kept_match in saves(visit)) == [1, 3]
    assert visit.errors == []
