"""Keys that mean the same on every screen."""

import pytest

from game.host.interface import Key
from tests.scenes.stage import Rig
from tests.scenes.test_layout import SCENES, name_of

CYRILLIC_M = "\u043c"
"""What the place of V types on a Russian keyboard."""


@pytest.mark.parametrize(
    "scene", ["menu", "setup", "review", "lesson", "puzzle", "rules", "settings"]
)
def test_what_was_said_is_read_again_from_anywhere(scene):
    rig = Rig(name_of(scene), SCENES[scene](), drawn=False)
    rig.key("v")
    assert rig.top.name == "said"
    rig.key("v")
    rig.key("Escape")
    assert rig.top.name == name_of(scene)


def test_the_place_of_the_key_counts_where_its_character_means_nothing():
    rig = Rig("menu", drawn=False)
    rig.send(Key(CYRILLIC_M, code="KeyV"))
    assert rig.top.name == "said"


def test_with_control_it_is_the_browsers():
    rig = Rig("menu", drawn=False)
    rig.send(Key("v", ctrl=True))
    assert rig.top.name == "menu"
