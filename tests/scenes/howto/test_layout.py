import pytest

from game.scenes.howto.layout import howto_layout
from game.view.measure import measure
from tests.scenes.rooms import WINDOWS, assert_apart_and_inside


@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_text_figure_and_buttons_have_room_of_their_own(size, text):
    m = measure(*size, text)
    layout = howto_layout(m)
    others = [layout.top.title, layout.heading, layout.text, layout.figure, layout.pager.number]
    assert_apart_and_inside(
        m.window, [layout.top.back, layout.pager.previous, layout.pager.following], others
    )


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
def test_on_a_large_window_the_figure_of_how_to_play_is_the_larger_part(size):
    layout = howto_layout(measure(*size))
    assert layout.figure.width > 1.5 * layout.text.width
    assert layout.figure.height > 0.6 * size[1]
