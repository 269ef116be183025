"""A scene with every role of item: keys and messages do to each the same, in window and page."""

import pytest

from game.host.interface import Adjusted, Edited, Focus, Group, Key, Pointer, Press, Range
from game.i18n.emphasis import marked
from game.scenes.frame.base import BaseScene
from game.view.box import Box
from game.view.text.text_box import TextBox
from game.view.widgets import Item
from tests.scenes.stage import Rig

GROUPS = (
    Group("choice", "Who starts", "radiogroup"),
    Group("board", "Board", "grid"),
    Group("far", "Far row", "row", "board"),
    Group("near", "Near row", "row", "board"),
)


class Form(BaseScene):
    """One item of each kind, each below the other but for the board."""

    name = "form"

    def __init__(self, context):
        super().__init__(context)
        self.text, self.number, self.volume, self.starter = "Asha", 4, 3, "you"
        self.presses = []

    def layout(self):
        def row(number, column=0):
            return Box(20 + 120 * column, 20 + 60 * number, 100, 44)

        items = [
            Item("ok", "OK", row(0)),
            Item("name", "Name", row(1), role="field", text=self.text),
            Item("seeds", "Seeds", row(2), role="spin", range=Range(1, 9, self.number)),
            Item("volume", "Volume", row(3), role="slider", range=Range(0, 50, self.volume)),
        ]
        items += [
            Item(
                who,
                who.title(),
                row(4, column),
                kind="choice",
                role="radio",
                group="choice",
                pressed=self.starter == who,
            )
            for column, who in enumerate(("me", "you", "nobody"))
        ]
        items += [
            Item(f"{group}{column}", "Pit", row(line, column), role="cell", group=group)
            for line, group in ((5, "far"), (6, "near"))
            for column in range(3)
        ]
        items.append(Item("off", "Off", row(8), role="field", enabled=False))
        return items, []

    def groups(self):
        return GROUPS

    def pressed(self, item):
        self.presses.append(item.id)
        if item.role == "radio":
            self.starter = item.id
            self.relayout()

    def edited(self, item, text):
        assert item.id == "name"
        self.text = text
        self.relayout()

    def adjusted(self, item, value):
        if item.id == "seeds":
            self.number = value
        else:
            self.volume = value
        self.relayout()


@pytest.fixture
def rig():
    rig = Rig("menu")
    form = Form(rig.context)
    rig.stage._scenes.append(form)
    form.enter()
    rig.frame()
    return rig


def keys(rig, *names):
    for name in names:
        rig.send(Key(name))


def click(rig, name):
    x, y = rig.top.items[name].box.middle
    rig.send(Pointer("down", x, y), Pointer("up", x, y))


def test_a_field_with_the_focus_takes_letters_and_the_page_tells_all_of_it(rig):
    rig.send(Focus("name"))
    keys(rig, "Backspace", " ", "M", ".")
    assert rig.top.text == "Ash M."
    rig.send(Edited("name", "Neema"))
    assert rig.top.text == "Neema"
    rig.send(Key("v", ctrl=True))
    assert rig.top.text == "Neema"


def test_a_press_on_a_field_begins_to_type_and_one_elsewhere_ends_it(rig):
    click(rig, "name")
    keys(rig, "!")
    click(rig, "far0")
    keys(rig, "?")
    assert rig.top.text == "Asha!"
    assert rig.top.presses == ["far0"]


def test_a_field_is_left_by_escape_to_what_comes_next_and_nothing_is_pressed(rig):
    rig.send(Focus("name"), Key("Escape"))
    assert rig.top.focus == "seeds"
    assert rig.top.presses == []
    assert rig.top.name == "form"


def test_after_enter_in_the_last_field_letters_still_go_there(rig):
    rig.send(Focus("name"), Key("Enter"))
    assert rig.top.focus == "name"
    keys(rig, "!")
    assert rig.top.text == "Asha!"
    assert rig.top.presses == []


def test_a_number_is_changed_by_up_and_down_within_its_ends(rig):
    rig.send(Focus("seeds"))
    keys(rig, "ArrowUp", "ArrowUp", "ArrowDown")
    assert rig.top.number == 5
    keys(rig, "End", "ArrowUp")
    assert rig.top.number == 9
    keys(rig, "Home", "ArrowDown")
    assert rig.top.number == 1
    assert rig.top.focus == "seeds"


def test_a_slider_is_moved_by_all_arrows_and_by_pages(rig):
    rig.send(Focus("volume"))
    keys(rig, "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown")
    assert rig.top.volume == 3
    keys(rig, "PageUp", "PageUp", "PageDown")
    assert rig.top.volume == 8
    assert rig.top.focus == "volume"


def test_what_the_page_sets_is_kept_within_the_ends(rig):
    rig.send(Adjusted("volume", 7), Adjusted("seeds", 999))
    assert (rig.top.volume, rig.top.number) == (7, 9)
    rig.send(Adjusted("volume", -5))
    assert rig.top.volume == 0


def test_no_message_changes_what_is_no_field_no_number_or_off(rig):
    rig.send(Edited("ok", "x"), Edited("seeds", "x"), Edited("off", "x"), Edited("gone", "x"))
    rig.send(Adjusted("name", 3), Adjusted("me", 3), Adjusted("gone", 3))
    form = rig.top
    assert (form.text, form.number, form.volume, form.starter) == ("Asha", 4, 3, "you")


def test_tab_stops_once_in_each_group(rig):
    stops = []
    while rig.top.focus not in stops:
        stops.append(rig.top.focus)
        keys(rig, "Tab")
    assert stops == [None, "ok", "name", "seeds", "volume", "you", "far0"]


def test_tab_comes_back_to_where_the_focus_was_in_a_group(rig):
    rig.send(Focus("far0"))
    keys(rig, "ArrowDown", "ArrowRight", "Tab")
    assert rig.top.focus == "ok"
    rig.send(Key("Tab", shift=True))
    assert rig.top.focus == "near1"


def test_arrows_stay_on_the_board(rig):
    rig.send(Focus("far1"))
    keys(rig, "ArrowUp")
    assert rig.top.focus == "far1"
    keys(rig, "End", "ArrowRight")
    assert rig.top.focus == "far2"
    keys(rig, "ArrowDown", "Home")
    assert rig.top.focus == "near0"
    assert rig.top.presses == []


def test_an_arrow_among_answers_chooses_round_and_round(rig):
    rig.send(Focus("you"))
    keys(rig, "ArrowRight", "ArrowRight")
    assert (rig.top.focus, rig.top.starter) == ("me", "me")
    keys(rig, "ArrowUp")
    assert (rig.top.focus, rig.top.starter) == ("nobody", "nobody")
    assert rig.top.presses == ["nobody", "me", "nobody"]


def test_an_arrow_that_comes_from_elsewhere_chooses_nothing(rig):
    rig.send(Focus("ok"), Press("ok"))
    rig.top.move_focus("far2")
    keys(rig, "Tab", "Tab")
    assert rig.top.starter == "you"


class Plain(BaseScene):
    """A scene that says nothing of its outline."""

    name = "plain"

    def layout(self):
        text_boxes = [
            TextBox(marked("**Settings**"), Box(20, 10, 200, 30), 20, "title"),
            TextBox(marked("How **loud**"), Box(20, 60, 200, 20), 16),
            TextBox("4", Box(70, 90, 40, 44), 16),
            TextBox("Theme", Box(500, 30, 90, 20), 16),
            TextBox("Light or dark", Box(500, 110, 90, 20), 16),
            TextBox("Sound", Box(20, 140, 200, 20), 16),
            TextBox("Saved by itself", Box(20, 600, 200, 20), 16),
        ]
        items = [
            Item("back", "Back", Box(0, 0, 44, 44)),
            Item("less", "Less", Box(20, 90, 44, 44)),
            Item("more", "More", Box(116, 90, 44, 44)),
            Item("theme", "Theme", Box(500, 60, 44, 44), description="Light or dark"),
        ]
        return items, text_boxes

    def groups(self):
        return (Group("sound", "Sound"),)


def test_a_scene_has_its_heading_and_its_texts_where_they_are_read_and_nothing_twice(rig):
    scene = Plain(rig.context)
    scene.enter()
    outline = scene.outline()
    assert outline.title == "Settings"
    assert [(note.text, note.before) for note in outline.notes] == [
        ("How loud", "less"),
        ("4", "more"),
        ("Saved by itself", ""),
    ]
    assert scene.outline() is outline
