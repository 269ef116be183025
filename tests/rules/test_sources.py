"""Every line of the leaflets is accounted for, in a test and in how to play."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from game.rules.registry import make
from game.view.registry import VIEWS
from tests.view.howto.kinds import every_kind

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SOURCES = (HERE / "SOURCES.md").read_text(encoding="utf-8")
LEAFLETS = re.findall(
    r"^\| \[[^]]+\]\(([^)]+)\) \| (\d+) \| \[[^]]+\]\(([^)]+)\) \|$", SOURCES, re.MULTILINE
)
ROW = re.compile(r"^\| ([0-9, -]+) \| ([^|]+) \| ([^|]+) \| (\S+) \| (\S+\.py)::(\w+) \|$")


def numbers(text):
    """Return the line numbers that, for example, "3, 7-9" stands for."""
    found = []
    for part in text.split(","):
        first, _, last = part.strip().partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def rows(table):
    """Return the rows of a table: lines of the leaflet, file and name of the test, the page."""
    text = (HERE / table).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line.startswith("|")][2:]
    found = [ROW.match(line) for line in lines]
    assert None not in found, lines[found.index(None)]
    return [(numbers(row[1]), row[5], row[6], row[4]) for row in found]


def without_rule(table):
    """Return the lines of the leaflet that the table says state no rule."""
    text = (HERE / table).read_text(encoding="utf-8")
    assert text.splitlines()[-1].startswith("No rule: ")
    return numbers(text.splitlines()[-1].removeprefix("No rule: ").rstrip("."))


@cache
def named_in(path):
    """Return the names of the test functions of a file."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def test_the_five_leaflets_have_their_tables():
    tables = {f"sources/{path.name}" for path in (HERE / "sources").glob("*.md")}
    assert tables == {table for table, _, _ in LEAFLETS}
    assert len(tables) == 5


@pytest.mark.parametrize("table", [table for table, _, _ in LEAFLETS])
def test_every_test_named_exists(table):
    missing = [(path, name) for _, path, name, _ in rows(table) if name not in named_in(path)]
    assert not missing


@pytest.mark.parametrize(("table", "last"), [(table, int(last)) for table, last, _ in LEAFLETS])
def test_every_line_of_the_leaflet_states_a_tested_rule_or_none(table, last):
    tested = {number for lines, *_ in rows(table) for number in lines}
    free = without_rule(table)
    assert len(free) == len(set(free))
    assert not tested & set(free)
    assert tested | set(free) == set(range(1, last + 1))


@pytest.mark.parametrize("table", [table for table, _, _ in LEAFLETS])
def test_every_rule_of_the_leaflet_is_told_on_a_page_of_how_to_play(table):
    untold = [page for *_, page in rows(table) if page not in told_of(page.partition(".")[0])]
    assert not untold


@cache
def told_of(game):
    """Return the texts of how to play a game, under all its options."""
    return {
        page.text.removeprefix("howto.")
        for options in every_kind(game)
        for page in VIEWS[game].rules(make(game, options).options)
    }


@pytest.mark.parametrize("rulings", sorted({rulings for _, _, rulings in LEAFLETS}))
def test_the_rulings_exist(rulings):
    assert (HERE / rulings).resolve().is_file()
