"""A page that is closed at any moment, or open twice, loses no match."""

import json
import random

import pytest

from game.play.match import Match, Player
from game.play.saved import saved_match
from game.rules.registry import make
from tests.web.browser.follower import Follower
from tests.web.browser.kalah_player import at_the_table
from tests.web.browser.rig import Visit

COMPUTERS = {0: Player("opponent", level=2), 1: Player("opponent", level=3)}

CLOSED, CLOSED_DEEP = 3, 12
"""So often the page is closed, and so often with --deep."""

MOST_FRAMES = 90
"""So many frames pass before that, or fewer."""


@pytest.fixture
def new_tab(profile, server):
    """Makes tabs of one profile, opened on the menu; before the first nothing is saved."""
    tabs = []

    def make_tab():
        visit = Visit(profile.new_page())
        if not tabs:
            visit.forget_all(server.address())
        tabs.append(visit)
        visit.open(server.address() + "?test=1").until_menu()
        return visit

    yield make_tab
    for visit in tabs:
        visit.page.close()


def saves(visit):
    """Every match kept in the browser, by the rules core."""
    texts = visit.read("Object.entries(localStorage)")
    assert not [key for key, _ in texts if "aside" in key]
    return [saved_match.read(text) for key, text in texts if key.startswith("baraza:match-")]


def until_saved(visit, what, matches):
    """Wait for what is kept: one tab hears of what another has written when the browser likes."""
    visit.until(what, lambda _: sorted(matches(saved) for saved in saves(visit)) == what)


def moves_of(match):
    """The moves of a match."""
    return [turn.move for turn in match.turns]


def cursor_of(match):
    """How far a match has come."""
    return match.cursor


@pytest.mark.parametrize("name", ["kalah", "bao"])
def test_a_page_closed_at_any_moment_is_continued_where_it_was(new_tab, name, request, seed):
    source = random.Random(seed)
    match = Match(make(name), COMPUTERS)
    match.play(match.legal_moves()[0])
    visit = new_tab()
    key, text = json.dumps(f"baraza:match-{match.id}"), json.dumps(saved_match.write(match))
    visit.read(f"localStorage.setItem({key}, {text})")
    visit.page.reload()
    visit.until_menu()
    moments = []
    for _ in range(CLOSED_DEEP if request.config.getoption("--deep") else CLOSED):
        (saved,) = saves(visit)
        visit.click("continue")
        assert visit.until_scene("table")["turns"] >= saved.cursor
        visit.let_frames_pass(source.randint(0, MOST_FRAMES))
        state = visit.hold()
        moments.append((state["turns"], state["busy"]))
        visit.page.close()
        visit = new_tab()
        (again,) = saves(visit)
        # A move is kept in the frame after it: until then something is late.
        assert state["turns"] - state["late"] <= again.cursor <= state["turns"]
        if again.outcome():
            break
    assert any(busy for _, busy in moments)
    assert visit.errors == []


def play_in_front(match, move):
    """Play in a tab that is in front: the browser gives few frames to any other."""
    match.visit.page.bring_to_front()
    match.play(move)


def test_two_tabs_with_one_match_keep_what_was_played_in_each(new_tab):
    one = new_tab()
    match = at_the_table(one)
    match.play(1)
    other = new_tab()
    other.click("continue")
    other.until_scene("table")
    theirs = Follower(other)
    play_in_front(match, 2)
    play_in_front(theirs, 5)
    until_saved(other, [[1, 2], [1, 5]], moves_of)
    play_in_front(match, match.legal()[0])
    play_in_front(theirs, theirs.legal()[0])
    until_saved(one, [3, 3], cursor_of)
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
    until_saved(visit, [[1], [1, 2]], moves_of)
    match.play(match.legal()[0])
    until_saved(visit, [1, 3], cursor_of)
    assert visit.errors == []
