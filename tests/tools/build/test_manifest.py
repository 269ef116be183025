"""The manifest names its icons as they lie in the built page."""

import json
import struct

import pytest

from game.rules.registry import GAMES
from tools.build import manifest
from tools.build.naming import rename
from tools.errors import BuildError
from tools.places import PAGE

TEMPLATE = (PAGE / manifest.NAME).read_text(encoding="utf-8")


@pytest.fixture
def site(tmp_path):
    """The icons."""
    for path in (*PAGE.glob("*.png"), *PAGE.glob("*.svg")):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    return tmp_path


def icons(told):
    return [icon for each in (told, *told["shortcuts"]) for icon in each["icons"]]


def test_every_icon_is_named_by_its_path_and_has_the_size_that_is_told(site):
    file = manifest.write(TEMPLATE, site, rename(site))
    told = json.loads((site / file.path).read_text(encoding="utf-8"))
    for icon in icons(told):
        content = (site / icon["src"]).read_bytes()
        if icon["type"] == "image/png":
            wide, high = struct.unpack(">II", content[16:24])
            assert icon["sizes"] == f"{wide}x{high}"


def test_each_game_has_a_shortcut_that_the_game_understands():
    told = json.loads(TEMPLATE)
    assert [each["url"] for each in told["shortcuts"]] == [f"./#play={game}" for game in GAMES]


def test_an_icon_that_is_not_there_ends_the_build(site):
    (site / "icon-512.png").unlink()
    with pytest.raises(BuildError, match="icon-512"):
        manifest.write(TEMPLATE, site, rename(site))
