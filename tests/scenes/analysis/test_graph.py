"""The graph of a match: what stands around it, and where."""

import pytest
from game.scenes.analysis.graph_labels import Axes, AxisEnd, graph_layout, spot_across
from game.scenes.analysis.layout import analysis_layout

from game.view.box import Box
from game.view.brush import Brush
from game.view.measure import LEAST_TEXT, measure
from game.view.text.text_box import fits
from game.view.text.type import Type
from game.view.theme import LIGHT_WOOD
from tests.boxes import meet
from tests.window_sizes import SIZES


def end(name):
    """One end of the axis, where that player is ahead."""
    return AxisEnd(f"{name} ahead", name)


AXES = Axes(end("Player 1"), "even", end("Player 2"), "Move")
LONG = Axes(end("Maximilian Wolfeschlegel"), "even", end("Bartholomew the Third"), "Move")


def brush_of(m):
    """A brush for windows of that measure."""
    return Brush(LIGHT_WOOD, Type(), 1.0, m.body, m.unit)


def laid_out(size, axes=AXES, points=41):
    m = measure(*size)
    box = analysis_layout(m).graph
    return box, graph_layout(box, axes, points, m.small, brush_of(m)), brush_of(m)


@pytest.mark.parametrize("axes", [AXES, LONG], ids=["short", "long"])
@pytest.mark.parametrize("points", [1, 2, 41, 1300])
@pytest.mark.parametrize("size", SIZES)
def test_text_around_the_graph_has_room_and_keeps_apart(size, points, axes):
    box, (plot, words, _), brush = laid_out(size, axes, points)
    assert plot.inside(box)
    assert plot.width >= 0.6 * box.width
    boxes = [plot, *(label.box for label in words)]
    for number, one in enumerate(boxes):
        assert one.inside(box)
        assert not any(meet(one, other) for other in boxes[number + 1 :])
    for label in words:
        assert fits(label, brush)
        assert label.size >= LEAST_TEXT


def test_up_even_down_and_moves_are_told_where_they_are():
    box, (plot, words, numbered), _ = laid_out((1280, 720))
    at = {label.text: label.box for label in words}
    assert at["Player 1 ahead"].y == plot.y
    assert at["even"].middle[1] == pytest.approx(plot.middle[1])
    assert at["Player 2 ahead"].bottom == pytest.approx(plot.bottom)
    assert at["Move"].y >= plot.bottom
    assert numbered == tuple(range(0, 41, 5))
    for turn in numbered[1:-1]:
        assert at[str(turn)].middle[0] == pytest.approx(spot_across(plot, 41, turn, 1.0))
    assert box.bottom == pytest.approx(at["40"].bottom)


@pytest.mark.parametrize(
    ("height", "told"), [(30, set()), (52, {"Player 1 ahead", "Player 2 ahead"})]
)
def test_a_low_graph_has_less_text(height, told):
    brush = brush_of(measure(1280, 720))
    plot, words, numbered = graph_layout(Box(0, 0, 300, height), AXES, 41, 14, brush)
    assert {label.text for label in words} == told
    assert numbered == ()
    assert plot.height == height


@pytest.mark.parametrize("size", SIZES)
def test_a_name_that_is_too_long_leaves_the_word_that_tells_what_it_means(size):
    _, (_, words, _), _ = laid_out(size, LONG)
    ends = [label.text for label in words if label.text.startswith(("Max", "Bar"))]
    assert len(ends) == 2
    assert all(text.endswith(" ahead") for text in ends)
