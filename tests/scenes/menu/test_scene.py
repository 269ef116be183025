"""The menu's buttons say what they are: pictures that differ, and words wherever there is room."""

import pytest

from game.view.buttons.drawing import item_fits
from tests.scenes.stage import Rig, match_of
from tests.window_sizes import SIZES

PHONES = [(320, 568), (390, 844), (844, 390)]


def menu(size, language="en", text="normal"):
    rig = Rig("menu", size=size, drawn=False, language=language, text=text)
    rig.saves.save(match_of(4))
    rig.top.enter()
    return rig


@pytest.mark.parametrize("size", SIZES)
def test_no_two_buttons_that_do_different_things_have_the_same_picture(size):
    rig = menu(size)
    pictures = {}
    for item in rig.top.items.values():
        pictures.setdefault(item.icon, set()).add(item.id.partition(":")[0])
    assert all(len(parts) == 1 for parts in pictures.values()), pictures


@pytest.mark.parametrize("size", PHONES)
def test_on_a_phone_every_button_has_words_that_can_be_read(size):
    rig = menu(size)
    for item in rig.top.items.values():
        assert item.label, item.id
        if item.style != "drawn":
            assert item_fits(item, rig.context.brush), item.id


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", ["normal", "larger"])
@pytest.mark.parametrize("language", ["en", "qps"])
def test_the_buttons_of_a_row_look_alike(size, text, language):
    rig = menu(size, language, text)
    row = [rig.top.items[name] for name in ("matches", "share", "statistics", "settings")]
    assert len({(item.style, bool(item.label)) for item in row}) == 1
