"""At rest the game waits: nothing is drawn, and the loop turns once a second at most."""

import asyncio

import pytest

from game.app import App
from game.host.fake import FakeHost
from game.host.interface import Key, Press, Quit, Visible
from game.host.preferences import Preferences
from game.learn.registry import LESSONS
from game.rest import LULL, TURN
from game.rules.registry import GAMES
from game.scenes.frame.scene import Transition
from tests.game_on_fake_host import Game

HOUR = 3600.0

SCENES = {
    "settings": ("settings", {}),
    "statistics": ("statistics", {}),
    "matches": ("matches", {}),
    "rules": ("rules", {"game": "bao"}),
    **{f"lessons of {game}": ("lessons", {"game": game}) for game in LESSONS},
}


class WatchedHost(FakeHost):
    """A host on which time passes as the game asks for it; after so many seconds the person quits.

    `turns` holds what was drawn when each turn of the loop ended, by the time that had passed.
    """

    def __init__(self, seconds, acts=(), **choices):
        super().__init__(preferences=Preferences(reduced_motion=True), **choices)
        self.seconds, self.acts, self.passed, self.turns = seconds, dict(acts), 0.0, []

    def poll(self):
        due = [at for at in self.acts if at <= self.passed]
        self.script.append([self.acts.pop(at) for at in due])
        if self.passed >= self.seconds:
            self.script[-1].append(Quit())
        return super().poll()

    async def next_frame(self, rest=0.0):
        self.turns.append((self.passed, len(self.presented)))
        await super().next_frame(rest)
        step = rest or 0.05
        self.passed += step
        return step


def last_minutes(host):
    """How often the loop turned in the last half of the time, and how often it drew."""
    late = [drawn for at, drawn in host.turns if at > host.seconds / 2]
    return len(late), late[-1] - late[0]


def run(host):
    asyncio.run(App(host).run())
    assert host.errors == []
    return host


def at_rest(game):
    """Let time pass until the game is at rest."""
    for _ in range(5_000):
        game.frame(step=0.1)
        if game.app.rest.seconds:
            return game
    raise AssertionError("the game never came to rest")


@pytest.mark.usefixtures("any_machine")
def test_at_rest_the_loop_turns_once_a_second_and_draws_nothing():
    turns, drawn = last_minutes(run(WatchedHost(HOUR)))
    assert turns <= HOUR / 2 / TURN + 1
    assert drawn == 0


@pytest.mark.usefixtures("any_machine")
def test_a_window_that_is_hidden_rests_too():
    turns, drawn = last_minutes(run(WatchedHost(HOUR, {1.0: Visible(False)})))
    assert turns <= HOUR / 2 / TURN + 1
    assert drawn == 0


@pytest.mark.usefixtures("any_machine")
@pytest.mark.parametrize("name", GAMES)
def test_every_table_comes_to_rest_while_a_person_is_to_move(name):
    game = Game()
    game.sit_down(name)
    game.settle()
    drawn = len(at_rest(game).host.presented)
    for _ in range(60):
        game.frame(step=TURN)
    assert len(game.host.presented) == drawn
    assert game.app.rest.seconds == TURN


@pytest.mark.usefixtures("any_machine")
@pytest.mark.parametrize("name", SCENES)
def test_every_other_screen_comes_to_rest(name):
    scene, params = SCENES[name]
    game = Game()
    game.app.scenes.go(Transition("push", scene, params))
    drawn = len(at_rest(game).host.presented)
    for _ in range(60):
        game.frame(step=TURN)
    assert len(game.host.presented) == drawn


@pytest.mark.usefixtures("any_machine")
def test_a_press_ends_the_rest_and_moves_on_by_no_more_than_a_frame():
    game = Game(preferences=Preferences())
    at_rest(game)
    game.frame(Press("settings"), step=TURN)
    assert game.app.scenes.top.name == "settings"
    assert game.app.scenes.top.busy(), "the sheet slides in from its beginning"
    assert game.app.rest.seconds == 0
    assert game.app.meter.longest_step <= 0.1


@pytest.mark.usefixtures("any_machine")
def test_a_key_that_does_nothing_ends_the_rest_for_a_while():
    game = at_rest(Game())
    game.frame(Key("F9"), step=TURN)
    assert game.app.rest.seconds == 0
    passed = 0.0
    while not game.app.rest.seconds:
        game.frame(step=0.1)
        passed += 0.1
    assert passed >= LULL - 0.11
