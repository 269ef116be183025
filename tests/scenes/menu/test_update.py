"""A newer version of the program: offered in the menu, and nowhere in the midst of a match."""

import pytest

from game.host.interface import Key, NewVersion, Pointer
from game.view.box import TOUCH, Box
from game.view.buttons.drawing import item_fits
from tests.game_on_fake_host import Game
from tests.scenes.stage import Rig
from tests.window_sizes import SIZES

SAID = "A new version of Baraza is here. Reload to play it; your matches stay."

SMALL = [(390, 844), (480, 320), (400, 280), (320, 240)]


def offered(rig):
    return "update" in rig.targets()


def menu_with_news(size=(1280, 720), **settings):
    """A menu on view when a newer version comes."""
    rig = Rig("menu", size=size, **settings)
    rig.settle()
    rig.context.newer_is_here = True
    rig.frame()
    rig.settle()
    return rig


def test_it_is_offered_and_told_when_it_comes_and_one_press_begins_it():
    rig = menu_with_news()
    assert rig.said[-1] == SAID
    target = rig.targets()["update"]
    assert (target.name, target.role, target.group) == (SAID, "button", "tools")
    rig.tap("update")
    assert rig.host.reloads == 1
    assert rig.top.name == "menu"


def test_without_one_nothing_is_offered():
    rig = Rig("menu")
    rig.settle()
    assert not offered(rig)


@pytest.mark.parametrize("large_text", ["normal", "larger"])
@pytest.mark.parametrize("size", [*SIZES, *SMALL])
def test_nothing_lies_on_anything_where_it_is_offered(size, large_text):
    rig = menu_with_news(size, text_size=large_text)
    update = rig.top.items["update"]
    assert item_fits(update, rig.context.brush)
    assert min(update.box.width, update.box.height) >= TOUCH
    boxes = [item.box for name, item in rig.top.items.items() if name != "update"]
    boxes += [words.box for words in rig.top.words]
    assert not [box for box in boxes if overlap(box, update.box)]
    assert update.box.inside(Box(0, 0, size[0], size[1]))


def overlap(one, other):
    return (
        one.x < other.right - 0.01
        and other.x < one.right - 0.01
        and one.y < other.bottom - 0.01
        and other.y < one.bottom - 0.01
    )


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (390, 844), (844, 390)])
def test_nothing_else_moves_when_it_comes(size):
    rig = Rig("menu", size=size)
    rig.settle()
    before = {name: target.rect for name, target in rig.targets().items()}
    rig.context.newer_is_here = True
    rig.frame()
    after = {name: target.rect for name, target in rig.targets().items()}
    assert after.pop("update")
    assert after == before


def test_it_does_not_come_under_a_finger_that_is_down():
    rig = Rig("menu")
    rig.settle()
    rig.send(Pointer("down", *rig.middle("settings"), "touch"))
    rig.context.newer_is_here = True
    rig.frame()
    assert not offered(rig)
    rig.send(Pointer("cancel", *rig.middle("settings"), "touch"))
    rig.frame()
    assert offered(rig)


def test_the_focus_stays_where_it_was_and_comes_to_it_before_the_other_tools():
    rig = Rig("menu")
    rig.settle()
    rig.top.move_focus("matches")
    rig.context.newer_is_here = True
    rig.frame()
    assert rig.top.focus == "matches"
    order = list(rig.targets())
    assert order.index("update") == order.index("matches") - 1


def test_a_match_is_not_disturbed_and_the_menu_offers_it_afterwards():
    game = Game()
    game.sit_down()
    game.settle()
    said, frame = list(game.host.announced), game.state["frame"]
    game.frame(NewVersion())
    game.settle()
    assert game.state["scene"] == "table"
    assert game.host.announced == said
    assert game.state["frame"] == frame
    assert "update" not in {target["id"] for target in game.state["targets"]}
    game.frame(Key("Escape"))
    game.settle()
    assert game.state["scene"] == "menu"
    assert game.host.announced[-1].endswith(SAID)
    game.click("update")
    assert game.host.reloads == 1
