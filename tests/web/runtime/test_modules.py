"""The list of modules in the page: how it is made, and that it is enough."""

from __future__ import annotations

import ast
from pathlib import Path

import modules
import pytest

from tests.places import ROOT


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("import a.b, c", {"a.b", "c"}),
        ("from a import b", {"a", "a.b"}),
        ("from . import b", {"p.q", "p.q.b"}),
        ("from ..r import b", {"p.r", "p.r.b"}),
        ("def f():\n    import a", {"a"}),
        ("try:\n    import a\nexcept ImportError:\n    import b", {"a", "b"}),
        ("if TYPE_CHECKING:\n    import a\nelse:\n    import b", {"b"}),
        ("if sys.platform != 'emscripten':\n    import a", set()),
        ("if __name__ == '__main__':\n    import a", set()),
    ],
)
def test_imports_are_found(source: str, expected: set[str]) -> None:
    assert set(modules.named_imports(source, "p.q")) == expected


#: Names enough for all that Python, Pyodide and code in C import, and one more.
ALL_BUT_BUILT_IN = {*modules.START, *modules.FROM_C, "sown_board"}

STDLIB = modules.Sources(
    [
        ("a/__init__.py", b"from .b import f"),
        ("a/b.py", b"def f():\n    import c, unittest"),
        ("c.py", b"import sys"),
        ("d.py", b""),
        ("unittest/__init__.py", b"import d"),
    ]
)


def test_the_closure_follows_imports_but_not_what_is_left_out() -> None:
    assert modules.closure(["a.b"], STDLIB) == {"a", "a.b", "c"}


def program_of(source: str) -> modules.Sources:
    return modules.Sources([("game/__init__.py", source.encode()), ("game/x.py", b"")])


def problems(source: str, names: set[str], unused: tuple[str, ...] = ()) -> list[str]:
    return modules.problems(program_of(source), STDLIB, names, unused)


def test_a_program_that_finds_all_it_imports_has_no_problems() -> None:
    source = "import a, sys, js, game.x\nfrom a.b import f"
    assert problems(source, {"a", "a.b", "c"}) == []


def test_a_module_that_is_not_kept_is_named() -> None:
    assert problems("import a", {"a", "a.b"}) == ["game: a needs c, which is not in stdlib.txt"]


def test_a_module_that_is_left_out_is_named_with_the_reason() -> None:
    expected = ["game: unittest is left out of the page (a tool for developers)"]
    assert problems("import unittest", set()) == expected


def test_an_unknown_module_is_named() -> None:
    assert problems("import numpy", set()) == ["game: numpy is not in Python's standard library"]


def test_a_module_that_is_taken_out_of_the_interpreter_is_named() -> None:
    expected = ["game: _codecs_jp is taken out of the interpreter (unused.txt)"]
    assert problems("import _codecs_jp", set(), ("_codecs_jp",)) == expected


def test_the_list_grows_with_what_the_program_imports() -> None:
    everything = modules.Sources((f"{name.replace('.', '/')}.py", b"") for name in ALL_BUT_BUILT_IN)
    none, one = program_of(""), program_of("def f():\n    import sown_board")
    before = modules.stdlib_text(none, everything).splitlines()
    after = modules.stdlib_text(one, everything).splitlines()
    assert set(after) - set(before) == {"sown_board"}


@pytest.mark.parametrize(
    ("module", "never"),
    [
        ("game.console.table", True),
        ("game.host.native", True),
        ("game.host.web", False),
        ("game.host", False),
    ],
)
def test_what_only_the_window_and_the_console_run_is_not_in_the_page(
    module: str, never: bool
) -> None:
    assert modules.never_in_page(module) is never


def test_what_is_never_in_the_page_is_imported_by_nothing_in_it_but_late() -> None:
    for path in sorted((ROOT / "game").rglob("*.py")):
        module = modules.module_of(path.relative_to(ROOT).as_posix())
        if not modules.never_in_page(module):
            home = module if path.name == "__init__.py" else module.rpartition(".")[0]
            at_top = "\n".join(
                ast.unparse(node)
                for node in ast.parse(path.read_text(encoding="utf-8")).body
                if isinstance(node, ast.Import | ast.ImportFrom)
            )
            imported = modules.named_imports(at_top, home)
            assert not [name for name in imported if modules.never_in_page(name)], module


def test_the_list_is_up_to_date_and_enough_for_the_game_and_pygame(node, wheel: Path) -> None:
    done = node("modules.mjs", "--check", ROOT, "--wheel", wheel)
    assert done.returncode == 0, done.stderr


def test_every_module_in_the_trimmed_pack_can_be_imported(
    node, packs: Path, slim_pyodide: Path
) -> None:
    """In the interpreter that the page has, without what is taken out of it."""
    done = node("modules.mjs", "--try", packs / "stdlib.zip", pyodide=slim_pyodide)
    assert done.returncode == 0, done.stderr
    assert "modules imported" in done.stdout
