import pytest

from game.scenes.frame.form_layout import FieldSize, field_boxes
from game.scenes.frame.header import header
from game.view.measure import measure
from tests.scenes.rooms import WINDOWS, assert_apart_and_inside


@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_fields_with_their_labels_and_notes_have_room(size, text):
    m = measure(*size, text)
    area = header(m, True).rest
    setup = [FieldSize(3 if m.short else 2)]
    setup += [FieldSize(half=True), FieldSize(half=True), *[FieldSize()] * 3]
    settings = [FieldSize(), FieldSize(half=True), FieldSize(half=True), *[FieldSize()] * 3]
    for fields in (setup, settings):
        boxes = field_boxes(m, area, fields)
        assert len(boxes) == len(fields)
        assert_apart_and_inside(
            m.window,
            [box.control for box in boxes],
            [box.label for box in boxes] + [box.note for box in boxes if box.note.height > 0],
        )
