"""What was said can be read again, on a sheet from "more"."""

from itertools import pairwise

from tests.scenes.rooms import WINDOWS, assert_apart_and_inside
from tests.scenes.stage import Rig, match_of


def texts(rig):
    return [t.name for t in rig.top.targets() if t.group == "texts"]


def at_the_table():
    return Rig("table", {"match": match_of(4)}, speed="off")


def test_all_that_was_announced_is_there_in_order():
    rig = at_the_table()
    for key in "ybw":
        rig.key(key)
    said = list(rig.said)
    rig.key("v")
    assert rig.top.name == "said"
    assert texts(rig) == said
    assert {t.role for t in rig.top.targets() if t.group == "texts"} == {"button"}
    assert [g.role for g in rig.top.outline().groups] == ["list"]


def test_it_is_reached_from_more_and_leads_back():
    rig = at_the_table()
    rig.key("m")
    rig.press("said")
    assert rig.top.name == "said"
    rig.key("Escape")
    rig.frame()
    assert rig.top.name == "table"


def test_nothing_stands_there_twice_in_a_row():
    rig = at_the_table()
    for _ in range(3):
        rig.key("w")
    rig.key("v")
    names = texts(rig)
    assert all(one != other for one, other in pairwise(names))


def test_what_was_said_on_other_screens_is_there_too_but_not_for_ever():
    rig = Rig("menu")
    menu = rig.said[-1]
    rig.key("Escape")
    rig.context.announce("Of the menu")
    rig.stage.push("table", {"match": match_of(4)})
    rig.frame()
    rig.key("v")
    assert {menu, "Of the menu."} <= set(texts(rig))
    rig.key("Escape")
    for number in range(40):
        rig.context.announce(f"Text {number}")
    rig.key("v")
    assert len(texts(rig)) == 30
    assert texts(rig)[-1] == "Text 39."


def test_a_text_that_is_pressed_is_said_again():
    rig = at_the_table()
    rig.key("b")
    board = rig.said[-1]
    rig.key("v")
    number = texts(rig).index(board)
    rig.press(f"text:{number}")
    assert rig.said[-1] == board
    assert rig.top.name == "said"


def test_the_newest_text_is_in_view():
    rig = at_the_table()
    for number in range(30):
        rig.context.announce(f"Text {number}, which is a long one, so that its row has two lines")
    rig.key("v")
    last = rig.top.items["text:29"]
    assert rig.top.seen(last).bottom <= rig.top.sheet.bottom


def test_before_anything_was_said_it_says_so():
    rig = Rig("menu", drawn=False)
    rig.context.announced.clear()
    rig.stage.push("said", {})
    assert "Nothing yet." in {note.text for note in rig.top.outline().notes}


def test_it_has_room_in_every_window():
    for size, text in WINDOWS:
        rig = Rig("menu", size=size, text={1.0: "normal", 1.2: "large", 1.4: "larger"}[text])
        rig.stage.push("said", {})
        items = [rig.top.seen(item) for item in rig.top.items.values() if not item.in_pane]
        assert_apart_and_inside(rig.context.measure.window, items)
