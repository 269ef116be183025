"""A question before something that cannot be taken back."""

import pytest

from game.host.interface import Key, Pointer
from game.view.text.text_box import fits
from tests.scenes.stage import Rig


def asked(size=(1280, 720), menu=None, **params):
    """A question over the menu, and what was answered."""
    answers = []
    rig = menu or Rig(size=size)
    usual = {"question": "Delete it?", "yes": "Delete", "on_yes": lambda: answers.append("yes")}
    rig.stage.push("ask", {**usual, **params})
    rig.settle()
    return rig, answers


def test_a_yes_does_it_and_leads_back():
    rig, answers = asked()
    rig.tap("yes")
    assert answers == ["yes"]
    assert rig.top.name == "menu"


@pytest.mark.parametrize("way", ["no", "Escape", "Enter", "beside"])
def test_every_other_way_leads_back_and_does_nothing(way):
    rig, answers = asked()
    if way == "no":
        rig.tap("no")
    elif way == "beside":
        rig.send(Pointer("down", 10, 10, "mouse"))
    else:
        rig.send(Key(way))
    assert answers == []
    assert rig.top.name == "menu"


def test_question_and_note_are_asked_at_once():
    rig, _ = asked(note="It cannot be brought back.")
    assert rig.said[-1] == "Delete it? It cannot be brought back."
    assert rig.top.title() == "Delete it?"


def test_the_focus_is_seen_only_where_keys_led_there():
    for visible in (True, False):
        menu = Rig()
        menu.top.move_focus("settings", visible)
        rig, _ = asked(menu=menu)
        assert (rig.top.focus, rig.top.focus_visible) == ("no", visible)


@pytest.mark.parametrize("size", [(320, 480), (390, 844), (844, 390), (1280, 720), (2560, 1440)])
def test_long_questions_and_answers_have_room(size):
    rig, _ = asked(
        size, question="Delete it? " * 5, note="word " * 30, yes="Delete all of them now"
    )
    for words in rig.top.words:
        assert fits(words, rig.context.brush)
    no, yes = rig.top.items["no"].box, rig.top.items["yes"].box
    assert no.bottom <= yes.y or no.right <= yes.x
