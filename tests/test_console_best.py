"""The best move, as the console finds it."""

import pytest

from game.console import Console
from game.rules.registry import GAMES
from tests.console_talk import ask


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("effort", [{"level": 1}, {"millis": 50}], ids=str)
def test_the_best_move_is_legal_and_the_position_stays(name, effort):
    console = Console()
    before = ask(console, {"do": "new", "game": name})
    told = ask(console, {"do": "best", **effort})
    assert told["ok"]
    assert set(told) == {"ok", "move", "value", "depth", "nodes", "exact"}
    assert told["move"] in before["legal"]
    assert told["depth"] >= 1
    assert ask(console, {"do": "view"}) == before


def test_a_win_in_sight_is_found_and_known_to_be_one():
    console = Console()
    position = {"south": [0, 0, 1], "south_store": 9, "north": [1, 0, 0], "north_store": 2}
    options = {"houses": 3}
    set_up = {"do": "set", "game": "kalah", "options": options}
    ask(console, {**set_up, "position": {**position, "to_move": "south"}})
    told = ask(console, {"do": "best", "millis": 600_000})
    assert told["move"] == {"house": 3}
    told = ask(console, {"do": "play", "move": told["move"]})
    assert told["outcome"]["winners"] == ["south"]
    assert ask(console, {"do": "best", "level": 1}) == {
        "ok": False,
        "error": "The game is over.",
        "at": "",
    }


@pytest.mark.parametrize(
    ("members", "at"),
    [
        ({}, ""),
        ({"level": 1, "millis": 1}, ""),
        ({"level": 0}, "level"),
        ({"level": 10_000}, "level"),
        ({"level": "1"}, "level"),
        ({"millis": 0}, "millis"),
        ({"millis": 600_001}, "millis"),
        ({"millis": 0.5}, "millis"),
    ],
)
def test_how_hard_to_think_is_said_in_one_way(members, at):
    console = Console()
    ask(console, {"do": "new", "game": "kalah"})
    told = ask(console, {"do": "best", **members})
    assert (told["ok"], told["at"]) == (False, at)


FORCED = {
    "kalah": {
        "south": [0, 0, 0, 0, 3, 0],
        "south_store": 9,
        "north": [4, 4, 4, 4, 4, 4],
        "north_store": 2,
        "to_move": "south",
    },
    "four-player": {
        "pits": [[0, 0, 0, 3, 0, 0], [4] * 6, [4] * 6, [4] * 6],
        "reservoirs": [9, 2, 3, 4],
        "to_move": 0,
    },
    "bao": {
        "north_back": [0] * 8,
        "north_front": [2] * 8,
        "south_front": [0, 2, 0, 1, 0, 0, 0, 0],
        "south_back": [0] * 8,
        "stock": {"south": 0, "north": 0},
        "nyumba_intact": {"south": False, "north": False},
        "to_move": "south",
    },
    "bantu": {
        "pieces": {
            "red": {"1": [25, 0], "2": "home", "3": "home", "4": "home"},
            "blue": {"1": "start", "2": "start", "3": "start", "4": [12, 1]},
        },
        "to_move": "red",
    },
}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("effort", [{"level": 3}, {"millis": 50}], ids=str)
def test_the_only_move_is_valued_like_any_other(name, effort):
    console = Console()
    told = ask(console, {"do": "set", "game": name, "position": FORCED[name]})
    best = ask(console, {"do": "best", **effort})
    assert [best["move"]] == told["legal"]
    assert best["depth"] >= 1
    assert best["nodes"] >= 1
    assert best["value"] != 0


def test_the_only_move_of_kalah_has_its_exact_value():
    console = Console()
    position = {"south": [0, 0, 1], "south_store": 3, "north": [2, 0, 2], "north_store": 2}
    options = {"houses": 3}
    position = {**position, "to_move": "south"}
    ask(console, {"do": "set", "game": "kalah", "options": options, "position": position})
    for effort in ({"level": 6}, {"millis": 600_000}):
        told = ask(console, {"do": "best", **effort})
        assert (told["move"], told["value"], told["exact"]) == ({"house": 3}, 2, True)
