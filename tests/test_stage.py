"""Scenes give way to one another as their transitions say."""

import pytest

from game.scenes.frame.scene import Transition
from game.stage import Stage


class Scene:
    """Notes what it is told."""

    def __init__(self, name, params, log):
        self.name = name
        self.params = params
        self.log = log
        self.wish = None

    def enter(self):
        self.log.append(f"enter {self.name}")

    def leave(self):
        self.log.append(f"leave {self.name}")

    def next_scene(self):
        wish, self.wish = self.wish, None
        return wish


@pytest.fixture
def log():
    return []


@pytest.fixture
def stage(log):
    stage = Stage(lambda name, params: Scene(name, params, log))
    stage.go(Transition("reset", "menu"))
    log.clear()
    stage.fresh = False
    return stage


def test_the_first_scene_is_entered_and_has_to_be_drawn(log):
    stage = Stage(lambda name, params: Scene(name, params, log))
    assert not stage.is_set
    stage.go(Transition("reset", "menu"))
    assert (stage.top.name, stage.fresh, log) == ("menu", True, ["enter menu"])


def test_no_transition_changes_nothing(stage, log):
    stage.go(None)
    assert (stage.top.name, stage.fresh, log) == ("menu", False, [])


def test_a_pushed_scene_covers_the_one_below_and_gives_it_back(stage, log):
    below = stage.top
    stage.go(Transition("push", "settings", {"from": "menu"}))
    assert stage.top.params == {"from": "menu"}
    stage.go(Transition("pop"))
    assert stage.top is below
    assert stage.fresh
    assert log == ["leave menu", "enter settings", "leave settings", "enter menu"]


def test_a_replaced_scene_is_gone(stage, log):
    stage.go(Transition("push", "setup"))
    stage.go(Transition("replace", "table"))
    stage.go(Transition("pop"))
    assert stage.top.name == "menu"
    assert log[-4:] == ["leave setup", "enter table", "leave table", "enter menu"]


def test_a_reset_takes_every_scene_away(stage, log):
    stage.go(Transition("push", "setup"))
    stage.go(Transition("reset", "table"))
    stage.go(Transition("pop"))
    assert stage.top.name == "menu"
    assert stage.top.log is log


def test_when_the_last_scene_goes_the_menu_comes(stage):
    stage.go(Transition("replace", "table"))
    stage.go(Transition("pop"))
    assert stage.top.name == "menu"


def test_a_scene_that_wants_to_go_on_at_once_is_followed(log):
    def make(name, params):
        scene = Scene(name, params, log)
        if name == "setup":
            scene.wish = Transition("replace", "table")
        return scene

    stage = Stage(make)
    stage.go(Transition("reset", "setup"))
    assert stage.top.name == "table"


def test_a_scene_that_cannot_be_made_leaves_the_stage_as_it_was(stage, log):
    def fail(name, params):
        raise ValueError(name, params)

    stage._make_scene = fail
    for kind in ("push", "replace", "reset"):
        with pytest.raises(ValueError, match="broken"):
            stage.go(Transition(kind, "broken"))
        assert stage.top.name == "menu"
    assert log == []


def test_scenes_that_pass_on_for_ever_do_not_hang(log):
    def make(name, params):
        scene = Scene(name, params, log)
        scene.wish = Transition("replace", "again")
        return scene

    Stage(make).go(Transition("reset", "menu"))
    assert 0 < len(log) < 100
