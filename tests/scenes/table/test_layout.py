"""Where everything stands at the table."""

import pytest

from game.scenes.table.bar import ACTION_PLACE
from game.scenes.table.layout import table_layout
from game.view.measure import measure
from tests.scenes.rooms import WINDOWS, assert_apart_and_inside

TABLES = {
    "long": ([0, 1], False, False),
    "square": ([0, 1, 2, 3], True, False),
    "round": ([0, 1, 2, 3], True, True),
    "round for two": ([0, 1], True, True),
}


def _boxes(layout):
    """What is pressed, and what else has room of its own."""
    action = layout.tools[ACTION_PLACE]
    on_card = layout.framed and action.inside(layout.message)
    pressed = [box for box in layout.tools.values() if box is not action or not on_card]
    rooms = (layout.message, layout.board, layout.column, layout.aside, layout.pieces, layout.title)
    return pressed, [*layout.plates, *(room for room in rooms if room is not None)]


@pytest.mark.parametrize("table", TABLES)
@pytest.mark.parametrize(("size", "text"), WINDOWS)
@pytest.mark.parametrize("left_handed", [False, True])
def test_board_plates_words_and_tools_have_room_of_their_own(size, text, table, left_handed):
    m = measure(*size, text, left_handed)
    pressed, others = _boxes(table_layout(m, *TABLES[table]))
    assert_apart_and_inside(m.window, pressed, others)


@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_a_plate_has_room_for_sign_and_score(size, text):
    m = measure(*size, text)
    for table in TABLES.values():
        layout = table_layout(m, *table)
        assert all(box.width >= 40 and box.height >= 40 for box in layout.plates)


def test_yours_is_the_lowest_plate_in_a_window_and_the_first_on_a_phone():
    window = table_layout(measure(1280, 720), [0, 1], False, False)
    assert window.plates[0].y > window.plates[1].y
    phone = table_layout(measure(390, 844), [0, 1], False, False)
    assert phone.plates[0].x < phone.plates[1].x
    assert phone.plates[0].y == phone.plates[1].y


def test_plates_stand_at_the_corners_of_a_square_board_in_the_order_of_play():
    layout = table_layout(measure(1280, 720), [0, 1, 2, 3], True, False)
    middle = layout.board.middle
    corners = [(box.x > middle[0], box.y > middle[1]) for box in layout.plates]
    assert corners == [(True, True), (True, False), (False, False), (False, True)]


def test_in_a_narrower_window_a_square_board_keeps_its_columns_beside_narrow_plates():
    layout = table_layout(measure(1024, 768, 1.0), (0, 1, 2, 3), True, False)
    assert layout.plate_kind == "narrow"
    assert layout.column is not None
    assert min(layout.board.width, layout.board.height) > 0.7 * 768


def test_larger_letters_have_a_line_more_on_an_upright_phone():
    usual, larger = (
        table_layout(measure(390, 844, text), (0, 1), False, False) for text in (1, 1.4)
    )
    assert larger.message.height > 1.4 * usual.message.height


@pytest.mark.parametrize(("size", "text"), WINDOWS)
@pytest.mark.parametrize("left_handed", [False, True])
@pytest.mark.parametrize("way", ["presented", "facing"])
def test_a_table_for_a_class_and_one_for_two_face_to_face_have_room(size, text, left_handed, way):
    m = measure(*size, text, left_handed)
    layout = table_layout(m, [0, 1], False, False, way)
    rooms = [layout.message, layout.board, *layout.plates]
    rooms += [layout.opposite] if layout.opposite is not None else []
    assert_apart_and_inside(m.window, list(layout.tools.values()), rooms)


def test_who_sits_opposite_has_the_same_turned_half_around():
    layout = table_layout(measure(1024, 768), [0, 1], False, False, "facing")
    near, far = layout.plates
    line, other = layout.message, layout.opposite
    assert (near.x + near.width + far.x) == pytest.approx(line.x + line.width + other.x)
    assert (near.y + far.bottom) == pytest.approx(line.y + other.bottom)
    assert (other.width, other.height) == (line.width, line.height)


def test_on_a_projector_the_line_is_at_least_32_pixels_high_and_nothing_else_is_beside_the_board():
    for size in ((1024, 768), (1280, 720), (1920, 1080)):
        layout = table_layout(measure(*size), [0, 1], False, False, "presented")
        assert layout.letters >= 32
        assert layout.plates == ()
        assert len(layout.tools) == 1
