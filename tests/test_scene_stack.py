"""Scenes give way to one another as their transitions say."""

import pytest

from game.scene_stack import SceneStack
from game.scenes.frame.scene import Transition


class Scene:
    """Notes what it is told."""

    def __init__(self, name, params, log):
        self.name = name
        self.params = params
        self.log = log
        self.wish = None
        self.beneath = None

    def enter(self):
        self.log.append(f"enter {self.name}")

    def leave(self):
        self.log.append(f"leave {self.name}")

    def let_go(self):
        self.log.append(f"let go {self.name}")

    def next_scene(self):
        wish, self.wish = self.wish, None
        return wish


@pytest.fixture
def log():
    return []


@pytest.fixture
def scenes(log):
    scenes = SceneStack(lambda name, params: Scene(name, params, log))
    scenes.go(Transition("reset", "menu"))
    log.clear()
    scenes.fresh = False
    return scenes


def test_the_first_scene_is_entered_and_has_to_be_drawn(log):
    scenes = SceneStack(lambda name, params: Scene(name, params, log))
    assert not scenes.is_set
    scenes.go(Transition("reset", "menu"))
    assert (scenes.top.name, scenes.fresh, log) == ("menu", True, ["enter menu"])


def test_no_transition_changes_nothing(scenes, log):
    scenes.go(None)
    assert (scenes.top.name, scenes.fresh, log) == ("menu", False, [])


def test_a_pushed_scene_covers_the_one_below_and_gives_it_back(scenes, log):
    below = scenes.top
    scenes.go(Transition("push", "settings", {"from": "menu"}))
    assert scenes.top.params == {"from": "menu"}
    scenes.go(Transition("pop"))
    assert scenes.top is below
    assert scenes.fresh
    assert log == [
        "leave menu",
        "enter settings",
        "leave settings",
        "let go settings",
        "enter menu",
    ]


def test_a_replaced_scene_is_gone(scenes, log):
    scenes.go(Transition("push", "setup"))
    scenes.go(Transition("replace", "table"))
    scenes.go(Transition("pop"))
    assert scenes.top.name == "menu"
    gone = [
        "leave setup",
        "let go setup",
        "enter table",
        "leave table",
        "let go table",
        "enter menu",
    ]
    assert log[-6:] == gone


def test_a_reset_takes_every_scene_away(scenes, log):
    scenes.go(Transition("push", "setup"))
    scenes.go(Transition("reset", "table"))
    scenes.go(Transition("pop"))
    assert scenes.top.name == "menu"
    assert scenes.top.log is log


def test_when_the_last_scene_goes_the_menu_comes(scenes):
    scenes.go(Transition("replace", "table"))
    scenes.go(Transition("pop"))
    assert scenes.top.name == "menu"


def test_a_scene_that_wants_to_go_on_at_once_is_followed(log):
    def make(name, params):
        scene = Scene(name, params, log)
        if name == "setup":
            scene.wish = Transition("replace", "table")
        return scene

    scenes = SceneStack(make)
    scenes.go(Transition("reset", "setup"))
    assert scenes.top.name == "table"


def test_a_scene_that_cannot_be_made_leaves_the_stack_as_it_was(scenes, log):
    def fail(name, params):
        raise ValueError(name, params)

    scenes._make_scene = fail
    for kind in ("push", "replace", "reset"):
        with pytest.raises(ValueError, match="broken"):
            scenes.go(Transition(kind, "broken"))
        assert scenes.top.name == "menu"
    assert log == []


def test_scenes_that_pass_on_for_ever_do_not_hang(log):
    def make(name, params):
        scene = Scene(name, params, log)
        scene.wish = Transition("replace", "again")
        return scene

    SceneStack(make).go(Transition("reset", "menu"))
    assert 0 < len(log) < 100
