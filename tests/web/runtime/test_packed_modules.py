"""The game's modules are found where they lie, all others as ever."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path

import packed_modules
import precompile
import pytest

SOURCES = {
    "sown_board/__init__.py": "",
    "sown_board/pit.py": "SEEDS = 4\n",
    "sown_board/rows/__init__.py": "from sown_board.pit import SEEDS\n",
    "sown_board/rows/front.py": "WHERE = __file__\n",
    "sown_board/plain/nothing.txt": "",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a package of compiled modules, which only its finder knows."""
    entries = [(name, text.encode()) for name, text in SOURCES.items()]
    for name, content in precompile.precompiled(entries, str(tmp_path)):
        place = tmp_path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    packed_modules.use("sown_board", str(tmp_path))
    yield tmp_path
    for module in [module for module in sys.modules if module.startswith("sown_board")]:
        del sys.modules[module]


def test_packages_and_modules_are_found(folder: Path) -> None:
    rows = importlib.import_module("sown_board.rows")
    front = importlib.import_module("sown_board.rows.front")
    assert rows.SEEDS == 4
    assert str(folder / "sown_board/rows/front.pyc") == front.WHERE
    assert [str(folder / "sown_board/rows")] == list(rows.__path__)


@pytest.mark.usefixtures("folder")
def test_what_is_in_a_package_can_still_be_listed() -> None:
    package = importlib.import_module("sown_board")
    modules = pkgutil.walk_packages(package.__path__, "sown_board.")
    assert {module.name for module in modules} == {
        "sown_board.pit",
        "sown_board.rows",
        "sown_board.rows.front",
    }


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", ["sown_board.plain.nothing", "sown_board.none", "no_such_board"])
def test_what_is_not_there_is_told_as_ever(name: str) -> None:
    with pytest.raises(ModuleNotFoundError, match=name):
        importlib.import_module(name)


@pytest.mark.usefixtures("folder")
def test_other_modules_are_none_of_its_business() -> None:
    finder = sys.meta_path[0]
    assert isinstance(finder, packed_modules.PackedModules)
    assert finder.find_spec("json") is None
    assert finder.find_spec("sown_boards") is None
    assert importlib.util.find_spec("json") is not None
