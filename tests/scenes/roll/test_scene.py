"""Who starts: the die rolls, ties roll again, and whoever is in a hurry sees the end at once."""

import random
from itertools import combinations

import pytest

from game.play.saved import setup_choices as choices
from game.view.box import Box
from game.view.text.text_box import fits
from tests.boxes import meet
from tests.scenes.forms import choose
from tests.scenes.stage import Rig
from tests.window_sizes import SIZES


def rolling(seed, **options):
    chosen = choices.SetupChoices("four-player", options, first=choices.DIE)
    return Rig("roll", {"choices": chosen, "rolls": random.Random(seed)}, drawn=False)


def test_the_die_is_seen_to_roll_and_its_winner_begins():
    rig = Rig("setup", {"game": "four-player"}, drawn=False)
    choose(rig, "first:die", "start")
    assert rig.top.name == "roll"
    assert "start" not in rig.targets()
    faces = set()
    for _ in range(600):
        rig.frame()
        faces.add(tuple(rig.top.faces.values()))
        if not rig.top.busy():
            break
    assert len(faces) > 3
    winner = rig.top.starter
    last = rig.top.rounds[-1]
    assert last[winner] == max(last.values())
    assert f"Player {winner + 1} starts." in rig.said[-1]
    rig.tap("start")
    assert rig.top.name == "table"
    assert all(name.startswith(f"pit:{winner}:") for name in rig.moves())


def test_a_tie_rolls_again_among_those_who_tied():
    for seed in range(200):
        rig = rolling(seed)
        rig.top.skip()
        if len(rig.top.rounds) > 1:
            break
    first, second = rig.top.rounds[:2]
    highest = max(first.values())
    assert set(second) == {seat for seat, face in first.items() if face == highest}
    assert any("roll again" in line for line in rig.said)


def test_a_press_shows_the_rolls_at_once():
    rig = rolling(1)
    assert rig.top.busy()
    rig.key(" ")
    assert not rig.top.busy()
    assert "start" in rig.targets()


def test_without_motion_the_rolls_are_there_at_once():
    chosen = choices.SetupChoices("four-player", first=choices.DIE)
    rig = Rig("roll", {"choices": chosen}, speed="off")
    assert not rig.top.busy()
    assert set(rig.top.faces.values()) <= set(range(1, 7))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("language", ["en", "qps"])
def test_the_dice_fit_the_window(size, players, language):
    chosen = choices.SetupChoices("four-player", {"players": players}, first=choices.DIE)
    rig = Rig("roll", {"choices": chosen}, size, language=language, speed="off", drawn=False)
    window = Box(0, 0, *size)
    boxes = [Box(*target.rect) for target in rig.top.targets()]
    dice = list(rig.top._boxes.values())
    assert len(dice) == players
    for box in (*boxes, *dice):
        assert box.inside(window)
    for one, other in combinations((*boxes, *dice), 2):
        assert not meet(one, other)
    for words in rig.top.words:
        assert fits(words, rig.context.brush), words.text
        assert not any(meet(words.box, box) for box in (*boxes, *dice)), words.text
