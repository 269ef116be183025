"""A stranger finds his way: no folder is crowded, and no module is longer than one idea."""

from collections import Counter

from tests.places import ROOT

MOST_FILES = 24
MOST_LINES = 400

DATA = {"game/ai/kalah/book.py"}
"""Modules that hold nothing but data."""

MODULES = {path.relative_to(ROOT).as_posix(): path for path in (ROOT / "game").rglob("*.py")}


def test_no_folder_of_the_game_is_crowded():
    folders = Counter(path.parent.relative_to(ROOT).as_posix() for path in MODULES.values())
    assert {folder: number for folder, number in folders.items() if number > MOST_FILES} == {}
    assert "game/rules/bao" in folders


def test_no_module_of_the_game_is_long_but_data():
    lengths = {name: len(path.read_text("utf-8").splitlines()) for name, path in MODULES.items()}
    assert {name for name, length in lengths.items() if length > MOST_LINES} == DATA
