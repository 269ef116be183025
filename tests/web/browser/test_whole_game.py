"""Acceptance cases 14 and 23: whole games of each kind, by each of the ways there are to play."""

import pytest

from tests.web.browser.follower import begin
from tests.web.browser.lines import LINES, words

#: More presses of Tab than any screen has stops.
MANY_STOPS = 160

every_game = pytest.mark.parametrize("line", LINES, ids=str)


@every_game
def test_a_whole_game_by_clicks_on_the_canvas(visit, line):
    # The shortest game is watched, with all that moves in it.
    motion = "no-preference" if line.game == "kalah" else "reduce"
    visit.page.emulate_media(reduced_motion=motion)
    match = begin(visit, line)
    match.play_line(line)
    visit.click("menu")
    visit.until_menu()


@every_game
def test_a_whole_game_by_touch_on_a_phone(phone, line):
    visit = phone
    visit.page.emulate_media(reduced_motion="reduce")
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
    visit.page.emulate_media(reduced_motion="reduce")

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
