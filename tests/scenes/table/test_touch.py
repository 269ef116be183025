"""A second tap that plays, and a long touch that only shows."""

import pytest

from game.host.interface import Pointer
from tests.scenes.stage import Rig, line_of, match_of


def table(game="kalah", **kept):
    return Rig("table", {"match": match_of(0, game=game)}, **kept)


def story(rig):
    return line_of(rig)


def marks(rig, name):
    kind, *at = name.split(":")
    looks = rig.top.view.picture.appearances
    place = next(p for p in looks if p.kind == kind and p.at == tuple(map(int, at)))
    return looks[place].marks


@pytest.mark.parametrize("way", ["tap", "press", "key"])
@pytest.mark.parametrize(
    ("game", "first", "other"),
    [("kalah", "house:0:3", "house:0:1"), ("four-player", "pit:0:3", "pit:0:1")],
)
def test_with_the_setting_the_second_tap_plays(way, game, first, other):
    rig = table(game, speed="off", confirm=True)

    def press(name):
        if way == "key":
            rig.key(name[-1])
        else:
            getattr(rig, way)(name)

    press(first)
    assert rig.top.hook_state()["turns"] == 0
    assert rig.said[-1].endswith("Press again to play.")
    assert story(rig) == rig.said[-1]
    assert "chosen" in marks(rig, first)
    press(other)
    assert rig.top.hook_state()["turns"] == 0
    assert "chosen" in marks(rig, other)
    assert "chosen" not in marks(rig, first)
    press(other)
    assert rig.top.hook_state()["turns"] == 1
    assert "chosen" not in marks(rig, other)


@pytest.mark.parametrize("way", ["Escape", "skip"])
def test_what_waits_for_its_second_tap_can_be_let_go(way):
    rig = table(speed="off", confirm=True)
    rig.tap("house:0:3")
    if way == "skip":
        rig.tap("skip")
    else:
        rig.key("Escape")
    assert rig.top.name == "table"
    assert "chosen" not in marks(rig, "house:0:3")
    rig.tap("house:0:3")
    assert rig.top.hook_state()["turns"] == 0


def test_a_press_that_is_refused_says_why_and_plays_nothing():
    rig = table(speed="off", confirm=True)
    rig.tap("house:0:3")
    rig.tap("house:1:3")
    assert "not yours" in rig.said[-1]
    assert rig.top.hook_state()["turns"] == 0


def test_a_move_of_several_presses_needs_no_more_of_them():
    rig = Rig("table", {"match": match_of(0, game="bantu")}, speed="off", confirm=True)
    rig.tap(rig.moves()[0])
    rig.tap(rig.moves()[0])
    assert rig.top.hook_state()["turns"] == 1


def touch(rig, name, seconds, device="touch"):
    spot = rig.middle(name)
    rig.send(Pointer("down", *spot, device))
    for _ in range(round(seconds * 60)):
        rig.frame()
    during = story(rig)
    rig.send(Pointer("up", *spot, device))
    rig.frame()
    return during


@pytest.mark.parametrize("device", ["touch", "pen"])
def test_a_long_touch_shows_the_move_and_does_not_play_it(device):
    rig = table(speed="off")
    during = touch(rig, "house:0:3", 0.6, device)
    assert "Player 1's store" in during
    assert rig.said[-1].endswith("nothing is played.")
    assert rig.top.hook_state()["turns"] == 0
    touch(rig, "house:0:3", 0.1, device)
    assert rig.top.hook_state()["turns"] == 1


def test_a_mouse_button_held_down_long_plays():
    rig = table(speed="off")
    touch(rig, "house:0:3", 0.8, "mouse")
    assert rig.top.hook_state()["turns"] == 1


def test_a_long_touch_of_a_tool_is_a_touch():
    rig = table(speed="off")
    touch(rig, "more", 0.8)
    assert rig.top.name == "more"


def test_a_long_touch_called_off_leaves_nothing_behind():
    rig = table(speed="off")
    spot = rig.middle("house:0:3")
    rig.send(Pointer("down", *spot, "touch"))
    for _ in range(40):
        rig.frame()
    rig.send(Pointer("cancel", *spot, "touch"))
    rig.tap("house:0:3")
    assert rig.top.hook_state()["turns"] == 1


def test_a_piece_touched_must_be_played_where_the_table_is_so_strict():
    rig = table("four-player", speed="off", confirm=True, touched=True)
    rig.tap("pit:0:3")
    rig.tap("pit:0:1")
    assert "must be played" in rig.said[-1]
    rig.key("Escape")
    assert rig.top.name == "table"
    assert "must be played" in rig.said[-1]
    assert "skip" not in rig.targets()
    rig.tap("pit:0:3")
    assert rig.top.hook_state()["turns"] == 1


def test_in_other_games_what_is_touched_can_be_let_go():
    rig = table(speed="off", confirm=True, touched=True)
    rig.tap("house:0:3")
    rig.tap("house:0:1")
    rig.tap("house:0:1")
    assert rig.top.hook_state()["turns"] == 1
