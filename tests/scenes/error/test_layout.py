import pytest

from game.scenes.error.layout import error_layout
from game.view.measure import measure
from tests.scenes.rooms import WINDOWS, assert_apart_and_inside


@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_report_and_buttons_have_room_of_their_own(size, text):
    m = measure(*size, text)
    layout = error_layout(m)
    assert_apart_and_inside(
        m.window, [*layout.turning, *layout.buttons], [layout.title, layout.text, layout.report]
    )
