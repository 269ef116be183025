"""The packs of compiled Python: same input, same bytes, and the page's own paths inside."""

from __future__ import annotations

import marshal
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import packed_modules
import precompile
import pytest

from tests.places import ROOT

PACKS = ("stdlib.zip", "wheel.zip", "game.zip")


def test_packs_are_the_same_alone_and_together(
    node, packs: Path, program: Path, wheel: Path, tmp_path: Path
) -> None:
    done = node("precompile.mjs", "--game", program, tmp_path / "game.zip")
    assert done.returncode == 0, done.stderr
    jobs = ["--wheel", wheel, tmp_path / "wheel.zip", "--stdlib", tmp_path / "stdlib.zip"]
    done = node("precompile.mjs", *jobs)
    assert done.returncode == 0, done.stderr
    for name in PACKS:
        assert (tmp_path / name).read_bytes() == (packs / name).read_bytes(), name


@pytest.mark.parametrize("name", PACKS)
def test_packs_hold_no_sources_and_no_dates(packs: Path, name: str) -> None:
    with zipfile.ZipFile(packs / name) as archive:
        infos = archive.infolist()
    assert not [info.filename for info in infos if info.filename.endswith(".py")]
    assert {info.date_time for info in infos} == {precompile.DATE}
    assert {info.compress_type for info in infos} == {zipfile.ZIP_STORED}


def test_the_game_is_told_from_the_page_s_folder(packs: Path) -> None:
    with zipfile.ZipFile(packs / "game.zip") as archive:
        names = archive.namelist()
        modules = packed_modules.read(archive.read("game.modules"))
    assert names == ["assets/a.txt", "main.pyc", "game.modules"]
    is_package, code = modules["game"]
    assert is_package
    assert b"/app/game/__init__.py" in code


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "usage:"),
        (["--wheel", "a.whl"], "wants an input and an output"),
        (["x.zip"], "what is x.zip?"),
        (["--game", "no-such-folder", "out.zip"], "not found: no-such-folder"),
    ],
)
def test_wrong_arguments_are_explained(node, arguments: list[str], message: str) -> None:
    done = node("precompile.mjs", *arguments)
    assert done.returncode == 1
    assert message in done.stderr


def test_a_folder_is_read_without_caches(tmp_path: Path) -> None:
    (tmp_path / "a/__pycache__").mkdir(parents=True)
    (tmp_path / "a/__pycache__/b.pyc").write_bytes(b"")
    (tmp_path / "a/b.py").write_bytes(b"1")
    assert list(precompile.read_folder(str(tmp_path))) == [("a/b.py", b"1")]


def test_the_list_of_modules_may_have_comments() -> None:
    assert precompile.kept_modules("# head\na  # why\n\nb.c\n") == ["a", "b.c"]


def run(content: bytes) -> dict[str, object]:
    """Run a `.pyc` that this Python made."""
    space: dict[str, object] = {}
    exec(marshal.loads(content[16:]), space)
    return space


def test_docstrings_go_and_all_else_stays() -> None:
    source = b"'module'\ndef f():\n    'f'\nclass C:\n    'C'\n    x = 'kept'\nassert f() is None\n"
    bare = run(precompile.compiled(source, "/x.py", precompile.without_docstrings))
    documented = run(precompile.compiled(source, "/x.py"))
    assert (bare["f"].__doc__, bare["C"].__doc__, bare["C"].x) == (None, None, "kept")
    assert documented["f"].__doc__ == "f"


def test_the_program_goes_without_what_only_its_readers_need(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    source = b"""
from __future__ import annotations
from dataclasses import dataclass
from typing import ClassVar, NamedTuple
def f(a: "int", *b: "str", c: "int" = 1) -> "None":
    'f'
@dataclass
class Point:
    'A point.'
    x: int
    y: int = 2
    beside: ClassVar[Point] = None
class Step(NamedTuple):
    row: int
    seeds: Point = 1
"""
    module = ModuleType("sown_board")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    game = module.__dict__
    exec(marshal.loads(precompile.compiled(source, "/x.py", precompile.slimmed)[16:]), game)
    assert (game["f"].__doc__, game["f"].__annotations__) == (None, {})
    point = game["Point"]
    assert point.__doc__ == ".", "without one Python would work out the signature at each start"
    assert (point(1).x, point(1).y) == (1, 2)
    assert point.__annotations__ == {"x": None, "y": None, "beside": "ClassVar[Point]"}
    assert list(point.__dataclass_fields__) == ["x", "y", "beside"]
    assert repr(point(1)) == "Point(x=1, y=2)"
    assert game["Step"](3) == (3, 1)


def test_compiled_files_name_their_source_by_hash() -> None:
    first = precompile.compiled(b"x = 1", "/app/x.py")
    assert first[4:8] == precompile.UNCHECKED_HASH
    assert first[:16] != precompile.compiled(b"x = 2", "/app/x.py")[:16]


@pytest.mark.parametrize("module", precompile.UNUSED)
def test_what_is_empty_in_the_page_is_used_by_no_module_of_the_game(
    module: str, packs: Path
) -> None:
    sources = list((ROOT / "game").rglob("*.py"))
    assert [path for path in sources if module in path.read_text(encoding="utf-8")] == []
    with zipfile.ZipFile(packs / "wheel.zip") as archive:
        modules = packed_modules.read(archive.read("pygame.modules"))
    assert len(modules[module][1]) < len(modules["pygame.cursors"][1]) / 10


def test_stand_ins_take_the_places_of_modules_that_are_imported_for_little(packs: Path) -> None:
    with zipfile.ZipFile(packs / "stdlib.zip") as archive:
        sizes = {info.filename: info.file_size for info in archive.infolist()}
    places = [path.relative_to(precompile.STAND_INS) for path in precompile.STAND_INS.rglob("*.py")]
    assert len(places) >= 7
    for place in places:
        assert sizes[f"{place.as_posix()}c"] < 1000, place
