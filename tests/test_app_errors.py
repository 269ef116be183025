"""An error in a frame: its scene, its report, and the match that is kept."""

import asyncio

import pytest

from game.host.interface import Pointer, Press
from tests.game_on_fake_host import Game


def break_scene(game, method="update"):
    """Make the scene on top fail, as a slip in its code would."""

    def fail(*_):
        raise ZeroDivisionError("a slip")

    setattr(game.app.scenes.top, method, fail)


@pytest.mark.parametrize("method", ["update", "draw", "targets", "handle"])
def test_an_error_shows_the_error_scene_and_loses_nothing(method):
    game = Game()
    game.sit_down()
    game.click("house:0:1")
    game.host.storage.texts.clear()
    break_scene(game, method)
    game.app.scenes.fresh = True
    game.frame(Pointer("move", 1, 1))
    game.frame()
    assert game.state["scene"] == "error"
    assert "ZeroDivisionError" in game.state["lastError"]
    assert "ZeroDivisionError" in game.host.errors[0]
    assert [entry.moves for entry in game.app.saves.listed()] == [1]
    game.click("menu")
    assert game.state["scene"] == "menu"
    game.click("continue")
    assert game.state["turns"] == 1


def test_the_report_of_an_error_can_be_copied():
    game = Game()
    break_scene(game)

    async def copy():
        game.frame()
        game.frame()
        game.frame(Press("copy"))
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})

    asyncio.run(copy())
    assert "a slip" in game.host.clipboard
    assert "Baraza" in game.host.clipboard


def test_errors_that_never_end_are_not_hidden():
    game = Game()
    game.host.poll = lambda: 1 / 0
    with pytest.raises(ZeroDivisionError):
        for _ in range(20):
            game.app.frame(0.01)
