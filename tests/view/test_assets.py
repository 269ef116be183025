import fnmatch
import re

import pygame
import pytest

from game.paths import ASSETS
from game.view.sound import CUES, NAMES


def files():
    return sorted(
        path.relative_to(ASSETS).as_posix()
        for path in ASSETS.rglob("*")
        if path.is_file() and path.name != "LICENSES.md"
    )


def test_every_asset_has_its_licence_line():
    table = (ASSETS / "LICENSES.md").read_text(encoding="utf-8")
    named = [
        pattern.strip()
        for line in re.findall(r"^\| ([^|]+) \|", table, re.M)
        for pattern in line.split(",")
    ]
    for name in files():
        assert any(fnmatch.fnmatch(name, pattern) for pattern in named), name


def test_assets_that_the_page_waits_for_stay_small():
    at_once = [name for name in files() if not name.startswith(("lessons/", "letters/"))]
    assert sum((ASSETS / name).stat().st_size for name in at_once) < 700_000


@pytest.mark.parametrize("name", NAMES)
def test_every_sound_is_there_and_is_ogg(name):
    assert (ASSETS / "sounds" / f"{name}.ogg").read_bytes()[:4] == b"OggS"


def test_every_cue_has_a_sound():
    assert set(CUES.values()) <= set(NAMES)


@pytest.mark.parametrize("face", ["text", "text-bold", "title"])
def test_fonts_have_every_letter_of_western_and_central_europe(face):
    pygame.font.init()
    font = pygame.font.Font(ASSETS / "fonts" / f"{face}.ttf", 20)
    letters = "AZaz09 ÀÿŒœŠšŁłŐőĞğİıŞş\u2013\u2014\u2018\u2019\u201c\u201d\u201e\u2026\u00d7"
    assert None not in font.metrics(letters)
