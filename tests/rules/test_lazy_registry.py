"""Games, looks and scenes are imported when they are needed, and all of them are there."""

import subprocess
import sys

import pytest

from game.rules.lazy_registry import LazyRegistry
from game.rules.registry import GAMES
from game.scenes.frame.registry import SCENES
from game.view.registry import VIEWS


def test_names_are_known_before_anything_is_imported():
    table = LazyRegistry({"one": "no.such.module:One", "two": "math:pi"})
    assert list(table) == ["one", "two"]
    assert "one" in table
    assert "three" not in table
    assert table["two"] > 3
    with pytest.raises(ModuleNotFoundError):
        table["one"]
    with pytest.raises(KeyError):
        table["three"]


def test_more_can_be_registered_and_taken_away():
    table = LazyRegistry({"pi": "math:pi"}, round)
    assert table["pi"] == 3
    table.register("new", "math:tau")
    table.register("pi", "math:e")
    assert list(table.items()) == [("pi", 3), ("new", 6)]
    assert (table.home("pi"), table.module("new")) == ("math:e", "math")
    table.unregister("pi")
    assert list(table) == ["new"]
    with pytest.raises(KeyError):
        table["pi"]


@pytest.mark.parametrize("table", [GAMES, VIEWS, SCENES], ids=["games", "looks", "scenes"])
def test_every_name_of_a_table_stands_for_something(table):
    assert all(table[name] is not None for name in table)


def test_the_first_picture_waits_for_no_game():
    asked = (
        "import sys, game.app, game.scenes.menu.scene, game.scenes.frame.registry;"
        "print([m for m in sys.modules if m in ('game.rules.kalah.game', 'game.rules.bao.game',"
        " 'game.rules.bantu.game', 'game.rules.four_player.game', 'game.scenes.table.scene')])"
    )
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert told.stdout.splitlines()[-1] == "[]"
