"""A page that is zoomed to 400 %: by touch alone through what is left of two usual screens."""

import pytest

from game.view.board.place_id import place_id
from tests.web.browser.follower import Follower
from tests.web.browser.hands import enlarged, progress
from tests.web.browser.lines import LINES
from tests.web.browser.rig import middle
from tests.window_sizes import ZOOMED

ZOOM = 4

HEAD = 110
"""What of a window stays at its top at most, where the rest of a screen scrolls."""

FOOT = 40
"""What is not seen there at its foot at most, as below what scrolls on a sheet."""

MANY_TURNS = 20
"""More turns of the wheel than any screen needs to show a target in the middle."""


@pytest.fixture(params=ZOOMED, ids=str)
def zoomed(request, new_visit, server):
    """A page in such a window, at the menu; it may not complain."""
    width, height = request.param
    visit = new_visit(
        viewport={"width": width, "height": height},
        device_scale_factor=ZOOM,
        has_touch=True,
        reduced_motion="reduce",
    )
    visit.open(server.address() + "?test=1").until_menu()
    yield visit
    assert visit.errors == []
    assert visit.state["lastError"] is None


def show(visit, identity):
    """Scroll until a target is to be seen, if it is not; what stays in its place is seen."""
    width, height = visit.read("innerWidth"), visit.read("innerHeight")
    before, low = None, min(HEAD, height * 0.45)
    for _ in range(MANY_TURNS):
        target = visit.target(identity)
        y = middle(target)[1]
        if low <= y <= height - FOOT or target == before:
            assert 0 <= y <= height, f"{identity} cannot be scrolled to"
            return
        before = target
        visit.turn_wheel(width * 0.4, height - 30, round(y - (low + height) / 2))
        visit.until_idle()
    raise AssertionError(f"{identity} cannot be scrolled to")


def tap(visit, identity):
    """Tap on a target where it is seen, and once more where a place was shown large first."""
    show(visit, identity)
    before = progress(visit.state)
    visit.tap(identity)
    if ":" in identity and before[0] == "table":
        state = visit.until(
            f"the touch of {identity} is heard",
            lambda now: not now["busy"] and (progress(now) != before or enlarged(now)),
        )
        if progress(state) == before:
            show(visit, identity)
            visit.tap(identity)


@pytest.mark.parametrize("game", [line.game for line in LINES])
def test_a_turn_is_played_against_the_computer_in_every_game(zoomed, game):
    tap(zoomed, f"play:{game}")
    zoomed.until_scene("table")
    state = zoomed.until_idle()
    match = Follower(zoomed)
    *before, last = match.ways()[match.legal()[0]]
    match.choose(tuple(before), lambda identity: tap(zoomed, identity))
    tap(zoomed, place_id(last))
    computers = sum(player["kind"] == "opponent" for player in state["players"])
    zoomed.until(
        "all others have moved and it is the person's turn",
        lambda now: not now["busy"] and now["turns"] >= computers + 1,
    )
    tap(zoomed, "menu")
    zoomed.until_menu()


def test_every_other_screen_is_gone_through_by_touch(zoomed):
    begin_two_players(zoomed)
    play_and_review(zoomed)
    change_a_setting(zoomed)
    learn(zoomed)


def begin_two_players(visit):
    """Set a match of two persons up, and start it."""
    tap(visit, "open:kalah")
    tap(visit, "people:kalah")
    visit.until_scene("setup")
    tap(visit, "preset:standard")
    tap(visit, "start")
    visit.until_scene("table")


def play_and_review(visit):
    """Play two moves, look at them, and go back to the menu."""
    match = Follower(visit)
    for _ in range(2):
        match.play(match.legal()[0], lambda identity: tap(visit, identity))
    tap(visit, "more")
    visit.until_scene("more")
    tap(visit, "review")
    visit.until_scene("review")
    tap(visit, "move:back")
    tap(visit, "mode:values")
    tap(visit, "back")
    visit.until_scene("table")
    tap(visit, "menu")
    visit.until_menu()


def change_a_setting(visit):
    """Change what stands far down in a list of settings."""
    tap(visit, "settings")
    visit.until_scene("settings")
    tap(visit, "left_handed:toggle")
    visit.until("it is set", lambda _: visit.target("left_handed:toggle")["pressed"])
    tap(visit, "left_handed:toggle")
    tap(visit, "tab:look")
    visit.target("theme:dark-wood")
    tap(visit, "close")
    visit.until_menu()


def learn(visit):
    """Give the answer of the first lesson, ask for a hint in a puzzle, and read how to play."""
    if all(target["id"] != "learn:kalah" for target in visit.targets()):
        tap(visit, "open:kalah")
    tap(visit, "learn:kalah")
    visit.until_scene("lessons")
    tap(visit, "lesson:kalah:kalah-sow")
    visit.until_scene("lesson")
    tap(visit, "house:0:3")
    visit.until("it was right", lambda now: not now["busy"] and visit.target("next")["name"])
    tap(visit, "close")
    visit.until_scene("lessons")
    tap(visit, "puzzles:kalah")
    visit.until_scene("puzzles")
    tap(visit, "go-on")
    visit.until_scene("puzzle")
    tap(visit, "hint")
    visit.until_idle()
    tap(visit, "close")
    visit.until_scene("puzzles")
    tap(visit, "back")
    visit.until_scene("lessons")
    tap(visit, "rules:kalah")
    page = visit.until_scene("rules")["page"]
    tap(visit, "next")
    visit.until("the page is turned", lambda now: now["page"] != page)
    tap(visit, "list")
    visit.until_scene("contents")
    tap(visit, "page:words")
    visit.until("the words are there", lambda now: now.get("page") == "words")
