"""Words are read from folders, and a game can bring a folder of its own."""

import json

import pytest

from game.i18n.catalogue import Catalogue
from game.i18n.folders import FOLDERS, LATE, Folders, all_folders


@pytest.fixture
def folder(tmp_path):
    (tmp_path / "parts").mkdir()
    files = {
        "en.json": {"app-title": "Baraza"},
        "parts/menu.en.json": {"menu": "Menu"},
        "parts/menu.pl.json": {"menu": "Menu"},
        "parts/pallanguzhi.en.json": {"menu.game.pallanguzhi": "Pallanguzhi", "menu": "Other"},
    }
    for name, sentences in files.items():
        (tmp_path / name).write_text(json.dumps(sentences), "utf-8")
    return tmp_path


def test_a_language_is_all_its_parts_and_its_own_file(folder):
    names = [path.name for path in Folders(folder).files("en")]
    assert names == ["menu.en.json", "pallanguzhi.en.json", "en.json"]
    assert Folders(folder).files("sw") == []


def test_every_language_that_has_a_file_is_there(folder):
    assert Folders(folder).languages() == ["en", "pl"]


def test_a_game_that_is_added_brings_its_words(folder):
    FOLDERS.register(folder)
    try:
        words = Catalogue.load(["en"])
        assert words.text("menu.game.pallanguzhi") == "Pallanguzhi"
        assert words.text("menu.game.bao") == "Bao"
    finally:
        FOLDERS.unregister(folder)
    assert "menu.game.pallanguzhi" not in Catalogue.load(["en"])


def test_of_two_folders_the_last_one_says_a_sentence(folder, tmp_path):
    later = tmp_path / "later"
    (later / "parts").mkdir(parents=True)
    (later / "parts" / "menu.en.json").write_text('{"menu": "The menu"}', "utf-8")
    words = Catalogue.load(["en"], Folders(folder, later).read)
    assert words.text("menu") == "The menu"


def test_all_folders_are_those_of_the_start_and_those_that_come_late():
    at_the_start, everywhere = FOLDERS.files("en"), all_folders().files("en")
    late = [path for folders in LATE.values() for path in folders.files("en")]
    assert late
    assert everywhere == [*at_the_start, *late]
