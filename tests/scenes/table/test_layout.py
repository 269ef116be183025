import pytest

from game.scenes.table.layout import table_layout
from game.view.measure import measure
from tests.scenes.rooms import WINDOWS, assert_apart_and_inside


@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_board_lines_and_tools_have_room_of_their_own(size, text):
    m = measure(*size, text)
    layout = table_layout(m, 5)
    assert_apart_and_inside(
        m.window, [layout.menu, *layout.bar], [layout.banner, layout.story, layout.board]
    )
    assert layout.banner.width >= 100
