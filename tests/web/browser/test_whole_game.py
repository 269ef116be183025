"""Acceptance cases 14 and 23: whole games of each kind, by each of the ways there are to play."""

import pytest

from game.scenes.table_ways import Naming, named
from game.view.look import NOBODY
from game.view.looks import LOOKS
from tests.web.browser.follower import WORDS, begin, ways_of
from tests.web.browser.lines import LINES, words
from tests.web.browser.rig import PATIENCE

#: More presses of Tab than any screen has stops.
MANY_STOPS = 160

PHONE = {"width": 390, "height": 844}

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
def test_a_whole_game_by_touch_on_a_phone(server, new_visit, line):
    visit = new_visit(has_touch=True, is_mobile=True, viewport=PHONE)
    at_rest(visit, line)
    visit.open(server.address() + "?test=1").until_menu()
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
    assert visit.errors == []


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


@every_game
def test_a_whole_game_by_buttons_and_the_live_region_alone(visit, line):
    """What a screen reader gives a person: roles, names, and what is spoken. No `window.baraza`."""
    at_rest(visit, line)
    page = visit.page

    def button(name):
        return page.get_by_role("button", name=name, exact=True)

    def press(name, region="polite"):
        """Press a button, and wait until something is said."""
        before = visit.spoken(region)
        button(name).press("Enter")
        return spoken_after(before, region)

    def spoken_after(before, region):
        page.wait_for_function(
            "([id, before]) => { const said = document.getElementById(id).textContent.trim();"
            " return said && said !== before; }",
            arg=[region, before],
            timeout=PATIENCE * 1000,
        )
        return visit.spoken(region)

    def turn(seat):
        """The sentences that may say that a seat is to move."""
        return [words(key, player=player(seat)) for key in ("table.to-move", "table.turn-first")]

    def player(seat):
        return words(f"table.{line.game}.seat-{seat}")

    game, look = line.rules(), LOOKS[line.game]
    press(words("menu.setup-of", game=words(f"menu.game.{line.game}")))
    for _, name in line.setup:
        press(name)
    if line.die:
        rolled = press(words("setup.start"), "urgent")
        said = press(words("setup.begin"))
        first = next(seat for seat in game.seats if turn(seat)[1] in rolled)
    else:
        said = press(words("setup.start"))
        first = game.seats[0]
    position = game.start(first)
    before = visit.spoken("urgent")
    for move in line.played(game):
        seat = game.to_move(position)
        assert any(sentence in said for sentence in turn(seat)), said
        presses = ways_of(game, position)[move]
        for name in named(Naming(WORDS, look, NOBODY), game, position, presses):
            said = press(name)
        was, (position, events) = position, game.play(position, move)
        names = {seat: player(seat) for seat in game.seats}
        for sentence in look.narrate(WORDS, game, was, names, events):
            assert sentence in said
    result = spoken_after(before, "urgent")
    outcome = game.outcome(position)
    assert words("result.won", player=player(outcome.winners[0])) in result
    for seat, score in outcome.scores.items():
        assert f"{player(seat)} {score}" in result
    button(words("result.menu")).press("Enter")
    button(words("menu.play", game=words(f"menu.game.{line.game}"))).wait_for()
