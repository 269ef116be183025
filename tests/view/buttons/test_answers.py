"""Answers to a question: one bar where they can be read in it, else several."""

import pytest

from game.view.box import Box
from game.view.buttons.answers import answers_of, bar_width
from game.view.buttons.controls import Segment
from game.view.buttons.drawing import item_fits
from tests.scenes.stage import Rig

SHORT = [Segment(f"a:{n}", f"Answers{n}", n == 1) for n in range(4)]


def brush():
    return Rig(drawn=False).context.brush


@pytest.mark.parametrize(("width", "rows"), [(600, 1), (200, 2), (80, 4)])
def test_answers_stand_in_as_few_bars_as_can_be_read(width, rows):
    items, height = answers_of(SHORT, Box(10, 20, width, 0), "a", brush(), 44)
    tops = {item.box.y for item in items}
    assert len(tops) == rows
    assert all(item_fits(item, brush()) for item in items)
    assert height == max(item.box.bottom for item in items) - 20
    assert [item.pressed for item in items] == [False, True, False, False]
    assert {(item.role, item.group) for item in items} == {("radio", "a")}


def test_each_bar_is_round_at_its_ends():
    items, _ = answers_of(SHORT, Box(0, 0, 200, 0), "a", brush(), 44)
    assert [item.sides for item in items] == ["left", "right", "left", "right"]


def test_in_a_bar_of_its_own_width_each_answer_has_room():
    width = bar_width(SHORT, brush())
    items, height = answers_of(SHORT, Box(0, 0, width, 0), "a", brush(), 44)
    assert height == 44
    assert all(item.box.height == 44 for item in items)
