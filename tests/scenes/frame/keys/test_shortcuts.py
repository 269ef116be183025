"""Letters, digits and signs are commands alone, only with Alt, or never, as it is set."""

import pytest

from game.host.fake import MemoryStorage
from game.host.interface import Key
from game.scenes.frame.scene import Transition
from tests.game_on_fake_host import Game

BY_SETTING = [
    ("on", Key("m"), True),
    ("on", Key("m", alt=True), False),
    ("modifier", Key("m"), False),
    ("modifier", Key("m", alt=True), True),
    ("off", Key("m"), False),
    ("off", Key("m", alt=True), False),
]


def game_with(shortcuts):
    """A match of two persons, in the middle of it, with the setting."""
    game = Game(MemoryStorage())
    game.app.context.change("shortcuts", shortcuts)
    game.sit_down()
    game.settle()
    return game


@pytest.mark.parametrize(("shortcuts", "key", "is_command"), BY_SETTING)
def test_a_letter_is_a_command_as_it_is_set(shortcuts, key, is_command):
    game = game_with(shortcuts)
    game.frame(key)
    assert (game.state["scene"] == "more") == is_command


@pytest.mark.parametrize("shortcuts", ["modifier", "off"])
@pytest.mark.parametrize("name", ["1", "?", "/", "\u0444", "+"])
def test_no_character_alone_does_anything(shortcuts, name):
    game = game_with(shortcuts)
    before = game.state["scene"], game.state["turns"], len(game.host.announced)
    game.frame(Key(name, code="KeyA"))
    game.settle()
    assert (game.state["scene"], game.state["turns"], len(game.host.announced)) == before


@pytest.mark.parametrize("shortcuts", ["on", "modifier", "off"])
def test_keys_with_a_name_and_space_count_always(shortcuts):
    game = game_with(shortcuts)
    while game.state["focus"] != "house:0:1":
        game.frame(Key("Tab"))
    game.frame(Key(" "))
    game.settle()
    assert game.state["turns"] == 1
    game.frame(Key("Escape"))
    assert game.state["scene"] == "menu"


def test_with_alt_another_layout_and_another_system_count_by_the_place_of_the_key():
    for name in ("\u044c", "\u00b5"):  # what a Russian keyboard types there, and a Mac with Option
        game = game_with("modifier")
        game.frame(Key(name, code="KeyM", alt=True))
        assert game.state["scene"] == "more"


def test_what_is_typed_into_a_field_is_no_command():
    game = game_with("off")
    game.app.scenes.go(Transition("push", "setup", {"game": "kalah"}))
    game.settle()
    field = next(target for target in game.host.targets if target.role == "field")
    game.click(field.id)
    game.frame(Key("z"))
    assert game.target(field.id).text.endswith("z")


def test_digits_where_a_number_is_set_up_are_typed():
    game = game_with("off")
    game.app.scenes.go(Transition("push", "editor", {"game": "kalah"}))
    game.settle()
    while game.state["focus"] != "house:0:1":
        game.frame(Key("Tab"))
    before = game.state["position"]
    game.frame(Key("9"))
    assert game.state["position"] != before


@pytest.mark.parametrize("shortcuts", ["on", "modifier", "off"])
def test_the_host_is_told_with_each_screen(shortcuts):
    assert game_with(shortcuts).host.outline.shortcuts == shortcuts
