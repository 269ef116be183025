import pytest

from game.scenes.result.layout import result_layout
from game.view.measure import measure
from tests.scenes.rooms import WINDOWS, assert_apart_and_inside


@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_counts_note_and_buttons_have_room_of_their_own(size, text):
    m = measure(*size, text)
    layout = result_layout(m, 5)
    assert_apart_and_inside(m.window, layout.buttons, [layout.title, layout.scores, layout.note])
