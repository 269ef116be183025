"""Acceptance cases 14 and 23: whole games of each kind, by each of the ways there are to play."""

import pytest

from game.view.box import Box
from game.view.focus import DIRECTIONS, neighbour
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


def box_of(target):
    return Box(target["x"], target["y"], target["width"], target["height"])


def first_step(boxes, here, there):
    """The arrow with which the shortest way to another place begins, and where it leads."""
    ways = {here: None}
    todo = [here]
    for place in todo:
        for key in DIRECTIONS:
            further = neighbour(boxes, place, key, False)
            if further not in ways:
                ways[further] = ways[place] or (key, further)
                todo.append(further)
    return ways[there]


@every_game
def test_a_whole_game_by_the_keyboard_alone(visit, line):
    visit.page.emulate_media(reduced_motion="reduce")

    def walk(identity):
        """Walk to a button by Tab, to a place of the board by Tab and then by arrows."""
        goal = visit.target(identity)
        cells = {t["id"]: box_of(t) for t in visit.targets() if t["role"] == "cell"}
        for _ in range(MANY_STOPS):
            here = visit.focused()
            if here == identity:
                return
            if goal["role"] == "cell" and here in cells:
                key, there = first_step(cells, here, identity)
                visit.press(key)
                visit.until(f"{key} leads to {there}", lambda _, to=there: visit.focused() == to)
            else:
                visit.press("Tab")
        raise AssertionError(f"no key leads to {identity}")

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
