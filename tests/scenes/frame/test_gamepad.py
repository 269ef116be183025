"""What the buttons of a gamepad do in scenes, and keys of other layouts by their place."""

import random

import pytest

from game.host.gamepad import Pad
from game.host.interface import Key
from game.rules.registry import GAMES
from tests.scenes.stage import Rig, line_of, match_of

AZERTY = dict(zip("123456789", "&é\"'(-è_ç", strict=True))
"""What the digit row of a French keyboard types."""

RUSSIAN = {"u": "г", "h": "р", "m": "ь", "t": "е"}  # noqa: RUF001 - Cyrillic on purpose

MOST_PRESSES = 400


def pad(rig, *buttons):
    """Press buttons."""
    for button in buttons:
        rig.send(Pad(button))
        rig.frame()


def at_table(game, **kept):
    return Rig("table", {"match": match_of(0, game=game)}, speed="off", **kept)


def test_the_first_step_shows_the_focus_and_the_next_ones_walk():
    rig = Rig("menu")
    pad(rig, "down")
    first = rig.top.focus
    assert first is not None
    assert rig.top.focus_visible
    pad(rig, "right")
    second = rig.top.focus
    assert second != first
    pad(rig, "next")
    assert rig.top.focus != second
    pad(rig, "previous")
    assert rig.top.focus == second


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_move_is_made_by_gamepad(game):
    source = random.Random(7)
    rig = at_table(game)
    for _ in range(MOST_PRESSES):
        if rig.top.play.match.turns:
            return
        here = rig.top.focus in rig.moves()
        pad(rig, "press" if here else source.choice(["up", "down", "left", "right", "next"]))
        rig.settle()
    raise AssertionError("no move was made")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_move_is_made_by_the_digit_row_of_a_french_keyboard(game):
    source = random.Random(7)
    rig = at_table(game)
    for _ in range(MOST_PRESSES):
        if rig.top.play.match.turns:
            return
        digit = source.choice("123456789")
        rig.send(Key(AZERTY[digit], code=f"Digit{digit}"))
        rig.settle()
    raise AssertionError("no move was made")


def test_letters_of_another_script_do_what_is_at_their_place():
    rig = Rig("table", {"match": match_of(3)}, speed="off")
    turns = rig.top.play.match.cursor
    rig.send(Key(RUSSIAN["u"], code="KeyU"))
    assert rig.top.play.match.cursor < turns
    rig.send(Key(RUSSIAN["m"], code="KeyM"))
    assert rig.top.name == "more"


def test_a_character_that_means_something_is_followed_and_not_its_place():
    rig = Rig("table", {"match": match_of(3)}, speed="off")
    turns = rig.top.play.match.cursor
    rig.send(Key("t", code="KeyU"), Key("d", code="KeyU"), Key("u", ctrl=True, code="KeyU"))
    rig.send(Key(RUSSIAN["u"], ctrl=True, code="KeyU"))
    assert rig.top.play.match.cursor == turns


def test_buttons_take_back_and_lead_to_more_and_back():
    rig = Rig("table", {"match": match_of(3)}, speed="off")
    turns = rig.top.play.match.cursor
    pad(rig, "undo")
    assert rig.top.play.match.cursor < turns
    pad(rig, "menu")
    assert rig.top.name == "more"
    pad(rig, "back")
    assert rig.top.name == "table"
    pad(rig, "help")
    assert rig.top.name == "rules"
    pad(rig, "back", "back")
    assert rig.top.name == "menu"
    pad(rig, "menu")
    assert rig.top.name == "settings"


def test_a_hint_is_asked_for():
    rig = Rig("table", {"match": match_of(2)}, speed="off")
    pad(rig, "hint")
    rig.settle()
    assert line_of(rig).startswith("Try house")


def test_a_focus_that_nobody_has_seen_is_shown_before_it_is_pressed():
    rig = Rig("menu")
    rig.top.move_focus("settings", visible=False)
    pad(rig, "press")
    assert (rig.top.name, rig.top.focus, rig.top.focus_visible) == ("menu", "settings", True)
    pad(rig, "press")
    assert rig.top.name == "settings"


def test_a_gamepad_types_nothing_into_a_field_and_leads_out_of_it():
    rig = Rig("setup", {"game": "kalah"})
    field = next(item.id for item in rig.top.items.values() if item.role == "field")
    rig.top.move_focus(field)
    text = rig.top.items[field].text
    pad(rig, "undo", "hint", "menu", "help")
    assert rig.top.items[field].text == text
    pad(rig, "back")
    assert rig.top.name == "setup"
    assert rig.top.focus != field


def test_a_letter_of_another_script_is_typed_into_a_field():
    rig = Rig("setup", {"game": "kalah"})
    field = next(item.id for item in rig.top.items.values() if item.role == "field")
    rig.top.move_focus(field)
    rig.send(Key(RUSSIAN["u"], code="KeyU"), Key(AZERTY["1"], code="Digit1"))
    assert rig.top.items[field].text.endswith(RUSSIAN["u"] + AZERTY["1"])
