"""The wheel in the repository: the very one that was built, whole, and fit for the interpreter."""

from __future__ import annotations

import io
import json
import zipfile
from pathlib import Path

import packed_modules
import pytest
from pygame_wheel import pack, papers, pins, wasm

from tests.places import ROOT

RUNTIME = ROOT / "web/runtime"
MODULE = "pygame/base.cpython-313-wasm32-emscripten.so"


@pytest.fixture(scope="module")
def files(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_the_checksum_is_the_wheels(wheel: Path) -> None:
    assert (RUNTIME / "SHA256SUMS").read_text() == papers.sums_line(wheel)


def test_it_holds_what_the_game_needs(files: dict[str, bytes]) -> None:
    wanted = {MODULE, f"{pack.DIST_INFO}/RECORD", f"{pack.DIST_INFO}/licenses/LGPL.txt"}
    wanted |= {f"pygame/{name}" for name in ("__init__.py", "sprite.py", "sysfont.py")}
    assert wanted <= files.keys()


def test_it_holds_nothing_for_other_systems(files: dict[str, bytes]) -> None:
    assert not [name for name in files if not pack.is_packed(Path(name))]


def test_the_record_names_every_file_with_its_hash(files: dict[str, bytes]) -> None:
    record = f"{pack.DIST_INFO}/RECORD"
    lines = [pack.record_line(name, content) for name, content in files.items() if name != record]
    assert sorted(files[record].decode().splitlines()) == sorted([*lines, f"{record},,"])


def test_the_tags_are_the_interpreters(files: dict[str, bytes]) -> None:
    assert f"{pins.PYTHON_TAG}-{pins.PLATFORM_TAG}" in files[f"{pack.DIST_INFO}/WHEEL"].decode()


def test_the_same_files_make_the_same_wheel(files: dict[str, bytes], tmp_path: Path) -> None:
    for name in ("a.whl", "b.whl"):
        pack.write_wheel(list(files.items()), tmp_path / name)
    assert (tmp_path / "a.whl").read_bytes() == (tmp_path / "b.whl").read_bytes()


def test_the_interpreter_offers_all_that_the_module_asks_for(
    files: dict[str, bytes], pyodide: Path
) -> None:
    side = wasm.parse(files[MODULE])
    main = wasm.parse((pyodide / "pyodide.asm.wasm").read_bytes())
    offered = wasm.javascript_functions((pyodide / "pyodide.asm.js").read_text(encoding="utf-8"))
    assert "PyInit_base" in side.exports
    assert wasm.unmet(side, main, offered) == []


def test_the_interpreter_is_the_one_that_the_wheel_was_built_for(pyodide: Path) -> None:
    package = json.loads((pyodide / "package.json").read_text(encoding="utf-8"))
    lock = json.loads((RUNTIME.parent / "package-lock.json").read_text(encoding="utf-8"))
    assert package["version"] == pins.PYODIDE
    assert lock["packages"]["node_modules/pyodide"]["version"] == pins.PYODIDE


def test_the_versions_are_written_down() -> None:
    notes = json.loads((RUNTIME / "VERSIONS.json").read_text(encoding="utf-8"))
    assert notes["pygame-ce"] == pins.PYGAME
    assert notes["sha256"][pins.FROM_PYPI.file] == pins.FROM_PYPI.sha256
    assert set(notes["compiler"]) == set(papers.COMPILER_PACKAGES)


@pytest.mark.parametrize("licence", papers.LICENCES, ids=lambda licence: licence.name)
def test_every_licence_text_is_there(licence: papers.Licence) -> None:
    text = (RUNTIME / "licences" / licence.name).read_text(encoding="utf-8")
    assert len(text) > 150
    assert text == papers.tidy(text)


def places(name: str, is_package: bool, _code: bytes) -> str:
    """Where the source of a module lies."""
    return f"{name.replace('.', '/')}{'/__init__' if is_package else ''}.py"


def test_the_precompiled_wheel_is_a_zip_of_the_same_files_without_its_papers(
    files: dict[str, bytes], packs: Path
) -> None:
    content = (packs / "wheel.zip").read_bytes()
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        names = set(archive.namelist())
        modules = packed_modules.read(archive.read("pygame.modules"))
    packed = {places(name, *modules[name]) for name in modules}
    used = {name for name in files if not name.startswith(pack.DIST_INFO)}
    assert names - {"pygame.modules"} | packed == used
