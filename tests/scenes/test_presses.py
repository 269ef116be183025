"""Everything that can be pressed is pressed at random, in every scene: the error scene never comes.

`./build.sh soak` does the same many times more.
"""

import pytest

from game.host.fake import FakeHost
from game.host.interface import Key, Press
from game.play.saved.setup_choices import SetupChoices
from game.scenes.frame.registry import SCENES
from game.scenes.menu.scene import MenuScene
from tools.soak import person as soak_person
from tools.soak.person import Step
from tools.soak.presses import PressError, press_row
from tools.soak.scenes import LEADS_ON, VISITED

PRESSES = 150


def test_all_scenes_but_that_of_errors_are_visited():
    assert {*VISITED, "error"} == set(SCENES)


@pytest.mark.parametrize("scene", VISITED)
def test_no_row_of_presses_brings_the_error_scene(scene):
    row = press_row(VISITED.index(scene), PRESSES, scene)
    assert scene in row.seen or (scene in LEADS_ON and len(row.seen) > 1)
    assert len(row.steps) == PRESSES


@pytest.mark.parametrize("size", [(1, 1), (200, 240)])
def test_nor_does_it_in_a_window_that_is_far_too_small(size, monkeypatch):
    monkeypatch.setattr(soak_person, "SIZES", [size])
    for seed, scene in enumerate(VISITED):
        press_row(seed, 8, scene)


def test_the_same_seed_presses_the_same():
    one, other = (press_row(5, 60, "setup") for _ in range(2))
    assert one.steps == other.steps


def test_steps_that_were_told_can_be_made_again():
    row = press_row(5, 60, "settings")
    names = {**vars(soak_person), "Key": Key}
    told = eval(repr(row.steps), names)  # what it evaluates is what it wrote itself
    assert press_row(5, scene="settings", steps=told).steps == row.steps


EMPTY_ALL = [Step((Press(f"player-{seat}:empty"),)) for seat in range(4)]


def test_a_failure_tells_seed_and_steps(monkeypatch):
    monkeypatch.setattr(SetupChoices, "is_last", lambda *_: False)
    with pytest.raises(PressError) as failed:
        for seed in range(8):
            press_row(seed, scene="setup", steps=EMPTY_ALL)
    told = str(failed.value)
    assert "the error scene came" in told
    assert "player-2:empty" in told
    assert "press_row(" in told


def test_a_match_that_is_gone_is_noticed(monkeypatch):
    before = MenuScene.enter

    def loses_one(scene):
        for kept in scene.context.matches.listed()[:1]:
            scene.context.matches.remove(kept.id)
        before(scene)

    monkeypatch.setattr(MenuScene, "enter", loses_one)
    with pytest.raises(PressError, match="is gone"):
        for seed in range(8):
            press_row(seed, scene="menu", steps=[Step(())])


def test_what_fails_beside_the_loop_is_noticed(monkeypatch):
    async def fails(*_):
        raise RuntimeError("no clipboard")

    monkeypatch.setattr(FakeHost, "copy_text", fails)
    with pytest.raises(PressError, match="beside the loop"):
        for seed in range(8):
            press_row(seed, scene="share", steps=[Step((Press("link"),))])
