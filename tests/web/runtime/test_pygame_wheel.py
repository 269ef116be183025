"""The parts of the wheel's build that can be tested without building."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame_wheel import chroot, inputs, pack, papers, patches, pyconfig, units, wasm
from pygame_wheel.pins import FROM_DEBIAN, Source

from tests.places import ROOT

EDIT = patches.Edit("a.c", "old", "new", 2)


def test_an_edit_replaces_every_place() -> None:
    assert EDIT.applied("old, old") == "new, new"


@pytest.mark.parametrize("text", ["", "old", "old old old", "new new"])
def test_an_edit_refuses_a_text_that_it_was_not_made_for(text: str) -> None:
    with pytest.raises(ValueError, match="expected 2"):
        EDIT.applied(text)


def test_edits_change_files(tmp_path: Path) -> None:
    (tmp_path / "a.c").write_bytes(b"old\r\nold\r\n")
    patches.apply([EDIT], tmp_path)
    assert (tmp_path / "a.c").read_bytes() == b"new\r\nnew\r\n"


def test_the_window_surface_keeps_what_stands_around_it() -> None:
    text = """/* head */
int Emscripten_CreateWindowFramebuffer() { SDL_PIXELFORMAT_BGR888; }
int Emscripten_UpdateWindowFramebuffer() { slow(); }
    if (emscripten_has_asyncify()) {}
/* tail */
"""
    result = patches.window_surface(text)
    assert result.startswith("/* head */") and result.endswith("/* tail */\n")
    assert "SDL_PIXELFORMAT_RGB888" in result and "slow()" not in result
    assert result.count("SDL_ConvertToCanvas(") == 3
    assert result.index("static void SDL_ConvertToCanvas") < result.index("int Emscripten_Update")


def test_pyconfig_takes_names_from_one_place_and_values_from_the_other() -> None:
    template = "#define HAVE_A 1\n/* #undef HAVE_B */\n  # define HAVE_A 2\n#define Py_PYCONFIG_H\n"
    text = pyconfig.pyconfig(template, {"HAVE_A": 0, "HAVE_B": 7, "OTHER": 1})
    expected = ["#ifndef Py_PYCONFIG_H", "#define Py_PYCONFIG_H"]
    expected += ["/* #undef HAVE_A */", "#define HAVE_B 7", "#endif"]
    assert text.splitlines() == expected


def section(number: int, content: bytes) -> bytes:
    return bytes([number, len(content)]) + content


def name(text: str) -> bytes:
    return bytes([len(text)]) + text.encode()


#: A module that imports env.f (i32) -> i32, and exports it as g.
TINY = (
    b"\0asm\1\0\0\0"
    + section(1, b"\x01\x60\x01\x7f\x01\x7f")
    + section(2, b"\x01" + name("env") + name("f") + b"\x00\x00")
    + section(7, b"\x01" + name("g") + b"\x00\x00")
)
SIGNATURE = (b"\x7f", b"\x7f")


def test_wasm_imports_and_exports_are_read() -> None:
    module = wasm.parse(TINY)
    assert module.imports == {"f": SIGNATURE}
    assert module.exports == {"g": SIGNATURE}


def test_long_numbers_are_read() -> None:
    assert wasm.Reader(b"\xe5\x8e\x26").number() == 624485


@pytest.mark.parametrize(
    ("exports", "javascript", "expected"),
    [
        ({"f": SIGNATURE}, set(), []),
        ({}, {"f"}, []),
        ({"f": (b"", b"")}, set(), ["f: another signature"]),
        ({}, set(), ["f: not there"]),
    ],
)
def test_unmet_wants_are_told(
    exports: dict[str, wasm.Signature | None], javascript: set[str], expected: list[str]
) -> None:
    assert wasm.unmet(wasm.parse(TINY), wasm.Module(exports=exports), javascript) == expected


def test_functions_offered_by_javascript_are_found() -> None:
    source = 'x=1;var wasmImports={a:b,"c":d,e};y()'
    assert wasm.javascript_functions(source) == {"a", "c", "e"}


def test_units_have_names_of_their_own() -> None:
    assert units.Unit("/build/src/a/b.c", ()).object_name == "a__b.c.o"


def test_versions_become_macros() -> None:
    macros = units.version_macros("2.5.7")
    assert "-DPG_PATCH_VERSION=7" in macros and '-DPG_VERSION_TAG=""' in macros


def test_a_source_that_is_not_the_pinned_one_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.tar"
    source = Source("a", "a.tar", "0" * 64)
    with pytest.raises(chroot.BuildError, match="could not be fetched"):
        inputs.checked(path, source)
    path.write_bytes(b"")
    with pytest.raises(chroot.BuildError, match="not the file that was pinned"):
        inputs.checked(path, source)


def test_every_source_is_pinned_by_hash() -> None:
    assert all(len(source.sha256) == 64 for source in FROM_DEBIAN)


def test_the_wheel_skips_other_systems() -> None:
    assert pack.is_packed(Path("sprite.py"))
    assert not pack.is_packed(Path("macosx.py"))
    assert not pack.is_packed(Path("__pyinstaller/hook.py"))


def test_the_wheel_skips_what_the_game_does_not_use() -> None:
    assert not [name for name in pack.UNUSED if pack.is_packed(Path(name))]
    assert pack.is_packed(Path("font.py"))


def test_parts_of_pygame_that_are_left_out_are_used_by_no_module_of_the_game() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "game").rglob("*.py")]
    for part in (*patches.UNUSED_PARTS, *(name.removesuffix(".py") for name in pack.UNUSED)):
        assert not [text for text in sources if f"pygame.{part}" in text], part


def test_licences_lose_the_marks_of_comments() -> None:
    assert papers.excerpt("a /* b */ c", "b", "*/") == "b "
    assert papers.tidy(" * one\n *  two\n/* | three    | */\n") == "one\n two\nthree\n"


def test_changed_versions_are_told() -> None:
    assert papers.changed({"a": 1, "b": 2}, {"a": 1, "b": 3}) == ["b: 2 before, 3 now"]


def no_command(_name: str) -> None:
    return None


def test_another_user_than_root_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "exists", lambda _self: True)
    monkeypatch.setattr(chroot.os, "geteuid", lambda: 1000)
    assert "needs root" in (chroot.why_not_here() or "")


def test_another_system_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "exists", lambda _self: False)
    assert "Debian only" in (chroot.why_not_here() or "")


def test_missing_commands_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "exists", lambda _self: True)
    monkeypatch.setattr(chroot.os, "geteuid", lambda: 0)
    monkeypatch.setattr(chroot.shutil, "which", no_command)
    assert "apt-get install debootstrap" in (chroot.why_not_here() or "")
