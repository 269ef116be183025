"""The fifth game at the console: asked for, played and thought about as any other."""

import pytest

from game.console.console import Console
from tests.console.talk import ask


@pytest.fixture
def console():
    console = Console()
    assert ask(console, {"do": "new", "game": "trio", "options": {"seeds": 2}})["ok"]
    return console


def test_it_is_listed_with_its_options():
    listed = ask(Console(), {"do": "games"})["games"][-1]
    assert listed["game"] == "trio"
    assert [option["name"] for option in listed["options"]] == ["seeds", "capture"]


def test_a_move_is_played_and_a_wrong_one_refused(console):
    answer = ask(console, {"do": "play", "move": {"pit": 3}})
    south, north = [2, 2, 0, 3], [3, 0, 2, 0]
    assert answer["position"] == {"south": south, "north": north, "to_move": "north"}
    assert not ask(console, {"do": "play", "move": {"pit": 4}})["ok"]
    assert ask(console, {"do": "why", "move": {"pit": 4}})["reason"] == "trio-no-such-pit"


def test_a_whole_game_is_played_by_the_opponents(console):
    for _ in range(500):
        view = ask(console, {"do": "view"})
        if view["outcome"] is not None:
            break
        move = ask(console, {"do": "best", "level": 2})["move"]
        assert move in view["legal"]
        assert ask(console, {"do": "play", "move": move})["ok"]
    assert view["outcome"]["winners"]
    assert sum(view["outcome"]["scores"].values()) <= 12


def test_games_at_random_are_counted(console):
    counts = ask(console, {"do": "perft", "depth": 2})["counts"]
    assert counts[0] == 3
    played = ask(console, {"do": "playout", "count": 20, "seed": 1})
    assert sum(played["wins"].values()) + played["draws"] == 20
