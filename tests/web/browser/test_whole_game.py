"""Acceptance cases 14 and 23: whole games of each kind, by each of the ways there are to play."""

import pytest

from tests.web.browser.follower import begin
from tests.web.browser.hands import by_finger, by_keyboard
from tests.web.browser.lines import LINES

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
    tap = by_finger(visit)
    match = begin(visit, line, tap)
    match.play_line(line, tap)
    tap("menu")
    visit.until_menu()


@every_game
def test_a_whole_game_by_the_keyboard_alone(visit, line):
    visit.page.emulate_media(reduced_motion="reduce")
    enter = by_keyboard(visit)

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
