"""The list of modules in the page: how it is made, and that it is enough."""

from __future__ import annotations

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


def problems(source: str, names: set[str]) -> list[str]:
    program = modules.Sources([("game/__init__.py", source.encode()), ("game/x.py", b"")])
    return modules.problems(program, STDLIB, names)


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


def test_the_list_is_up_to_date_and_enough_for_the_game_and_pygame(node, wheel: Path) -> None:
    done = node("modules.mjs", "--verify", "--check", ROOT, "--wheel", wheel)
    assert done.returncode == 0, done.stderr


def test_every_module_in_the_trimmed_pack_can_be_imported(node, packs: Path) -> None:
    done = node("modules.mjs", "--try", packs / "stdlib.zip")
    assert done.returncode == 0, done.stderr
    assert "modules imported" in done.stdout
