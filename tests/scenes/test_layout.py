"""Every scene at every size, as it really is: nothing cut off, nothing over anything else."""

from itertools import combinations

import pytest

from game.view.box import TOUCH, Box
from game.view.widgets import fits
from tests.scenes.stage import Rig, match_of
from tests.window_sizes import SIZES

SCENES = {
    "menu": lambda: {},
    "setup": lambda: {"game": "kalah"},
    "table": lambda: {"match": match_of(6)},
    "table-nine": lambda: {"match": match_of(6, options={"houses": 9, "seeds": 9})},
    "table-one": lambda: {"match": match_of(0, options={"houses": 1})},
    "result": lambda: {"match": match_of(-1)},
    "settings": lambda: {},
    "rules": lambda: {"game": "kalah"},
    "error": lambda: {"report": "line\n" * 40, "kept": False},
}


def rig_of(scene, size, language="en", text="normal"):
    name = scene.partition("-")[0]
    return Rig(name, SCENES[scene](), size, language=language, text=text, drawn=False)


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", ["normal", "larger"])
def test_targets_are_inside_apart_and_large_enough(scene, size, text):
    rig = rig_of(scene, size, text=text)
    window = Box(0, 0, *size)
    boxes = {target.id: Box(*target.rect) for target in rig.top.targets()}
    for name, box in boxes.items():
        assert box.inside(window), name
        assert min(box.width, box.height) >= TOUCH - 0.01, name
    for one, other in combinations(boxes, 2):
        assert not boxes[one].meets(boxes[other]), (one, other)


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("language", "text"), [("en", "normal"), ("en", "larger"), ("qps", "normal")]
)
def test_words_fit_their_boxes(scene, size, language, text):
    rig = rig_of(scene, size, language, text)
    items = [Box(*target.rect) for target in rig.top.targets()]
    for words in rig.top.words:
        assert words.box.inside(Box(0, 0, *size)), words.text
        assert fits(words, rig.context.brush), (words.text, words.box)
        if scene != "menu":
            assert not any(words.box.meets(box) for box in items), words.text


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "qps"])
def test_every_page_of_how_to_play_fits(size, language):
    rig = Rig("rules", {"game": "kalah"}, size, language=language, drawn=False)
    while True:
        for words in rig.top.words:
            assert fits(words, rig.context.brush), words.text
        if "next" not in rig.targets():
            break
        rig.press("next")


@pytest.mark.parametrize("size", [(320, 568), (568, 320), (1280, 720)])
def test_what_is_told_at_the_table_fits(size):
    rig = Rig("table", {"match": match_of(0)}, size, speed="off")
    for _ in range(60):
        if rig.top.name != "table":
            break
        rig.press(rig.moves()[-1])
        if rig.top.name != "table":
            break
        for words in rig.top.view.told_words():
            assert fits(words, rig.context.brush), words.text


def test_names_of_targets_are_unique_words():
    for scene in SCENES:
        names = [target.name for target in rig_of(scene, (1280, 720)).top.targets()]
        assert all(names) and not any("{" in name for name in names), names
        assert len(set(names)) == len(names), names
