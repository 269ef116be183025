"""The graph of a match: pressed and dragged, by keys, and in words."""

import pygame
import pytest

from game.host.interface import Adjusted, Focus, Key, Pointer, Range
from game.scenes.review.graph import Course, Graph, Labels
from game.view.box import Box
from game.view.brush import Brush
from game.view.measure import LEAST_TEXT, measure
from game.view.text.text_box import fits
from game.view.text.type import Type
from game.view.theme import LIGHT_WOOD
from tests.boxes import meet
from tests.scenes.review.rigs import at_review
from tests.scenes.stage import against_computer, match_of

LABELS = Labels("You ahead", "Computer ahead", "22 moves", ("You", "Computer"))


BOX = Box(40, 440, 820, 190)


def graph_of(points=23, box=BOX, at=4):
    return Graph(box, Course([0.5] * points, (), at), LABELS, 16)


def brush():
    m = measure(1280, 720)
    return Brush(LIGHT_WOOD, Type(), 1.0, m.body, m.unit)


@pytest.mark.parametrize("points", [2, 3, 23, 401])
def test_each_point_is_found_where_it_stands(points):
    graph = graph_of(points)
    assert [graph.point_at(graph.x_of(n)) for n in range(points)] == list(range(points))
    assert graph.point_at(0) == 0
    assert graph.point_at(2000) == points


@pytest.mark.parametrize("device", ["mouse", "touch"])
def test_it_is_pressed_and_dragged(device):
    rig = at_review(match_of(20))
    x_of = rig.top.picture.graph.x_of
    y = rig.top.picture.graph.box.middle[1]
    rig.send(Pointer("down", x_of(5), y, device))
    assert rig.top.study.selected == 5
    for point in (9, 12, 7):
        rig.send(Pointer("move", x_of(point), y + 300, device))
    assert rig.top.study.selected == 5
    rig.top.update(0.01)
    assert rig.top.study.selected == 7
    rig.send(Pointer("up", x_of(14), y, device))
    assert rig.top.study.selected == 14
    assert "Move 14" in rig.said[-1]


def test_beyond_its_right_end_lies_the_end_of_the_match():
    rig = at_review(match_of(-1), move=3)
    box = rig.top.picture.graph.box
    rig.send(Pointer("down", box.right - 4, box.middle[1]), Pointer("up", box.right - 4, 500))
    assert rig.top.study.selected == len(rig.top.match.turns) + 1


def test_it_is_a_slider_with_its_numbers():
    match = match_of(12, players=against_computer())
    rig = at_review(match, move=6, known={"bars": {6: 0.62}})
    target = rig.targets()["graph"]
    assert target.role == "slider"
    assert target.range == Range(1, 13, 6)
    assert target.text.startswith("Move 6 of 12: you have about 62 wins in 100")
    assert target.description.startswith(
        "From left to right: moves 0 to 12. Up: You ahead. Down: Computer ahead."
    )
    rig.send(Focus("graph"), Key("ArrowRight"))
    assert rig.top.study.selected == 7
    rig.send(Key("Home"))
    assert rig.top.study.selected == 1
    rig.send(Adjusted("graph", 9))
    assert rig.top.study.selected == 9
    assert rig.targets()["graph"].range == Range(1, 13, 9)


def test_a_mistake_is_told_at_its_point_and_has_a_dot():
    match = match_of(12, players=against_computer())
    own = next(n for n, turn in enumerate(match.turns) if turn.seat == 0 and n)
    worth = {own: {match.turns[own].move: -20}}
    rig = at_review(match, move=own + 1, known={"worth": worth})
    assert rig.targets()["graph"].text.endswith(", your blunder")
    assert own + 1 in rig.top.picture.graph.course.faults


def test_of_more_players_it_tells_of_one():
    match = match_of(6, game="four-player")
    rig = at_review(match, below=1)
    labels = rig.top.picture.graph.labels
    name = rig.top.study.players[1].name
    assert (labels.up, labels.down) == (f"{name} ahead", f"{name} behind")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_even_line_lies_where_all_have_an_equal_share(players):
    rig = at_review(match_of(3, game="bantu", options={"players": players}))
    assert rig.top.picture.graph.course.even == pytest.approx(1 / players)


@pytest.mark.parametrize("size", [(820, 190), (366, 80), (300, 60), (620, 150)])
def test_its_words_have_room_and_keep_apart(size):
    graph = graph_of(box=Box(10, 10, *size))
    words = graph.words(brush())
    assert words
    for number, one in enumerate(words):
        assert one.box.inside(graph.box)
        assert fits(one, brush())
        assert one.size >= LEAST_TEXT
        assert not any(meet(one.box, other.box) for other in words[number + 1 :])


@pytest.mark.parametrize("size", [(820, 190), (366, 84), (620, 150)])
def test_its_words_leave_the_curve_to_be_seen(size):
    graph = graph_of(box=Box(10, 10, *size))
    plot = graph._plot
    assert plot.height > 40
    assert plot.width > size[0] / 2
    assert not any(meet(one.box, plot) for one in graph.words(brush()))


def test_where_it_is_very_low_it_has_no_words():
    assert graph_of(box=Box(0, 0, 300, 30)).words(brush()) == []


def test_what_is_not_known_yet_leaves_a_gap_in_the_curve():
    graph = Graph(Box(0, 0, 300, 100), Course([0.5, 0.6, None, 0.4], (), 0), LABELS, 16)
    assert [len(part) for part in graph._stretches(brush())] == [2, 1]


def test_against_the_computer_its_mistakes_are_told_apart_from_your_own():
    match = match_of(12, players=against_computer())
    worth = {at: {turn.move: -20} for at, turn in enumerate(match.turns)}
    course = at_review(match, move=1, known={"worth": worth}).top.picture.graph.course
    assert course.faults
    assert course.others
    assert all(match.turns[point - 1].seat == 0 for point in course.faults)
    assert all(match.turns[point - 1].seat == 1 for point in course.others)


@pytest.mark.parametrize("points", [12, 400])
def test_dots_are_seen(points):
    plain, dotted = graph_of(points), graph_of(points)
    bars = [0.5] * points
    dotted.course = Course(bars, (3, 5), 4, 0.5, (7,))
    pictures = []
    for graph in (plain, dotted):
        surface = pygame.Surface((900, 700))
        graph.draw(surface, brush())
        pictures.append(pygame.image.tobytes(surface, "RGB"))
    assert pictures[0] != pictures[1]
