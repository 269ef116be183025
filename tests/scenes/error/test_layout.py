import pytest

from game.scenes.error.layout import error_layout
from game.view.measure import measure
from tests.scenes.rooms import WINDOWS, assert_apart_and_inside


@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_report_and_buttons_have_room_of_their_own(size, text):
    m = measure(*size, text)
    layout = error_layout(m, paged=True)
    assert_apart_and_inside(
        m.window, [*layout.turning, *layout.buttons], [layout.title, layout.text, layout.report]
    )


@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_buttons_take_the_room_of_those_that_turn_pages_where_there_is_one_page(size, text):
    m = measure(*size, text)
    layout = error_layout(m)
    assert_apart_and_inside(m.window, layout.buttons, [layout.title, layout.text, layout.report])
    assert layout.buttons[0].width > error_layout(m, paged=True).buttons[0].width
