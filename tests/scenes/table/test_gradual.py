"""Large pictures come about over several frames; the picture before stays until they are done."""

import pygame
import pytest

from game.host.interface import Pointer, Press, Viewport
from game.play.match import Match
from game.rules.protocol import Place
from game.rules.registry import GAMES, make
from game.view.steps import go_on
from tests.scenes.stage import Rig, match_of

SCENES = {
    "menu": lambda: {},
    "settings": lambda: {},
    "setup": lambda: {"game": "bao"},
    "rules": lambda: {"game": "kalah"},
    "lesson": lambda: {"game": "bao", "id": None},
    "lessons": lambda: {"game": "bao"},
    "result": lambda: {"match": match_of(-1)},
    **{f"table {name}": lambda name=name: {"match": Match(make(name), {})} for name in GAMES},
}


def finish(rig, most=5_000):
    """Draw step by step until the picture is complete; in how many frames that was."""
    for frames in range(1, most):
        drawn = rig.frame()
        if not rig.top.unfinished:
            assert drawn is True
            return frames
        assert drawn == [], "nothing is to be shown before it is complete"
    raise AssertionError("it never gets done")


def pixels(rig):
    return pygame.image.tobytes(rig.surface, "RGB")


@pytest.mark.parametrize("scene", SCENES)
def test_a_picture_drawn_in_steps_is_the_picture_drawn_at_once(scene):
    name = scene.split()[0]
    whole = Rig(name, SCENES[scene]())
    slow = Rig(name, SCENES[scene](), drawn=False)
    slow.context.patience = 0
    assert finish(slow) > 1
    slow.settle()
    whole.settle()
    assert pixels(slow) == pixels(whole)


def test_what_is_pressed_while_the_picture_comes_is_not_lost():
    rig = Rig("table", {"match": match_of(0)}, drawn=False)
    rig.context.patience = 0
    rig.frame()
    assert rig.top.unfinished
    rig.send(Press(rig.moves()[0]))
    finish(rig)
    rig.context.patience = 1
    rig.settle()
    assert rig.top.hook_state()["turns"] == 1


def test_a_window_that_changes_meanwhile_begins_the_picture_anew():
    rig = Rig("table", {"match": match_of(0)}, drawn=False)
    rig.context.patience = 0
    rig.frame()
    rig.context.viewport = Viewport(800, 600, 1)
    rig.surface = pygame.Surface((800, 600))
    rig.top.resize(rig.context.viewport)
    finish(rig)
    whole = Rig("table", {"match": match_of(0)}, size=(800, 600))
    assert pixels(rig) == pixels(whole)


def test_steps_are_taken_one_at_least_and_all_with_patience():
    def work():
        for number in range(5):
            done.append(number)
            yield

    done = []
    steps = work()
    assert not go_on(steps, 0)
    assert done == [0]
    assert go_on(steps, 60)
    assert done == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("game", GAMES)
def test_what_changed_drawn_bit_by_bit_is_the_picture_drawn_as_a_whole(game):
    rig = Rig("table", {"match": match_of(6, game=game)})
    rig.context.change("speed", "off")
    rig.context.patience = 0
    for press in range(4):
        rig.tap(rig.moves()[press % len(rig.moves())])
        rig.settle()
        assert not rig.top.busy()
    bit_by_bit = pixels(rig)
    rig.context.patience = 1_000
    rig.top.resize(rig.context.viewport)
    rig.settle()
    assert pixels(rig) == bit_by_bit


def test_what_is_not_drawn_in_one_frame_is_drawn_in_the_next_ones():
    rig = Rig("table", {"match": match_of(0, game="bao")})
    rig.context.patience = 0
    first, *_ = rig.moves()
    rig.send(Pointer("move", *rig.middle(first), "mouse"))
    drawn = rig.frame()
    assert drawn
    assert rig.top.busy(), "the story below the board waits for another frame"
    assert rig.frame()
    rig.settle()
    assert not rig.top.busy()


def test_where_nothing_may_travel_what_changed_is_drawn_in_one_frame():
    rig = Rig("table", {"match": match_of(0, game="bao")})
    rig.context.change("motion", "on")
    assert rig.context.reduced_motion
    rig.context.patience = 0
    rig.send(Pointer("move", *rig.middle(rig.moves()[0]), "mouse"))
    assert rig.frame()
    assert not rig.top.busy()


@pytest.mark.parametrize("size", [(844, 390), (390, 844), (1280, 720)])
@pytest.mark.parametrize(
    "scene", ["menu", "settings", "setup", "rules", "lesson", "lessons", "result", "review"]
)
def test_an_item_drawn_again_takes_nothing_from_its_neighbours(scene, size):
    rig = Rig(scene, SCENES[scene]() if scene in SCENES else {"match": match_of(6)}, size=size)
    rig.settle()
    rig.top.relayout()
    rig.settle()
    before = pixels(rig)
    for name in rig.top.items:
        rig.top.canvas.dirty.add(name)
        rig.settle()
        assert pixels(rig) == before, name


@pytest.mark.parametrize("game", GAMES)
def test_places_are_listed_while_the_picture_comes_as_they_are_where_it_comes_at_once(game):
    whole = Rig("table", {"match": match_of(0, game=game)})
    slow = Rig(drawn=False)
    slow.context.patience = 0
    slow.stage.push("table", {"match": match_of(0, game=game)})
    slow.frame()
    places = {item.id for item in whole.top.items.values() if isinstance(item.value, Place)}
    assert not places & slow.top.items.keys(), "the first frame has enough to do"
    slow.frame()
    assert slow.top.unfinished
    assert list(slow.top.items.values()) == list(whole.top.items.values())
