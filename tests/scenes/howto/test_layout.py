import pytest

from game.scenes.howto.layout import howto_layout
from game.view.measure import measure
from tests.scenes.rooms import WINDOWS, assert_apart_and_inside


@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_text_figure_and_buttons_have_room_of_their_own(size, text):
    m = measure(*size, text)
    screen = howto_layout(m)
    others = [screen.top.title, screen.heading, screen.text, screen.figure, screen.pager.number]
    assert_apart_and_inside(
        m.window, [screen.top.back, screen.pager.previous, screen.pager.following], others
    )


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_on_a_large_window_the_figure_of_how_to_play_is_the_larger_part(size):
    screen = howto_layout(measure(*size))
    assert screen.figure.width > 1.5 * screen.text.width
    assert screen.figure.height > 0.6 * size[1]
