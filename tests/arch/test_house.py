"""A stranger finds his way: rooms are small, modules short, nothing runs in a circle."""

import ast
from collections import Counter
from functools import cache
from graphlib import CycleError, TopologicalSorter

from tests.places import ROOT

MOST_FILES = 24
"""In one folder."""

MOST_LINES = 400
"""In one module."""

DATA = {"game/ai/kalah/book.py"}
"""Modules of data, which may be longer."""

MOST_DEEP = 3
"""So many classes of ours stand above one another."""


@cache
def sources():
    """The text of every module, by its name."""
    paths = [*(ROOT / "game").rglob("*.py"), *(ROOT / "tools").rglob("*.py"), ROOT / "main.py"]
    return {
        ".".join(path.relative_to(ROOT).with_suffix("").parts): path.read_text("utf-8")
        for path in paths
    }


def names_imported(name):
    """Every module of ours that a module imports, by whichever form of the statement."""
    for node in ast.walk(ast.parse(sources()[name])):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            inner = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (each if each in sources() else node.module for each in inner)


def test_no_folder_of_the_game_has_too_many_files():
    folders = Counter(path.parent for path in (ROOT / "game").rglob("*.py"))
    assert {str(folder): count for folder, count in folders.items() if count > MOST_FILES} == {}


def test_no_module_is_too_long():
    lengths = {name.replace(".", "/") + ".py": text.count("\n") for name, text in sources().items()}
    assert {path for path, length in lengths.items() if length > MOST_LINES} == DATA


def test_no_import_runs_in_a_circle():
    graph = {name: {*names_imported(name)} & sources().keys() for name in sources()}
    try:
        order = list(TopologicalSorter(graph).static_order())
    except CycleError as error:
        raise AssertionError(f"a circle of imports: {error.args[1]}") from None
    assert len(order) == len(sources())


@cache
def bases():
    """The bases of every class of ours, each as (module, name); only those that are ours."""
    classes = {}
    for module, text in sources().items():
        tree = ast.parse(text)
        origins = {
            alias.asname or alias.name: (node.module, alias.name)
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                names = [ast.unparse(base).partition("[")[0] for base in node.bases]
                ours = [origins.get(name, (module, name)) for name in names]
                classes[module, node.name] = ours
    return {name: [base for base in above if base in classes] for name, above in classes.items()}


def depth(name):
    """How many classes of ours stand above one another, the lowest of which is `name`."""
    return 1 + max(map(depth, bases()[name]), default=0)


def test_no_class_has_a_long_ladder_above_it():
    deep = {".".join(name): depth(name) for name in bases() if depth(name) > MOST_DEEP}
    assert deep == {}
    assert max(map(depth, bases())) == MOST_DEEP
