"""Bantu on a phone: pieces that a finger could not tell apart are shown large first."""

import math
import random
from itertools import combinations

import pytest

from game.host.interface import Key, Pointer, Press
from game.view.bantu.plan import apart
from game.view.box import TOUCH, Box
from tests.scenes.stage import Rig, match_of

PHONES = [(320, 568), (360, 640), (844, 390)]


def middles(rig, names):
    return {name: rig.middle(name) for name in names}


def crowded(size):
    """A table where pieces that may be moved lie close together, and the ids of two of them."""
    for seed in range(60):
        match = match_of(random.Random(seed).randrange(30, 90), seed=seed, game="bantu")
        rig = Rig("table", {"match": match}, size, drawn=False, speed="off")
        at = middles(rig, rig.moves())
        limit = apart(rig.top.view.picture.board.plan.radius)
        for one, other in combinations(at, 2):
            if math.dist(at[one], at[other]) < limit:
                print("seed", seed)
                rig.frame()
                return rig, one, other
    raise AssertionError("no such position was found")


@pytest.mark.parametrize("size", PHONES)
@pytest.mark.parametrize("device", ["touch", "pen"])
def test_a_finger_enlarges_first_and_then_means_one_piece(size, device):
    rig, one, other = crowded(size)
    turns = rig.top.hook_state()["turns"]
    rig.tap(one, device)
    assert rig.said[-1].startswith("Enlarged")
    assert not rig.top.play.presses.chosen
    targets = rig.targets()
    boxes = {name: Box(*targets[name].rect) for name in rig.moves()}
    assert {one, other} <= boxes.keys()
    for box in boxes.values():
        assert min(box.width, box.height) >= TOUCH - 0.01
    assert math.dist(boxes[one].middle, boxes[other].middle) >= TOUCH
    rig.tap(other, device)
    assert [place.at for place in rig.top.play.presses.chosen] == [
        tuple(map(int, other.split(":")[1:]))
    ]
    rig.tap(rig.moves()[0], device)
    assert rig.top.hook_state()["turns"] == turns + 1
    assert not rig.top.view.picture.board.plan.enlarged


@pytest.mark.parametrize("way", ["Escape", "skip"])
def test_what_is_enlarged_can_be_made_small_again(way):
    rig, one, _ = crowded((360, 640))
    rig.tap(one)
    if way == "skip":
        rig.tap("skip")
    else:
        rig.key("Escape")
    assert rig.top.name == "table"
    assert not rig.top.view.picture.board.plan.enlarged
    assert one in rig.moves()


def test_a_mouse_and_a_mirrored_button_choose_at_once():
    for press in (lambda rig, name: rig.tap(name, "mouse"), lambda rig, name: rig.press(name)):
        rig, one, _ = crowded((360, 640))
        press(rig, one)
        assert len(rig.top.play.presses.chosen) == 1


@pytest.mark.parametrize("size", PHONES)
def test_near_a_piece_that_may_be_moved_a_finger_means_that_piece(size):
    rig, *_ = crowded(size)
    for name in rig.moves():
        x, y = rig.middle(name)
        spot = (x + 12, y + 12)
        rig.send(Pointer("down", *spot, "touch"))
        assert rig.top.holds.led in rig.moves()
        rig.send(Pointer("cancel", *spot, "touch"))


def test_where_pieces_lie_apart_one_press_chooses():
    rig = Rig("table", {"match": match_of(0, game="bantu")}, (360, 640), speed="off")
    rig.tap("start:0:4")
    assert rig.top.play.presses.chosen
    rig.send(Press("skip"))


def enlarged_with_a_move():
    """A table shown large, where one press more plays a move that begins beyond what is shown."""
    for seed in range(60):
        match = match_of(seed % 7, seed=seed, options={"players": 4, "short": True}, game="bantu")
        rig = Rig("table", {"match": match}, (240, 240), drawn=False, motion="off")
        for name in rig.moves():
            rig.send(Press(name))
            plan, chosen = rig.top.view.picture.board.plan, rig.top.play.presses.chosen
            if plan.enlarged and chosen and chosen[0] not in plan.spots and rig.moves():
                print("seed", seed)
                return rig
            rig.send(Key("Escape"))
            if rig.top.name != "table":
                break
    raise AssertionError("no such position was found")


def test_a_move_played_while_a_large_picture_is_coming_is_seen_on_the_whole_board():
    rig = enlarged_with_a_move()
    rig.frame()
    rig.top.resize(rig.context.viewport)
    rig.context.patience = 0.0
    rig.frame()
    assert rig.top.unfinished
    rig.stage.go(rig.top.handle(Press(rig.moves()[0])))
    rig.context.patience = math.inf
    rig.frame()
    assert rig.top.play.show.moving
    assert not rig.top.view.picture.board.plan.enlarged
