"""The modules of a package come from one file, all others as ever."""

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
    "sown_board/plain/nothing.txt": "nothing",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a package whose modules are in one file."""
    entries = [(name, text.encode()) for name, text in SOURCES.items()]
    compiled = precompile.precompiled(entries, str(tmp_path))
    for name, content in precompile.bundled(compiled, "sown_board"):
        place = tmp_path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    monkeypatch.setattr(sys, "path_hooks", sys.path_hooks[:])
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


def test_other_files_of_the_package_stay_where_they_were(folder: Path) -> None:
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    assert files == {"sown_board.modules", "sown_board/plain/nothing.txt"}


@pytest.mark.usefixtures("folder")
def test_what_is_not_in_the_file_is_looked_for_in_the_folder_of_the_package(folder: Path) -> None:
    (folder / "sown_board/later.py").write_text("SEEDS = 5\n")
    assert importlib.import_module("sown_board.later").SEEDS == 5


def listed() -> set[str]:
    package = importlib.import_module("sown_board")
    modules = pkgutil.walk_packages(package.__path__, "sown_board.")
    return {f"{module.name}/" if module.ispkg else module.name for module in modules}


def test_what_is_in_a_package_can_still_be_listed(folder: Path) -> None:
    (folder / "sown_board/plain/nothing.txt").unlink()
    (folder / "sown_board/plain").rmdir()
    (folder / "sown_board").rmdir()
    assert listed() == {"sown_board.pit", "sown_board.rows/", "sown_board.rows.front"}


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", ["sown_board.plain.nothing", "sown_board.none", "no_such_board"])
def test_what_is_not_there_is_told_as_ever(name: str) -> None:
    with pytest.raises(ModuleNotFoundError, match=name.removesuffix(".nothing")):
        importlib.import_module(name)


@pytest.mark.usefixtures("folder")
def test_other_modules_are_none_of_its_business() -> None:
    finder = sys.meta_path[0]
    assert isinstance(finder, packed_modules.PackedModules)
    assert finder.find_spec("json") is None
    assert finder.find_spec("sown_boards") is None
    assert importlib.util.find_spec("json") is not None


def test_the_code_of_a_module_can_be_asked_for(folder: Path) -> None:
    spec = importlib.util.find_spec("sown_board.rows")
    assert spec is not None
    assert spec.loader is not None
    code = spec.loader.get_code("sown_board.rows")  # type: ignore[attr-defined] # not in Loader
    assert "sown_board.pit" in code.co_names
    assert code.co_filename == str(folder / "sown_board/rows/__init__.py")
