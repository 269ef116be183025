import pytest

from game.host.interface import Pointer
from game.play.saved import quick_play
from game.rules.registry import GAMES
from game.view.text.text_box import fits
from tests.scenes.stage import Rig, against_computer, line_box, line_of, match_of

PHONE = (390, 844)

LONG_TOUCH = {
    "kalah": "Hold a house to see what it would do.",
    "bantu": "Hold a circle to see what a piece would do there.",
}


def table(game="kalah", size=PHONE, **kept):
    match = match_of(0, game=game, players=against_computer() if game != "bantu" else None)
    return Rig("table", {"match": match}, size, **kept)


def taught(rig):
    return quick_play.is_taught(rig.host.storage, quick_play.LONG_TOUCH)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_table_on_a_phone_teaches_the_long_touch(game):
    rig = table(game)
    assert LONG_TOUCH.get(game, "Hold a pit to see what it would do.") in line_of(rig)
    assert fits(line_box(rig), rig.context.brush)
    assert not taught(rig)


def test_it_is_told_once_and_no_more_after_a_move():
    rig = table(speed="off")
    rig.tap(rig.moves()[0])
    assert taught(rig)
    assert "Hold" not in line_of(rig)
    again = table(storage=rig.host.storage)
    assert "Hold" not in line_of(again)


def test_it_is_told_again_where_nobody_has_played():
    rig = table()
    assert "Hold" in line_of(table(storage=rig.host.storage))


def test_a_long_touch_shows_that_it_was_learned():
    rig = table()
    rig.send(Pointer("down", *rig.middle(rig.moves()[0]), "touch"))
    for _ in range(60):
        rig.frame()
    assert taught(rig)


def test_a_window_with_a_mouse_is_not_told():
    assert "Hold" not in line_of(table(size=(1280, 720)))


def test_what_is_kept_besides_stays_and_what_is_broken_counts_as_nothing():
    rig = table()
    storage = rig.host.storage
    quick_play.keep_last(storage, "bao")
    quick_play.note_taught(storage, "other")
    quick_play.note_taught(storage, quick_play.LONG_TOUCH)
    assert quick_play.is_taught(storage, "other")
    assert quick_play.last_game(storage) == "bao"
    storage.set(quick_play.KEY, '{"taught": 5}')
    assert not quick_play.is_taught(storage, "other")
    assert quick_play.note_taught(storage, "other")
