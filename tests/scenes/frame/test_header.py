import pytest

from game.scenes.frame.header import header
from game.view.measure import measure
from tests.scenes.rooms import WINDOWS, assert_apart_and_inside


@pytest.mark.parametrize(("size", "text"), WINDOWS)
@pytest.mark.parametrize("action", [False, True])
def test_title_and_buttons_have_room_of_their_own(size, text, action):
    m = measure(*size, text)
    top = header(m, action)
    assert_apart_and_inside(m.window, [top.back, top.action], [top.title, top.rest])
