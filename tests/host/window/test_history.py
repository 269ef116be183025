"""A window knows what was left, for Forward, as a browser does."""

import pytest

from game.host.places import Place, Went
from game.host.window.history import WindowHistory

TABLE, MORE, SETTINGS = Place("1"), Place("2"), Place("3")


@pytest.fixture
def window():
    return WindowHistory()


def test_at_the_menu_nothing_is_behind_and_nothing_ahead(window):
    window.show([])
    assert window.walk(-1) is None
    assert window.walk(1) is None


def test_what_was_left_is_ahead(window):
    window.show([TABLE, MORE])
    assert window.walk(-1) == Went(-1)
    window.show([TABLE])
    assert window.walk(1) == Went(1, (MORE,))
    window.show([])
    assert window.walk(1) == Went(1, (TABLE,))
    window.show([TABLE])
    assert window.walk(1) == Went(1, (MORE,))


def test_another_screen_in_its_place_makes_an_end_of_what_was_ahead(window):
    window.show([TABLE, MORE])
    window.show([])
    window.show([SETTINGS])
    assert window.walk(1) is None
