"""A scene waits for a part of the program that comes when it is first needed."""

import asyncio

import pytest

from game.scenes.frame import parts, registry
from game.view.text.text_box import fits
from tests.scenes.stage import Rig

SIZES = [(320, 480), (390, 844), (844, 390), (1280, 720)]


@pytest.fixture
def waiting(monkeypatch):
    """A menu that needs a part, which is not here."""
    monkeypatch.setattr(parts, "_OF_SCENES", {"statistics": parts.LESSONS})
    rig = Rig()
    rig.host.parts_missing = True
    return rig


def opened(rig, arrives, presses=()):
    """Go to a scene that waits for the part, press, and let everything happen."""
    rig.host.part_arrives = arrives

    async def run():
        rig.stage.push("statistics", {})
        rig.frame()
        await asyncio.sleep(0)
        rig.frame()
        for name, then_arrives in presses:
            rig.host.part_arrives = then_arrives
            rig.press(name)
            await asyncio.sleep(0)
            rig.frame()
            rig.frame()

    asyncio.run(run())
    return rig


def test_the_scene_comes_up_once_the_part_is_here(waiting):
    assert opened(waiting, arrives=True).top.name == "statistics"


def test_a_part_that_is_here_is_not_waited_for(waiting):
    waiting.host.parts_missing = False
    waiting.stage.push("statistics", {})
    assert waiting.top.name == "statistics"


def test_a_part_that_did_not_arrive_is_told_and_can_be_asked_for_again(waiting):
    rig = opened(waiting, arrives=False)
    assert rig.top.name == "loading"
    assert rig.top.focus == "again"
    assert "did not arrive" in rig.said[-1]
    assert opened(Rig(), arrives=True).top.name == "statistics"


def test_trying_again_brings_it(waiting):
    assert opened(waiting, arrives=False, presses=[("again", True)]).top.name == "statistics"


def test_trying_again_in_vain_says_so_again(waiting):
    rig = opened(waiting, arrives=False, presses=[("again", False)])
    assert rig.top.name == "loading"
    assert "again" in rig.targets()


def test_the_way_back_leads_back(waiting):
    assert opened(waiting, arrives=False, presses=[("back", False)]).top.name == "menu"


@pytest.mark.parametrize("size", SIZES)
def test_all_of_it_has_room(size, monkeypatch):
    monkeypatch.setattr(parts, "_OF_SCENES", {"statistics": parts.LESSONS})
    rig = Rig(size=size)
    rig.host.parts_missing = True
    opened(rig, arrives=False)
    brush = rig.context.brush
    assert all(fits(box, brush) for box in rig.top.words)
    for target in rig.top.targets():
        x, y, width, height = target.rect
        assert x >= 0 and y >= 0 and x + width <= size[0] and y + height <= size[1]


def test_every_scene_that_waits_is_one_that_there_is():
    assert set(parts._OF_SCENES) <= set(registry.SCENES)
