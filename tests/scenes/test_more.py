"""What can be done at the table besides moving."""

import pytest

from game.host.interface import Key
from game.scenes.actions import ACTIONS
from game.view.icons import ICONS
from tests.scenes.stage import Rig, against_computer, match_of
from tests.window_sizes import SIZES


def table(match=None, **kept):
    return Rig("table", {"match": match or match_of(4)}, **kept)


def test_every_action_has_its_words_and_its_icon():
    rig = table()
    for action in ACTIONS:
        keys = [f"more.{action.id}"]
        if action.asks(rig.top.turns):
            keys += [f"more.{action.id}.ask", f"more.{action.id}.yes"]
        for key in keys:
            assert rig.context.words.text(key) != key
        assert action.icon in ICONS
    letters = [action.key for action in ACTIONS if action.key]
    assert len(set(letters)) == len(letters)
    assert not set(letters) & set("ursm123456789")


@pytest.mark.parametrize("size", SIZES)
def test_every_action_offered_can_be_reached(size):
    rig = table(size=size, text="larger", drawn=False)
    rig.stage.go(rig.top.pressed(rig.top.items["more"]))
    seen = set()
    for _ in range(6):
        seen |= set(rig.targets())
        rig.key("PageDown")
    assert {action.id for action in ACTIONS if action.shown(rig.top.turns)} <= seen


@pytest.mark.parametrize("way", ["back", "Escape"])
def test_more_is_left_again_with_nothing_done(way):
    rig = table()
    rig.tap("more")
    assert rig.top.name == "more"
    if way == "back":
        rig.tap("back")
    else:
        rig.send(Key("Escape"))
    assert rig.top.name == "table"
    assert rig.top.hook_state()["turns"] == 4


def test_a_match_under_way_is_begun_again_only_after_a_yes():
    rig = table()
    rig.tap("more")
    rig.tap("restart")
    assert rig.top.name == "confirm"
    assert rig.said[-1].endswith("lost.")
    rig.tap("no")
    assert rig.top.name == "table"
    assert rig.top.hook_state()["turns"] == 4
    rig.key("m")
    rig.press("restart")
    rig.press("yes")
    assert rig.top.name == "table"
    assert rig.top.hook_state()["turns"] == 0
    assert "set up again" in rig.said[-1]


def test_a_finished_match_is_begun_again_at_once():
    rig = table(match_of(-1))
    rig.tap("more")
    rig.tap("restart")
    assert rig.top.name == "table"
    assert rig.top.hook_state()["turns"] == 0


def test_nothing_played_is_nothing_to_begin_again():
    rig = table(match_of(0))
    rig.tap("more")
    assert "restart" not in rig.targets()


@pytest.mark.parametrize("action", ["rules", "settings"])
def test_pages_lead_back_to_the_table(action):
    rig = table()
    rig.tap("more")
    rig.tap(action)
    assert rig.top.name == action
    rig.tap("back")
    assert rig.top.name == "table"
    assert rig.top.hook_state()["turns"] == 4


def test_how_to_play_is_about_the_rules_of_this_match():
    rig = table(match_of(0, options={"preset": "printed"}))
    rig.key("?")
    while "next" in rig.targets():
        rig.press("next")
    assert "belongs to nobody" in " ".join(rig.said)


def test_the_whole_screen_is_asked_of_the_host():
    rig = table()
    rig.tap("more")
    rig.tap("full-screen")
    assert rig.host.full_screen
    rig.key("f")
    assert not rig.host.full_screen


def test_a_letter_turns_the_board_and_says_so():
    rig = table()
    before = rig.targets()["house:0:1"].rect
    rig.key("t")
    assert rig.targets()["house:0:1"].rect != before
    assert "turned" in rig.said[-1]
    rig.key("t", ctrl=True)
    assert rig.targets()["house:0:1"].rect != before


def test_the_computer_goes_on_thinking_once_more_is_closed():
    rig = table(match_of(0, players=against_computer()), speed="off")
    rig.tap("house:0:1")
    rig.frame()
    rig.tap("more")
    rig.send(Key("Escape"))
    rig.settle()
    assert rig.moves()
    assert rig.top.hook_state()["turns"] >= 2
