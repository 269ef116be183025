"""Counting lines of play and playing at random in the console."""

import pytest

from game.console.console import Console
from game.console.lines import MOST_DIGITS
from game.rules.registry import GAMES
from tests.console.talk import ask


def test_counting_stops_before_memory_runs_out():
    console = Console(most_positions=2_000)
    ask(console, {"do": "new", "game": "bantu"})
    assert ask(console, {"do": "perft", "depth": 3})["counts"] == [16, 240, 3624]
    answer = ask(console, {"do": "perft", "depth": 50})
    error = "There are too many positions to count deeper than 2 plies."
    assert answer == {"ok": False, "error": error, "at": "depth"}


def test_counts_are_those_of_the_rulings():
    console = Console()
    ask(console, {"do": "new", "game": "kalah", "options": {"preset": "standard"}})
    assert ask(console, {"do": "perft", "depth": 5})["counts"] == [6, 35, 185, 942, 4690]
    assert ask(console, {"do": "perft", "depth": 0})["counts"] == []


@pytest.mark.parametrize("name", GAMES)
def test_playouts_repeat_with_their_seed_and_count_every_game(name):
    console = Console()
    ask(console, {"do": "new", "game": name})
    first, again = (ask(console, {"do": "playout", "count": 5, "seed": 3}) for _ in range(2))
    assert {**first, "seconds": 0} == {**again, "seconds": 0}
    assert first["plies"] > 5
    assert sum(first["wins"].values()) + first["draws"] >= 5
    other = ask(console, {"do": "playout", "count": 5, "seed": 4})
    assert {**other, "seconds": 0} != {**first, "seconds": 0}


@pytest.mark.parametrize(
    "request_",
    [{"do": "perft", "depth": 50}, {"do": "playout", "count": 1_000_000, "seed": 1}],
    ids=lambda request_: request_["do"],
)
@pytest.mark.parametrize("name", GAMES)
def test_what_takes_too_long_is_given_up_and_changes_nothing(name, request_):
    console = Console(most_seconds=0.05)
    before = ask(console, {"do": "new", "game": name})
    assert ask(console, request_)["ok"] is False
    assert ask(console, {"do": "view"}) == before


def test_how_long_was_too_long_is_told():
    console = Console(most_seconds=0)
    ask(console, {"do": "new", "game": "bantu"})
    answer = ask(console, {"do": "playout", "count": 1, "seed": 1})
    error = "This would take longer than 0 seconds, so it was given up."
    assert answer == {"ok": False, "error": error, "at": ""}
    assert ask(console, {"do": "perft", "depth": 1}) == answer
    assert ask(console, {"do": "perft", "depth": 0}) == {"ok": True, "counts": []}


def test_a_long_number_may_be_tried_and_is_told_why_not():
    console = Console()
    ask(console, {"do": "new", "game": "four-player"})
    answer = ask(console, {"do": "why", "move": {"pit": int("9" * MOST_DIGITS)}})
    assert answer["reason"] == "four-player-no-such-pit"
