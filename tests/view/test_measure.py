import pytest

from game.view.measure import LEAST_TEXT, measure
from tests.scenes.rooms import WINDOWS


@pytest.mark.parametrize(("size", "text"), WINDOWS)
def test_text_for_reading_is_never_small(size, text):
    m = measure(*size, text)
    assert min(m.body, m.small, m.heading) >= LEAST_TEXT
