"""The best move, as the console finds it."""

import itertools

import pytest

from game.ai import tree
from game.console import best as console_best
from game.console.console import Console
from game.rules.registry import GAMES
from tests.console.talk import ask


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("effort", [{"level": 0}, {"level": 1}, {"millis": 50}], ids=str)
def test_the_best_move_is_legal_and_the_position_stays(name, effort):
    console = Console()
    before = ask(console, {"do": "new", "game": name})
    answer = ask(console, {"do": "best", **effort})
    assert answer["ok"]
    assert set(answer) == {"ok", "move", "value", "depth", "nodes", "exact"}
    assert answer["move"] in before["legal"]
    assert answer["depth"] >= 1
    assert ask(console, {"do": "view"}) == before


def test_a_win_in_sight_is_found_and_known_to_be_one():
    console = Console()
    position = {"south": [0, 0, 1], "south_store": 9, "north": [1, 0, 0], "north_store": 2}
    options = {"houses": 3}
    set_up = {"do": "set", "game": "kalah", "options": options}
    ask(console, {**set_up, "position": {**position, "to_move": "south"}})
    answer = ask(console, {"do": "best", "millis": 600_000})
    assert answer["move"] == {"house": 3}
    answer = ask(console, {"do": "play", "move": answer["move"]})
    assert answer["outcome"]["winners"] == ["south"]
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
        ({"level": -1}, "level"),
        ({"level": 7}, "level"),
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
    answer = ask(console, {"do": "best", **members})
    assert (answer["ok"], answer["at"]) == (False, at)


SEATS = [
    ("kalah", {"seeds": 5}),
    ("bao", {}),
    ("four-player", {"players": 2}),
    ("four-player", {"players": 3}),
    ("four-player", {"players": 4}),
    ("four-player", {"players": 4, "variations": [3]}),
    ("bantu", {"players": 2}),
    ("bantu", {"players": 3}),
    ("bantu", {"players": 4}),
    ("bantu", {"players": 4, "team": True}),
]
"""Every game with every number of players."""


@pytest.fixture
def looks(monkeypatch):
    """Time passes only by being looked at: a look takes a millisecond."""
    ticks = itertools.count()
    monkeypatch.setattr(console_best, "monotonic", lambda: next(ticks) / 1000)


@pytest.mark.parametrize(("name", "options"), SEATS, ids=str)
@pytest.mark.usefixtures("looks")
def test_more_time_looks_at_more(name, options):
    console = Console()
    ask(console, {"do": "new", "game": name, "options": options})
    answers = [ask(console, {"do": "best", "millis": millis}) for millis in (1, 10, 40, 160)]
    nodes = [best["nodes"] for best in answers]
    assert nodes == sorted(set(nodes))
    assert nodes[-1] > 8 * nodes[1]
    assert answers[-1]["depth"] > answers[0]["depth"]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.usefixtures("looks")
def test_with_three_and_four_the_whole_time_is_used(players):
    console = Console()
    ask(console, {"do": "new", "game": "four-player", "options": {"players": players}})
    best = ask(console, {"do": "best", "millis": 100})
    assert 100 <= best["nodes"] / tree.SLICE <= 102


@pytest.mark.parametrize("name", ["bantu", "four-player"])
@pytest.mark.usefixtures("looks")
def test_more_time_looks_at_more_after_the_only_move(name):
    console = Console()
    ask(console, {"do": "set", "game": name, "position": FORCED[name]})
    answers = [ask(console, {"do": "best", "millis": millis}) for millis in (1, 10, 100)]
    nodes = [best["nodes"] for best in answers]
    assert nodes == sorted(set(nodes)), answers


@pytest.mark.usefixtures("looks")
def test_a_certain_win_ends_the_thinking_before_its_time():
    console = Console()
    position = {
        "pits": [[0, 0, 0, 0, 1, 1], [0, 0, 0, 0, 0, 1], [0] * 6, [1, 0, 0, 0, 0, 0]],
        "reservoirs": [24, 23, 22, 23],
        "to_move": 0,
    }
    ask(console, {"do": "set", "game": "four-player", "position": position})
    best = ask(console, {"do": "best", "millis": 10_000})
    assert (best["move"], best["exact"]) == ({"pit": 6}, True)
    assert best["nodes"] < 10_000


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
    answer = ask(console, {"do": "set", "game": name, "position": FORCED[name]})
    best = ask(console, {"do": "best", **effort})
    assert [best["move"]] == answer["legal"]
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
        answer = ask(console, {"do": "best", **effort})
        assert (answer["move"], answer["value"], answer["exact"]) == ({"house": 3}, 2, True)
