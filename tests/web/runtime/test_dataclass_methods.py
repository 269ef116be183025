"""Methods of data classes that are compiled at the build: the same classes, made sooner."""

from __future__ import annotations

import collections
import dataclasses
import marshal
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import cast

import dataclass_methods
import pytest

SOURCE = """
from dataclasses import dataclass
from typing import NamedTuple

class Step(NamedTuple):
    row: int
    seeds: int = 1

@dataclass(frozen=True, slots=True)
class Pit:
    row: int
    seeds: int = 4
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a package whose module `sown_board.pit` has a data class."""
    name = "sown_board"
    (tmp_path / name).mkdir()
    (tmp_path / name / "__init__.py").write_text("")
    (tmp_path / name / "pit.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield name
    vars(dataclasses).pop("exec", None)
    vars(collections).pop("eval", None)
    for module in [module for module in sys.modules if module.startswith(name)]:
        del sys.modules[module]


def make(name: str) -> type:
    space: dict[str, type] = {}
    exec(SOURCE, space)
    return space[name]


def make_pit() -> type:
    return make("Pit")


def test_a_class_takes_its_methods_from_what_was_recorded(package: str, tmp_path: Path) -> None:
    methods = dataclass_methods.recorded(package)
    assert "exec" not in vars(dataclasses)
    assert "eval" not in vars(collections)
    other_methods = {text: marshal.dumps(compiled_otherwise(text)) for text in methods}
    (tmp_path / "methods.bin").write_bytes(marshal.dumps(other_methods))
    assert repr(make_pit()(3)).endswith("Pit(row=3, seeds=4)")
    dataclass_methods.use(str(tmp_path / "methods.bin"))
    assert repr(make_pit()(3)).endswith("Pit(row=3, SEEDS=4)")
    assert make("Step")(3, 2) == (2, 3)


def compiled_otherwise(text: str) -> CodeType:
    """The code of a method, with something else in it."""
    text = text.replace("seeds={", "SEEDS={").replace("(row, seeds,)", "(seeds, row)")
    mode = "eval" if text.startswith("lambda") else "exec"
    return cast(CodeType, compile(text.replace("(row, seeds))", "(seeds, row))"), "<string>", mode))


def test_a_class_is_the_same_with_them(package: str, tmp_path: Path) -> None:
    methods = dataclass_methods.recorded(package)
    (tmp_path / "methods.bin").write_bytes(marshal.dumps(methods))
    dataclass_methods.use(str(tmp_path / "methods.bin"))
    pit = make_pit()
    assert (pit(1), pit(1, 5), hash(pit(1))) == (pit(1, 4), pit(1, seeds=5), hash((1, 4)))
    assert not hasattr(pit(1), "__dict__")
    with pytest.raises(dataclasses.FrozenInstanceError):
        pit(1).row = 2
    step = make("Step")
    assert (step(3), step(seeds=2, row=1)) == ((3, 1), (1, 2))


@pytest.mark.usefixtures("package")
def test_a_class_that_was_not_recorded_is_made_as_ever(tmp_path: Path) -> None:
    (tmp_path / "methods.bin").write_bytes(marshal.dumps({}))
    dataclass_methods.use(str(tmp_path / "methods.bin"))
    assert repr(make_pit()(2)).endswith("Pit(row=2, seeds=4)")
    assert make("Step")(2) == (2, 1)


def test_the_game_s_pack_brings_them_each_time_with_the_same_bytes(
    node, wheel: Path, tmp_path: Path
) -> None:
    (tmp_path / "program/game").mkdir(parents=True)
    (tmp_path / "program/game/__init__.py").write_text("import pygame\n" + SOURCE)
    out = [tmp_path / "first.zip", tmp_path / "second.zip"]
    for place in out:
        done = node("precompile.mjs", "--pygame", wheel, "--game", tmp_path / "program", place)
        assert done.returncode == 0, done.stderr
    assert out[0].read_bytes() == out[1].read_bytes()
    with zipfile.ZipFile(out[0]) as archive:
        assert "dataclass_methods.pyc" in archive.namelist()
        methods = marshal.loads(archive.read("dataclass_methods.bin"))
    assert [text for text in methods if "__dataclass_type_seeds__" in text]
    assert [text for text in methods if text.startswith("lambda _cls, row, seeds")]
