"""Where the match turned: buttons for the moves that changed it."""

import math
import re

import pytest

from game.play.advice import Standing
from game.play.match import Player
from tests.boxes import meet
from tests.scenes.analysis.rigs import (
    after_match,
    turn_numbers,
    whole_kalah,
    with_turning_points,
)
from tests.scenes.stage import Rig, match_of
from tests.window_sizes import SIZES


def test_a_turning_point_says_for_whom_and_what_was_proven():
    rig = after_match(match_of(-1), seat=1)
    turns = {item.id: item.name for item in rig.top.items.values() if item.id.startswith("turn:")}
    assert turns["turn:0"] == (
        "Move 1 by Player 1 changed the match for Player 2: from a sure loss to a sure win. "
        "Go to the position before it"
    )
    assert any(
        re.search(r"from \d+ wins? in 100 to \d+ wins? in 100", name) for name in turns.values()
    )


def test_a_turning_point_leads_to_its_position():
    rig = Rig("analysis", {"match": whole_kalah()})
    rig.settle()
    turns = [name for name in rig.targets() if name.startswith("turn:")]
    assert turns
    assert "changed the match" in rig.targets()[turns[0]].name
    rig.press(turns[0])
    at = int(turns[0].partition(":")[2])
    assert rig.top.at == at
    match = rig.top.match
    assert rig.top.position_json() == match.game.position_to_json(match.position_at(at))
    assert match.cursor == len(match.turns)


@pytest.mark.parametrize("turns", [9, -1])
@pytest.mark.parametrize("size", SIZES)
def test_every_move_that_changed_the_match_can_be_reached(size, turns):
    rig = with_turning_points(match_of(turns), size)
    turning = rig.top.job.assessment.turning()
    assert f"{len(turning)} turning point" in rig.targets()["graph"].name
    seen = turn_numbers(rig)
    while len(seen) < len(turning):
        rig.press("further-turns")
        assert rig.said[-1].startswith("Now shown: Move ")
        assert all(f"Move {turn + 1}" in rig.said[-1] for turn in turn_numbers(rig))
        assert turn_numbers(rig)
        seen += turn_numbers(rig)
        for number, one in enumerate(items := list(rig.top.items.values())):
            assert one.box.inside(rig.context.measure.window)
            assert not any(meet(one.box, other.box) for other in items[number + 1 :])
    assert tuple(seen) == turning


def test_further_moves_that_changed_the_match_are_reached_with_the_keyboard():
    rig = with_turning_points(match_of(9), (320, 568))
    first = turn_numbers(rig)
    rig.top.move_focus("further-turns")
    rig.key("Enter")
    assert rig.top.focus == "further-turns"
    assert turn_numbers(rig)[0] == first[-1] + 1


@pytest.mark.parametrize("size", [(1280, 720), (320, 568)])
def test_a_finished_match_has_room_for_six_moves_that_changed_it(size):
    rig = with_turning_points(whole_kalah(), size, most=6)
    assert turn_numbers(rig) == list(range(6))
    assert "further-turns" not in rig.targets()
    before = with_turning_points(whole_kalah(), size, most=6)
    before.top.go(3)
    assert rig.top.current_layout.graph.height >= before.top.current_layout.graph.height


def test_the_button_that_was_pressed_stays_where_fewer_have_room():
    rig = with_turning_points(whole_kalah(), (320, 568), most=6)
    rig.press("turn:5")
    assert 5 in turn_numbers(rig)
    assert len(turn_numbers(rig)) < 6


def test_what_changed_the_match_is_shown_while_the_work_goes_on():
    rig = Rig("analysis", {"match": match_of(30)}, drawn=False)
    for cursor, bar in enumerate((0.1, 0.9, 0.1)):
        rig.top.job.assessment.learn(cursor, Standing(bar, False))
    while not turn_numbers(rig) or len(rig.top.job.assessment.standings) < 3:
        rig.frame(dt=2)
    assert not rig.top.job.assessment.done
    assert 0 in turn_numbers(rig)
    rig.frame(dt=2)
    assert "So far " in rig.targets()["graph"].name


def test_while_it_is_worked_on_the_page_stays_at_the_button_in_focus():
    rig = with_turning_points(match_of(9), (320, 568), most=8)
    while 6 not in turn_numbers(rig):
        rig.press("further-turns")
    rig.top.move_focus("turn:6")
    rig.top.job.assessment.learn(0, Standing(0.9, False))
    rig.top._refresh(fresh=False)
    assert rig.top.job.assessment.turning()[0] == 1
    assert rig.top.focus == "turn:6"


def test_bar_and_graph_show_the_signs_of_whom_they_tell():
    players = {0: Player(sign=4), 1: Player(sign=5)}
    rig = with_turning_points(match_of(7, players=players))
    theme, match = rig.context.theme, rig.top.match
    assert rig.context.theme.signs[:2] == (4, 5)
    rig.frame()
    while rig.top.unfinished:
        rig.frame()
    box = rig.top.bar_parts().sign
    colours = {
        tuple(rig.surface.get_at((x, y)))[:3]
        for x in range(round(box.x), round(box.right))
        for y in range(round(box.y), round(box.bottom))
    }

    def is_drawn(seat):
        sign = theme.seats[seat]
        return any(math.dist(colour, sign) < 4 for colour in colours)

    assert is_drawn(match.to_move)
    assert not is_drawn(1 - match.to_move)
    assert rig.top.assessment_words.ends() == (0, 1)
