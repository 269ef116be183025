"""Acceptance cases 14 and 23: whole games of each kind, by each of the ways there are to play."""

import pytest

from game.rules.registry import make
from tests.web.browser.follower import begin
from tests.web.browser.lines import LINES, words
from tests.web.browser.rig import PATIENCE

#: More presses of Tab than any screen has stops.
MANY_STOPS = 160

SEATS = [words(f"table.kalah.seat-{seat}") for seat in (0, 1)]

#: What each name of a button says of seat, house and seeds, for as many as there can be.
HOUSES = {
    words("table.kalah.house", seat=SEATS[seat], house=house, count=count): (seat, house, count)
    for seat in (0, 1)
    for house in (1, 2, 3)
    for count in range(13)
}

every_game = pytest.mark.parametrize("line", LINES, ids=str)


def at_rest(visit, line):
    """Ask the page for reduced motion, where a game is not to be watched."""
    visit.page.emulate_media(reduced_motion="reduce" if line.still else "no-preference")


@every_game
def test_a_whole_game_by_clicks_on_the_canvas(visit, line):
    at_rest(visit, line)
    match = begin(visit, line)
    match.play_line(line)
    visit.click("menu")
    visit.until_menu()


@every_game
def test_a_whole_game_by_touch_on_a_phone(phone, line):
    visit = phone
    at_rest(visit, line)
    match = begin(visit, line, visit.tap)

    def touch(identity):
        """Touch a place, and once more where it was shown large first."""
        before = progress(visit.state)
        visit.tap(identity)
        state = visit.until(
            f"the touch of {identity} is heard",
            lambda now: not now["busy"] and (progress(now) != before or enlarged(now)),
        )
        if progress(state) == before:
            visit.tap(identity)

    match.play_line(line, touch)
    visit.tap("menu")
    visit.until_menu()


def progress(state):
    """What changes with every press that is a move or a part of one."""
    return state["turns"], state.get("chosen")


def enlarged(state):
    return state["text"] == words("table.enlarged")


@every_game
def test_a_whole_game_by_the_keyboard_alone(visit, line):
    at_rest(visit, line)

    def walk(identity):
        """Walk to a button by Tab."""
        visit.target(identity)
        for _ in range(MANY_STOPS):
            if visit.focused() == identity:
                return
            visit.press("Tab")
        raise AssertionError(f"Tab never reaches {identity}")

    def enter(identity):
        walk(identity)
        visit.press("Enter")

    def key(identity):
        """Press a place by its digit if it has one, else by Tab and Enter."""
        digit = match.digit(identity)
        if digit is None:
            enter(identity)
        else:
            visit.press(digit)

    match = begin(visit, line, enter)
    first, *others = line.played(match.game)
    match.play(first, enter)
    for move in others:
        match.play(move, key)
    match.until_result()
    enter("menu")
    visit.until_menu()


def test_a_whole_game_by_buttons_and_the_live_region_alone(visit):
    """What a screen reader gives a person: roles, names, and what is spoken. No `targets`."""
    page = visit.page

    def button(name):
        return page.get_by_role("button", name=name, exact=True)

    def press(name):
        """Press a button, and wait until something is said."""
        before = visit.spoken()
        button(name).press("Enter")
        return spoken_after(before)

    def spoken_after(before, region="polite"):
        page.wait_for_function(
            "([id, before]) => document.getElementById(id).textContent.trim() !== before",
            arg=[region, before],
            timeout=PATIENCE * 1000,
        )
        return visit.spoken(region)

    def houses_of(seat):
        """The buttons of a side's houses that hold seeds, by what their names say."""
        names = [found.get_attribute("aria-label") for found in page.get_by_role("button").all()]
        houses = [(name, HOUSES[name]) for name in names if name in HOUSES]
        return [(name, house) for name, (owner, house, count) in houses if owner == seat and count]

    press(words("menu.setup-of", game=words("menu.game.kalah")))
    for field, default, wanted in (("houses", 6, 3), ("seeds", 4, 2)):
        for value in range(default, wanted, -1):
            press(words("setup.less", field=words(f"setup.kalah.{field}"), value=value))
    line = press(words("setup.start"))
    game = make("kalah", {"houses": 3, "seeds": 2})
    position = game.start(0)
    while game.outcome(position) is None:
        visit.until_idle()
        seat = game.to_move(position)
        turns = [words(key, player=SEATS[seat]) for key in ("table.to-move", "table.turn-first")]
        assert any(turn in line for turn in turns), line
        name, house = houses_of(seat)[-1]
        position, _ = game.play(position, house)
        line = press(name)
    result = spoken_after("", "urgent")
    for seat, score in game.outcome(position).scores.items():
        assert f"{SEATS[seat]} {score}" in result
    button(words("result.menu")).press("Enter")
    button(words("menu.play", game=words("menu.game.kalah"))).wait_for()
