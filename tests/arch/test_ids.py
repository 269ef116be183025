"""What a button stands for is its value: no scene reads an id back."""

import ast

import pytest

from tests.places import ROOT

READERS = {"partition", "rpartition", "split", "rsplit", "startswith", "endswith", "removeprefix"}
"""Methods of a text that take it apart."""

IDS = {"id", "focus"}
"""Attributes that hold the id of an item."""


def reads_an_id(node):
    """Whether a call takes an id apart."""
    called = node.func if isinstance(node, ast.Call) else None
    if not isinstance(called, ast.Attribute) or called.attr not in READERS:
        return False
    return any(isinstance(part, ast.Attribute) and part.attr in IDS for part in ast.walk(called))


def lines_that_read(source):
    """The lines of a module in which an id is taken apart."""
    return [node.lineno for node in ast.walk(ast.parse(source)) if reads_an_id(node)]


@pytest.mark.parametrize(
    "source",
    [
        'name, _, number = item.id.partition(":")',
        'seat = (self.focus or "").split("-")',
        'item.id.startswith("open:")',
    ],
)
def test_reading_an_id_is_seen(source):
    assert lines_that_read(source) == [1]


def test_no_scene_reads_an_id_back():
    modules = {path: path.read_text("utf-8") for path in (ROOT / "game" / "scenes").rglob("*.py")}
    readers = {
        str(path.relative_to(ROOT)): lines_that_read(source) for path, source in modules.items()
    }
    assert modules
    assert not {name: lines for name, lines in readers.items() if lines}
