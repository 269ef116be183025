"""The sheet of the result in windows of all sizes."""

from itertools import product

import pytest

from game.play.match import Player
from game.view.text.text_box import fits
from tests.cases import all_cases
from tests.scenes.rooms import assert_apart_and_inside
from tests.scenes.stage import Rig, match_of
from tests.window_sizes import SIZES

LONG = {0: Player("person", "Nyakio of the hills"), 1: Player("person", "Kariuki the elder")}


SEATED = {"usual": {1: Player("opponent", level=3)}, "long names": LONG}


@pytest.mark.parametrize("text", ["normal", "larger"])
def test_texts_and_buttons_have_room_of_their_own(text):
    with all_cases() as cases:
        for size, (name, players) in product(SIZES, SEATED.items()):
            with cases.of(size, name):
                assert_room(
                    Rig("result", {"match": match_of(-1, players=players)}, size, text=text)
                )


def assert_room(rig):
    sheet, pane = rig.top.sheet, rig.top.content_pane
    assert sheet.inside(rig.context.measure.window)
    content = sheet._replace(height=max(sheet.height, pane.height + 100))
    boxes = [words.box for words in rig.top.words]
    assert_apart_and_inside(content, [item.box for item in rig.top.items.values()], boxes)
    for words in rig.top.words:
        assert fits(words, rig.context.brush), words.text


def test_on_a_phone_on_its_side_it_lies_low_and_leaves_the_board_above_it_to_be_seen():
    match = match_of(-1, game="bao", players={1: Player("opponent", level=3)})
    rig = Rig("result", {"match": match}, (844, 390))
    assert rig.top.sheet.bottom > 370
    assert rig.top.sheet.y > 170


@pytest.mark.parametrize("size", [(390, 844), (1280, 720), (844, 390), (1366, 768)])
def test_on_usual_windows_nothing_of_it_scrolls(size):
    match = match_of(-1, players={1: Player("opponent", level=3)})
    assert not Rig("result", {"match": match}, size).top.content_pane.active
