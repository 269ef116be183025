"""The course of a match in words: the graph's name, its ends and how far the work has come."""

import re

import pytest
from game.scenes.analysis.assessment_words import AssessmentWords

from game.i18n.catalogue import Catalogue
from game.i18n.player import Player
from game.play.advice import Standing
from game.play.assessment import Assessment
from game.view.buttons.drawing import item_fits
from game.view.text.text_box import TextBox, fits
from game.view.widgets import Item
from tests.boxes import meet
from tests.scenes.analysis.rigs import after_match, first_moves
from tests.scenes.stage import Rig, match_of
from tests.window_sizes import SIZES


def test_the_name_of_the_graph_keeps_up_with_what_is_known():
    rig = Rig("analysis", {"match": match_of(30)})
    names, seconds = [], 0.0
    while len(names) < 4:
        rig.frame(dt=0.3)
        seconds += 0.3
        name = rig.targets()["graph"].name
        if not names or names[-1] != name:
            names.append(name)
    done = [int(re.search(r"(\d+) of 31", name)[1]) for name in names]
    assert done == sorted(done)
    assert done[-1] > 0
    assert seconds >= 2  # no more than about one name a second


@pytest.mark.parametrize("seat", [0, 1])
def test_of_two_players_each_is_ahead_at_one_side_of_the_graph(seat):
    rig = Rig("analysis", {"match": match_of(4), "seat": seat}, drawn=False)
    names = [rig.top.players[seat].name, rig.top.players[1 - seat].name]
    axes = rig.top.assessment_words.axes()
    assert (axes.up.label, axes.down.label) == (f"{names[0]} ahead", f"{names[1]} ahead")


def test_of_more_players_the_graph_tells_of_one():
    match = first_moves("four-player", 2, players=3)
    rig = Rig("analysis", {"match": match, "seat": 1}, drawn=False)
    name = rig.top.players[1].name
    axes = rig.top.assessment_words.axes()
    assert (axes.up.label, axes.down.label) == (f"{name} ahead", f"{name} behind")


def test_the_graph_is_told_in_words():
    rig = after_match(match_of(-1))
    name, assessment = rig.targets()["graph"].name, rig.top.job.assessment
    assert name.startswith(
        f"The match from Player 1's side: {len(assessment.turning())} turning points"
    )
    assert f"moves 0 to {assessment.points - 1}. Up: Player 1 ahead. Down: Player 2 ahead." in name
    counted = re.search(r"Of (\d+) positions: .* in (\d+), .* in (\d+), about even in (\d+)", name)
    number, ahead, behind, even = map(int, counted.groups())
    assert number == assessment.points == ahead + behind + even
    assert ahead >= sum(standing.bar > 0.55 for standing in assessment.standings)
    rig.press("graph")
    assert rig.said[-1] == name


@pytest.mark.parametrize("players", [3, 4])
def test_of_several_who_stand_alike_nobody_is_called_behind(players):
    match = first_moves("bantu", 1, players=players)
    assessment = Assessment(match, match.game.seats[0])
    for cursor in range(2):
        assessment.learn(cursor, Standing(1 / players, False))
    while not assessment.done:
        assessment.step()
    names = {seat: Player(name) for seat, name in zip(match.game.seats, "ABCD", strict=False)}
    words = AssessmentWords(Catalogue.load(["en"]), match, names, assessment)
    assert words.axes().level == 1 / players
    assert "about even in 2" in words.name()


def test_the_work_tells_how_far_it_has_come_over_both_looks():
    match = first_moves("bao", 8)
    rig = Rig("analysis", {"match": match}, drawn=False)
    rig.top.job.assessment.learn(2, Standing(1.0, False))
    lines = []
    while rig.top.job.busy:
        rig.frame(dt=2)
        if lines[-1:] != [rig.top.assessment_words.progress()]:
            lines.append(rig.top.assessment_words.progress())
            assert ("progress" in rig.top.items) == (not rig.top.job.assessment.done)
    assert lines[:2] == ["0 of 9 positions", "1 of 9 positions"]
    close = [re.fullmatch(r"Looking closer: (\d+) left", line) for line in lines[9:-1]]
    assert close
    assert all(int(line[1]) > 0 for line in close)
    assert lines[-1] == ""
    assert "progress" not in rig.targets()
    assert any(line.startswith("The match from Player 1's side: ") for line in rig.said[-2:])


@pytest.mark.parametrize("text", ["normal", "larger"])
@pytest.mark.parametrize("size", SIZES)
def test_what_is_written_about_the_course_fits_every_window(size, text):
    rig = Rig("analysis", {"match": match_of(6)}, size=size, drawn=False, text=text)
    brush, box = rig.context.brush, rig.top.items["progress"].box
    for line in ("Looking closer: 199 left", "1203 of 1203 positions"):
        assert fits(TextBox(line, box, rig.context.measure.small, align="right"), brush)
    assert fits(rig.top.words[0], brush)
    assert not meet(rig.top.words[0].box, box)
    rig.top._turn_pages.lay_out(2, rig.top.current_layout.turns)
    for _, place in rig.top._turn_pages.page_buttons():
        assert item_fits(Item("turn:109", "", place, "Move 110", "flag"), brush)
