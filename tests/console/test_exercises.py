"""Lessons and puzzles, as another program is told them, are played by it."""

import pytest

from game.console.console import Console
from game.learn.registry import LESSONS
from game.rules.registry import GAMES
from tests.cases import all_cases
from tests.console.talk import ask


def lessons():
    return ask(Console(), {"do": "lessons"})["lessons"]


def puzzles(game):
    return ask(Console(), {"do": "puzzles", "game": game})["puzzles"]


def lay(console, told):
    parts = {name: told[name] for name in ("game", "options", "position")}
    return ask(console, {"do": "set", **parts})


def test_there_is_an_entry_for_each_lesson_in_the_order_of_the_courses():
    assert [each["game"] for each in lessons()] == [
        game for game in GAMES for _ in range(LESSONS[game])
    ]


def test_what_is_asked_can_be_laid_on_the_table_and_every_answer_played():
    console = Console()
    with all_cases() as cases:
        for each in [*lessons(), *(one for game in GAMES for one in puzzles(game))]:
            with cases.of(each["id"]):
                played = [[each["goal"]["move"]]] if each["kind"] != "play" else each["answer"]
                assert played
                for moves in played:
                    view = lay(console, each)
                    assert view["ok"]
                    assert view["position"] == each["position"]
                    for move in moves:
                        assert ask(console, {"do": "play", "move": move})["ok"]


def test_what_is_on_the_table_stays_there():
    console = Console()
    before = ask(console, {"do": "new", "game": "bao"})
    ask(console, {"do": "lessons"})
    ask(console, {"do": "puzzles", "game": "kalah"})
    assert ask(console, {"do": "view"}) == before


@pytest.mark.parametrize("game", ["chess", None, 1, ["bao"], {}])
def test_puzzles_of_no_game_are_refused(game):
    answer = ask(Console(), {"do": "puzzles", "game": game})
    assert (answer["ok"], answer["at"]) == (False, "game")
