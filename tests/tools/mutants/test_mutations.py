"""Mutants are the module with one mistake, and every mistake can be told apart."""

import ast
import importlib.util
import sys
from pathlib import Path

import pytest

from tools.mutants import command as mutants
from tools.mutants import places as mutant_places
from tools.mutants.mutations import mutants_of
from tools.mutants.reach import Reach, Watch

SOURCE = '''
"""A text stays."""

Row = Literal["a", "b"]

def most(counts: list[int], limit: int = 3) -> int:
    """So does this."""
    total = 0
    for count in counts:
        if count < limit and not total:
            total += count
    return total
'''


def changed(source):
    """Return the code of every mutant of `source`."""
    return [mutant.text() for mutant in mutants_of("m", source)]


def test_each_mutant_has_one_mistake_of_its_own():
    codes = changed(SOURCE)
    plain = ast.unparse(ast.parse(SOURCE))
    assert plain not in codes
    assert len(set(codes)) == len(codes)
    for code in codes:
        differing = [
            (old, new)
            for old, new in zip(plain.splitlines(), code.splitlines(), strict=True)
            if old != new
        ]
        assert len(differing) == 1


def test_the_mistakes_are_those_people_make():
    names = [mutant.name for mutant in mutants_of("m", SOURCE)]
    for mistake in (
        "most: count < limit -> count <= limit",
        "most: count < limit and (not total) -> count < limit or not total",
        "most: not total -> total",
        "most: total += count -> total -= count",
        "most: total += count -> pass",
    ):
        assert mistake in names
    assert any(name.startswith("most: 3 -> 4") for name in names)


def test_texts_and_types_are_left_alone():
    assert not changed("zip(a, b, strict=True)")[1:]
    assert not changed('"""Text."""\nRow = Literal["a"]\nx: list["int"]\n')


@pytest.mark.parametrize(("module", "path"), mutants.modules().items())
def test_every_module_of_the_rules_can_be_tried(module, path):
    source = path.read_text(encoding="utf-8")
    mutants_of_it = mutants_of(module, source)
    for mutant in mutants_of_it[:: max(1, len(mutants_of_it) // 10)]:
        mutant.code(str(path))
    if module not in mutants.LEFT_OUT:
        tests = mutants.tests_of(module)
        assert tests
        assert all(Path(test).is_file() for test in tests)


def test_a_justified_mutant_still_exists():
    exceptions = mutants.justified()
    assert exceptions
    for module in {module for module, _ in exceptions}:
        source = mutants.modules()[module].read_text(encoding="utf-8")
        names = {mutant.name for mutant in mutants_of(module, source)}
        assert {name for each, name in exceptions if each == module} <= names


def test_a_mistake_is_gone_when_the_next_is_made():
    mutants_of_it = mutants_of("m", SOURCE)
    texts = [mutant.text() for mutant in mutants_of_it]
    assert texts[::-1] == [mutant.text() for mutant in reversed(mutants_of_it)]


@pytest.fixture
def a_module(tmp_path, monkeypatch):
    """A loaded module of "rules", as the runs of the tests know it."""

    def load(source):
        path = tmp_path / "sums.py"
        path.write_text(source, encoding="utf-8")
        spec = importlib.util.spec_from_file_location("game.rules.sums", path)
        module = importlib.util.module_from_spec(spec)
        monkeypatch.setitem(sys.modules, "game.rules.sums", module)
        spec.loader.exec_module(module)
        return module

    return load


SUMS = """
from functools import lru_cache
LEAST = 1
def plain(n):
    return n + 1
@lru_cache
def cached(n):
    return n + 2
class Sums:
    def method(self, n):
        return n + 3
    @property
    def four(self):
        return 2 + 2
"""


def mistaken(old):
    """Return the mutant of `SUMS` in which the plus of `old` is a minus."""
    mutants_of_it = mutants_of("sums", SUMS)
    name = f"{old} -> {old.replace('+', '-')}"
    return next(each for each in mutants_of_it if each.name.endswith(f": {name}"))


def test_a_mistake_in_a_function_can_be_put_into_a_loaded_module(a_module):
    module = a_module(SUMS)
    assert (module.plain(5), module.cached(5), module.Sums().method(5), module.Sums().four) == (
        6,
        7,
        8,
        4,
    )
    for old in ("n + 1", "n + 2", "n + 3", "2 + 2"):
        assert mutant_places.install(mistaken(old))
        results = module.plain(5), module.cached(5), module.Sums().method(5), module.Sums().four
        assert (
            results
            == {
                "n + 1": (4, 7, 8, 4),
                "n + 2": (6, 3, 8, 4),
                "n + 3": (6, 7, 2, 4),
                "2 + 2": (6, 7, 8, 0),
            }[old]
        )


def test_a_mistake_outside_of_functions_needs_the_module_loaded_anew(a_module):
    a_module(SUMS)
    outside = next(
        each for each in mutants_of("sums", SUMS) if each.name.startswith("module: 1 -> 2")
    )
    assert not mutant_places.install(outside)


def test_a_mistake_concerns_the_tests_that_run_its_statement(tmp_path):
    path = tmp_path / "m.py"
    path.write_text(SOURCE, encoding="utf-8")
    space = {"Literal": list}
    exec(compile(SOURCE, str(path), "exec"), space)
    watch = Watch({"m": path}, lambda: None)
    for test, counts in (("none", []), ("few", [1]), ("many", [9])):
        watch.pytest_runtest_logstart(test)
        space["most"](counts)
        watch.pytest_runtest_logfinish(test)
    concerned = {mutant.name: watch.reach.tests_for(mutant) for mutant in mutants_of("m", SOURCE)}
    assert concerned["most: count < limit -> count <= limit"] == {"few", "many"}
    assert concerned["most: total += count -> pass"] == {"few"}


def test_a_run_may_take_longer_than_its_tests_took_without_a_mistake():
    reach = Reach(seconds={"short": 0.5, "long": 20.0})
    assert reach.seconds_for(["short", "long"]) > 40
    assert reach.seconds_for(["short"]) < 10
    assert reach.seconds_for_one("long") > 40


def test_what_runs_while_the_tests_are_read_is_no_test_of_its_own(tmp_path):
    path = tmp_path / "m.py"
    path.write_text(SOURCE, encoding="utf-8")
    watch = Watch({"m": path}, lambda: None)
    watch.pytest_collection()
    exec(compile(SOURCE + "\nmost([])", str(path), "exec"), {"Literal": list})
    watch.pytest_collection_finish()
    on_loading = {
        mutant.name: watch.reach.is_run_on_loading(mutant) for mutant in mutants_of("m", SOURCE)
    }
    assert on_loading["most: 0 -> 1, at 12 of total = 0"]
    assert not on_loading["most: total += count -> pass"]
    assert not watch.reach.lines
