from itertools import product

import pytest

from game.scenes.howto.layout import howto_layout
from game.view.box import TOUCH
from game.view.measure import measure
from tests.boxes import meet
from tests.scenes.rooms import WINDOWS, assert_apart_and_inside

KINDS = [
    {"square": square, "figure": figure, "moves": figure and moves, "contents": contents}
    for square, figure, moves, contents in product((False, True), repeat=4)
]


def layout_of(m, *, lesson=True, **kind):
    return howto_layout(m, lesson=lesson, **kind)


@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_text_figure_and_buttons_have_room_of_their_own(size, text):
    for left_handed in (False, True):
        m = measure(*size, text, left_handed)
        for kind in KINDS:
            layout = layout_of(m, **kind)
            pressed = [layout.back, layout.previous, layout.following, *layout.controls]
            pressed += [box for box in (layout.lesson, layout.list_button) if box is not None]
            others = [layout.title, layout.text]
            for box in (layout.contents, layout.figure, layout.told, layout.dots, layout.legend):
                others += [] if box is None else [box]
            if layout.bar is not None:
                assert min(layout.bar.width / 3, layout.bar.height) >= TOUCH - 0.01
                others.append(layout.bar)
            assert_apart_and_inside(m.window, pressed, others)


def test_contents_stand_beside_the_page_in_a_window_and_behind_a_button_on_a_phone():
    kind = {"square": False, "figure": True, "moves": True, "contents": True}
    desk, phone = (layout_of(measure(*size), **kind) for size in ((1280, 720), (390, 844)))
    assert desk.contents is not None
    assert desk.list_button is None
    assert phone.contents is None
    assert phone.list_button is not None


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_on_a_large_window_the_figure_of_how_to_play_is_the_larger_part(size):
    for square in (False, True):
        layout = layout_of(measure(*size), square=square, figure=True, moves=True, contents=True)
        assert layout.figure.width > 1.4 * layout.text.width
        assert layout.figure.height > 0.5 * size[1]


def test_for_the_left_hand_the_figure_lies_at_the_other_side():
    kind = {"square": False, "figure": True, "moves": True, "contents": True}
    right, left = (layout_of(measure(1280, 720, 1.0, hand), **kind) for hand in (False, True))
    assert right.figure.x > right.text.x
    assert left.figure.x < left.text.x
    assert [box.width for box in left.controls] == [box.width for box in right.controls]
    assert [box.x for box in left.controls] == sorted(box.x for box in left.controls)
    assert not meet(left.contents, left.text)
