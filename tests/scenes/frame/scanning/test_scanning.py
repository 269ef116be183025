"""One switch: all that can be pressed is offered in turn, and any press takes it."""

import pytest

from game.host.fake import MemoryStorage
from game.host.gamepad import Pad
from game.host.interface import Edited, Key, Pointer, Press, Viewport
from game.host.preferences import Preferences
from game.play.match import Player
from game.play.saved import settings as saved_settings
from game.play.saved.settings import Settings
from tests.game_on_fake_host import Game

SECOND = 1.0
SWITCH = Key(" ")


def game_with(**settings):
    """The game at its menu; each thing is offered for a second."""
    storage = MemoryStorage()
    settings = {"scanning": True, "scan_interval": 2, "motion": "on", **settings}
    saved_settings.save(storage, Settings(**settings))
    game = Game(storage, viewport=Viewport(1280, 720, 1), preferences=Preferences())
    game.settle()
    return game


def offered(game):
    return game.app.overlays.hook_state()["offered"]


def wait(game, seconds=SECOND):
    """Let time pass in steps as they come."""
    for _ in range(round(seconds * 20)):
        game.frame(step=0.05)


def wait_until(game, name, alone=True):
    """Let time pass until something is offered, alone or among others."""
    for _ in range(3_000):
        now = offered(game)
        if name in now and (len(now) == 1 or not alone):
            return
        game.frame(step=0.05)
    raise AssertionError(f"{name} is never offered")


def press(game, name, switch=SWITCH):
    """Press a thing by the switch alone: first its group, where it has one."""
    wait_until(game, name, alone=False)
    if len(offered(game)) > 1:
        game.frame(switch)
        wait_until(game, name)
    game.frame(switch)


def test_without_the_setting_nothing_is_offered_and_space_is_space():
    game = game_with(scanning=False)
    wait(game, 5)
    assert offered(game) == []
    game.frame(SWITCH)
    assert game.state["scene"] == "menu"


def test_what_is_offered_changes_each_time_the_interval_is_over():
    game = game_with()
    first = offered(game)
    assert first
    wait(game, 2.1)  # the first one is offered for twice as long
    second = offered(game)
    wait(game, 1.05)
    assert first != second != offered(game)


@pytest.mark.parametrize("interval", [1, 12])
def test_the_interval_is_a_setting(interval):
    game = game_with(scan_interval=interval)
    wait(game, interval + 0.1)  # twice the half seconds
    now = offered(game)
    wait(game, interval / 2 - 0.2)
    assert offered(game) == now
    wait(game, 0.3)
    assert offered(game) != now


def test_the_focus_goes_along_so_that_listeners_and_tooltips_follow():
    game = game_with()
    for _ in range(100):
        now = offered(game)
        if len(now) == 1:
            assert game.state["focus"] == now[0]
            assert game.app.scenes.top.focus_visible
            return
        game.frame(SWITCH)
    raise AssertionError("nothing is ever offered alone")


def test_a_whole_game_is_begun_played_and_left_with_one_switch():
    game = game_with(speed="off")
    press(game, "play:kalah")
    game.settle()
    assert game.state["scene"] == "table"
    moves = 0
    while game.state["scene"] == "table":
        names = [each.id for each in game.app.scenes.top.targets() if each.kind == "move"]
        if names and not game.state["busy"]:
            press(game, names[-1])
            moves += 1
        game.frame(step=0.2)
        assert moves < 200
    assert game.state["scene"] == "result"
    assert moves > 5
    press(game, "menu")
    game.settle()
    assert game.state["scene"] == "menu"


@pytest.mark.parametrize(
    "switch",
    [
        (Key("Enter"),),
        (Pad("press"),),
        (Press("anything"),),
        (Pointer("down", 3, 3, "touch", 1), Pointer("up", 3, 3, "touch", 1)),
        (Pointer("down", 640, 400), Pointer("up", 640, 400)),
    ],
    ids=["enter", "gamepad", "assistive technology", "finger", "resting mouse"],
)
def test_any_press_is_the_switch(switch):
    game = game_with()
    wait_until(game, "play:kalah", alone=False)
    if len(offered(game)) > 1:
        game.frame(*switch)
        wait_until(game, "play:kalah")
    game.frame(*switch)
    game.settle()
    assert game.state["scene"] == "table"


def test_a_mouse_that_points_presses_what_it_points_at():
    game = game_with()
    x, y, width, height = game.target("settings").rect
    here = (x + width / 2, y + height / 2)
    game.frame(Pointer("move", 5, 5), Pointer("move", *here))
    game.frame(Pointer("down", *here), Pointer("up", *here))
    assert game.state["scene"] == "settings"


def test_a_mouse_that_has_come_to_rest_is_a_switch_wherever_it_lies():
    game = game_with()
    x, y, width, height = game.target("settings").rect
    here = (x + width / 2, y + height / 2)
    game.frame(Pointer("move", 5, 5), Pointer("move", *here))
    wait(game, 2)
    wait_until(game, "play:kalah", alone=False)
    if len(offered(game)) > 1:
        game.frame(Pointer("down", *here), Pointer("up", *here))
        wait_until(game, "play:kalah")
    game.frame(Pointer("down", *here), Pointer("up", *here))
    game.settle()
    assert game.state["scene"] == "table"


def test_while_something_moves_the_switch_hastens_it():
    game = game_with(motion="off", speed="slow")
    game.sit_down(players={1: Player("person")})
    game.settle()
    game.frame(Press(next(t.id for t in game.host.targets if t.kind == "move")))
    press_again = 0
    while not game.app.scenes.top.play.show.moving:
        game.frame(SWITCH)
        press_again += 1
        assert press_again < 10
    assert offered(game) == []
    presses = 0
    while game.app.scenes.top.play.show.moving:
        game.frame(SWITCH)
        presses += 1
    assert presses < 20, "slow as it is, it would take seconds"


def test_a_number_goes_on_to_its_next_value():
    game = game_with()
    press(game, "settings")
    press(game, "tab:sound")
    before = game.app.context.settings.volume
    press(game, "volume")
    assert game.app.context.settings.volume == (before + 1 if before < 5 else 0)


def test_a_field_takes_no_switch_for_letters_and_is_left_by_itself():
    game = game_with()
    press(game, "setup:kalah")
    game.settle()
    field = next(target for target in game.host.targets if target.role == "field")
    wait_until(game, field.id, alone=False)
    if len(offered(game)) > 1:
        game.frame(SWITCH)
        wait_until(game, field.id)
    assert game.state["focus"] != field.id, "it is only shown, as a space would go into it"
    game.frame(SWITCH)
    assert game.state["focus"] == field.id
    wait(game, 4)
    game.frame(Edited(field.id, "Asha"))
    wait(game, 5.5)
    assert game.state["focus"] == field.id, "whoever types has time"
    wait(game, 2)
    assert game.state["focus"] != field.id


def test_other_keys_do_what_they_always_do():
    game = game_with()
    press(game, "settings")
    game.frame(Key("Escape"))
    assert game.state["scene"] == "menu"


def test_the_frame_is_drawn_round_what_is_offered_and_goes_with_the_setting():
    game = game_with()
    wait_until(game, "settings", alone=False)
    drawn = len(game.host.presented)
    game.app.context.change("scanning", False)
    game.frame()
    assert offered(game) == []
    assert len(game.host.presented) == drawn + 1
