"""Each scene has a room, in which its layout stands beside it."""

from game.scenes.frame.registry import SCENES
from tests.places import ROOT

SCENES_FOLDER = ROOT / "game" / "scenes"


def test_the_folder_of_scenes_holds_rooms_only():
    assert [path.name for path in SCENES_FOLDER.glob("*.py")] == ["__init__.py"]


def test_each_room_has_a_scene_and_the_frame_says_what_one_is():
    rooms = {path.parent.name for path in SCENES_FOLDER.glob("*/__init__.py")}
    assert rooms == {path.parent.name for path in SCENES_FOLDER.glob("*/scene.py")}


def test_each_scene_lies_in_one_of_the_rooms():
    for name in SCENES:
        path = ROOT / f"{SCENES.module(name).replace('.', '/')}.py"
        assert path.parent.parent == SCENES_FOLDER, name
        assert path.exists(), name


def test_each_layout_stands_beside_its_scene():
    layouts = list(SCENES_FOLDER.rglob("layout.py"))
    assert layouts
    assert [path for path in layouts if not path.with_name("scene.py").exists()] == []
