"""Names with letters of any kind, typed at set-up and where one plays by link."""

import json

import pytest

from game.host.interface import Edited, Key
from game.host.page_messages import read_messages
from game.play.match import Match
from game.play.saved import setup_choices as choices
from game.rules.registry import make
from tests.names import DRAWN, NOT_DRAWN
from tests.scenes.setup.test_scene import setup
from tests.scenes.stage import Rig


def typed(text):
    rig = setup("kalah")
    rig.send(Edited("name:0", text))
    rig.frame()
    return rig


@pytest.mark.parametrize("what", DRAWN)
def test_a_name_of_our_letters_is_taken_and_remembered(what):
    rig = typed(DRAWN[what])
    assert rig.top.notice() == ""
    rig.tap("start")
    again = setup("kalah", storage=rig.host.storage)
    assert again.targets()["name:0"].text == DRAWN[what]


@pytest.mark.parametrize("what", NOT_DRAWN)
def test_a_name_of_other_letters_stays_in_its_field_with_the_reason(what):
    rig = typed("Asha")
    rig.send(Edited("name:0", NOT_DRAWN[what]))
    assert rig.targets()["name:0"].text == NOT_DRAWN[what]
    assert rig.top.notice().startswith("Our letters have no ")
    assert rig.said[-1] == rig.top.notice()
    assert rig.top.choices.player(0).name == "Asha"


def from_the_page(text):
    """What the page's script tells of a field."""
    message = {"type": "edited", "target": "name:0", "text": text}
    return read_messages(json.dumps([message]), pytest.fail)


def by_keys(text):
    """What the window tells of it."""
    return list(map(Key, text))


@pytest.mark.parametrize("told_by", [from_the_page, by_keys])
@pytest.mark.parametrize(
    "name", ["\u202aAsha\u202c", "\u200eAsha", "As\u202eha", "As\u200bha", "\ufeffAs\u2060ha"]
)
def test_marks_that_nobody_sees_are_dropped_from_a_name(name, told_by):
    rig = setup("kalah")
    rig.tap("name:0")
    rig.send(*told_by(name))
    assert rig.targets()["name:0"].text == "Asha"
    assert rig.top.notice() == ""
    assert rig.top.choices.player(0).name == "Asha"


@pytest.mark.parametrize("told_by", [from_the_page, by_keys])
@pytest.mark.parametrize("sign", ["\ue000", "\uffff", "\x01", "\udc00"])
def test_a_sign_that_is_no_letter_is_refused_in_the_field_with_the_reason(sign, told_by):
    rig = setup("kalah")
    rig.tap("name:0")
    rig.send(*told_by(f"As{sign}ha"))
    assert rig.targets()["name:0"].text == "As\ufffdha"
    assert rig.top.notice().startswith("Letter 3 of this name is no letter ")
    assert any(said == rig.top.notice() for said in rig.said)
    assert "\ufffd" not in rig.top.choices.player(0).name


def test_what_is_mended_is_taken():
    rig = typed("Li \u738b")
    rig.tap("name:0")
    rig.send(Key("Backspace"), *map(Key, "Wang"))
    assert rig.top.notice() == ""
    assert rig.top.choices.player(0).name == "Li Wang"


def test_another_answer_does_not_hide_the_reason():
    rig = typed("Li \u738b")
    rig.tap("first:1")
    assert rig.top.notice().startswith("Our letters have no \u738b: letter 4 ")
    rig.tap("player-0:opponent")
    assert "Our letters" not in rig.top.notice()
    assert rig.targets()["name:0"].text == ""


def test_backspace_takes_a_whole_letter_away():
    rig = typed("Ash\u1ecd\u0301")
    rig.tap("name:0")
    rig.send(Key("Backspace"))
    assert rig.top.choices.player(0).name == "Ash"


def test_a_key_may_write_a_letter_with_its_mark():
    rig = typed("Ad")
    rig.tap("name:0")
    rig.send(Key("\u1eb9\u0301"))
    assert rig.top.choices.player(0).name == "Ad\u1eb9\u0301"


def test_a_name_that_came_with_a_match_is_kept_whatever_its_letters():
    storage = setup("kalah").host.storage
    played = choices.load(storage, "kalah").with_player(0, name=NOT_DRAWN["Chinese"])
    choices.save(storage, played)
    assert choices.load(storage, "kalah").player(0).name == NOT_DRAWN["Chinese"]


def friend():
    return Rig("friend", {"match": Match(make("kalah"), {}), "new": True})


def test_where_one_plays_by_link_the_reason_stands_below_the_field():
    rig = friend()
    rig.send(Edited("name", "Asha"))
    rig.send(Edited("name", "\u738b"))
    assert rig.targets()["name"].text == "\u738b"
    assert rig.said[-1].startswith("Our letters have no \u738b")
    assert any(note.text == rig.said[-1] for note in rig.top.outline().notes)
    assert rig.top.seating.name == "Asha"
    rig.send(Edited("name", "Wang"))
    assert not any("Our letters" in note.text for note in rig.top.outline().notes)
    assert rig.top.seating.name == "Wang"
