"""Acceptance cases 14 and 23: a whole game, by each of the ways there are to play it."""

import re

from game.rules.registry import make
from tests.web.browser.kalah_player import set_up_small
from tests.web.browser.rig import PATIENCE

#: More presses of Tab than any screen has stops.
MANY_STOPS = 60

HOUSE = re.compile(r"(?P<seat>\w+), house (?P<house>\d), (?P<count>\d+) seeds?")
TURN = re.compile(r"(\w+) (?:to move|begins)\b")

#: Milliseconds in which the sowing of a small board has ended.
SOWN = 2000


def test_a_whole_game_by_clicks_on_the_canvas(visit):
    match = set_up_small(visit)
    match.play_out()
    visit.click("menu")
    visit.until_menu()


def test_a_whole_game_by_the_keyboard_alone(visit):
    def press(identity):
        """Walk to a button by Tab and press it."""
        visit.target(identity)
        for _ in range(MANY_STOPS):
            if visit.focused() == identity:
                break
            visit.press("Tab")
        else:
            raise AssertionError(f"Tab never reaches {identity}")
        visit.press("Enter")

    match = set_up_small(visit, activate=press)
    match.play(match.legal()[0], press)
    match.play_out(lambda place: visit.press(place[-1]))
    press("menu")
    visit.until_menu()


def test_a_whole_game_by_buttons_and_the_live_region_alone(visit):
    """What a screen reader gives a person: roles, names, and what is spoken. No `targets`."""
    page = visit.page

    def press(name):
        page.get_by_role("button", name=re.compile("^" + re.escape(name))).press("Enter")

    def houses_of(seat):
        """The houses of a side that hold seeds, as their buttons tell."""
        names = [b.get_attribute("aria-label") for b in page.get_by_role("button").all()]
        found = [match for match in map(HOUSE.fullmatch, names) if match and match["seat"] == seat]
        return [match for match in found if match["count"] != "0"]

    def spoken_after(before, region="polite"):
        page.wait_for_function(
            "([id, before]) => document.getElementById(id).textContent.trim() !== before",
            arg=[region, before],
            timeout=PATIENCE * 1000,
        )
        return visit.spoken(region)

    press("Set up Mancala")
    for label, times in (("Houses: one less", 3), ("Seeds a house: one less", 2)):
        for _ in range(times):
            before = visit.spoken()
            press(label)
            spoken_after(before)
    press("Start")
    page.get_by_role("button", name="South, house 1, 2 seeds").wait_for()
    game = make("kalah", {"houses": 3, "seeds": 2})
    position = game.start(0)
    while game.outcome(position) is None:
        page.wait_for_timeout(SOWN)
        line = visit.spoken()
        seat = TURN.findall(line)[-1]
        assert seat == ("South", "North")[game.to_move(position)], line
        chosen = houses_of(seat)[-1]
        position, _ = game.play(position, int(chosen["house"]))
        press(chosen[0])
        spoken_after(line)
    scores = game.outcome(position).scores
    result = spoken_after("", "urgent")
    assert f"South {scores[0]}, North {scores[1]}" in result
    press("Menu")
    page.get_by_role("button", name="Play Mancala", exact=True).wait_for()
